import { unpacked } from './archive/archive.ts'
import { type BackupHeader, type BackupManifest, checked, readHeader } from './archive/manifest.ts'
import { HEADER_PART } from './archive/part-names.ts'
import type { Part } from './archive/tar.ts'
import type { BackupPlace } from './places/backup-place.ts'

export interface BackupToRead {
  place: BackupPlace
  name: string
  passphrase: string | null
}

/**
 * Reads a backup from its first byte to its last and compares every part with what was written.
 *
 * @throws {BackupError} that says what is wrong, by the name of the part
 */
export async function verifyBackup(backup: BackupToRead): Promise<BackupManifest> {
  const { parts, manifest } = checked(partsOf(backup))
  for await (const _part of parts);
  return manifest()
}

/** @returns what the backup says of itself at its beginning, and the parts behind it. */
export async function openBackup(
  backup: BackupToRead,
): Promise<{ header: BackupHeader; parts: AsyncIterable<Part> }> {
  const parts = checked(partsOf(backup)).parts[Symbol.asyncIterator]()
  const first = await parts.next()
  if (first.done || first.value.name !== HEADER_PART) throw new Error('The backup was not verified.')
  return { header: readHeader(first.value), parts: { [Symbol.asyncIterator]: () => parts } }
}

function partsOf({ place, name, passphrase }: BackupToRead): AsyncIterable<Part> {
  return unpacked(place.read(name), passphrase)
}
