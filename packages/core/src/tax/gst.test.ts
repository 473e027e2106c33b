import { paise } from '@dawakit/core/money'
import { GST_STATES, gstSplit, gstStateOf, isSameState } from '@dawakit/core/tax'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('gstSplit', () => {
  it('takes 18 percent out of the price as specified', () => {
    expect(gstSplit({ gross: paise(11_800), isIntraState: true })).toEqual({
      taxable: 10_000,
      cgst: 900,
      sgst: 900,
      igst: 0,
    })
    expect(gstSplit({ gross: paise(11_800), isIntraState: false })).toEqual({
      taxable: 10_000,
      cgst: 0,
      sgst: 0,
      igst: 1_800,
    })
  })

  it('halves the tax into equal parts, and leaves the odd paisa in the taxable value', () => {
    expect(gstSplit({ gross: paise(100), isIntraState: true })).toEqual({
      taxable: 84,
      cgst: 8,
      sgst: 8,
      igst: 0,
    })
  })

  it('knows other rates, and none', () => {
    expect(gstSplit({ gross: paise(10_500), ratePercent: 5, isIntraState: false }).taxable).toBe(10_000)
    expect(gstSplit({ gross: paise(10_500), ratePercent: 0, isIntraState: true })).toEqual({
      taxable: 10_500,
      cgst: 0,
      sgst: 0,
      igst: 0,
    })
  })

  it('refuses amounts and rates that are none', () => {
    expect(() => gstSplit({ gross: paise(-1), isIntraState: true })).toThrow(RangeError)
    expect(() => gstSplit({ gross: paise(1), ratePercent: 101, isIntraState: true })).toThrow(RangeError)
  })

  it('always sums to the price', () => {
    const rate = fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        rate,
        fc.boolean(),
        (gross, ratePercent, isIntraState) => {
          const { taxable, cgst, sgst, igst } = gstSplit({ gross: paise(gross), ratePercent, isIntraState })
          expect(taxable + cgst + sgst + igst).toBe(gross)
          expect(isIntraState ? igst : cgst + sgst).toBe(0)
          expect(cgst).toBe(sgst)
          expect(sgst).toBeGreaterThanOrEqual(0)
          const off = Math.abs(taxable - gross / (1 + ratePercent / 100))
          expect(off).toBeLessThanOrEqual(isIntraState ? 1.0001 : 0.5001)
        },
      ),
    )
  })
})

describe('states', () => {
  it('are 36, each with its own code', () => {
    expect(GST_STATES).toHaveLength(36)
    expect(new Set(GST_STATES.map(({ code }) => code)).size).toBe(36)
    expect(GST_STATES.filter(({ isUnionTerritory }) => isUnionTerritory)).toHaveLength(8)
  })

  it('are found by the spellings that addresses use', () => {
    expect(gstStateOf('TAMIL NADU')?.code).toBe('33')
    expect(gstStateOf(' tamilnadu ')?.code).toBe('33')
    expect(gstStateOf('Jammu & Kashmir')?.code).toBe('01')
    expect(gstStateOf('Pondicherry')?.code).toBe('34')
    expect(gstStateOf('Orissa')?.code).toBe('21')
    expect(gstStateOf('The Dadra And Nagar Haveli And Daman And Diu')?.code).toBe('26')
    expect(gstStateOf('Atlantis')).toBeNull()
    expect(gstStateOf('')).toBeNull()
  })

  it('are the same under an earlier name', () => {
    expect(isSameState('Orissa', 'Odisha')).toBe(true)
    expect(isSameState('Odisha', 'State of Orissa')).toBe(true)
    expect(isSameState('Uttaranchal', 'Uttarakhand')).toBe(true)
    expect(isSameState('Orissa', 'Uttarakhand')).toBe(false)
  })

  it('are the same under two spellings', () => {
    expect(isSameState('Tamil Nadu', 'TAMILNADU')).toBe(true)
    expect(isSameState('Tamil Nadu', 'Kerala')).toBe(false)
    expect(isSameState('Tamil Nadu', 'Atlantis')).toBe(false)
    expect(isSameState('दिल्ली', 'केरल')).toBe(false)
  })
})
