import { nameKey } from '@dawakit/core/product'
import type { Database } from '../../ground/database/schema/index.ts'
import type { CartPiece } from '../../people/cart/cart.sql.ts'
import { type OpenOrder, sameCashOrder } from '../change/open-orders.ts'
import type { OrderRow } from '../read/orders.sql.ts'
import { isSameCart } from './cart-of-order.ts'
import type { DraftOrder } from './draft-order.ts'
import { contentHash } from './idempotency.ts'

/**
 * The order that this very request has made already: an open one that still holds its pieces and the cart or, where no
 * Idempotency-Key tells two orders apart, a cash order of a moment ago that has emptied the cart.
 */
export async function sameOrder(
  trx: Database,
  draft: DraftOrder,
  { open, cart, key }: { open: readonly OpenOrder[]; cart: readonly CartPiece[]; key: string | null },
): Promise<OrderRow | null> {
  const { userId, now } = draft
  const fingerprint = fingerprintOf(draft)
  if (cart.length === 0) {
    return key === null && draft.method === 'cod' ? sameCashOrder(trx, userId, fingerprint, now) : null
  }
  if (!isSameCart(cart, draft.lines)) return null
  const held = open.find(({ row }) => row.fingerprint === fingerprint && (row.reserved_until ?? 0) > now)
  return held?.row ?? null
}

/** The same for two requests that mean one order: who, what at which price, where to, how paid, on whose pages. */
export function fingerprintOf(draft: DraftOrder): string {
  const { userId, lines, address, request, method, deliveryFee, prescriptions } = draft
  return contentHash([
    userId,
    lines
      .map(({ productId, variantKey, quantity, price }) => [productId, variantKey, quantity, price])
      .sort((one, other) => (String(one) < String(other) ? -1 : 1)),
    address,
    nameKey(request.coupon ?? ''),
    method,
    deliveryFee,
    [...prescriptions].sort(),
    request.doctorInfo ?? null,
    request.orderingForMyself,
    ...(request.orderingForMyself ? [] : [request.patient]),
    ...(draft.partnerKey === null ? [] : [draft.partnerKey]),
    ...(request.prescriptionRequest ? [request.prescriptionRequest] : []),
  ])
}
