import type { CatalogueProduct } from '@dawakit/core/catalogue'
import { describe, expect, it } from 'vitest'
import { catalogueRows } from './catalogue-rows.ts'
import { generalCategories } from './general/index.ts'
import { specialities } from './salts/index.ts'

const catalogue = catalogueRows()
const { products } = catalogue
const byId = new Map(products.map((product) => [product.id, product]))

/** Products whose composition is exactly these salts. */
function ofSalts(...names: string[]): CatalogueProduct[] {
  return products.filter((product) => product.salts.map((salt) => salt.name).join('+') === names.join('+'))
}

describe('breadth of the seed', () => {
  it('has at least 150 salts, 1,500 products, 20 specialities and 12 general categories', () => {
    expect(specialities.flatMap((speciality) => speciality.salts).length).toBeGreaterThanOrEqual(150)
    expect(products.length).toBeGreaterThanOrEqual(1500)
    expect(new Set(specialities.map((speciality) => speciality.speciality)).size).toBeGreaterThanOrEqual(20)
    expect(generalCategories.length).toBeGreaterThanOrEqual(12)
  })

  it('fills every category and every sub-category', () => {
    for (const category of catalogue.categories) {
      const own = products.filter(
        (product) =>
          (category.isGeneral ? product.generalCategory : product.specialityCategory) === category.name,
      )
      expect(own.length, category.name).toBeGreaterThanOrEqual(4)
      expect(category.subCategories.length, category.name).toBeGreaterThanOrEqual(1)
      expect(new Set(category.subCategories).size).toBe(category.subCategories.length)
    }
  })

  it('puts every category into a group of the menu and leaves no group empty', () => {
    const groups = catalogue.menuGroups.map((group) => group.name)
    expect(groups.length).toBeGreaterThanOrEqual(5)
    expect(groups.length).toBeLessThanOrEqual(7)
    expect(new Set(catalogue.categories.map((category) => category.parentGroup))).toEqual(new Set(groups))
  })

  it('answers the letters "parac"', () => {
    const found = products.filter((product) => product.name.toLowerCase().startsWith('parac'))
    expect(found.length).toBeGreaterThanOrEqual(5)
    expect(found.some((product) => product.stock > 0)).toBe(true)
  })

  it('compares makers: nearly every prescription salt of demand has an alternative of another maker and price', () => {
    for (const salt of [
      'Paracetamol',
      'Metformin',
      'Telmisartan',
      'Atorvastatin',
      'Pantoprazole',
      'Azithromycin',
    ]) {
      const own = ofSalts(salt)
      const key = own[0]?.compositionKey
      const alternatives = own.filter((product) => product.compositionKey === key)
      expect(new Set(alternatives.map((product) => product.manufacturer)).size, salt).toBeGreaterThanOrEqual(
        4,
      )
      const prices = alternatives.map((product) => product.pricePaise)
      expect(Math.min(...prices) / Math.max(...prices), salt).toBeLessThan(0.6)
    }
  })
})

describe('rows of the seed', () => {
  it('gives every row an id and a slug of its own', () => {
    for (const rows of [products, catalogue.brands, catalogue.menuGroups]) {
      expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
      expect(new Set(rows.map((row) => row.slug)).size).toBe(rows.length)
    }
    expect(new Set(products.map((product) => product.name)).size).toBe(products.length)
    expect(new Set(catalogue.categories.map((category) => category.id)).size).toBe(
      catalogue.categories.length,
    )
    for (const product of products) expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('never sells above the MRP, and states the discount that the prices make', () => {
    for (const product of products) {
      expect(Number.isSafeInteger(product.mrpPaise), product.name).toBe(true)
      expect(product.pricePaise).toBeGreaterThan(0)
      expect(product.pricePaise).toBeLessThanOrEqual(product.mrpPaise)
      expect(product.discountPercent).toBe(
        Math.round((100 * (product.mrpPaise - product.pricePaise)) / product.mrpPaise),
      )
    }
    expect(products.some((product) => product.discountPercent === 0)).toBe(true)
  })

  it('has goods sold out, nearly sold out and well stocked', () => {
    expect(products.every((product) => Number.isSafeInteger(product.stock) && product.stock >= 0)).toBe(true)
    expect(products.every((product) => Number.isSafeInteger(product.popularity))).toBe(true)
    expect(products.some((product) => product.stock === 0)).toBe(true)
    expect(products.some((product) => product.stock > 0 && product.stock < product.stockAlertThreshold)).toBe(
      true,
    )
    expect(products.filter((product) => product.stock > 50).length).toBeGreaterThan(products.length / 2)
  })

  it('names brands that exist, and general goods and medicines each in their own shelf', () => {
    const brands = new Map(catalogue.brands.map((brand) => [brand.slug, brand.name]))
    for (const product of products) {
      expect(brands.get(product.brandSlug)).toBe(product.brandName)
      expect(product.generalCategory !== null).toBe(product.isGeneralProduct)
      expect(product.specialityCategory !== null).toBe(!product.isGeneralProduct)
      expect(product.salts.length > 0).toBe(!product.isGeneralProduct)
    }
  })

  it('tells each medicine how it is taken and what it may do', () => {
    for (const product of products.filter((row) => !row.isGeneralProduct)) {
      expect(product.instructions, product.name).toMatch(/<li>/)
      expect(product.sideEffects, product.name).toMatch(/Ask your doctor/)
      expect(product.longDescription).not.toMatch(/undefined|NaN/)
    }
  })
})

describe('what the law says', () => {
  it('keeps insulin cold and behind a prescription', () => {
    const insulins = products.filter((product) => product.specialitySubCategory === 'Insulins')
    expect(insulins.length).toBeGreaterThanOrEqual(6)
    for (const product of insulins)
      expect([product.isColdChainNeeded, product.isPrescriptionNeeded]).toEqual([true, true])
  })

  it('asks for a prescription for antibiotics and not for paracetamol', () => {
    for (const product of [...ofSalts('Amoxicillin'), ...ofSalts('Azithromycin'), ...ofSalts('Cefixime')]) {
      expect(product.isPrescriptionNeeded, product.name).toBe(true)
      expect(product.isColdChainNeeded, product.name).toBe(false)
    }
    for (const product of ofSalts('Paracetamol')) expect(product.isPrescriptionNeeded).toBe(false)
    expect(ofSalts('Cefixime')[0]?.schedule).toBe('H1')
    expect(ofSalts('Metformin').every((product) => product.isPrescriptionNeeded)).toBe(true)
  })

  it('keeps vaccines cold and sends no medicine of Schedule X', () => {
    const vaccines = products.filter((product) => product.specialityCategory === 'Vaccines')
    expect(vaccines.length).toBeGreaterThan(0)
    expect(vaccines.every((product) => product.isColdChainNeeded)).toBe(true)
    const scheduleX = products.filter((product) => product.schedule === 'X')
    expect(scheduleX.length).toBeGreaterThan(0)
    expect(scheduleX.every((product) => !product.isForSale && product.isPrescriptionNeeded)).toBe(true)
  })

  it('asks for no prescription for general goods', () => {
    expect(products.filter((product) => product.isGeneralProduct && product.isPrescriptionNeeded)).toEqual([])
  })
})

describe('what hangs together', () => {
  it('pairs products that exist, never a product with itself', () => {
    const paired = products.filter((product) => product.pairProductId !== null)
    expect(paired.length).toBeGreaterThan(products.length * 0.9)
    for (const product of paired) {
      const other = byId.get(product.pairProductId ?? '')
      expect(other, product.name).toBeDefined()
      expect(other?.id).not.toBe(product.id)
      expect(other?.isPrescriptionNeeded).toBe(false)
    }
  })

  it('lets the attributes of a group choose exactly one variant, and marks one as the main one', () => {
    const groups = new Map<string, CatalogueProduct[]>()
    for (const product of products) {
      if (product.variantGroup === null) continue
      groups.set(product.variantGroup, [...(groups.get(product.variantGroup) ?? []), product])
    }
    expect(groups.size).toBeGreaterThan(50)
    for (const [group, variants] of groups) {
      expect(variants.filter((variant) => variant.isMainVariant).length, group).toBe(1)
      const choices = variants.map((variant) => `${variant.primaryValue}|${variant.secondaryValue}`)
      expect(new Set(choices).size, group).toBe(variants.length)
      expect(new Set(variants.map((variant) => variant.primaryType)).size).toBe(1)
    }
    expect([...groups.values()].some((variants) => variants[0]?.secondaryType !== null)).toBe(true)
  })

  it('lets nobody review a product twice', () => {
    const pairs = catalogue.reviews.map((review) => `${review.reviewerId} ${review.productId}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    const reviewers = new Set(catalogue.reviewers.map((reviewer) => reviewer.id))
    for (const review of catalogue.reviews) {
      expect(byId.has(review.productId)).toBe(true)
      expect(reviewers.has(review.reviewerId)).toBe(true)
      expect([1, 2, 3, 4, 5]).toContain(review.rating)
    }
  })

  it('points banners, offers, deals, rows and coupons at what is there', () => {
    const categories = new Set(
      catalogue.categories.map((category) => `${category.isGeneral} ${category.name}`),
    )
    for (const row of [...catalogue.banners, ...catalogue.offers]) {
      expect(categories.has(`${row.isGeneralCategory} ${row.category}`), row.id).toBe(true)
    }
    for (const row of catalogue.dynamicCategories)
      expect(categories.has(`${row.isGeneralCategory} ${row.name}`)).toBe(true)
    expect(
      catalogue.banners.filter((banner) => banner.placement === 'carousel').length,
    ).toBeGreaterThanOrEqual(5)
    expect(catalogue.banners.filter((banner) => banner.placement === 'phone').length).toBe(4)
    expect(catalogue.deals.length).toBeGreaterThanOrEqual(8)
    for (const deal of catalogue.deals) expect(byId.get(deal.productId)?.isPrescriptionNeeded).toBe(false)
    for (const { productIds } of catalogue.coupons) {
      expect(productIds === 'all' || productIds.every((id) => byId.has(id))).toBe(true)
    }
  })

  it('has coupons that work, that have ended and that are used up', () => {
    const at = new Date('2027-02-01T00:00:00Z')
    const coupons = catalogueRows(at).coupons
    const lives = coupons.filter((coupon) => coupon.maxLimit > 0 && new Date(coupon.expireDate) > at)
    expect(lives.length).toBeGreaterThanOrEqual(2)
    expect(coupons.some((coupon) => new Date(coupon.expireDate) < at)).toBe(true)
    expect(coupons.some((coupon) => coupon.maxLimit === 0)).toBe(true)
  })

  it('is the same every time', () => {
    expect(catalogueRows()).toEqual(catalogue)
  })
})
