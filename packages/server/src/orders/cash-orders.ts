import { fromRupees, type Paise } from '@dawakit/core/money'
import { CASH_ON_DELIVERY, cashRefusal } from '@dawakit/core/order'
import { RuleError } from '@dawakit/core/refusals'
import type { Config } from '../context/config.ts'
import type { Database } from '../database/schema/index.ts'

/**
 * Refuses an order in cash beyond what the shop trusts in. The customer's row is locked: of two at once the second counts
 * the first.
 * @throws {RuleError} as core's `cashRefusal`
 */
export async function checkCash(
  trx: Database,
  { limits }: Pick<Config, 'limits'>,
  { userId, total }: { userId: string; total: Paise },
): Promise<void> {
  const { open } = await trx
    .selectFrom('orders')
    .select((select) => select.fn.countAll().as('open'))
    .where('user_id', '=', userId)
    .where('payment_method', '=', CASH_ON_DELIVERY)
    .where('payment_status', '=', 'unpaid')
    .where('delivery_status', '!=', 'delivered')
    .where('canceled_at', 'is', null)
    .executeTakeFirstOrThrow()
  const rules = { ceiling: fromRupees(limits.cashRupees), openOrders: limits.openCashOrders }
  const refusal = cashRefusal({ total, openOrders: Number(open) }, rules)
  if (refusal) throw new RuleError(refusal)
}
