import { type Paise, paise } from '@dawakit/core/money'
import type { Database } from '../../ground/database/schema/index.ts'
import { lowerRefund } from './drop-unneeded.ts'
import { promise } from './promises.ts'
import { readBalance } from './read-balance.ts'
import { writeEntry } from './write-entry.ts'

interface Captured {
  id: string
  orderId: string
  amount: Paise
  now: number
}

/**
 * A gateway has captured a payment. What was asked back of it while it was only authorised is promised now, as far as there is
 * money for it.
 */
export async function collectPayment(trx: Database, { id, orderId, amount, now }: Captured): Promise<void> {
  const isNew = await writeEntry(trx, {
    orderId,
    kind: 'collected',
    amount,
    paymentId: id,
    subject: id,
    at: now,
  })
  if (!isNew) return
  const asked = await trx
    .selectFrom('refund')
    .select(['id', 'amount_paise'])
    .where('payment_id', '=', id)
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const refund of asked) {
    const { left = paise(0) } = (await readBalance(trx, orderId)).pots.get(id) ?? {}
    const most = paise(Math.min(refund.amount_paise, left))
    await lowerRefund(trx, refund.id, most)
    await promise(trx, { orderId, subject: refund.id, paymentId: id, at: now }, most)
  }
}
