import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleOf, type Listed, type RowStage } from './row-stage.ts'
import { shopifyRows } from './shopify-rows.ts'
import { variantColumns } from './variants.ts'
import { wooRows } from './woocommerce-rows.ts'

type Values = Record<string, string>

const through = (stage: RowStage, rows: readonly Values[]): Listed[] => [
  ...rows.flatMap((values, at) => [...stage.add(articleOf({ line: at + 2, values, fields: [] }))]),
  ...stage.end(),
]
/** The lines that a row of the file ended in. */
const linesOf = (listed: readonly Listed[]) =>
  listed
    .flatMap((one) => [one.line, ...('joined' in one ? one.joined.map(({ line }) => line) : [])])
    .toSorted((one, other) => one - other)

const key = fc.constantFrom('A', 'B', 'C')
const wooRow: fc.Arbitrary<Values> = fc.record({
  type: fc.constantFrom('simple', 'variable', 'variation', 'grouped'),
  code: fc.constantFrom('A', 'B', 'C', 'D', ''),
  woo_id: fc.constantFrom('1', '2', '3'),
  parent: fc.oneof(key, fc.constantFrom('id:1', 'id:2', '')),
  name: fc.constant('Napsol'),
  stock: fc.constantFrom('', 'parent', '7'),
  'attribute 1 name': fc.constantFrom('Pack', ''),
  'attribute 1 value': fc.constantFrom('10 tablets', '15 tablets', ''),
})
const shopifyRow: fc.Arbitrary<Values> = fc.record({
  handle: key,
  name: fc.constantFrom('Napsol', ''),
  sku: fc.constantFrom('X', 'Y', ''),
  price: fc.constantFrom('10', ''),
  picture: fc.constantFrom('https://shop.example/a.jpg', ''),
  'option 1 name': fc.constantFrom('Pack', ''),
  'option 1 value': fc.constantFrom('10', '15', 'Default Title', ''),
})

describe('Rows that make one article together', () => {
  it.each([
    ['of WooCommerce', () => wooRows(0), wooRow],
    ['of Shopify', () => shopifyRows(), shopifyRow],
  ] as const)('are each told of once, %s', (_, open, row) => {
    fc.assert(
      fc.property(fc.array<Values>(row, { maxLength: 12 }), (rows) => {
        expect(linesOf(through(open(), rows))).toEqual(rows.map((__, at) => at + 2))
      }),
    )
  })

  it('are never chosen by the same', () => {
    const option = fc.record({
      type: fc.constantFrom('Pack', 'Colour', 'Lid'),
      value: fc.constantFrom('a', 'b'),
    })
    const member = fc.record({ options: fc.array(option, { maxLength: 3 }), isMain: fc.constant(null) })
    fc.assert(
      fc.property(fc.array(member, { maxLength: 12 }), (members) => {
        const chosen = variantColumns('g', members).map(
          (one) => `${one['primary_value']}|${one['secondary_value']}`,
        )
        expect(new Set(chosen).size).toBe(members.length)
      }),
    )
  })

  it('hold no more in the end than their parent does', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 9 }), (units, count) => {
        const head = { type: 'variable', code: 'A', name: 'Napsol', stock: String(units) }
        const members = Array.from({ length: count }, (_, at) => ({
          ...{ type: 'variation', code: `A-${at}`, parent: 'A', name: `Napsol ${at}`, stock: 'parent' },
        }))
        const stocks = through(wooRows(0), [head, ...members]).flatMap((one) =>
          'values' in one ? Number(one.values['stock']) : [],
        )
        expect(stocks.reduce((sum, stock) => sum + stock, 0)).toBe(units)
      }),
    )
  })
})
