import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { ImportError } from '../../said/import-error.ts'
import { Pauses } from './pauses.ts'

/** Names are without their prefix: `x:row` is `row`; but those that keep it. */
export interface XmlHandlers {
  /** @param line - Of the file, in which the tag ends. */
  open?(name: string, attributes: Record<string, string>, line: number): void
  close?(name: string): void
  text?(text: string): void
}

/** Characters of one text or tag: a cell has 32,767 at most. */
const LONGEST_PIECE = 4_000_000

/**
 * Reads XML piece by piece, however large it is; goes on when it is asked to.
 *
 * @throws {ImportError} where a text in it never ends
 */
export async function* readXml(
  input: Readable | AsyncIterable<string>,
  handlers: XmlHandlers,
  { keepsPrefixes = false } = {},
): AsyncGenerator<void> {
  const nameOf = keepsPrefixes ? (name: string) => name : localName
  const parser = new SaxesParser()
  let sinceLast = 0
  parser.on('opentag', ({ name, attributes }) => {
    sinceLast = 0
    handlers.open?.(nameOf(name), attributes, parser.line)
  })
  parser.on('closetag', ({ name }) => {
    sinceLast = 0
    handlers.close?.(nameOf(name))
  })
  if (handlers.text) parser.on('text', (text) => handlers.text?.(text))
  const decoder = new TextDecoder('utf-8')
  const pauses = new Pauses()
  for await (const chunk of input as AsyncIterable<Buffer | string>) {
    sinceLast += chunk.length
    parser.write(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))
    if (sinceLast > LONGEST_PIECE) throw new ImportError('This workbook is damaged: a text in it never ends.')
    yield
    await pauses.letOthersIn()
  }
  parser.write(decoder.decode()).close()
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
