import type { Paise } from '@dawakit/core/money'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'

interface NewRefund {
  orderId: string
  paymentId: string
  amount: Paise
  reason: string
  /** One that its gateway has refused, in the place of which this one is asked for. */
  replaces?: string
  now: number
}

/** Writes down that a payment is to be refunded by its gateway: the refund worker asks for it. @returns its id */
export async function writeRefund(trx: Database, refund: NewRefund): Promise<string> {
  const { orderId, paymentId, amount, reason, replaces = null, now } = refund
  const id = newId()
  await trx
    .insertInto('refund')
    .values({
      id,
      payment_id: paymentId,
      order_id: orderId,
      idempotency_key: `refund-${id}`,
      amount_paise: amount,
      status: 'pending',
      provider_refund_id: null,
      reason,
      asked_at: null,
      replaces,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}
