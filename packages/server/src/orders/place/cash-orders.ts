import { fromRupees, type Paise } from '@dawakit/core/money'
import { CASH_ON_DELIVERY, cashRefusal } from '@dawakit/core/order'
import { RuleError } from '@dawakit/core/refusals'
import type { Config } from '../../ground/context/config.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { isUnderway } from '../read/is-underway.ts'

/** Milliseconds that a sign-in by code vouches for a first order in cash. */
const FRESH_CODE_MS = 1_800_000

interface CashOrder {
  userId: string
  /** In which it is placed. */
  sessionId: string
  total: Paise
  now: number
}

/**
 * Refuses an order in cash beyond what the shop trusts in. The customer's row is locked: of two at once the second counts
 * the first.
 * @throws {RuleError} as core's `cashRefusal`
 */
export async function checkCash(
  trx: Database,
  { limits }: Pick<Config, 'limits'>,
  { userId, sessionId, total, now }: CashOrder,
): Promise<void> {
  const { open } = await trx
    .selectFrom('orders')
    .select((select) => select.fn.countAll().as('open'))
    .where('user_id', '=', userId)
    .where(isUnderway)
    .where('payment_method', '=', CASH_ON_DELIVERY)
    .where('payment_status', '=', 'unpaid')
    .executeTakeFirstOrThrow()
  const delivered = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('delivery_status', '=', 'delivered')
    .limit(1)
    .executeTakeFirst()
  const fresh = await trx
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('by_code', '=', 1)
    .where('created_at', '>', now - FRESH_CODE_MS)
    .executeTakeFirst()
  const refusal = cashRefusal(
    { total, openOrders: Number(open), isFirst: !delivered, hasFreshCode: fresh !== undefined },
    {
      ceiling: fromRupees(limits.cashRupees),
      openOrders: limits.openCashOrders,
      firstOrder: fromRupees(limits.firstCashRupees),
    },
  )
  if (refusal) throw new RuleError(refusal)
}
