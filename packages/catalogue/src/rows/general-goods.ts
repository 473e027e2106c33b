import type { CatalogueProduct } from '@dawakit/core/catalogue'
import { fromRupees } from '@dawakit/core/money'
import { gstRateOf } from '@dawakit/core/tax'
import { createPrng } from '../prng.ts'
import { type GeneralBrand, generalBrands } from './general-brands.ts'
import type { GeneralCategorySeed, GoodSeed, SizeSeed } from './general-seed.ts'
import { packPictures, priced, productIdOf } from './product-id.ts'
import { slugOf } from './slug.ts'

interface Choice {
  size: SizeSeed
  second: string | null
  isMain: boolean
}

function choicesOf(good: GoodSeed): Choice[] {
  const seconds = good.second ? good.second[1] : [null]
  return seconds.flatMap((second, secondIndex) =>
    good.sizes.map((size, sizeIndex) => ({ size, second, isMain: secondIndex === 0 && sizeIndex === 0 })),
  )
}

function textsOf(name: string, good: GoodSeed, brand: GeneralBrand, packageSize: string) {
  const facts = [...good.facts, packageSize, `By ${brand.maker}`].map((fact) => `<li>${fact}</li>`).join('')
  const use = good.use ?? ''
  return {
    description: good.about.split('. ')[0]?.replace(/\.$/, '') ?? name,
    shortDescription: `<ul>${facts}</ul>`,
    longDescription: `<p><strong>${name}</strong></p><p>${good.about}</p><h3>How to keep it</h3><p>${
      good.isColdChain
        ? 'Keep in a refrigerator at 2 to 8 °C; do not freeze.'
        : 'Keep in a cool, dry place, away from direct sun and out of reach of small children.'
    }</p>`,
    instructions: use === '' ? '' : `<p>${use}</p>`,
    sideEffects: '',
  }
}

function toGood(
  seed: GeneralCategorySeed,
  good: GoodSeed,
  brand: GeneralBrand,
  choice: Choice,
  day: string,
): CatalogueProduct {
  const [sizeValue, units, mrpRupees] = choice.size
  const article = `${brand.name} ${good.name}`
  const hasSizes = good.sizes.length > 1
  const packageSize = good.pack === '' ? sizeValue : `${good.pack} ${sizeValue}`
  const name = [article, choice.second, hasSizes || good.second ? sizeValue : null]
    .filter((part) => part !== null)
    .join(' ')
  const slug = slugOf(name)
  const random = createPrng(slug)
  const isVaried = hasSizes || good.second !== undefined
  const demand = good.demand ?? 4
  // Sizes and flavours of one article keep its price level: the jitter is the article's, not the variant's.
  const level = 0.95 + createPrng(article).next() * 0.1
  const exact = mrpRupees * brand.priceFactor * level
  const mrpPaise = fromRupees(exact < 60 ? Math.round(exact * 2) / 2 : Math.round(exact))
  const percentOff = random.next() > 0.12 ? Math.max(2, brand.usualDiscount + random.int(-6, 6)) : 0
  const draw = random.next()
  const id = productIdOf(slug)
  return {
    id,
    name,
    slug,
    ...textsOf(name, good, brand, packageSize),
    ...priced(mrpPaise, percentOff),
    manufacturer: brand.maker,
    brandSlug: slugOf(brand.name),
    brandName: brand.name,
    packageSize,
    dosageForm: good.dosageForm,
    unitsPerPack: units,
    unit: good.unit,
    salts: [],
    saltComposition: [],
    compositionKey: null,
    schedule: 'none',
    isPrescriptionNeeded: false,
    isColdChainNeeded: good.isColdChain ?? false,
    isGeneralProduct: true,
    generalCategory: seed.category,
    generalSubCategory: good.sub,
    specialityCategory: null,
    specialitySubCategory: null,
    hsn: good.hsn,
    gstRate: gstRateOf(good.hsn, day),
    stock: draw < 0.05 ? 0 : draw < 0.13 ? random.int(1, 7) : random.int(15, 60 * demand),
    stockAlertThreshold: 8,
    popularity: Math.min(
      10_000,
      Math.round(demand * 560 * (0.5 + random.next()) * (choice.isMain ? 1.4 : 1)),
    ),
    isForSale: true,
    variantGroup: isVaried ? slugOf(article) : null,
    isMainVariant: choice.isMain,
    primaryType: isVaried ? (good.sizeType ?? 'Size') : null,
    primaryValue: isVaried ? sizeValue : null,
    secondaryType: good.second ? good.second[0] : null,
    secondaryValue: choice.second,
    pairProductId: null,
    ...packPictures(id),
    isGenerated: false,
  }
}

/**
 * Every variant of every article by each of its brands.
 *
 * @param day - yyyy-mm-dd, the day whose GST rates hold.
 */
export function generalGoodsOf(categories: readonly GeneralCategorySeed[], day: string): CatalogueProduct[] {
  return categories.flatMap((category) =>
    category.goods.flatMap((good) =>
      good.brands.flatMap((brand) =>
        choicesOf(good).map((choice) => toGood(category, good, generalBrands[brand], choice, day)),
      ),
    ),
  )
}
