import type { PackFacts } from '@dawakit/core/catalogue'
import { escapeXml } from '@dawakit/core/markup'
import { describe, expect, it } from 'vitest'
import { catalogueRows } from '../rows/catalogue-rows.ts'
import { generalCategories } from '../rows/general/index.ts'
import { bannerArt, categoryBannerArt, offerArt } from './banner-art.ts'
import { brandLogo } from './brand-logo.ts'
import { categoryIcon } from './category-icon.ts'
import { glyphFor } from './glyph-for.ts'
import { glyphs } from './glyphs.ts'
import { packArt } from './pack-art.ts'
import { storeLogo } from './store-logo.ts'
import { wrapText } from './svg-text.ts'

const { products, categories, brands } = catalogueRows()

function specOf(product: (typeof products)[number]): PackFacts {
  return {
    name: product.name,
    brand: product.brandName,
    dosageForm: product.dosageForm,
    packageSize: product.packageSize,
    salts: product.saltComposition,
    isPrescriptionNeeded: product.isPrescriptionNeeded,
    isColdChainNeeded: product.isColdChainNeeded,
    shelf: `${product.generalSubCategory ?? product.specialitySubCategory}`,
  }
}

const evil: PackFacts = {
  name: '<script>alert("1")</script> & Co \u0000\u0001',
  brand: '"><image href="x">',
  dosageForm: 'tablet',
  packageSize: "Strip of 10 'tablets' & more",
  salts: ['</text><script/>'],
  isPrescriptionNeeded: true,
  isColdChainNeeded: false,
  shelf: '<b>',
}

/** Opening and closing tags pair up, and nothing else stands in angle brackets. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closing, name, __, alone) => {
      if (closing) {
        if (open.pop() !== name) open.push('mismatch')
      } else if (!alone) open.push(name)
      return ''
    },
  )
  return (
    open.length === 0 &&
    !/[<>]/.test(rest) &&
    !/&(?!(amp|lt|gt|quot|#39);)/.test(rest) &&
    !svg.includes('NaN') &&
    !svg.includes('undefined')
  )
}

describe('drawn packs', () => {
  it('draws every form of the catalogue as a small well-formed picture', () => {
    const kinds = new Map(
      products.map((product) => [`${product.dosageForm} ${product.packageSize.split(' ')[0]}`, product]),
    )
    expect(kinds.size).toBeGreaterThan(25)
    for (const [kind, product] of kinds) {
      for (const view of ['pack', 'box', 'label'] as const) {
        const svg = packArt(specOf(product), view)
        expect(svg.length, `${kind} ${view}`).toBeLessThan(4096)
        expect(isWellFormed(svg), `${kind} ${view}: ${svg}`).toBe(true)
      }
    }
  })

  it('prints the name, the brand and the red mark of prescription medicines', () => {
    const insulin = products.find(
      (product) => product.isColdChainNeeded && product.name.includes('Cartridge'),
    )
    const svg = packArt(specOf(insulin ?? products[0]!))
    expect(svg).toContain(`>${insulin?.brandName}<`)
    expect(svg).toContain('>Rx<')
    expect(packArt(specOf(insulin!), 'label')).toContain('2 °C to 8 °C')
  })

  it('prints a strength as it is, however many decimals', () => {
    const svg = packArt({
      ...evil,
      name: 'Tretitva 0.0255% Cream',
      brand: 'Tvacha',
      salts: ['Tretinoin (0.0255% w/w)'],
      dosageForm: 'cream',
      packageSize: 'Tube of 20 g',
    })
    expect(svg).toContain('0.0255%')
  })

  it('draws as many tablets as the strip holds', () => {
    const strip = (packageSize: string) => packArt({ ...evil, packageSize })
    const pockets = (packageSize: string) => strip(packageSize).split('href="#k"').length - 1
    expect(pockets('Strip of 10 tablets')).toBe(10)
    expect(pockets('Strip of 15 tablets')).toBe(15)
    expect(pockets('Strip of 1 tablet')).toBe(1)
    expect(pockets('Strip of many')).toBe(10)
  })

  it('cuts the print of hardly any pack', () => {
    const cut = products.filter((product) => packArt(specOf(product)).includes('…'))
    expect(cut.length).toBeLessThan(products.length / 100)
  })

  it('shows a device out of its carton', () => {
    const monitor = { ...evil, name: 'Digital BP Monitor', dosageForm: 'device', salts: [] }
    expect(packArt(monitor)).toContain('>128<')
    expect(packArt({ ...monitor, name: 'Odd device' })).not.toContain('>128<')
  })

  it('is the same every time and differs from product to product', () => {
    const [one, other] = [specOf(products[0]!), specOf(products[7]!)]
    expect(packArt(one)).toBe(packArt(one))
    expect(packArt(one)).not.toBe(packArt(other))
  })

  it('lets no name break out of the picture', () => {
    for (const view of ['pack', 'box', 'label'] as const) {
      const svg = packArt(evil, view)
      expect(svg).not.toMatch(/<(script|image)/)
      expect(isWellFormed(svg)).toBe(true)
    }
    expect(isWellFormed(brandLogo('<svg onload="x">'))).toBe(true)
    expect(isWellFormed(categoryIcon('A & B <c>'))).toBe(true)
    expect(
      isWellFormed(
        bannerArt({ title: 'A < B', description: '"&"', kind: 'x', size: 'wide', action: '<go>' }),
      ),
    ).toBe(true)
  })

  it('draws a pack for a form that it does not know', () => {
    expect(isWellFormed(packArt({ ...evil, name: 'Odd thing', dosageForm: 'no-such-form' }))).toBe(true)
  })
})

describe('icons, logos and banners', () => {
  it('draws every category and brand of the seed', () => {
    for (const category of categories)
      expect(isWellFormed(categoryIcon(category.name)), category.name).toBe(true)
    for (const brand of brands) expect(brandLogo(brand.name)).toContain(brand.name.replace('&', '&amp;'))
    expect(isWellFormed(storeLogo())).toBe(true)
  })

  it('gives every category a banner in its own colours that does not repeat its name', () => {
    for (const { name } of categories) {
      for (const index of [1, 2] as const) {
        const svg = categoryBannerArt(name, index)
        expect(isWellFormed(svg), name).toBe(true)
        expect(svg.length, name).toBeLessThan(12_000)
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        expect(new Set(ids).size, name).toBe(ids.length)
      }
    }
    expect(categoryBannerArt('Skin Care', 1)).not.toBe(categoryBannerArt('Diabetes', 1))
    expect(categoryBannerArt('Skin Care', 1)).not.toContain('Skin Care')
  })

  it('leaves the words of an offer to its card', () => {
    expect(offerArt('Skin care', 20, 'Skin Care', 'offer-large')).not.toContain('>Flat')
  })

  it('finds a drawing of its own for the categories people know', () => {
    const named = categories.filter((category) => glyphFor(category.name) !== 'strip')
    expect(named.length).toBeGreaterThanOrEqual(categories.length - 2)
    expect(glyphFor('Wheelchair')).toBe('wheelchair')
    expect(glyphFor('Weight Management')).toBe('waist')
    expect(generalCategories.length).toBeLessThan(Object.keys(glyphs).length)
  })
})

describe('text', () => {
  it('escapes what XML forbids', () => {
    expect(escapeXml(`a<b>&"c"'\u0000`)).toBe('a&lt;b&gt;&amp;&quot;c&quot;&#39;')
  })

  it('wraps at spaces and cuts the last line', () => {
    expect(wrapText('Paracetamol Tablets', 90, 12, 2)).toEqual(['Paracetamol', 'Tablets'])
    const cut = wrapText('one two three four five six seven', 60, 12, 2)
    expect(cut.length).toBe(2)
    expect(cut[1]).toMatch(/…$/)
    expect(wrapText('', 60, 12, 2)).toEqual([])
  })
})
