import { damaged } from './compound-file.ts'

/** How an older workbook writes its letters, by the number of their page; 1200 are those of today. */
const PAGES: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
}

export function decoderOfPage(page: number): TextDecoder {
  const name = PAGES[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252')
  return new TextDecoder(name)
}

/**
 * The texts of a record and of those that continue it, one behind the other. A text may be cut anywhere: the letters behind the
 * cut say anew whether they are of one byte or of two.
 */
export class RecordTexts {
  readonly #pieces: readonly Buffer[]
  #piece = 0
  #at: number

  /** @param from - Where the first text begins. */
  constructor(pieces: readonly Buffer[], from = 0) {
    this.#pieces = pieces
    this.#at = from
  }

  /** @param lengthBytes - That say how many letters there are. */
  next(lengthBytes: 1 | 2): string {
    let left = this.#number(lengthBytes)
    let flags = this.#number(1)
    const runs = (flags & RICH) !== 0 ? this.#number(2) : 0
    const beside = (flags & WITH_SOUNDS) !== 0 ? this.#number(4) : 0
    let text = ''
    while (left > 0) {
      const bytes = this.#rest()
      if (bytes.length === 0) flags = this.#continued()
      const width = (flags & WIDE) === 0 ? 1 : 2
      const count = Math.min(left, Math.floor(this.#rest().length / width))
      if (count === 0) throw damaged()
      text += this.#rest().toString(width === 1 ? 'latin1' : 'utf16le', 0, count * width)
      this.#at += count * width
      left -= count
    }
    this.#skip(runs * 4 + beside)
    return text
  }

  #number(bytes: 1 | 2 | 4): number {
    if (this.#rest().length === 0) this.#toNext()
    const piece = this.#pieces[this.#piece]
    if (!piece) throw damaged()
    const number = piece.readUIntLE(this.#at, bytes)
    this.#at += bytes
    return number
  }

  #rest(): Buffer {
    return this.#pieces[this.#piece]?.subarray(this.#at) ?? NOTHING
  }

  #toNext(): void {
    this.#piece++
    this.#at = 0
  }

  /** What the letters behind a cut are. */
  #continued(): number {
    this.#toNext()
    return this.#number(1)
  }

  #skip(bytes: number): void {
    for (let left = bytes; left > 0; ) {
      const here = Math.min(left, this.#rest().length)
      this.#at += here
      left -= here
      if (left === 0) return
      this.#toNext()
      if (!this.#pieces[this.#piece]) throw damaged()
    }
  }
}

const NOTHING = Buffer.alloc(0)
const WIDE = 1
const WITH_SOUNDS = 4
const RICH = 8
