import type { PayTo } from '@dawakit/core/contract'
import type { Paise } from '@dawakit/core/money'
import { promise } from '../balance/promises.ts'
import type { ServerContext } from '../context/server-context.ts'
import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'
import { readOrder } from '../orders/orders.sql.ts'
import { tellPayToAsked } from './return-messages.ts'
import { sealPayTo } from './sealed-pay-to.ts'

interface Owed {
  orderId: string
  /** Null: without a return. */
  returnId: string | null
  /** The number of the return, or why. */
  reason: string
  amount: Paise
  /** Null where nobody has said, or it cannot be read any more: the customer is asked. */
  payTo: PayTo | null
}

/** Writes down that money paid in cash goes back by hand. @returns its id */
export async function openPayout(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'config'>,
  { orderId, returnId, reason, amount, payTo }: Owed,
): Promise<string> {
  const id = newId()
  await trx
    .insertInto('payout')
    .values({
      id,
      order_id: orderId,
      return_id: returnId,
      reason,
      amount_paise: amount,
      state: 'due',
      way: payTo?.way ?? null,
      pay_to_sealed: payTo && sealPayTo(context.config, id, payTo),
      reference: null,
      created_at: context.clock(),
      paid_at: null,
      paid_by: null,
    })
    .execute()
  await promise(trx, { orderId, subject: id, paymentId: null, at: context.clock() }, amount)
  if (payTo) return id
  const order = await readOrder(trx, orderId)
  await tellPayToAsked(trx, context, order, { id, amount, why: returnId === null ? reason : '' })
  return id
}
