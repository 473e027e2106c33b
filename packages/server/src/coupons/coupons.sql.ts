import type { Coupon } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'
import { couponExpired, couponUsed, RuleError } from '@dawakit/core/refusals'
import type { Database } from '../database/schema/index.ts'

export interface FoundCoupon extends Coupon {
  id: string
  /** The customer's order that used it. */
  usedBy: string | undefined
}

/**
 * A coupon as one customer may see it.
 *
 * @param userId - Whose use of it `usedUsers` tells; other customers' never leave the database.
 * @param among - Only these products are looked for: a coupon can cover the whole catalogue. @default all
 * @returns null when there is none of that name.
 */
export async function findCoupon(
  db: Database,
  name: string,
  userId: string,
  among?: readonly string[],
): Promise<FoundCoupon | null> {
  const row = await db
    .selectFrom('coupon')
    .selectAll()
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst()
  if (!row) return null
  let eligible = db.selectFrom('coupon_product').select('product_id').where('coupon_id', '=', row.id)
  if (among) eligible = eligible.where('product_id', 'in', among)
  const products = await eligible.orderBy('product_id').execute()
  const use = await db
    .selectFrom('coupon_use')
    .select(['user_id', 'order_id'])
    .where('coupon_id', '=', row.id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    id: row.id,
    name: row.name,
    maxLimit: row.uses_left,
    discountPercentage: row.percent,
    expireDate: new Date(row.expires_at).toISOString(),
    products: products.map(({ product_id }) => product_id),
    usedUsers: use ? [use.user_id] : [],
    usedBy: use?.order_id,
  }
}

/**
 * Uses a coupon for an order, in the order's transaction.
 * @throws {RuleError} `coupon-expired` when the last use went to somebody else, `coupon-used`
 */
export async function claimCoupon(
  trx: Database,
  use: { couponId: string; userId: string; orderId: string; now: number },
): Promise<void> {
  const claimed = await trx
    .updateTable('coupon')
    .set((column) => ({ uses_left: column('uses_left', '-', 1) }))
    .where('id', '=', use.couponId)
    .where('uses_left', '>', 0)
    .executeTakeFirst()
  if (claimed.numUpdatedRows === 0n) throw new RuleError(couponExpired)
  const written = await trx
    .insertInto('coupon_use')
    .values({ coupon_id: use.couponId, user_id: use.userId, order_id: use.orderId, used_at: use.now })
    .onConflict((conflict) => conflict.columns(['coupon_id', 'user_id']).doNothing())
    .executeTakeFirst()
  if (Number(written.numInsertedOrUpdatedRows ?? 0) === 0) throw new RuleError(couponUsed)
}

/** Gives an order's use back. */
export async function releaseCoupon(trx: Database, orderId: string): Promise<void> {
  const use = await trx
    .selectFrom('coupon_use')
    .select('coupon_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!use) return
  const deleted = await trx.deleteFrom('coupon_use').where('order_id', '=', orderId).executeTakeFirst()
  if (deleted.numDeletedRows === 0n) return
  await trx
    .updateTable('coupon')
    .set((column) => ({ uses_left: column('uses_left', '+', 1) }))
    .where('id', '=', use.coupon_id)
    .execute()
}

/**
 * An ended order that was paid after all uses its coupon again where a use is left and the customer has not used
 * it for another order. Otherwise its discount stands all the same: it was promised when it was paid.
 */
export async function reclaimCoupon(
  trx: Database,
  order: { id: string; user_id: string; coupon_name: string | null },
  now: number,
): Promise<void> {
  if (order.coupon_name === null) return
  const coupon = await trx
    .selectFrom('coupon')
    .select('id')
    .where('name_key', '=', nameKey(order.coupon_name))
    .executeTakeFirst()
  if (!coupon) return
  const claimed = await trx
    .updateTable('coupon')
    .set((column) => ({ uses_left: column('uses_left', '-', 1) }))
    .where('id', '=', coupon.id)
    .where('uses_left', '>', 0)
    .executeTakeFirst()
  if (claimed.numUpdatedRows === 0n) return
  const written = await trx
    .insertInto('coupon_use')
    .values({ coupon_id: coupon.id, user_id: order.user_id, order_id: order.id, used_at: now })
    .onConflict((conflict) => conflict.columns(['coupon_id', 'user_id']).doNothing())
    .executeTakeFirst()
  if (Number(written.numInsertedOrUpdatedRows ?? 0) === 1) return
  await trx
    .updateTable('coupon')
    .set((column) => ({ uses_left: column('uses_left', '+', 1) }))
    .where('id', '=', coupon.id)
    .execute()
}
