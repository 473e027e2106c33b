import { headingKey } from '../headings/columns.ts'
import type { HeadingLines } from '../headings/heading-lines.ts'
import { ImportError } from '../said/import-error.ts'

/** What a row says, by column. */
export type ValuesOf = (fields: readonly string[]) => Record<string, string>

/** @throws {ImportError} where the texts are no headings */
export type ReadHeadings = (texts: readonly string[], line: number) => ValuesOf

/** A line that is headings, or may be. */
export interface HeadingLine {
  line: number
  /** As the file has them, and as a person sees them. */
  fields: readonly string[]
  texts: readonly string[]
}

/** Below the first line of headings: a company, a period, two lines of what the columns are. */
const MOST_LINES = 4

interface Headings {
  valuesOf: ValuesOf
  width: number
  /** Why the rows below cannot be read; null where they can. */
  reason: string | null
  /** The lines that they are, as a person sees them. */
  lines: readonly (readonly string[])[]
  /** Where each heading of the list so far stands in these; null where they are all and in this order. */
  order: readonly number[] | null
}

/** The headings of a list as far as it is read: others may come in its middle, and hold from there on. */
export class HeadingsSoFar {
  readonly #read: ReadHeadings
  readonly #lines: HeadingLines
  #current: Headings | null = null
  #refusal: ImportError | null = null
  /** All headings of the list so far, each once. */
  readonly #keys: string[] = []

  constructor(read: ReadHeadings, lines: HeadingLines) {
    this.#read = read
    this.#lines = lines
  }

  get isFound(): boolean {
    return this.#current !== null
  }

  /** What was wrong with the first line that is no heading. */
  get refusal(): ImportError {
    return this.#refusal ?? new ImportError('The file is empty.')
  }

  get width(): number {
    return this.#current?.width ?? 0
  }

  get reason(): string | null {
    return this.#current?.reason ?? null
  }

  refuse(refusal: ImportError): void {
    this.#refusal ??= refusal
  }

  /**
   * Reads headings, with the lines below them that are theirs.
   *
   * @param next - The row below, null where none is or it is damaged. It is asked for as many as there may be.
   * @returns how many of those below are theirs
   */
  async take(first: HeadingLine, next: () => Promise<readonly string[] | null>): Promise<number> {
    const below: (readonly string[])[] = []
    let upper = first.texts
    while (below.length < MOST_LINES) {
      const lower = await next()
      if (!lower) break
      below.push(lower)
      const joined = this.#lines.joined(upper, lower)
      if (joined && this.#try(joined, first.line, [first.texts, ...below]) === null) return below.length
      const over = joined ? null : this.#lines.laidOver(upper, lower)
      if (!over) break
      upper = over
    }
    const refusal = this.#try(first.texts, first.line, [first.texts])
    if (!refusal) return 0
    if (!this.#current) this.refuse(refusal)
    else this.#current = this.#unread(first, refusal)
    return 0
  }

  #try(texts: readonly string[], line: number, lines: Headings['lines']): ImportError | null {
    try {
      const valuesOf = this.#read(texts, line)
      this.#current = { valuesOf, width: texts.length, reason: null, lines, order: this.#orderOf(texts) }
      return null
    } catch (error) {
      if (error instanceof ImportError) return error
      throw error
    }
  }

  #unread({ line, texts }: HeadingLine, refusal: ImportError): Headings {
    const reason = `stands below the headings of line ${line}, which cannot be read: ${refusal.message}`
    return { valuesOf: () => ({}), width: texts.length, reason, lines: [texts], order: this.#placesIn(texts) }
  }

  #orderOf(texts: readonly string[]): readonly number[] | null {
    const isFirst = this.#keys.length === 0
    for (const key of texts.map(headingKey)) if (isFirst || !this.#keys.includes(key)) this.#keys.push(key)
    return isFirst ? null : this.#placesIn(texts)
  }

  #placesIn(texts: readonly string[]): readonly number[] {
    const keys = texts.map(headingKey)
    return this.#keys.map((key) => keys.indexOf(key))
  }

  valuesOf(texts: readonly string[]): Record<string, string> {
    return this.#current?.valuesOf(texts) ?? {}
  }

  /** The fields of a row in the order of all headings so far. */
  arranged(fields: readonly string[]): readonly string[] {
    return this.#current?.order?.map((at) => fields[at] ?? '') ?? fields
  }

  /** Whether a line is headings: those that hold, or others. */
  headsIn(texts: readonly string[]): 'again' | 'anew' | null {
    const lines = this.#current?.lines ?? []
    if (lines.length > 1 && lines.some((line) => isSame(line, texts))) return 'again'
    if (!this.#lines.isHeadings(texts)) return null
    const [only] = lines
    return only && texts.every((text, at) => text === '' || headingKey(text) === headingKey(only[at] ?? ''))
      ? 'again'
      : 'anew'
  }
}

const isSame = (line: readonly string[], texts: readonly string[]) =>
  texts.every((text, at) => text === (line[at] ?? '')) && line.every((text, at) => text === (texts[at] ?? ''))
