import { categorySlugOf, nameKey, productPath, saltName, slugify } from '@dawakit/core/product'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('nameKey', () => {
  it('folds case, accents and white space', () => {
    expect(nameKey('  Dolo\u00a0 650\tMG ')).toBe('dolo 650 mg')
    expect(nameKey('Crème Lacté')).toBe('creme lacte')
    expect(nameKey('ＰＡＲＡ')).toBe('para')
    expect(nameKey('Dolo ६५०')).toBe('dolo 650')
  })

  it('keeps Indian scripts whole', () => {
    expect(nameKey('दवा')).toBe('दवा')
    expect(nameKey('மருந்து')).toBe('மருந்து'.normalize('NFC'))
  })

  it('is its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(nameKey(nameKey(text))).toBe(nameKey(text))
      }),
    )
  })
})

describe('slugify', () => {
  it('makes a path segment of a name', () => {
    expect(slugify("Dolo 650mg (15's)")).toBe('dolo-650mg-15-s')
    expect(slugify('Vitamins & Minerals')).toBe('vitamins-minerals')
    expect(slugify('Amlodipine 2.5mg')).toBe('amlodipine-2-5mg')
    expect(slugify('--- ')).toBe('')
  })

  it('never needs a second pass and never carries a slash', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text)
        expect(slugify(slug)).toBe(slug)
        expect(slug).not.toMatch(/[/?#\s]|^-|-$|--/)
      }),
    )
  })
})

describe('saltName', () => {
  it('leaves out the strength, and nothing where there is nothing else', () => {
    expect(saltName('Paracetamol (500mg)')).toBe('Paracetamol')
    expect(saltName('Amoxycillin (as Trihydrate) (500mg)')).toBe('Amoxycillin (as Trihydrate)')
    expect(saltName(' Vitamin D3 ')).toBe('Vitamin D3')
    expect(saltName('(500mg)')).toBe('(500mg)')
  })
})

describe('productPath', () => {
  const product = {
    name: 'Dolo 650',
    slug: 'dolo-650',
    isGeneralProduct: true,
    generalCategory: 'Pain Relief',
    specialityCategory: 'Neurology',
  }

  it('stands under the general category for general products, the speciality otherwise', () => {
    expect(productPath(product)).toBe('/product/pain-relief/dolo-650')
    expect(productPath({ ...product, isGeneralProduct: false })).toBe('/product/neurology/dolo-650')
  })

  it('keeps its shape without a category or slug', () => {
    expect(categorySlugOf({ ...product, generalCategory: null })).toBe('all')
    expect(productPath({ ...product, slug: '' })).toBe('/product/pain-relief/dolo-650')
  })
})
