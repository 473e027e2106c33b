import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise } from '../money/paise.ts'
import { basisPoints } from '../tax/basis-points.ts'
import { type BillToCheck, type CheckedLine, findingsOf } from './bill-findings.ts'
import { billKey, yearOfBill } from './bill-key.ts'
import { debitNoteNumber } from './debit-note-number.ts'
import { proposedOrder } from './proposed-order.ts'
import { costOfPack, paidForPack, sumOfLines, taxOfLine, totalOf } from './purchase-tax.ts'

const dolo: CheckedLine = {
  lineNo: 1,
  productId: 'dolo',
  name: 'Dolo 650 Tablet',
  batch: 'DL-1',
  expiresOn: '2028-03-31',
  mrp: paise(3000),
  hsn: '30049099',
  units: 10,
  freeUnits: 2,
  rate: paise(2100),
  discount: basisPoints(500),
  gst: basisPoints(500),
}

const bill = (lines: readonly CheckedLine[], more: Partial<BillToCheck> = {}): BillToCheck => ({
  lines,
  known: () => ({ mrp: paise(3000), salts: [], ordered: null }),
  missing: [],
  total: { said: null, reckoned: paise(0) },
  unread: 0,
  day: '2026-11-28',
  billDate: '2026-11-27',
  saleDays: () => 45,
  ...more,
})
const found = (lines: readonly CheckedLine[], more?: Partial<BillToCheck>) =>
  findingsOf(bill(lines, more)).map(({ lineNo, field, weight, code }) => [lineNo, field, weight, code])

describe('A line of a bill', () => {
  it('costs its value less the discount, with both halves of the tax on top', () => {
    expect(taxOfLine(dolo, true)).toEqual({ taxable: 19_950, cgst: 499, sgst: 499, igst: 0 })
    expect(taxOfLine(dolo, false)).toEqual({ taxable: 19_950, cgst: 0, sgst: 0, igst: 998 })
  })

  it('spreads what is paid over the free packs', () => {
    expect(costOfPack(dolo)).toBe(1663)
    expect(paidForPack(dolo)).toBe(2095)
  })

  const line = fc.record({
    units: fc.nat(100_000),
    freeUnits: fc.nat(1000),
    rate: fc.nat(10_000_000).map(paise),
    discount: fc.nat(10_000).map(basisPoints),
    gst: fc.constantFrom(0, 500, 1200, 1800, 2800).map(basisPoints),
  })
  it('has equal halves within the state, and about the same tax beyond it', () => {
    fc.assert(
      fc.property(line, (one) => {
        const within = taxOfLine(one, true)
        const beyond = taxOfLine(one, false)
        expect(within.cgst).toBe(within.sgst)
        expect(within.taxable).toBe(beyond.taxable)
        expect(Math.abs(within.cgst + within.sgst - beyond.igst)).toBeLessThanOrEqual(1)
        expect(totalOf(sumOfLines([within, beyond]))).toBe(totalOf(within) + totalOf(beyond))
      }),
    )
  })
})

describe('A bill that is looked through', () => {
  it('says nothing of what is in order', () => {
    expect(found([dolo])).toEqual([])
  })

  it('refuses an MRP below what a pack costs with its tax, and not one paisa above', () => {
    expect(found([{ ...dolo, mrp: paise(2094) }])).toContainEqual([1, 'mrp', 'refused', 'mrp-below-rate'])
    expect(found([{ ...dolo, mrp: paise(2095) }])).toEqual([[1, 'mrp', 'told', 'mrp-lowered']])
  })

  it('refuses what no pack is without, and one batch twice', () => {
    const codes = found([
      dolo,
      { ...dolo, lineNo: 2 },
      { ...dolo, lineNo: 3, batch: '', units: 0, freeUnits: 0 },
    ])
    expect(codes).toEqual([
      [2, 'batch', 'refused', 'batch-doubled'],
      [3, 'units', 'refused', 'no-packs'],
      [3, 'batch', 'refused', 'batch-missing'],
    ])
  })

  it('asks about packs that have expired, or expire before they are sold', () => {
    const of = (expiresOn: string) => found([{ ...dolo, expiresOn }])[0]?.[3]
    expect(of('2026-11-27')).toBe('expired')
    expect(of('2026-11-28')).toBe('expires-soon')
    expect(of('2027-01-10')).toBe('expires-soon')
    expect(of('2027-01-11')).toBeUndefined()
    expect(of('')).toBe('expiry-missing')
  })

  it('names a rate of GST that is not that of the day', () => {
    expect(findingsOf(bill([{ ...dolo, gst: basisPoints(1200) }]))).toEqual([
      { lineNo: 1, field: 'gst', weight: 'told', code: 'gst-not-in-force', found: '1200', expected: '500' },
    ])
  })

  it('tells what is short, over, at another rate, not ordered and not here', () => {
    const ordered = (units: number, rate: number | null) => ({
      known: () => ({
        mrp: paise(3000),
        salts: [],
        ordered: { units, rate: rate === null ? null : paise(rate) },
      }),
    })
    expect(found([dolo], ordered(12, 2100))).toEqual([[1, 'units', 'told', 'short']])
    expect(found([dolo], ordered(6, 2000))).toEqual([
      [1, 'units', 'told', 'over'],
      [1, 'rate', 'told', 'other-rate'],
    ])
    // Two batches of one product are counted together.
    const two = [dolo, { ...dolo, lineNo: 2, batch: 'DL-2' }]
    expect(found(two, ordered(20, null))).toEqual([])
    expect(found([dolo], ordered(0, null))).toEqual([[1, 'product', 'told', 'not-ordered']])
    expect(found([dolo], { missing: ['Azithral 500'] })).toEqual([[null, '', 'told', 'ordered-not-here']])
  })

  it('asks about another total than the bill says, and rows that nobody could read', () => {
    const total = { said: paise(20_000), reckoned: paise(20_948) }
    expect(found([dolo], { total, unread: 1 })).toEqual([
      [null, 'total', 'asked', 'total-differs'],
      [null, '', 'asked', 'rows-unread'],
    ])
  })
})

it('knows a bill by its letters and digits, and the financial year of its day in India', () => {
  expect(billKey(' gst/26-27/0042 ')).toBe(billKey('GST-2627-0042'))
  expect([yearOfBill('2026-03-31'), yearOfBill('2026-04-01')]).toEqual(['2025-26', '2026-27'])
})

it('numbers debit notes within 16 characters', () => {
  expect(debitNoteNumber('2026-27', 123)).toBe('DN/26-27/000123')
  expect(() => debitNoteNumber('2026-27', 0)).toThrow(RangeError)
  expect(() => debitNoteNumber('2026', 1)).toThrow(RangeError)
})

it('proposes what a month sells, less what is there and on the way', () => {
  const of = (sold: number, onHand: number, onWay: number, stockAlert: number) =>
    proposedOrder({ sold, onHand, onWay, stockAlert })
  expect(of(30, 8, 10, 5)).toBe(12)
  expect(of(30, 40, 0, 5)).toBe(0)
  expect(of(0, 10, 0, 10)).toBe(0)
  expect(of(0, 4, 0, 10)).toBe(6)
})
