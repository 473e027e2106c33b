import type { ChosenVariant, Product, ProductSummary, ProductVariant } from '@dawakit/core/contract'
import { nameKey, pricesOf, productPath, selectedVariant, variantQuery } from '@dawakit/core/product'
import { load, loadList } from '../server/load.ts'

export interface Choice {
  value: string
  href: string
  isChosen: boolean
  isSoldOut: boolean
}

export interface Chooser {
  name: string
  choices: Choice[]
}

export interface ProductView {
  /** The product as chosen: a variant is a product of its own. */
  product: Product
  variant: ChosenVariant | null
  choosers: Chooser[]
}

/**
 * Loads what a product page shows.
 * @param query - One entry per attribute name chooses a variant.
 * @throws {LoadError} 404 when there is no such product.
 */
export async function loadProductView(
  slug: string,
  category: string,
  query: Record<string, string>,
): Promise<ProductView> {
  const { data: named } = await load('GET /get/productBySlug', { query: { slug, category } })
  const chosen = selectedVariant(named, query) ?? named.variants.find((one) => one.productId === named._id)
  const product =
    chosen && chosen.productId !== named._id
      ? (await load('GET /get/product', { query: { id: chosen.productId } })).data
      : named
  return {
    product,
    variant: chosen ? chosen.data : null,
    choosers: choosersOf(named, chosen ?? null),
  }
}

export interface RelatedProducts {
  alternatives: Promise<ProductSummary[]>
  similar: Promise<ProductSummary[]>
}

/**
 * What stands below the product. It is read once the page's beginning has been sent: the embedded database and the
 * rendering work in the thread that sends, and a visitor sees the product first.
 *
 * @param isBegun - See `server.ts`; undefined where another server runs the pages.
 */
export function loadRelated(
  { _id: id }: Product,
  isBegun: Promise<void> = Promise.resolve(),
): RelatedProducts {
  return {
    alternatives: isBegun.then(() => loadList('GET /get/alternativeProduct', { query: { id } })),
    similar: isBegun.then(() => loadList('GET /get/similarProducts', { query: { id } })),
  }
}

const attributeOf = ({ data }: ProductVariant, attribute: string): string | undefined => {
  if (nameKey(data.primaryType) === nameKey(attribute)) return data.primaryValue
  return data.secondaryType && nameKey(data.secondaryType) === nameKey(attribute)
    ? data.secondaryValue
    : undefined
}

/** A link per value: to the variant that has it and keeps the other choice, else to the first that has it. */
function choosersOf(product: Product, chosen: ProductVariant | null): Chooser[] {
  return product.attributes.map(({ name, values }) => ({
    name,
    choices: values.flatMap((value): Choice[] => {
      const having = product.variants.filter((one) => attributeOf(one, name) === value)
      const others = product.attributes.filter((attribute) => attribute.name !== name)
      const isKept = (one: ProductVariant) =>
        !chosen || others.every((other) => attributeOf(one, other.name) === attributeOf(chosen, other.name))
      const target = having.find(isKept) ?? having[0]
      if (!target) return []
      return [
        {
          value,
          href: `${productPath(product)}?${new URLSearchParams(variantQuery(target.data))}`,
          isChosen: chosen !== null && attributeOf(chosen, name) === value,
          isSoldOut: target.totalStocks <= 0,
        },
      ]
    }),
  }))
}

export interface Alternative {
  product: ProductSummary
  /** Rupees less than the product for as many units as its pack holds; negative when it costs more. */
  saving: number
  /** Whole percent of the product's price. */
  percent: number
}

/** True when all share the product's salts, strengths and form, so that one may stand for another. */
export function areSubstitutes(product: Product, alternatives: readonly ProductSummary[]): boolean {
  const composition = (one: ProductSummary) => [...one.saltComposition].map(nameKey).sort().join('+')
  return alternatives.every(
    (one) => composition(one) === composition(product) && one.dosageForm === product.dosageForm,
  )
}

/** What each alternative saves, by the price per unit where both packs tell it. The cheapest first. */
export function compareAlternatives(
  product: Product,
  alternatives: readonly ProductSummary[],
): Alternative[] {
  const price = pricesOf(product).price
  return alternatives
    .filter((one) => one.isForSale)
    .map((one): Alternative => {
      const isComparable = one.unit === product.unit && one.unitsPerPack && product.unitsPerPack
      const factor = isComparable ? (product.unitsPerPack ?? 1) / (one.unitsPerPack ?? 1) : 1
      const saving = product.isForSale ? Math.round((price - one.salesPrice * factor) * 100) / 100 : 0
      return { product: one, saving, percent: price > 0 ? Math.round((saving / price) * 100) : 0 }
    })
    .sort((one, other) => other.saving - one.saving)
}
