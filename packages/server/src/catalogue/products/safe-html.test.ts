import { compositionKey, saltKey } from '@dawakit/lists/salts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeHtml } from './safe-html.ts'

describe('HTML of a description', () => {
  it('keeps text and its structure', () => {
    const html = '<h3>Use</h3><p>Take <strong>one</strong> a day.</p><ul><li>With water</li></ul>'
    expect(safeHtml(html)).toBe(html)
    expect(safeHtml('Plain text')).toBe('Plain text')
  })

  it('loses whatever runs, loads or points elsewhere', () => {
    const attacks: [string, string][] = [
      ['<script>alert(1)</script>', ''],
      ['<img src=x onerror=alert(1)>', ''],
      ['<p style="position:fixed" onclick="x()">a</p>', '<p>a</p>'],
      ['<a href="javascript:alert(1)">a</a>', '<a rel="nofollow noopener">a</a>'],
      [
        '<a href="https://x.example" target="_top">a</a>',
        '<a href="https://x.example" rel="nofollow noopener">a</a>',
      ],
      ['<a href="//evil.example">a</a>', '<a rel="nofollow noopener">a</a>'],
      ['<iframe src="https://x.example"></iframe><form><input></form>', ''],
      ['<svg><script>alert(1)</script></svg>', ''],
      ['<style>p{color:red}</style>', ''],
      ['<math><mi xlink:href="data:x,<script>alert(1)</script>">', ''],
    ]
    for (const [html, clean] of attacks) expect(safeHtml(html)).toBe(clean)
  })

  it('is clean after one cleaning', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<div>',
      '</div>',
      '<a href="javascript:x">',
      '</a>',
      '<script>',
      '<b',
      '&lt;',
      '&',
      '"',
      'x',
      '<!--',
      '-->',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = safeHtml(pieces.join(''))
        expect(safeHtml(once)).toBe(once)
        expect(once).not.toMatch(/<script|javascript:|<!--/i)
      }),
    )
  })
})

describe('a salt', () => {
  it('is the same with and without its strength', () => {
    expect(saltKey(' PARACETAMOL (325 mg)')).toBe('paracetamol')
    expect(saltKey('Vitamin D3')).toBe('vitamin d3')
    expect(saltKey('(500mg)')).toBe('(500mg)')
  })
})

describe('the key of a composition', () => {
  const key = (...salts: [string, string][]) =>
    compositionKey(
      'tablet',
      salts.map(([name, strength]) => ({ name, strength })),
    )

  it('is the same in any order, case and spacing', () => {
    expect(key(['Paracetamol', '325 mg'], ['Aceclofenac', '100mg'])).toBe(
      key(['ACECLOFENAC', '100 MG'], ['paracetamol', '325mg']),
    )
  })

  it('differs by strength, salt and kind of form', () => {
    const keys = [
      key(['Paracetamol', '500mg']),
      key(['Paracetamol', '650mg']),
      key(['Ibuprofen', '500mg']),
      compositionKey('liquid', [{ name: 'Paracetamol', strength: '500mg' }]),
    ]
    expect(new Set(keys).size).toBe(4)
  })
})
