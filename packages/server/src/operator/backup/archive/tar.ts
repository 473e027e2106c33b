import { Header } from 'tar'
import { BackupError } from '../backup-error.ts'
import { readPartName } from './part-names.ts'

/** One file of the archive. */
export interface Part {
  name: string
  bytes: Uint8Array
}

const BLOCK = 512
/** More than any part has: 4 MB of rows, a prescription of 10 MB. What says more is damaged. */
const PART_MAX = 256 * 1_048_576

/** Writes parts as a tar file, which any `tar` reads. */
export async function* writeTar(parts: AsyncIterable<Part>, writtenAt: number): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of parts) {
    const header = new Header({
      path: name,
      mode: 0o600,
      uid: 0,
      gid: 0,
      size: bytes.byteLength,
      mtime: new Date(writtenAt),
      type: 'File',
    })
    const block = Buffer.alloc(BLOCK)
    header.encode(block)
    yield block
    if (bytes.byteLength > 0) yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    yield Buffer.alloc(paddingOf(bytes.byteLength))
  }
  yield Buffer.alloc(2 * BLOCK)
}

/**
 * Reads the parts of a tar file one after the other.
 *
 * @throws {BackupError} for what is damaged, with the part that was being read, and for a part that no backup has
 */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const reader = new Reader(bytes)
  let last = 'the beginning'
  try {
    for (;;) {
      const block = await reader.take(BLOCK)
      const header = new Header(block)
      if (header.nullBlock) return
      if (!header.cksumValid) throw new BackupError(`The archive is damaged after ${last}.`)
      const { path = '', size = 0 } = header
      if (header.type !== 'File' || readPartName(path) === null || size > PART_MAX)
        throw new BackupError(
          `The archive holds ${quoted(path)}, which no backup has: nothing of it was used.`,
        )
      last = path
      const content = await reader.take(size)
      await reader.take(paddingOf(size))
      yield { name: path, bytes: content }
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`The archive is damaged in or after ${last}: ${reasonOf(error)}`)
  } finally {
    await reader.end()
  }
}

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK

const quoted = (path: string): string => JSON.stringify(path.slice(0, 100))

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

class Reader {
  readonly #source: AsyncIterator<Buffer>
  #kept: Buffer[] = []
  #size = 0

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#source = bytes[Symbol.asyncIterator]()
  }

  async take(size: number): Promise<Buffer> {
    while (this.#size < size) {
      const next = await this.#source.next()
      if (next.done) throw new Error('it ends too early.')
      this.#kept.push(next.value)
      this.#size += next.value.byteLength
    }
    const [only = Buffer.alloc(0), ...more] = this.#kept
    const all = more.length === 0 ? only : Buffer.concat(this.#kept)
    this.#kept = [all.subarray(size)]
    this.#size = all.byteLength - size
    return all.subarray(0, size)
  }

  async end(): Promise<void> {
    await this.#source.return?.()
  }
}
