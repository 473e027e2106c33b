/** Characters of one row: a description is long, a file with a quote that never ends is longer. */
export const LONGEST_ROW = 262_144

/** A text piece by piece, as texts or as bytes of UTF-8: a stream of Node, a generator, or an array. */
export type TextPieces = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

export interface Line {
  /** In the file, from 1. */
  number: number
  /** Null of a line that is too long for any row. */
  text: string | null
}

/** The lines of a text, whichever way they end, one by one; some can be put back. */
export class CsvLines {
  readonly #lines: AsyncGenerator<Line>
  readonly #back: Line[] = []

  constructor(input: TextPieces) {
    this.#lines = linesOf(input)
  }

  /** @returns null at the end */
  async next(): Promise<Line | null> {
    const again = this.#back.pop()
    if (again) return again
    const { done, value } = await this.#lines.next()
    return done ? null : value
  }

  /** Lets go of the text, which may not have been read to its end. */
  async close(): Promise<void> {
    await this.#lines.return(undefined)
  }

  /** They come again, in their order. */
  putBack(lines: readonly Line[]): void {
    this.#back.push(...lines.toReversed())
  }
}

/** What a letter is cut in, is whole again. */
async function* textsOf(input: TextPieces): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for await (const piece of input)
    yield typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

async function* linesOf(input: TextPieces): AsyncGenerator<Line> {
  let number = 1
  let begun = ''
  let isTooLong = false
  const end = (text: string): Line => {
    const whole = begun + text
    const line = { number: number++, text: isTooLong || whole.length > LONGEST_ROW ? null : whole }
    begun = ''
    isTooLong = false
    return line
  }
  let isAfterReturn = false
  for await (const chunk of textsOf(input)) {
    if (chunk === '') continue
    // What a line ends with may stand in two parts of the file.
    const text: string = isAfterReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk
    isAfterReturn = text.endsWith('\r')
    const parts = (number === 1 && begun === '' ? text.replace(/^\uFEFF/, '') : text).split(/\r\n|\r|\n/)
    const last = parts.pop() ?? ''
    for (const part of parts) yield end(part)
    begun += last
    if (begun.length > LONGEST_ROW) {
      isTooLong = true
      begun = ''
    }
  }
  if (begun !== '' || isTooLong) yield end('')
}
