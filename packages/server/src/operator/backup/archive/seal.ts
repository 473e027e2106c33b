import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { BackupError } from '../backup-error.ts'

/**
 * A sealed archive: a header, then chunks of AES-256-GCM. Each has its number and whether it is the last in its nonce, and the header
 * in what is authenticated, so that none can be changed, exchanged, left out or cut off without being noticed.
 */
const MAGIC = Buffer.from('DWKSEAL1')
const SALT = 16
const CHECK = 16
const HEADER = MAGIC.length + 1 + SALT + CHECK
const CHUNK = 65_536
const TAG = 16
/** The power of two of scrypt's N: 128 MB and a third of a second for each passphrase that somebody tries. */
const COST = 17
/** What an archive may ask of who reads it: 1 GB. */
const COST_MAX = 20

interface Keys {
  key: Buffer
  /** Stands in the header: tells a wrong passphrase from a damaged archive. */
  check: Buffer
}

function keysOf(passphrase: string, salt: Buffer, cost: number): Promise<Keys> {
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) }
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32 + CHECK, options, (error, derived) => {
      if (error) reject(error)
      else resolve({ key: derived.subarray(0, 32), check: derived.subarray(32) })
    })
  })
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/**
 * Seals what passes with a passphrase. The key is of this archive alone, as its salt is.
 *
 * @param cost - The power of two of scrypt's N; less for a test.
 */
export async function* seal(
  bytes: AsyncIterable<Buffer>,
  passphrase: string,
  cost: number = COST,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT)
  const { key, check } = await keysOf(passphrase, salt, cost)
  const header = Buffer.concat([MAGIC, Buffer.from([cost]), salt, check])
  yield header
  let number = 0
  for await (const { chunk, isLast } of chunksOf(bytes, CHUNK)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * Opens what {@link seal} has sealed; passes on what is not sealed.
 *
 * @throws {BackupError} for a wrong passphrase and where there is none
 * @throws {Error} in the middle, for what was changed
 */
export async function* unseal(
  bytes: AsyncIterable<Buffer>,
  passphrase: string | null,
): AsyncGenerator<Buffer> {
  const source = bytes[Symbol.asyncIterator]()
  const start: Buffer[] = []
  while (sizeOf(start) < HEADER) {
    const next = await source.next()
    if (next.done) break
    start.push(next.value)
  }
  const read = Buffer.concat(start)
  const rest = { [Symbol.asyncIterator]: () => source }
  if (!read.subarray(0, MAGIC.length).equals(MAGIC)) {
    yield read
    yield* rest
    return
  }
  if (passphrase === null) throw new BackupError('The archive is sealed: BACKUP_PASSPHRASE must be set.')
  const header = read.subarray(0, HEADER)
  if (header.length < HEADER) throw new Error('it ends too early.')
  const [cost = 0] = header.subarray(MAGIC.length)
  if (cost < 1 || cost > COST_MAX) throw new Error('its header is damaged.')
  const salt = header.subarray(MAGIC.length + 1, -CHECK)
  const { key, check } = await keysOf(passphrase, salt, cost)
  if (!timingSafeEqual(check, header.subarray(-CHECK)))
    throw new BackupError('BACKUP_PASSPHRASE is not the passphrase that this archive was sealed with.')
  let number = 0
  for await (const { chunk, isLast } of chunksOf(following(read.subarray(HEADER), rest), CHUNK + TAG)) {
    yield opened(chunk, { key, header, nonce: nonceOf(number++, isLast) })
  }
}

function opened(
  chunk: Buffer,
  { key, header, nonce }: { key: Buffer; header: Buffer; nonce: Buffer },
): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(header)
    decipher.setAuthTag(chunk.subarray(-TAG))
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG)), decipher.final()])
  } catch {
    throw new Error('what is sealed was changed or cut off.')
  }
}

async function* following(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

/** Pieces of one size; the last, which may be smaller or empty, says that it is. */
async function* chunksOf(
  bytes: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let kept: Buffer[] = []
  let length = 0
  for await (const piece of bytes) {
    kept.push(piece)
    length += piece.byteLength
    // More than one is kept, as nobody knows yet which is the last.
    if (length <= size) continue
    const all = Buffer.concat(kept)
    let at = 0
    for (; all.byteLength - at > size; at += size) yield { chunk: all.subarray(at, at + size), isLast: false }
    kept = [all.subarray(at)]
    length = all.byteLength - at
  }
  yield { chunk: Buffer.concat(kept), isLast: true }
}

const sizeOf = (pieces: readonly Buffer[]): number => pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
