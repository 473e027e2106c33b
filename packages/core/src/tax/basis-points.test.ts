import { paise } from '@dawakit/core/money'
import { basisPoints, fromPercent, gstSplit, isRateInForce, splitGst, toPercent } from '@dawakit/core/tax'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('a rate in percent is the same in basis points, and back', () => {
  expect(fromPercent(5)).toBe(500)
  expect(fromPercent(0.25)).toBe(25)
  expect(toPercent(basisPoints(25))).toBe(0.25)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (rate) => {
      expect(fromPercent(toPercent(basisPoints(rate)))).toBe(rate)
    }),
  )
})

it.each([-1, 10_001, 0.5, Number.NaN])('%d are no basis points', (value) => {
  expect(() => basisPoints(value)).toThrow(RangeError)
})

it('a rate of more than 2 decimals is in force for nothing, however near it is to one', () => {
  expect(isRateInForce(5.001, '2026-11-28')).toBe(false)
  expect(isRateInForce(-5, '2026-11-28')).toBe(false)
})

it('tax is the same by percent and by basis points', () => {
  const gross = paise(10_050)
  expect(splitGst({ gross, rate: basisPoints(1800), isIntraState: true })).toEqual(
    gstSplit({ gross, ratePercent: 18, isIntraState: true }),
  )
})
