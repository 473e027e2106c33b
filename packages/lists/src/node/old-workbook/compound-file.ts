import { type FileHandle, open } from 'node:fs/promises'
import { ImportError } from '../../said/import-error.ts'

/** 65,536 rows, more than which no such workbook has, take a tenth of it. */
const MOST_BYTES = 256_000_000
/** Bytes that are read of the disk at a time. */
const PIECE = 65_536

const HEADER_BYTES = 512
const ENTRY_BYTES = 128
/** Places of the table of sectors that the header has itself. */
const IN_HEADER = 109
/** From here on a number of a sector is no sector: the end of a chain, a free one. */
const NO_SECTOR = 0xffff_fffa
const NO_ENTRY = 0xffff_ffff
const STREAM = 2
const ROOT = 5

interface Entry {
  name: string
  kind: number
  /** Brothers before and behind it, and its first child. */
  near: readonly [number, number, number]
  first: number
  bytes: number
}

/**
 * A compound file, which is a disk of streams in one file: what Excel wrote until 2003. Only its tables are kept; a stream is
 * read piece by piece. A chain of sectors that comes back to itself is found out.
 *
 * @source [MS-CFB], Compound File Binary File Format; what is in it: [MS-XLS] and, of Excel 95, OpenOffice's description of the format
 */
export class CompoundFile {
  readonly #file: FileHandle
  readonly #sectorBytes: number
  readonly #sectors: number
  #nextOf: Uint32Array = new Uint32Array()
  readonly #streams = new Map<string, Entry>()
  #root: Entry | undefined

  private constructor(file: FileHandle, sectorBytes: number, bytes: number) {
    this.#file = file
    this.#sectorBytes = sectorBytes
    this.#sectors = Math.ceil(bytes / sectorBytes) - 1
  }

  /** @throws {ImportError} where the file is cut off, damaged or too large */
  static async open(path: string): Promise<CompoundFile> {
    const file = await open(path)
    try {
      const { size } = await file.stat()
      if (size > MOST_BYTES)
        throw new ImportError(
          'This workbook is too large to be read: it has more than 256 MB. Save it as CSV.',
        )
      const header = await readAt(file, 0, HEADER_BYTES)
      const shift = header.readUInt16LE(30)
      if (shift !== 9 && shift !== 12) throw damaged()
      const found = new CompoundFile(file, 1 << shift, size)
      found.#nextOf = await found.#readTable(header)
      await found.#readEntries(header.readUInt32LE(48))
      return found
    } catch (error) {
      await file.close()
      throw error instanceof RangeError ? damaged() : error
    }
  }

  /** The names of the streams that stand in no folder, in small letters. */
  get names(): ReadonlySet<string> {
    return new Set(this.#streams.keys())
  }

  /** @returns the bytes of a stream from a place on; none of one that is not there */
  async *read(name: string, from = 0): AsyncGenerator<Buffer> {
    const entry = this.#streams.get(name)
    if (!entry || from >= entry.bytes) return
    // A short stream stands in the stream of the root, in small sectors. No workbook of a list is so short that it matters.
    const pieces = entry.bytes < SHORT ? this.#readShort(entry) : this.#readChain(entry.first)
    let at = 0
    for await (const piece of pieces) {
      const wanted = piece.subarray(Math.max(0, from - at), entry.bytes - at)
      at += piece.length
      if (wanted.length > 0) yield wanted
      if (at >= entry.bytes) return
    }
    if (at < entry.bytes) throw damaged()
  }

  async close(): Promise<void> {
    await this.#file.close()
  }

  #smallNextOf: Uint32Array = new Uint32Array()

  async *#readShort({ first, bytes }: Entry): AsyncGenerator<Buffer> {
    const root: Buffer[] = []
    for await (const piece of this.#readChain(this.#root?.first ?? NO_ENTRY)) root.push(piece)
    const small = Buffer.concat(root)
    let read = 0
    for (let at = first; read < bytes; at = this.#smallNextOf[at] ?? NO_ENTRY) {
      if (at >= NO_SECTOR) throw damaged()
      yield small.subarray(at * SMALL_BYTES, (at + 1) * SMALL_BYTES)
      read += SMALL_BYTES
    }
  }

  /** Sectors that lie behind each other are read at once. */
  async *#readChain(first: number): AsyncGenerator<Buffer> {
    const most = PIECE / this.#sectorBytes
    let left = this.#sectors
    for (let sector = first; sector < NO_SECTOR; ) {
      let count = 1
      while (count < most && this.#nextOf[sector + count - 1] === sector + count) count++
      left -= count
      if (left < 0) throw damaged()
      yield await this.#readSectors(sector, count)
      sector = this.#nextOf[sector + count - 1] ?? NO_ENTRY
    }
  }

  async #readSectors(sector: number, count: number): Promise<Buffer> {
    return readAt(this.#file, (sector + 1) * this.#sectorBytes, count * this.#sectorBytes)
  }

  /** Which sector follows which. The header names the first sectors of the table, others name the rest. */
  async #readTable(header: Buffer): Promise<Uint32Array> {
    const perSector = this.#sectorBytes / 4
    const places: number[] = []
    const most = Math.ceil(this.#sectors / perSector) + 1
    const add = (sector: number) => {
      if (sector >= NO_SECTOR) return
      if (places.length >= most) throw damaged()
      places.push(sector)
    }
    for (let at = 0; at < IN_HEADER; at++) add(header.readUInt32LE(76 + at * 4))
    let left = most
    for (let sector = header.readUInt32LE(68); sector < NO_SECTOR; ) {
      if (--left < 0) throw damaged()
      const more = await this.#readSectors(sector, 1)
      for (let at = 0; at < perSector - 1; at++) add(more.readUInt32LE(at * 4))
      sector = more.readUInt32LE((perSector - 1) * 4)
    }
    const table = new Uint32Array(places.length * perSector)
    for (const [at, place] of places.entries())
      table.set(numbersOf(await this.#readSectors(place, 1)), at * perSector)
    const small: Buffer[] = []
    this.#nextOf = table
    for await (const piece of this.#readChain(header.readUInt32LE(60))) small.push(piece)
    this.#smallNextOf = numbersOf(Buffer.concat(small))
    return table
  }

  async #readEntries(first: number): Promise<void> {
    const entries: Entry[] = []
    for await (const piece of this.#readChain(first)) {
      for (let at = 0; at + ENTRY_BYTES <= piece.length; at += ENTRY_BYTES)
        entries.push(entryOf(piece.subarray(at, at + ENTRY_BYTES)))
    }
    this.#root = entries.find(({ kind }) => kind === ROOT)
    // What stands in a folder is of something that was put into the workbook.
    const seen = new Set<number>()
    const look = [this.#root?.near[2] ?? NO_ENTRY]
    for (let at = look.pop(); at !== undefined; at = look.pop()) {
      const entry = entries[at]
      if (!entry || seen.has(at)) continue
      seen.add(at)
      look.push(entry.near[0], entry.near[1])
      if (entry.kind === STREAM) this.#streams.set(entry.name, entry)
    }
  }
}

/** Bytes from which on a stream has sectors of its own, and those of the small ones. */
const SHORT = 4096
const SMALL_BYTES = 64

function entryOf(bytes: Buffer): Entry {
  const nameBytes = Math.min(bytes.readUInt16LE(64), 64)
  return {
    name: bytes.toString('utf16le', 0, Math.max(0, nameBytes - 2)).toLowerCase(),
    kind: bytes.readUInt8(66),
    near: [bytes.readUInt32LE(68), bytes.readUInt32LE(72), bytes.readUInt32LE(76)],
    first: bytes.readUInt32LE(116),
    bytes: bytes.readUInt32LE(120),
  }
}

function numbersOf(bytes: Buffer): Uint32Array {
  const numbers = new Uint32Array(bytes.length >> 2)
  for (let at = 0; at < numbers.length; at++) numbers[at] = bytes.readUInt32LE(at * 4)
  return numbers
}

/** The last sector of a file may be short. */
async function readAt(file: FileHandle, from: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(bytes), 0, bytes, from)
  return buffer.subarray(0, bytesRead)
}

export const damaged = () =>
  new ImportError(
    'This Excel workbook is damaged or cut off: open it in a spreadsheet and save it again, or save it as CSV.',
  )
