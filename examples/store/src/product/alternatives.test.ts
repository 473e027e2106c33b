import { toRupees } from '@dawakit/core/money'
import { paracetamol, productFixture, summaryOf } from '@dawakit/testing/fixtures/products'
import { describe, expect, it } from 'vitest'
import { areSubstitutes, compareAlternatives } from './alternatives.ts'

/** 15 tablets for ₹24.50, as the fixture has them. */
const asked = paracetamol
const other = (id: string, salesPrice: number, values: Partial<typeof asked> = {}) =>
  summaryOf(productFixture({ _id: id, name: id, salesPrice, purchasedPrice: salesPrice, ...values }))
const compared = (...alternatives: ReturnType<typeof other>[]) =>
  compareAlternatives(asked, alternatives).map(({ product, saving, percent }) => [
    product._id,
    toRupees(saving),
    percent,
  ])

describe('compareAlternatives', () => {
  it('puts the cheapest first, with what it saves or costs more', () => {
    expect(compared(other('dear', 30), other('cheap', 12.25), other('same', 24.5))).toEqual([
      ['cheap', 12.25, 50],
      ['same', 0, 0],
      ['dear', -5.5, -22],
    ])
  })

  it('compares as many units as the pack of the product holds', () => {
    expect(compared(other('ten', 10, { unitsPerPack: 10 }))).toEqual([['ten', 9.5, 39]])
  })

  it('compares packs where the units are others or unknown', () => {
    expect(compared(other('syrup', 20, { unit: 'ml', unitsPerPack: 100 }))).toEqual([['syrup', 4.5, 18]])
    expect(compared(other('unknown', 20, { unitsPerPack: null }))).toEqual([['unknown', 4.5, 18]])
  })

  it('leaves out what is not for sale', () => {
    expect(compared(other('gone', 1, { isForSale: false }))).toEqual([])
  })

  it('saves nothing against a product that is not for sale, and still puts the cheapest first', () => {
    const withdrawn = { ...asked, isForSale: false }
    const rows = compareAlternatives(withdrawn, [other('dear', 30), other('cheap', 12)])
    expect(rows.map(({ product, saving }) => [product._id, saving])).toEqual([
      ['cheap', 0],
      ['dear', 0],
    ])
  })
})

describe('areSubstitutes', () => {
  it('wants the same salts, strengths and form', () => {
    expect(areSubstitutes(asked, [other('a', 1)])).toBe(true)
    expect(areSubstitutes(asked, [other('a', 1), other('b', 1, { dosageForm: 'syrup' })])).toBe(false)
    expect(areSubstitutes(asked, [other('a', 1, { saltComposition: ['Paracetamol (500mg)'] })])).toBe(false)
  })

  it('does not mind the order of the salts', () => {
    const salts = ['Caffeine (30mg)', 'Paracetamol (650mg)']
    const both = { ...asked, saltComposition: salts }
    expect(areSubstitutes(both, [other('a', 1, { saltComposition: [...salts].reverse() })])).toBe(true)
  })
})
