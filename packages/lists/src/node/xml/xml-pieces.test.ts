import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { XmlPieces } from './xml-pieces.ts'

type Event = ['open', string, Record<string, string>] | ['close', string] | ['text', string]

/** Texts that lie beside each other are one. */
function joined(events: readonly Event[]): Event[] {
  const all: Event[] = []
  for (const event of events) {
    const last = all.at(-1)
    if (event[0] === 'text' && last?.[0] === 'text') last[1] += event[1]
    else if (event[0] !== 'text' || event[1] !== '') all.push([...event] as Event)
  }
  return all
}

function read(pieces: readonly string[]): Event[] {
  const events: Event[] = []
  const xml = new XmlPieces({
    open: (name, attributes) => events.push(['open', name, attributes]),
    close: (name) => events.push(['close', name]),
    text: (text) => events.push(['text', text]),
  })
  for (const piece of pieces) xml.write(piece)
  xml.end()
  return joined(events)
}

/** As the parser reads it that many others use. */
function readBySaxes(text: string): Event[] {
  const events: Event[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => events.push(['open', name, { ...attributes }]))
  parser.on('closetag', ({ name }) => events.push(['close', name]))
  parser.on('text', (text) => events.push(['text', text]))
  parser.on('cdata', (text) => events.push(['text', text]))
  parser.write(text).close()
  return joined(events.filter((event, at) => event[0] !== 'text' || (at > 0 && at < events.length - 1)))
}

const name = fc.constantFrom('c', 'row', 'x:v', 'UDF:NAME.LIST', 'é')
const text = fc
  .array(
    fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\r\n',
      '₹',
      '&amp;',
      '&lt;',
      '&#65;',
      '&#x1F600;',
      '>',
      '"',
      "'",
      '=',
      '/',
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))
const value = text.map((part) => part.replace(/["\n\r]/g, ''))
const tree = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    text,
    text.map((part) => `<![CDATA[${part.replaceAll('&', '<')}]]>`),
    fc.constant('<!-- a > b <c -->'),
    fc.constant('<?say what ?>'),
    fc
      .record({ name, value, inside: fc.array(tie('node'), { maxLength: 4 }), isEmpty: fc.boolean() })
      .map(({ name, value, inside, isEmpty }) =>
        isEmpty
          ? `<${name} a = "${value}"\n b='x'/>`
          : `<${name} a="${value}" >${inside.join('')}</${name} >`,
      ),
  ),
})).node

describe('XML in pieces', () => {
  it('is what another parser reads, wherever it is cut', () => {
    fc.assert(
      fc.property(
        fc.array(tree, { maxLength: 5 }),
        fc.array(fc.nat(400), { maxLength: 8 }),
        (inside, cuts) => {
          const xml = `<?xml version="1.0"?>\n<r>${inside.join('')}</r>\n`
          const at = [
            0,
            ...cuts.filter((cut) => cut < xml.length).sort((one, other) => one - other),
            xml.length,
          ]
          const pieces = at.slice(1).map((end, index) => xml.slice(at[index], end))
          expect(read(pieces)).toEqual(readBySaxes(xml))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is cut in the middle of whatever it has', () => {
    const xml = '<r a="1>2"><!-- x --><b c=\'"\'/>&amp;<![CDATA[<]]></r>'
    expect(read([...xml])).toEqual(read([xml]))
  })

  it('is told to end where it is cut off, and told from what is none', () => {
    const none = [
      ...['', 'x', '<a>', '<a', '<a></b>', '<a/><b/>', '<a/>x', '<a b></a>', '<a b=c></a>', '<a b="<"/>'],
      ...['<a>&what;</a>', '<a>&</a>', '<a/b>', '< a/>', '<a =""/>', '<a><![CDATA[x</a>', '<!-- <a/>'],
    ]
    for (const xml of none) expect(() => read([xml]), xml).toThrow(SyntaxError)
  })

  it('has no tag that never ends', () => {
    const xml = new XmlPieces({ open: () => {}, close: () => {} })
    const piece = ' b="x>"'.repeat(10_000)
    xml.write('<a')
    expect(() => {
      for (let count = 0; count < 20; count++) xml.write(piece)
    }).toThrow(SyntaxError)
  })

  it('has no document type: nothing is defined, and nothing elsewhere is followed', () => {
    expect(() => read(['<!DOCTYPE r [<!ENTITY a "b">]><r>&a;</r>'])).toThrow(SyntaxError)
  })

  it('has spaces for what XML has no place for', () => {
    expect(read(['<a>&#4; Primary&#xD800;</a>'])).toEqual([
      ['open', 'a', {}],
      ['text', '  Primary '],
      ['close', 'a'],
    ])
  })

  it('tells the line of a tag, from piece to piece', () => {
    const lines: number[] = []
    const xml = new XmlPieces({ open: (_, __, line) => lines.push(line()), close: () => {} })
    for (const piece of ['<a>\n\n<b/', '>\n', '\n<c/>', '<d/></a>']) xml.write(piece)
    xml.end()
    expect(lines).toEqual([1, 3, 5, 5])
  })
})
