import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

const parse = (text: string) => parseJson(new TextEncoder().encode(text))
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

it('reads whatever is no bigger than what we are sent as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), (text) => {
      expect(parse(text)).toEqual(JSON.parse(text))
    }),
  )
})

it('takes 32 levels, and no more', () => {
  expect(parse(nested(32))).toEqual(JSON.parse(nested(32)))
  expect(() => parse(nested(33))).toThrow(SyntaxError)
  expect(() => parse(`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`)).toThrow(SyntaxError)
})

it('takes 19,999 values in a list, and no more', () => {
  expect(parse(`[${'1,'.repeat(19_998)}1]`)).toHaveLength(19_999)
  expect(() => parse(`[${'1,'.repeat(19_999)}1]`)).toThrow(SyntaxError)
  expect(() => parse(`[${'[],'.repeat(10_000)}1]`)).toThrow(SyntaxError)
})

it('counts nothing that stands in a text', () => {
  const text = `${'[{,:'.repeat(10_000)}\\"${'['.repeat(100)}`
  expect(parse(JSON.stringify({ text }))).toEqual({ text })
})

it('refuses what is not UTF-8', () => {
  expect(() => parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toThrow(TypeError)
})
