import type { PackFacts } from '@dawakit/core/catalogue'
import { escapeXml } from '@dawakit/core/markup'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogueRows } from '../rows/catalogue-rows.ts'
import { generalCategories } from '../rows/general/index.ts'
import { bannerArt, categoryBannerArt, offerArt } from './banner-art.ts'
import { brandLogo } from './brand-logo.ts'
import { categoryIcon } from './category-icon.ts'
import { glyphFor } from './glyph-for.ts'
import { glyphs } from './glyphs.ts'
import { packArt } from './pack-art.ts'
import { FALL, layOutPanel, type Panel, RISE, uncovered } from './packs/label-panel.ts'
import { labelOf } from './packs/pack-label.ts'
import { groundOf } from './still-life.ts'
import { storeLogo } from './store-logo.ts'
import { PLAIN, textWidth, wrapText } from './svg-text.ts'

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

const RUBBER_PLUNGER = '#4A4F55'

const printedText = /<text x="([\d.-]+)" y="[\d.-]+" font-size="([\d.]+)"([^>]*)>([^<]*)</g

const panelOf = (width: number, height: number): Panel => ({
  x: 40,
  y: 60,
  width,
  height,
  align: 'middle',
  titles: [46, 34, 24, 16, 11, 9],
  maxLines: 4,
  small: 11,
  ink: '#000',
  brandInk: '#000',
  brandSize: 14,
})

/** By the widths of the widest bold sans that a system falls back to. */
function isInside(lines: ReturnType<typeof layOutPanel>, { x, y, width, height }: Panel): boolean {
  return lines.every(({ text, x: middle, y: baseline, style }) => {
    const half = (textWidth(text, style.size) * (style.weight === 500 ? PLAIN : 1)) / 2
    const isWide = middle - half < x - 0.01 || middle + half > x + width + 0.01
    return (
      !isWide && baseline - style.size * RISE >= y - 0.01 && baseline + style.size * FALL <= y + height + 0.01
    )
  })
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
    expect(cut.length).toBeLessThan(products.length / 200)
  })

  it('shows a device out of its carton', () => {
    const monitor = { ...evil, name: 'Digital BP Monitor', dosageForm: 'device', salts: [] }
    expect(packArt(monitor)).toContain('>128<')
    expect(packArt({ ...monitor, name: 'Odd device' })).not.toContain('>128<')
  })

  it('draws the container that the form names', () => {
    const drawn = (dosageForm: string, packageSize: string, name = 'Thing') =>
      packArt({ ...evil, name, brand: 'Himgiri', dosageForm, packageSize })
    const [cartridge, pen] = [
      drawn('injection', 'Cartridge of 3 ml', 'Insugir 100 Cartridge'),
      drawn('injection', 'Prefilled pen of 3 ml', 'Insugir 100 Prefilled Pen'),
    ]
    expect(cartridge).toContain(RUBBER_PLUNGER)
    expect(cartridge).not.toContain('>12<')
    expect(pen).toContain('>12<')
    expect(pen).not.toContain(RUBBER_PLUNGER)
    expect(drawn('injection', 'Box of 5 × 3 ml', 'Insugir 100 Penfill')).toContain(RUBBER_PLUNGER)
  })

  it('prints nothing outside of a panel, whatever it is called', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 24 })
    const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
    const side = (max: number) => fc.integer({ min: 20, max })
    fc.assert(
      fc.property(text, text, text, side(300), side(300), (title, brand, subtitle, width, height) => {
        const label = { ...labelOf(evil), title, brand, subtitle }
        const panel = { ...panelOf(width, height), brandMargin: width > 90 ? 30 : 0 }
        return isInside(layOutPanel(label, panel), panel)
      }),
    )
    for (const product of products.filter((_, index) => index % 3 === 0)) {
      for (const panel of [panelOf(246, 150), panelOf(90, 70)])
        expect(isInside(layOutPanel(labelOf(specOf(product)), panel), panel), product.name).toBe(true)
    }
  })

  it('keeps the panel of a carton clear of what stands before it', () => {
    const place = fc.record({
      x: fc.integer({ min: -50, max: 450 }),
      y: fc.integer({ min: -50, max: 450 }),
      width: fc.integer({ min: 1, max: 400 }),
      height: fc.integer({ min: 1, max: 400 }),
    })
    fc.assert(
      fc.property(place, (cover) => {
        const { x, y, width, height } = uncovered({ x: 50, y: 70, width: 250, height: 270 }, cover)
        const isEmpty = width === 0 || height === 0
        return isEmpty || y + height <= cover.y || x + width <= cover.x
      }),
    )
  })

  it('lets no print run out of the picture', () => {
    const isOut = ([, x = '', size = '', style = '', text = '']: RegExpMatchArray) => {
      const width = textWidth(text.replace(/&[^;]+;/g, '&'), Number(size))
      const left = style.includes('middle') ? Number(x) - width / 2 : Number(x)
      return left < 0 || left + width > 400
    }
    const out = products
      .filter((_, index) => index % 3 === 0)
      .flatMap((product) =>
        (['pack', 'label'] as const).flatMap((view) =>
          [...packArt(specOf(product), view).matchAll(printedText)].filter(isOut).map(([line]) => line),
        ),
      )
    expect(out).toEqual([])
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

  it("sets every brand's name in the same letters over the same sign", () => {
    const sizes = brands.flatMap((brand) =>
      [...brandLogo(brand.name).matchAll(printedText)].map(([, , size]) => size),
    )
    expect(new Set(sizes)).toEqual(new Set(['21']))
  })

  it('gives every subject a place of its own behind its packs', () => {
    const subjects = [
      'Diabetes',
      'Baby',
      'Devices',
      'Ayurveda',
      'Sport',
      'Vitamins',
      'Skin',
      'Supports',
      'Asthma',
    ]
    const more = ['First Aid', 'Eye', 'Pain', 'Heart', 'Gastroenterology']
    expect(new Set([...subjects, ...more].map(groundOf)).size).toBe(14)
  })

  it('keeps the words of a banner to the left of its packs', () => {
    const banner = (shape: 'wide' | 'phone' | 'ad') =>
      bannerArt({
        title: 'Gentle care for the little one, and for her mother',
        description: 'Diapers, baths and creams that babies like, and more of the kind',
        kind: 'Mother and Baby Care',
        size: shape,
        action: 'Shop now',
      })
    for (const [shape, width] of [
      ['wide', 1280],
      ['phone', 720],
      ['ad', 720],
    ] as const) {
      const svg = banner(shape)
      const packs = Number(/<g transform="translate\(([\d.]+)/.exec(svg)?.[1])
      const words = svg.slice(svg.lastIndexOf('</g>')).matchAll(printedText)
      for (const [, x, size, , text = ''] of words)
        expect(Number(x) + textWidth(text, Number(size)) * PLAIN, text).toBeLessThan(packs + width * 0.02)
    }
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
    expect(offerArt({ name: 'Skin care', percent: 20, category: 'Skin Care' }, 'offer-large')).not.toContain(
      '>Flat',
    )
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
