export interface XmlEvents {
  /** @param line - Tells the line of the file in which the tag begins, from 1. */
  open(name: string, attributes: Record<string, string>, line: () => number): void
  close(name: string): void
  text?(text: string): void
}

const SLASH = 47
const EQUALS = 61
const GREATER = 62
const QUESTION = 63
const EXCLAMATION = 33
const QUOTE = 34
const APOSTROPHE = 39

/** Characters of a tag with its attributes. */
const LONGEST_TAG = 1_000_000

/** Tag, attribute or text that the end of a piece cuts off. */
const CUT = -1

/**
 * Reads XML piece by piece: tags, attributes and texts, which is all that workbooks are made of. What is no XML is found out, a document
 * type too: nothing is defined in a file, and nothing elsewhere is followed. Ours, for `saxes`, which reads character by
 * character, takes twice the time of everything else that is done with a sheet.
 */
export class XmlPieces {
  readonly #events: XmlEvents
  readonly #open: string[] = []
  #hasRoot = false
  #rest = ''
  /** Of the piece at hand: lines are counted when somebody asks. */
  #piece = ''
  #lines = 1
  #countedTo = 0
  #at = 0

  constructor(events: XmlEvents) {
    this.#events = events
  }

  /** How many characters have come that are not whole yet. */
  get pending(): number {
    return this.#rest.length
  }

  /** @throws {SyntaxError} where it is no XML */
  write(piece: string): void {
    const text = this.#rest === '' ? piece : this.#rest + piece
    this.#piece = text
    this.#countedTo = 0
    let at = 0
    for (;;) {
      const tag = text.indexOf('<', at)
      if (tag < 0) break
      if (tag > at) this.#text(text.slice(at, tag))
      this.#at = at = tag
      const end = this.#tag(text, tag)
      if (end === CUT) break
      at = end
    }
    this.#at = at
    this.#lineOf()
    this.#rest = text.slice(at)
    // It is read anew with each piece, until it is whole.
    if (this.#rest.length > LONGEST_TAG && /^<[^!?]/.test(this.#rest))
      throw new SyntaxError('no tag is so long')
  }

  /** @throws {SyntaxError} where something has not ended */
  end(): void {
    if (this.#open.length > 0 || !this.#hasRoot || this.#rest.trim() !== '') throw new SyntaxError('cut off')
  }

  readonly #lineOf = (): number => {
    for (;;) {
      const next = this.#piece.indexOf('\n', this.#countedTo)
      if (next < 0 || next >= this.#at) break
      this.#lines++
      this.#countedTo = next + 1
    }
    return this.#lines
  }

  #text(raw: string): void {
    if (this.#open.length === 0) {
      if (raw.trim() !== '') throw new SyntaxError('text outside')
      return
    }
    this.#events.text?.(decoded(raw))
  }

  /** @returns where the tag has ended */
  #tag(text: string, start: number): number {
    switch (text.charCodeAt(start + 1)) {
      case SLASH:
        return this.#close(text, start)
      case QUESTION:
        return behind(text, '?>', start + 2)
      case EXCLAMATION:
        return this.#special(text, start)
      default:
        return this.#element(text, start)
    }
  }

  #close(text: string, start: number): number {
    const end = text.indexOf('>', start)
    if (end < 0) return CUT
    const name = this.#open.pop()
    const isOf = name !== undefined && text.startsWith(name, start + 2)
    if (!isOf || text.slice(start + 2 + name.length, end).trim() !== '')
      throw new SyntaxError('closed otherwise')
    this.#events.close(name)
    return end + 1
  }

  #special(text: string, start: number): number {
    if (text.startsWith('<!--', start)) return behind(text, '-->', start + 4)
    if (text.startsWith('<![CDATA[', start)) {
      const end = text.indexOf(']]>', start)
      if (end < 0) return CUT
      if (this.#open.length === 0) throw new SyntaxError('text outside')
      this.#events.text?.(withLineEnds(text.slice(start + 9, end)))
      return end + 3
    }
    if (text.length - start < 9) return CUT
    throw new SyntaxError('a document type')
  }

  #element(text: string, start: number): number {
    let at = start + 1
    while (isInName(text.charCodeAt(at))) at++
    if (at === text.length) return CUT
    const name = text.slice(start + 1, at)
    const attributes: Record<string, string> = {}
    for (;;) {
      while (text.charCodeAt(at) <= 32) at++
      const code = text.charCodeAt(at)
      if (code === GREATER || code === SLASH) break
      const end = readAttribute(text, at, attributes)
      if (end === CUT) return CUT
      at = end
    }
    const isEmpty = text.charCodeAt(at) === SLASH
    if (isEmpty) at++
    if (at >= text.length) return CUT
    if (name === '' || text.charCodeAt(at) !== GREATER) throw new SyntaxError('no tag')
    if (this.#open.length === 0 && this.#hasRoot) throw new SyntaxError('two roots')
    this.#hasRoot = true
    this.#events.open(name, attributes, this.#lineOf)
    if (isEmpty) this.#events.close(name)
    else this.#open.push(name)
    return at + 1
  }
}

function readAttribute(text: string, start: number, attributes: Record<string, string>): number {
  let at = start
  while (isInName(text.charCodeAt(at)) && text.charCodeAt(at) !== EQUALS) at++
  const name = text.slice(start, at)
  while (text.charCodeAt(at) <= 32) at++
  if (at >= text.length) return CUT
  if (name === '' || text.charCodeAt(at) !== EQUALS) throw new SyntaxError('no attribute')
  at++
  while (text.charCodeAt(at) <= 32) at++
  const quote = text.charCodeAt(at)
  if (at >= text.length) return CUT
  if (quote !== QUOTE && quote !== APOSTROPHE) throw new SyntaxError('no value')
  const end = text.indexOf(quote === QUOTE ? '"' : "'", at + 1)
  if (end < 0) return CUT
  const value = text.slice(at + 1, end)
  if (value.includes('<')) throw new SyntaxError('a tag in a value')
  attributes[name] = decoded(value)
  return end + 1
}

const isInName = (code: number) => code > 32 && code !== GREATER && code !== SLASH

function behind(text: string, sign: string, from: number): number {
  const end = text.indexOf(sign, from)
  return end < 0 ? CUT : end + sign.length
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(raw: string): string {
  const text = withLineEnds(raw)
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,8});|#(\d{1,8});|([a-z]+);)?/gi, (_, hex, decimal, name) => {
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16))
    if (decimal !== undefined) return characterOf(Number(decimal))
    const sign = SIGNS[name]
    if (sign === undefined) throw new SyntaxError('nobody has said what this is')
    return sign
  })
}

const withLineEnds = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)

/** XML has no place for most controls; Tally writes `&#4;` before what it has by itself ('&#4; Primary') all the same. */
function characterOf(code: number): string {
  const isControl = code < 32 && code !== 9 && code !== 10 && code !== 13
  return isControl || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? ' ' : String.fromCodePoint(code)
}
