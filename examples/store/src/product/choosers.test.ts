import type { ProductVariant } from '@dawakit/core/contract'
import { productFixture } from '@dawakit/testing/fixtures/products'
import { describe, expect, it } from 'vitest'
import { choosersOf } from './choosers.ts'

const variant = (size: string, flavour: string, totalStocks = 5): ProductVariant => ({
  data: { primaryType: 'Size', primaryValue: size, secondaryType: 'Flavour', secondaryValue: flavour },
  productId: `${size} ${flavour}`,
  slug: `${size}-${flavour}`,
  salesPrice: 10,
  purchasedPrice: 12,
  discount: '17',
  packageSize: size,
  totalStocks,
})
const small = variant('500 g', 'Mango')
const large = variant('1 kg', 'Mango')
const orange = variant('1 kg', 'Orange', 0)
const protein = productFixture({
  _id: 'p-protein',
  name: 'Protein',
  salesPrice: 10,
  purchasedPrice: 12,
  attributes: [
    { name: 'Size', values: ['500 g', '1 kg', '2 kg'] },
    { name: 'flavour', values: ['Mango', 'Orange'] },
  ],
  variants: [small, large, orange],
})
const choices = (name: string, chosen: ProductVariant | null) =>
  choosersOf(protein, chosen).find((one) => one.name === name)?.choices ?? []
const wanted = (href: string) => Object.fromEntries(new URL(href, 'http://store.test').searchParams)

describe('choosersOf', () => {
  it('leaves values out that no variant has', () => {
    expect(choices('Size', null).map(({ value }) => value)).toEqual(['500 g', '1 kg'])
  })

  it('marks what is chosen, and what is sold out', () => {
    expect(choices('flavour', orange).map(({ isChosen, isSoldOut }) => [isChosen, isSoldOut])).toEqual([
      [false, false],
      [true, true],
    ])
    expect(choices('Size', null).some(({ isChosen }) => isChosen)).toBe(false)
  })

  it('keeps the other choice where there is a variant with both', () => {
    const [, oneKilo] = choices('Size', small)
    expect(wanted(oneKilo?.href ?? '')).toEqual({ Size: '1 kg', Flavour: 'Mango' })
  })

  it('leads to the first that has the value where there is none with both', () => {
    const [half] = choices('Size', orange)
    expect(wanted(half?.href ?? '')).toEqual({ Size: '500 g', Flavour: 'Mango' })
  })
})
