import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proposeBatches } from './propose-batches.ts'
import { isSoldOn, saleDaysOf } from './sale-days.ts'

const batch = (name: string, expiresOn: string, units: number, isSold = true) => ({
  batch: name,
  expiresOn,
  units,
  isSold,
})

describe('Batches that are packed', () => {
  it('go first to expire first, what has no expiry last, and nothing that is not sold', () => {
    const proposed = proposeBatches(
      [
        batch('NONE', '', 9),
        batch('LATE', '2028-03-31', 5),
        batch('GONE', '2026-12-31', 4, false),
        batch('SOON', '2027-06-30', 2),
      ],
      8,
    )
    expect(proposed.map((one) => [one.batch, one.proposed])).toEqual([
      ['GONE', 0],
      ['SOON', 2],
      ['LATE', 5],
      ['NONE', 1],
    ])
  })

  it('are never more than there are, nor than are asked for', () => {
    const anyBatch = fc.record({
      batch: fc.string(),
      expiresOn: fc.constantFrom('', '2027-01-31', '2028-02-29'),
      units: fc.integer({ min: -3, max: 20 }),
      isSold: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(anyBatch), fc.nat(60), (batches, quantity) => {
        const proposed = proposeBatches(batches, quantity)
        const sum = proposed.reduce((all, one) => all + one.proposed, 0)
        const there = batches.reduce((all, one) => all + (one.isSold ? Math.max(0, one.units) : 0), 0)
        expect(sum).toBe(Math.min(quantity, there))
        for (const one of proposed) expect(one.proposed).toBeLessThanOrEqual(Math.max(0, one.units))
      }),
    )
  })
})

describe('A batch is sold', () => {
  it.each([
    ['2027-01-11', 45, true],
    ['2027-01-10', 45, false],
    ['2026-11-28', 1, true],
    ['2026-11-27', 1, false],
    ['2026-11-28', 0, true],
    ['', 45, true],
  ])('to %s on 28 November 2026 with %i days: %s', (expiresOn, days, isSold) => {
    expect(isSoldOn(expiresOn, '2026-11-28', days)).toBe(isSold)
  })

  it('for as many days as its dosage form asks for', () => {
    const days = { days: 45, ofForm: { 'eye drops': 60 } }
    expect(saleDaysOf(days, ' Eye Drops')).toBe(60)
    expect(saleDaysOf(days, 'Tablet')).toBe(45)
  })
})
