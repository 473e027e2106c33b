import type { Order, ProductSummary, Shop } from '@dawakit/client'
import { cartLineKey } from '@dawakit/core/cart'
import { fromRupees } from '@dawakit/core/money'
import { type LineAgain, lineAgain } from '@dawakit/core/order'

/** Substitutes that are offered for one product. */
const SUBSTITUTES = 2

/** What became of one line. */
export interface PutLine extends LineAgain {
  product: Order['products'][number]
  /** Pieces of it in the cart now. */
  held: number
  /** For what cannot be had, others that can. */
  substitutes: readonly ProductSummary[]
}

/** Products that nobody has are no failure here. */
const orNone = (failure: unknown): null => {
  if ((failure as { status?: number }).status === 404) return null
  throw failure
}

/**
 * Puts into the cart what can be had of an order, line by line.
 * @throws {ShopError} where the shop was not reached, or refused a line; what came before is in the cart
 */
export async function putAgain(shop: Shop, order: Order): Promise<PutLine[]> {
  const products = await Promise.all(
    order.products.map(({ _id: id }) =>
      shop.call('GET /get/product', { query: { id } }).then(({ data }) => data, orNone),
    ),
  )
  const put: PutLine[] = []
  for (const [index, ordered] of order.products.entries()) {
    const today = products[index] ?? null
    const key = cartLineKey(ordered._id, ordered.variant)
    const inCart =
      shop.$cart.get().lines.find((line) => cartLineKey(line._id, line.variant) === key)?.quantity ?? 0
    const again = lineAgain({
      ordered: { quantity: ordered.quantity, salesPrice: fromRupees(ordered.salesPrice) },
      product: today && { ...today, salesPrice: fromRupees(today.salesPrice) },
      inCart,
    })
    if (today && again.add > 0) await shop.cart.add(today, again.add, ordered.variant)
    const isLacking = again.lack === 'soldOut' || again.lack === 'gone'
    put.push({
      ...again,
      product: ordered,
      held: inCart + again.add,
      substitutes: isLacking ? await substitutesOf(shop, ordered._id) : [],
    })
  }
  return put
}

/** An offer beside what was asked for: without an answer there is none. */
async function substitutesOf(shop: Shop, id: string): Promise<ProductSummary[]> {
  const { data } = await shop
    .call('GET /get/alternativeProduct', { query: { id } })
    .catch(() => ({ data: [] }))
  return data.filter(({ isForSale, totalStocks }) => isForSale && totalStocks > 0).slice(0, SUBSTITUTES)
}
