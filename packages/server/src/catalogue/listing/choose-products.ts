import type { FacetValue, ListingFacets } from '@dawakit/core/contract'
import { type ListingChoice, PRICE_RANGES } from '@dawakit/core/product'
import type { ListingIndex } from '../../ground/kept-catalogue/listing-index.ts'
import type { Snapshot } from '../../ground/kept-catalogue/snapshot.ts'

/** Brands that a filter offers, besides those that were asked for. */
const BRANDS_MAX = 30

export interface ChosenProducts {
  /** Of the index, in order. */
  rows: Uint32Array
  facets: ListingFacets
}

/**
 * Filters rows of the index, puts them in order, and counts what each value of a filter would leave beside the other
 * filters: a row counts for its own value of a filter when no other filter takes it away.
 */
export function chooseProducts(
  index: ListingIndex,
  { brand }: Pick<Snapshot, 'brand'>,
  rows: readonly number[],
  choice: ListingChoice,
): ChosenProducts {
  const brands = index.brands.map((id) => brand(id))
  const chosenBrands = new Set(
    choice.brand.flatMap((slug) => {
      const place = brands.findIndex((row) => row?.slug === slug)
      return place < 0 ? [] : [place]
    }),
  )
  const chosenRanges = new Set(
    choice.price.map((range) => PRICE_RANGES.findIndex(({ value }) => value === range)),
  )
  const isEitherNeed = choice.prescription.length !== 1
  const isNeedChosen = choice.prescription[0] === 'yes'
  const isStockChosen = choice.stock.length > 0

  const counts = {
    brand: new Uint32Array(brands.length),
    price: new Uint32Array(PRICE_RANGES.length),
    yes: 0,
    no: 0,
    stock: 0,
  }
  const chosen: number[] = []
  for (const row of rows) {
    const at = index.brandOf(row)
    const range = index.priceRangeOf(row)
    const isNeeded = index.isOnPrescription(row)
    const canBeBought = index.canBeBought(row)
    const isBrandGood = chosenBrands.size === 0 || chosenBrands.has(at)
    const isPriceGood = chosenRanges.size === 0 || chosenRanges.has(range)
    const isNeedGood = isEitherNeed || isNeedChosen === isNeeded
    const isStockGood = !isStockChosen || canBeBought
    if (isPriceGood && isNeedGood && isStockGood && at >= 0) counts.brand[at] = (counts.brand[at] ?? 0) + 1
    if (isBrandGood && isNeedGood && isStockGood) counts.price[range] = (counts.price[range] ?? 0) + 1
    if (isBrandGood && isPriceGood && isStockGood) counts[isNeeded ? 'yes' : 'no']++
    if (isBrandGood && isPriceGood && isNeedGood && canBeBought) counts.stock++
    if (isBrandGood && isPriceGood && isNeedGood && isStockGood) chosen.push(row)
  }

  const offered = brands.flatMap((row, at): FacetValue[] => {
    const count = counts.brand[at] ?? 0
    const isChosen = chosenBrands.has(at)
    return row && (count > 0 || isChosen) ? [{ value: row.slug, name: row.name, count, isChosen }] : []
  })
  const few = offered.sort(byCount).filter(({ isChosen }, place) => isChosen || place < BRANDS_MAX)
  return {
    rows: index.inOrder(chosen, choice.sort),
    facets: {
      brand: few,
      price: PRICE_RANGES.map(({ value }, at) => ({
        value,
        count: counts.price[at] ?? 0,
        isChosen: chosenRanges.has(at),
      })),
      prescription: (['yes', 'no'] as const).map((value) => ({
        value,
        count: counts[value],
        isChosen: choice.prescription.includes(value),
      })),
      stock: [{ value: 'in', count: counts.stock, isChosen: isStockChosen }],
    },
  }
}

const byCount = (one: FacetValue, other: FacetValue) =>
  other.count - one.count || ((one.name ?? '') < (other.name ?? '') ? -1 : 1)
