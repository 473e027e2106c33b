import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise } from '../money/paise.ts'
import { type MatchableBatch, matchPacks, type ProductShelf, type ShelfLine } from './match-packs.ts'

const at = Date.parse('2026-11-28T10:00:00+05:30')
const line = (more: Partial<ShelfLine> = {}): ShelfLine => ({
  lineNo: 1,
  productId: 'dolo',
  quantity: 10,
  hsn: '3004',
  isPrescriptionNeeded: false,
  price: paise(8_000),
  ...more,
})
const soap = line({ hsn: '3401', productId: 'soap' })
const batch = (more: Partial<MatchableBatch> = {}): MatchableBatch => ({
  batch: 'B1',
  expiresOn: '2028-06-30',
  units: 5,
  isSold: true,
  mrp: paise(10_000),
  ...more,
})
const shelf = (unknownUnits: number, ...batches: MatchableBatch[]): ProductShelf => ({
  batches,
  unknownUnits,
})
const pieces = (quantity: number, batch = '', expiresOn = '') => ({ lineNo: 1, quantity, batch, expiresOn })

/** The packs as [number, month, pieces, of no known batch], or [code, field, place]. */
function match(
  wanted: ReturnType<typeof pieces>[],
  of: ProductShelf,
  { lines = [line()], isNearExpiryMeant = false } = {},
) {
  const found = matchPacks(wanted, { lines, packed: [], at, isNearExpiryMeant, shelfOf: () => of })
  return 'refusal' in found
    ? [found.refusal.code, found.field, found.piece]
    : found.packs.map((one) => [one.batch, one.expiresOn, one.quantity, one.unknown])
}

describe('Packs for a parcel', () => {
  it.each(['06/28', 'JUN 28', '30/06/2028', '15-06-2028', ''])(
    'are of the batch that expires %s',
    (printed) => {
      expect(match([pieces(2, 'B1', printed)], shelf(0, batch()))).toEqual([['B1', '2028-06', 2, 0]])
    },
  )

  it('are known by a number that somebody wrote in another way', () => {
    expect(match([pieces(2, 'B701', '06/28')], shelf(0, batch({ batch: 'B7-01' })))).toEqual([
      ['B7-01', '2028-06', 2, 0],
    ])
  })

  it('are refused of another batch than there is, with the field', () => {
    expect(match([pieces(1, 'B2', '06/28')], shelf(0, batch()))).toEqual(['batch-not-there', 'batch', 0])
    expect(match([pieces(1, 'B1', '10/29')], shelf(9, batch()))).toEqual(['batch-not-there', 'expiresOn', 0])
  })

  it('need their expiry where two batches have one number', () => {
    const two = shelf(0, batch(), batch({ expiresOn: '2029-01-31' }))
    expect(match([pieces(1, 'B1')], two)).toEqual(['batch-needed', 'expiresOn', 0])
    expect(match([pieces(1, 'B1', '01/29')], two)).toEqual([['B1', '2029-01', 1, 0]])
  })

  it('of one number that expire on two days of a month are never made one, and go in two parcels', () => {
    const two = shelf(0, batch({ expiresOn: '2028-06-15', units: 2 }), batch({ units: 2 }))
    expect(match([pieces(2, 'B1', '15-06-2028'), pieces(2, 'B1', '30-06-2028')], two)).toEqual([
      'batch-of-two-days',
      'expiresOn',
      1,
    ])
    expect(match([pieces(2, 'B1', '15-06-2028')], two)).toEqual([['B1', '2028-06', 2, 0]])
    const twoDays = ['batch-of-two-days', 'expiresOn', 1]
    expect(match([pieces(2), pieces(1)], two, { lines: [soap] })).toEqual(twoDays)
    expect(match([pieces(1), pieces(1)], two, { lines: [soap] })).toEqual([['B1', '2028-06', 2, 0]])
  })

  it('are refused of a batch that has too few, in all the pieces of a parcel', () => {
    expect(match([pieces(3, 'B1', '06/28'), pieces(3, 'B1', '06/28')], shelf(0, batch()))).toEqual([
      'batch-too-few',
      'quantity',
      1,
    ])
  })

  it('are refused of a batch that is held, whatever of no known batch is there', () => {
    const held = shelf(9, batch({ isSold: false, units: 0 }))
    expect(match([pieces(1, 'B1', '06/28')], held)).toEqual(['batch-held', 'batch', 0])
  })

  it('are refused of a batch that has expired, or prints a lower MRP than is asked', () => {
    const gone = batch({ expiresOn: '2026-11-27' })
    expect(match([pieces(1, 'B1', '11/26')], shelf(0, gone), { isNearExpiryMeant: true })).toEqual([
      'batch-expired',
      'expiresOn',
      0,
    ])
    const cheap = batch({ mrp: paise(7_999) })
    expect(match([pieces(1, 'B1', '06/28')], shelf(0, cheap))).toEqual(['batch-below-price', 'batch', 0])
    expect(match([pieces(1, 'B1', '06/28')], shelf(0, batch({ mrp: paise(8_000) })))).toHaveLength(1)
  })

  it('of no known batch go with what they print, as many as there are', () => {
    expect(match([pieces(4, 'B9', '06/28')], shelf(4, batch()))).toEqual([['B9', '2028-06', 4, 4]])
    expect(match([pieces(5, 'B9', '06/28')], shelf(4, batch()))).toEqual(['batch-not-there', 'batch', 0])
    expect(match([pieces(7, 'B1', '06/28')], shelf(2, batch()))).toEqual([['B1', '2028-06', 7, 2]])
  })

  it('that need no batch are taken first to expire first, and then of no known batch', () => {
    const of = shelf(
      2,
      batch({ batch: 'LATE', expiresOn: '2029-01-31' }),
      batch({ batch: 'HELD', expiresOn: '2027-01-31', isSold: false }),
      batch({ batch: 'SOON', expiresOn: '2027-06-30', units: 2 }),
    )
    expect(match([pieces(9)], of, { lines: [soap] })).toEqual([
      ['SOON', '2027-06', 2, 0],
      ['LATE', '2029-01', 5, 0],
      ['', '', 2, 2],
    ])
    expect(match([pieces(10)], of, { lines: [soap] })).toEqual(['batch-too-few', 'quantity', 0])
    expect(match([pieces(1, '', '01/29')], of, { lines: [soap] })).toEqual([['LATE', '2029-01', 1, 0]])
  })

  it('that need no batch are asked about where their expiry is near, and none of them has expired', () => {
    const near = shelf(
      0,
      batch({ expiresOn: '2026-12-31' }),
      batch({ batch: 'OVER', expiresOn: '2026-11-27' }),
    )
    expect(match([pieces(1)], near, { lines: [soap] })).toEqual(['batch-expires-soon', 'expiresOn', 0])
    expect(match([pieces(1)], near, { lines: [soap], isNearExpiryMeant: true })).toEqual([
      ['B1', '2026-12', 1, 0],
    ])
    expect(match([pieces(6)], near, { lines: [soap], isNearExpiryMeant: true })).toEqual([
      'batch-too-few',
      'quantity',
      0,
    ])
  })

  it('that need no batch are none of which the MRP is below the price', () => {
    const cheap = shelf(0, batch({ mrp: paise(100) }))
    expect(match([pieces(1)], cheap, { lines: [soap] })).toEqual(['batch-below-price', 'batch', 0])
  })

  it('are never more than the shelf has, and as many as were asked for', () => {
    const anyBatch = fc.record({
      batch: fc.constantFrom('A', 'B', 'C'),
      expiresOn: fc.constantFrom('', '2026-12-31', '2027-06-30', '2028-06-15', '2028-06-30'),
      units: fc.nat(6),
      isSold: fc.boolean(),
      mrp: fc.constantFrom(null, paise(7_000), paise(9_000)),
    })
    const anyPiece = fc.record({
      lineNo: fc.constantFrom(1, 2),
      quantity: fc.integer({ min: 1, max: 5 }),
      batch: fc.constantFrom('', 'A', 'B', 'D'),
      expiresOn: fc.constantFrom('', '12/26', '06/27', '06/28', '15-06-2028'),
    })
    const lines = [line({ hsn: '3401', quantity: 99 }), line({ lineNo: 2, quantity: 99 })]
    fc.assert(
      fc.property(
        fc.uniqueArray(anyBatch, { selector: (one) => `${one.batch} ${one.expiresOn}`, maxLength: 6 }),
        fc.nat(6),
        fc.array(anyPiece, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (batches, unknownUnits, wanted, isNearExpiryMeant) => {
          const of = { batches, unknownUnits }
          const found = matchPacks(wanted, { lines, packed: [], at, isNearExpiryMeant, shelfOf: () => of })
          if ('refusal' in found) return
          const sum = (all: readonly { quantity: number }[]) => all.reduce((so, one) => so + one.quantity, 0)
          expect(sum(found.packs)).toBe(sum(wanted))
          expect(found.packs.reduce((so, { unknown }) => so + unknown, 0)).toBeLessThanOrEqual(unknownUnits)
          for (const one of batches) {
            const taken = found.packs
              .filter(({ batch, shelfExpiresOn }) => batch === one.batch && shelfExpiresOn === one.expiresOn)
              .reduce((so, { quantity, unknown }) => so + quantity - unknown, 0)
            expect(taken).toBeLessThanOrEqual(one.isSold ? one.units : 0)
          }
        },
      ),
    )
  })
})
