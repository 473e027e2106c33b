import type { Database } from '../../ground/database/schema/index.ts'
import { moveCouponUses } from '../../people/coupons/coupons.sql.ts'
import { markEnded } from '../change/end-order.ts'
import type { OpenOrder } from '../change/open-orders.ts'
import { requireStock, returning, taking } from '../change/stock.ts'
import type { DecidedOrder } from './decide-order.ts'

/**
 * Ends the orders that make way for one, and takes its pieces and its coupon: what comes back and what is taken is
 * locked in one pass, stock before coupons. Called last in the transaction: other customers wait for these rows until it
 * ends.
 *
 * @throws {RuleError} when pieces or coupon have gone to somebody else
 */
export async function takePieces(
  trx: Database,
  orderId: string,
  { draft, coupon, ending, stock }: DecidedOrder,
): Promise<void> {
  const { userId, now, lines } = draft
  const ended: OpenOrder[] = []
  for (const order of ending) if (await markEnded(trx, order.row, now)) ended.push(order)
  await requireStock(trx, [
    ...ended.flatMap((order) => returning(order.lines, 'held')),
    ...taking(lines, stock),
  ])
  const endedIds = ended.filter(({ row }) => row.coupon_name !== null).map(({ row }) => row.id)
  await moveCouponUses(trx, endedIds, coupon ? { couponId: coupon.id, userId, orderId, now } : undefined)
}
