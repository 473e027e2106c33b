import { type Paise, paise } from '@dawakit/core/money'
import type { Database } from '../../ground/database/schema/index.ts'
import { debtOf } from '../../orders/change/debt-of.ts'
import { openCase } from '../payments/money-cases/money-cases.sql.ts'

/**
 * What customers owe for what has arrived stands under Money until it is paid, comes back or is let go: opens the case of an
 * order that owes, and closes that of one that does not any more. The order is locked by the caller.
 *
 * @returns what is owed
 */
export async function watchDebt(trx: Database, orderId: string, now: number): Promise<Paise> {
  const owed = await debtOf(trx, orderId)
  const open = trx
    .selectFrom('money_case')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'owed-by-customer')
    .where('state', '=', 'open')
  const found = await open.executeTakeFirst()
  if (owed > 0 && !found) {
    await openCase(trx, {
      kind: 'owed-by-customer',
      subject: `owed:${orderId}:${now}`,
      provider: '',
      providerReference: '',
      orderId,
      expected: owed,
      found: paise(0),
      now,
    })
  }
  if (!found) return owed
  const rest =
    owed > 0 ? { expected_paise: owed } : { state: 'closed' as const, note: 'settled', closed_at: now }
  await trx.updateTable('money_case').set(rest).where('id', '=', found.id).execute()
  return owed
}
