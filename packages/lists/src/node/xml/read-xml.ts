import type { Readable } from 'node:stream'
import { ImportError } from '../../said/import-error.ts'
import { Pauses } from './pauses.ts'
import { XmlPieces } from './xml-pieces.ts'

/** Names are without their prefix: `x:row` is `row`; but those that keep it. */
export interface XmlHandlers {
  /** @param line - Tells the line of the file in which the tag begins, from 1. */
  open?(name: string, attributes: Record<string, string>, line: () => number): void
  close?(name: string): void
  text?(text: string): void
}

/** Characters of one text or tag: a cell has 32,767 at most. */
const LONGEST_PIECE = 4_000_000

/**
 * Reads XML piece by piece, however large it is; goes on when it is asked to.
 *
 * @throws {ImportError} where a text in it never ends
 * @throws {SyntaxError} where it is no XML
 */
export async function* readXml(
  input: Readable | AsyncIterable<string>,
  handlers: XmlHandlers,
  { keepsPrefixes = false } = {},
): AsyncGenerator<void> {
  const nameOf = keepsPrefixes ? (name: string) => name : localName
  const xml = new XmlPieces({
    open: (name, attributes, line) => handlers.open?.(nameOf(name), attributes, line),
    close: (name) => handlers.close?.(nameOf(name)),
    ...(handlers.text && { text: (text) => handlers.text?.(text) }),
  })
  const decoder = new TextDecoder('utf-8')
  const pauses = new Pauses()
  for await (const chunk of input as AsyncIterable<Buffer | string>) {
    xml.write(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))
    if (xml.pending > LONGEST_PIECE)
      throw new ImportError('This workbook is damaged: a text in it never ends.')
    yield
    await pauses.letOthersIn()
  }
  xml.write(decoder.decode())
  xml.end()
  yield
}

/** As {@link readXml}, to the end. */
export async function readWholeXml(input: Readable | null, handlers: XmlHandlers): Promise<void> {
  if (!input) return
  for await (const _ of readXml(input, handlers));
}

export function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}
