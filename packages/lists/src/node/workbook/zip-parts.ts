import type { Readable } from 'node:stream'
import { type Entry, open, type ZipFile } from 'yauzl'
import { ImportError } from '../../said/import-error.ts'

/** A workbook has some twenty parts; a zip file that has a million is made to do harm. */
const MOST_PARTS = 10_000

/** The parts of a zip file by their names, in any case. A part is read as it is asked for, and never beyond a size. */
export class ZipParts {
  readonly #zip: ZipFile
  readonly #parts: ReadonlyMap<string, Entry>

  private constructor(zip: ZipFile, parts: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#parts = parts
  }

  /** @throws {ImportError} where the file is cut off or otherwise no zip file */
  static async open(path: string): Promise<ZipParts> {
    try {
      const zip = await opened(path)
      return new ZipParts(zip, await partsOf(zip))
    } catch {
      throw new ImportError(
        'This is a workbook or zip file that is damaged or cut off: get it anew, or save it as CSV.',
      )
    }
  }

  has(name: string): boolean {
    return this.#parts.has(name.toLowerCase())
  }

  /**
   * @param most - Bytes that it may have when unpacked.
   * @returns null where there is no such part
   * @throws {ImportError} where it has more
   */
  async read(name: string, most: number): Promise<Readable | null> {
    const entry = this.#parts.get(name.toLowerCase())
    if (!entry) return null
    // What is unpacked is held to the size that is said here.
    if (entry.uncompressedSize > most) {
      throw new ImportError(
        `This workbook is too large to be read: ${name} unpacks to ${megabytes(entry.uncompressedSize)} MB. Save it as CSV.`,
      )
    }
    return new Promise((resolve, reject) => {
      this.#zip.openReadStream(entry, (error, stream) => (stream ? resolve(stream) : reject(error)))
    })
  }

  close(): void {
    this.#zip.close()
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000).toLocaleString('en-IN')

function opened(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => (zip ? resolve(zip) : reject(error)))
  })
}

function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>()
  return new Promise<Map<string, Entry>>((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(parts))
    zip.on('entry', (entry: Entry) => {
      if (parts.size >= MOST_PARTS) return reject(new Error('too many parts'))
      const name = entry.fileName.toLowerCase()
      if (!parts.has(name)) parts.set(name, entry)
      zip.readEntry()
    })
    zip.readEntry()
  }).catch((error) => {
    zip.close()
    throw error
  })
}
