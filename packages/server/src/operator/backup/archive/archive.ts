import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { seal, unseal } from './seal.ts'
import { type Part, readTar, writeTar } from './tar.ts'

/** Parts as the bytes of an archive: tar, gzip and, with a passphrase, sealed. */
export function packed(
  parts: AsyncIterable<Part>,
  { passphrase, writtenAt, cost }: { passphrase: string | null; writtenAt: number; cost?: number },
): AsyncIterable<Buffer> {
  const zipped = through(writeTar(parts, writtenAt), createGzip())
  return passphrase === null ? zipped : seal(zipped, passphrase, cost)
}

/** The parts of an archive, in their order. @throws {BackupError} */
export function unpacked(bytes: AsyncIterable<Buffer>, passphrase: string | null): AsyncIterable<Part> {
  return readTar(through(unseal(bytes, passphrase), createGunzip()))
}

/** A failure of what comes in is one of what goes out. */
function through(bytes: AsyncIterable<Buffer>, zip: ReturnType<typeof createGzip>): AsyncIterable<Buffer> {
  pipeline(Readable.from(bytes), zip, () => {})
  return zip
}
