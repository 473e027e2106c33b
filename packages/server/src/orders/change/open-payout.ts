import type { PayTo } from '@dawakit/core/contract'
import type { Paise } from '@dawakit/core/money'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { promise } from '../balance/promises.ts'
import { sealPayTo } from '../balance/sealed-pay-to.ts'

/** What is known of money that goes back by hand, beside how much it is. */
export interface PayoutFacts {
  /** Null: without a return. */
  returnId: string | null
  /** The number of the return, or why, as the customer reads it; '' where they know. */
  reason: string
  /** Null where nobody has said, or it cannot be read any more: the customer is asked. */
  payTo: PayTo | null
  /** The staff id of who opens it; null where the customer does. */
  openedBy: string | null
}

interface NewPayout extends PayoutFacts {
  orderId: string
  /** The payment that it is of; null: of the cash. */
  paymentId: string | null
  amount: Paise
}

/** Writes down that money goes back by hand. Asked for by `giveBack` alone, which knows how much may. @returns its id */
export async function openPayout(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'config' | 'happened'>,
  { orderId, paymentId, returnId, reason, amount, payTo, openedBy }: NewPayout,
): Promise<string> {
  const id = newId()
  const now = context.clock()
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
      created_at: now,
      paid_at: null,
      paid_by: null,
      payment_id: paymentId,
      opened_by: openedBy,
    })
    .execute()
  await promise(trx, { orderId, subject: id, paymentId, at: now }, amount)
  if (!payTo) await context.happened(trx, 'payout.address-needed', { orderId, payoutId: id, amount })
  return id
}
