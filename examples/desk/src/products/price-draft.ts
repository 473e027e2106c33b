import { typedNumber } from '../layout/typed-number.ts'

/** Price and MRP as they are typed. */
export interface PriceDraft {
  price: string
  mrp: string
}

/** What is sent of them, and which of them lacks: an empty field is no price of 0. */
export function pricesOf({ price, mrp }: PriceDraft): {
  prices: { price: number; mrp: number } | null
  lacking: readonly (keyof PriceDraft)[]
} {
  const typed = { price: typedNumber(price), mrp: typedNumber(mrp) }
  if (typed.price !== null && typed.mrp !== null)
    return { prices: { price: typed.price, mrp: typed.mrp }, lacking: [] }
  return { prices: null, lacking: (['price', 'mrp'] as const).filter((field) => typed[field] === null) }
}
