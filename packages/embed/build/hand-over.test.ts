// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { changingExports, handOver, takeOver } from './hand-over.ts'
import { BRINGING } from './page-scripts.ts'

const [search] = BRINGING
if (!search) throw new Error('No script brings elements.')
const map = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' })

describe('what a script shares with the files that come later', () => {
  it('is handed over and taken by the same names, and never asked of an address', () => {
    expect(handOver({ code: 'var a=1,b=2;export{a as x,b,c as takeFile};', map }, search).code).toBe(
      'var a=1,b=2;window.Dawakit.$search??={x:a,b};',
    )
    expect(takeOver({ code: 'import{x as n,b}from"./dawakit-search.js";n(b)', map }, search).code).toBe(
      'const{x:n,b}=window.Dawakit.$search;n(b)',
    )
  })

  it('leaves what is asked of other files', () => {
    const code = 'import{a}from"./search.cart-000000.js";a()'
    expect(takeOver({ code, map }, search).code).toBe(code)
  })

  it('may not change afterwards', () => {
    expect(changingExports('let a = 1\nfunction next() { a = 2 }\nexport { a as b }')).toEqual(['a'])
    expect(changingExports('let a = 1\nconst next = () => a++\nexport { a }')).toEqual(['a'])
  })

  it('may change while the script runs, and share its name with something of a function', () => {
    expect(changingExports('let a\na = 1\nexport { a }')).toEqual([])
    expect(changingExports('let a = 1\nfunction b(a) { a = 2 }\nexport { a }')).toEqual([])
    expect(
      changingExports('let a = 1\nfunction b() { let { a } = c; a = 2; return () => a++ }\nexport { a }'),
    ).toEqual([])
  })
})
