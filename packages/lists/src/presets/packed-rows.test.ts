import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPacking } from './packed-rows.ts'
import { type Article, articleOf } from './row-stage.ts'

const rowOf = (fields: string[], values: Record<string, string>): Article =>
  articleOf({ line: 7, fields, values })

it('gives every row back as it was, whatever stands in it', () => {
  const field = fc.oneof(fc.string(), fc.constantFrom('', 'A', 'A\u001fB', '5'))
  fc.assert(
    fc.property(fc.array(fc.tuple(field, field, field), { minLength: 1 }), (lists) => {
      const { pack, unpack } = createPacking()
      const rows = lists.map(([code, name, stock]) =>
        rowOf([code, 'x', name, stock], { code, name, stock: stock.trim() }),
      )
      // All of them are packed before the first comes back.
      expect(rows.map(pack).map(unpack)).toEqual(rows)
    }),
  )
})

it('makes one text of a plain row', () => {
  const { pack } = createPacking()
  expect(pack(rowOf(['A', 'Napsol', '5'], { code: 'A', name: 'Napsol' }))).toMatchObject({
    line: 7,
    packed: 'A\u001fNapsol\u001f5',
  })
})

it('leaves a row that more is known of', () => {
  const { pack } = createPacking()
  const row: Article = { ...rowOf(['A', 'Napsol'], { code: 'A', name: 'Napsol' }), offSale: 'draft' }
  expect(pack(row)).toBe(row)
})
