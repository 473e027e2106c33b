import type { Coupon } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'
import { couponExpired, couponUsed, RuleError } from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'

export interface FoundCoupon extends Coupon {
  id: string
  /** The customer's order that used it. */
  usedBy: string | undefined
  /** That order waits for its payment: it gives the use back to the next order that wants it. */
  isUseOpen: boolean
}

/** A coupon as it is for an order that takes the customer's own use over. */
export function withUseBack<Seen extends Coupon>(coupon: Seen): Seen {
  return { ...coupon, maxLimit: coupon.maxLimit + 1, usedUsers: [] }
}

/**
 * A coupon as one customer may see it.
 *
 * @param userId - Whose use of it `usedUsers` tells; other customers' never leave the database.
 * @param among - Only these products are looked for: a coupon can name thousands. @default all
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
  const isForAll = row.is_for_all === 1
  const products = isForAll ? [] : await productsOf(db, row.id, among)
  const use = await db
    .selectFrom('coupon_use')
    .innerJoin('orders', 'orders.id', 'coupon_use.order_id')
    .select(['coupon_use.user_id', 'order_id', 'stock_state', 'payment_status'])
    .where('coupon_id', '=', row.id)
    .where('coupon_use.user_id', '=', userId)
    .executeTakeFirst()
  return {
    id: row.id,
    name: row.name,
    maxLimit: row.uses_left,
    discountPercentage: row.percent,
    expireDate: new Date(row.expires_at).toISOString(),
    products,
    isForAll,
    usedUsers: use ? [use.user_id] : [],
    usedBy: use?.order_id,
    isUseOpen: use?.stock_state === 'held' && ['unpaid', 'failed'].includes(use.payment_status),
  }
}

async function productsOf(db: Database, couponId: string, among?: readonly string[]): Promise<string[]> {
  let eligible = db.selectFrom('coupon_product').select('product_id').where('coupon_id', '=', couponId)
  if (among) eligible = eligible.where('product_id', 'in', among)
  const rows = await eligible.orderBy('product_id').execute()
  return rows.map(({ product_id }) => product_id)
}

/**
 * Gives the uses of ended orders back and uses a coupon for a new one, in one transaction: each coupon's row is locked
 * once, in the order of the ids, and a use that goes from one order to the next locks none.
 *
 * @param endedIds - Orders that may have used a coupon.
 * @throws {RuleError} `coupon-expired` when the last use went to somebody else, `coupon-used`
 */
export async function moveCouponUses(
  trx: Database,
  endedIds: readonly string[],
  claim?: CouponUse,
): Promise<void> {
  const changes = await takeUsesBack(trx, endedIds)
  if (claim) change(changes, claim.couponId, -1)
  const refused = await changeUsesLeft(trx, changes)
  if (refused !== null) throw new RuleError(couponExpired)
  if (claim && !(await writeUse(trx, claim))) throw new RuleError(couponUsed)
}

/**
 * An ended order that was paid after all uses its coupon again where a use is left and the customer has not used
 * it for another order. Otherwise its discount stands all the same: it was promised when it was paid.
 *
 * @param endedIds - Orders that make way for it: their uses go back.
 */
export async function reclaimCoupon(
  trx: Database,
  order: { id: string; user_id: string; coupon_name: string | null },
  now: number,
  endedIds: readonly string[],
): Promise<void> {
  const changes = await takeUsesBack(trx, endedIds)
  const coupon =
    order.coupon_name === null
      ? undefined
      : await trx
          .selectFrom('coupon')
          .select('id')
          .where('name_key', '=', nameKey(order.coupon_name))
          .executeTakeFirst()
  const claim = coupon && { couponId: coupon.id, userId: order.user_id, orderId: order.id, now }
  const isUsed = claim !== undefined && !(await writeUse(trx, claim))
  if (claim && !isUsed) change(changes, claim.couponId, -1)
  const refused = await changeUsesLeft(trx, changes)
  if (refused === null) return
  await trx.deleteFrom('coupon_use').where('order_id', '=', order.id).execute()
}

interface CouponUse {
  couponId: string
  userId: string
  orderId: string
  now: number
}

/** By how much the uses left of each coupon change. */
type Changes = Map<string, number>

function change(changes: Changes, couponId: string, by: number): void {
  changes.set(couponId, (changes.get(couponId) ?? 0) + by)
}

/** Takes the uses of ended orders out. @returns what their coupons get back */
async function takeUsesBack(trx: Database, orderIds: readonly string[]): Promise<Changes> {
  const changes: Changes = new Map()
  if (orderIds.length === 0) return changes
  const uses = await trx
    .selectFrom('coupon_use')
    .select('coupon_id')
    .where('order_id', 'in', orderIds)
    .execute()
  for (const { coupon_id } of uses) change(changes, coupon_id, 1)
  if (uses.length > 0) await trx.deleteFrom('coupon_use').where('order_id', 'in', orderIds).execute()
  return changes
}

/** @returns null, or the coupon that has no use left: that one is as it was. */
async function changeUsesLeft(trx: Database, changes: Changes): Promise<string | null> {
  let refused: string | null = null
  for (const [couponId, by] of [...changes].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (by === 0) continue
    const changed = await trx
      .updateTable('coupon')
      .set((column) => ({ uses_left: column('uses_left', '+', by) }))
      .where('id', '=', couponId)
      .where('uses_left', '>=', -by)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n && by < 0) refused = couponId
  }
  return refused
}

/** @returns false when the customer has used it for another order. */
async function writeUse(trx: Database, use: CouponUse): Promise<boolean> {
  const written = await trx
    .insertInto('coupon_use')
    .values({ coupon_id: use.couponId, user_id: use.userId, order_id: use.orderId, used_at: use.now })
    .onConflict((conflict) => conflict.columns(['coupon_id', 'user_id']).doNothing())
    .executeTakeFirst()
  return Number(written.numInsertedOrUpdatedRows ?? 0) === 1
}
