/**
 * The fields of one row, taken up line by line. A field is quoted where it begins with a quote: in all others a quote is
 * itself, as the inches of `Bandage 6"` are. Ours, because the parsers at hand either refuse such a quote or take whatever
 * stands behind a closing one, and read a row of many lines anew for each of them.
 */
export class RowFields {
  /** Those that have ended; without white space around. */
  readonly fields: string[] = []
  /** Whether a quote stood for itself, which RFC 4180 does not know. */
  hasBareQuote = false
  readonly #separator: string
  /** The quoted field that has begun. */
  #begun: string | null = null

  constructor(separator: string) {
    this.#separator = separator
  }

  /**
   * @returns 'open' where a quoted field goes on on the next line, 'misplaced' where text stands behind a closing quote
   */
  add(line: string): 'whole' | 'open' | 'misplaced' {
    if (this.#begun === null && !line.includes('"')) {
      for (const field of line.split(this.#separator)) this.fields.push(field.trim())
      return 'whole'
    }
    let at = 0
    while (at <= line.length) {
      const quotedFrom = this.#begun === null ? this.#quotedFrom(line, at) : at
      const endOfText = quotedFrom === null ? at : this.#readQuoted(line, quotedFrom)
      if (endOfText === null) return 'open'
      const end = this.#endOf(line, endOfText)
      const rest = line.slice(endOfText, end).trim()
      if (this.#begun !== null && rest !== '') return 'misplaced'
      if (rest.includes('"')) this.hasBareQuote = true
      this.fields.push((this.#begun ?? rest).trim())
      this.#begun = null
      at = end + 1
    }
    return 'whole'
  }

  /** Where the text behind the opening quote begins, null of a field that has none. */
  #quotedFrom(line: string, start: number): number | null {
    let at = start
    while (line[at] !== this.#separator && /\s/.test(line[at] ?? '')) at++
    return line[at] === '"' ? at + 1 : null
  }

  /** @returns where the line goes on behind the closing quote, null where there is none */
  #readQuoted(line: string, start: number): number | null {
    this.#begun ??= ''
    let at = start
    for (;;) {
      const quote = line.indexOf('"', at)
      if (quote < 0) {
        this.#begun += `${line.slice(at)}\n`
        return null
      }
      this.#begun += line.slice(at, quote)
      if (line[quote + 1] !== '"') return quote + 1
      this.#begun += '"'
      at = quote + 2
    }
  }

  #endOf(line: string, from: number): number {
    const end = line.indexOf(this.#separator, from)
    return end < 0 ? line.length : end
  }
}
