import type { PlacedOrder } from '@dawakit/core/contract'
import { IDEMPOTENCY_HOURS, nextStep } from '@dawakit/core/order'
import { cartChanged, cartEmpty } from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type CartPiece, readCart } from '../../people/cart/cart.sql.ts'
import { readOrderLines, toOrders } from '../read/orders.sql.ts'
import type { DraftOrder } from './draft-order.ts'

const HOUR_MS = 3_600_000
/** Orders of a day that are looked through for the one that a cart became. */
const LOOKED_THROUGH = 10

/**
 * Holds an order to the customer's cart: the same pieces of the same products, in any order. A page that still shows the
 * lines of a cart which another page has ordered gets the order that was placed.
 *
 * @throws {CallError} 422 `cart-empty`, with the order that this cart became; 409 `cart-changed` with the cart as it is
 */
export async function requireCart(
  trx: Database,
  draft: DraftOrder,
  cart: readonly CartPiece[],
): Promise<void> {
  if (cart.length === 0) {
    const data = await placedOf(trx, draft)
    throw new CallError(422, cartEmpty, data ? { data } : {})
  }
  if (!isSameCart(cart, draft.lines)) {
    throw new CallError(409, cartChanged, { data: await readCart(trx, draft.userId) })
  }
}

/** Whether two carts hold the same. A variant is a product of its own: that one was chosen says which. */
export function isSameCart(one: readonly CartPiece[], other: readonly CartPiece[]): boolean {
  return piecesOf(one) === piecesOf(other)
}

const piecesOf = (lines: readonly CartPiece[]) =>
  JSON.stringify(
    lines
      .map(({ productId, variantKey, quantity }) => JSON.stringify([productId, variantKey !== '', quantity]))
      .sort(),
  )

/** The customer's order of these very lines, of the last day, placed on these pages, that stands and waits for nothing. */
async function placedOf(
  trx: Database,
  { userId, partnerKey, lines, now }: DraftOrder,
): Promise<PlacedOrder | undefined> {
  let own = trx.selectFrom('orders').selectAll().where('user_id', '=', userId)
  if (partnerKey !== null) own = own.where('partner_key', '=', partnerKey)
  const rows = await own
    .where('ordered_at', '>', now - IDEMPOTENCY_HOURS * HOUR_MS)
    .where('canceled_at', 'is', null)
    .orderBy('ordered_at', 'desc')
    .orderBy('id')
    .limit(LOOKED_THROUGH)
    .execute()
  const ids = rows.map(({ id }) => id)
  const linesOf = await readOrderLines(trx, ids)
  const ordered = (id: string): CartPiece[] =>
    (linesOf.get(id) ?? []).map((line) => ({
      productId: line.product_id,
      variantKey: line.variant_key,
      quantity: line.quantity,
    }))
  const orders = await toOrders(
    trx,
    rows.filter(({ id }) => isSameCart(ordered(id), lines)),
  )
  const placed = orders.find((order) => nextStep(order) === 'done')
  return placed && { ...placed, next: 'done' }
}
