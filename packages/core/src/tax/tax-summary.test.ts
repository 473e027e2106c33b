import type { InvoiceLine } from '@dawakit/core/contract'
import { fromRupees, inRupees, paise, sumPaise } from '@dawakit/core/money'
import { gstSplit, taxSummary } from '@dawakit/core/tax'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const line = (hsnCode: string, gstRate: number, rupees: number, isIntraState = true): InvoiceLine => {
  const total = fromRupees(rupees)
  const amounts = { unitPrice: total, gross: total, discount: paise(0), total }
  const taxes = gstSplit({ gross: total, ratePercent: gstRate, isIntraState })
  return { name: 'Any', hsnCode, gstRate, quantity: 1, ...inRupees({ ...amounts, ...taxes }) }
}
const invoice = (lines: InvoiceLine[], deliveryLine: InvoiceLine | null = null) => ({
  lines,
  deliveryLine,
  totalTax: 0,
})

describe('taxSummary', () => {
  it('sums the lines of one code at one rate, in the order of codes and rates', () => {
    expect(
      taxSummary(
        invoice([line('3306', 18, 118), line('3004', 12, 112), line('3004', 5, 105), line('3004', 12, 56)]),
      ),
    ).toEqual([
      { hsnCode: '3004', gstRate: 5, taxable: 10000, cgst: 250, sgst: 250, igst: 0, total: 10500 },
      { hsnCode: '3004', gstRate: 12, taxable: 15000, cgst: 900, sgst: 900, igst: 0, total: 16800 },
      { hsnCode: '3306', gstRate: 18, taxable: 10000, cgst: 900, sgst: 900, igst: 0, total: 11800 },
    ])
  })

  it('has the integrated tax of another state, and the delivery under its service code', () => {
    expect(taxSummary(invoice([line('3004', 12, 112, false)], line('996812', 18, 59, false)))).toEqual([
      { hsnCode: '3004', gstRate: 12, taxable: 10000, cgst: 0, sgst: 0, igst: 1200, total: 11200 },
      { hsnCode: '996812', gstRate: 18, taxable: 5000, cgst: 0, sgst: 0, igst: 900, total: 5900 },
    ])
  })

  it('leaves the delivery out where the taxes stated are those of the goods alone', () => {
    const { lines, deliveryLine } = invoice([line('3004', 12, 112)], line('996812', 18, 59))
    expect(taxSummary({ lines, deliveryLine }).map(({ hsnCode }) => hsnCode)).toEqual(['3004'])
  })

  it('sums to the columns of the invoice, to the paisa', () => {
    const anyLine = fc
      .tuple(
        fc.constantFrom('3004', '3003', '9018', '3304'),
        fc.constantFrom(0, 5, 12, 18, 28),
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.boolean(),
      )
      .map(([hsnCode, rate, amount, isIntraState]) => line(hsnCode, rate, amount / 100, isIntraState))
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 40 }), fc.option(anyLine), (lines, deliveryLine) => {
        const rows = taxSummary(invoice(lines, deliveryLine))
        const all = deliveryLine ? [...lines, deliveryLine] : lines
        for (const name of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const)
          expect(sumPaise(rows.map((row) => row[name]))).toBe(
            sumPaise(all.map((one) => fromRupees(one[name]))),
          )
        for (const { taxable, cgst, sgst, igst, total } of rows)
          expect(sumPaise([taxable, cgst, sgst, igst])).toBe(total)
        expect(new Set(rows.map(({ hsnCode, gstRate }) => `${hsnCode} ${gstRate}`)).size).toBe(rows.length)
      }),
    )
  })
})
