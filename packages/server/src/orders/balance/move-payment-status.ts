import { paise, sumPaise } from '@dawakit/core/money'
import { isPaid, paymentTransition, statusOfKept } from '@dawakit/core/order'
import type { Database } from '../../ground/database/schema/index.ts'
import { readBalance } from './read-balance.ts'

/** Refunds of payments that were never the order's own. */
const BESIDE = ['paid-twice', 'wrong-amount']

/** Money has gone back: moves the order's payment, and that of what was paid, to what the balance says. */
export async function movePaymentStatus(trx: Database, orderId: string, now: number): Promise<void> {
  const { pots } = await readBalance(trx, orderId)
  const beside = await trx
    .selectFrom('refund')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .where('reason', 'in', BESIDE)
    .execute()
  const wrong = await trx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('captured_paise', 'is not', null)
    .execute()
  const isBeside = new Set<string | null>([
    ...beside.map(({ payment_id }) => payment_id),
    ...wrong.map(({ id }) => id),
  ])
  for (const [paymentId, { collected, wentBack }] of pots) {
    if (paymentId === null || wentBack === 0) continue
    const isWhole = wentBack >= collected
    await trx
      .updateTable('payment')
      .set({ status: isWhole ? 'refunded' : 'partlyRefunded', updated_at: now })
      .where('id', '=', paymentId)
      // One that was never the order's stays that while a part of it is here.
      .where('status', 'in', isWhole ? [...HERE, 'wrongAmount'] : ['captured'])
      .execute()
  }
  const own = [...pots].filter(([id]) => !isBeside.has(id)).map(([, pot]) => pot)
  const row = await trx
    .selectFrom('orders')
    .select(['payment_status', 'total_paise'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!row) throw new Error('Money went back of no order.')
  // Cash may go back before all of an order has arrived: it is paid then.
  if (!isPaid(row.payment_status)) return
  const next = statusOfKept({
    collected: sumPaise(own.map(({ collected }) => collected)),
    wentBack: sumPaise(own.map(({ wentBack }) => wentBack)),
    total: paise(row.total_paise),
  })
  if (next === null) return
  const payment_status = paymentTransition(row.payment_status, next)
  await trx.updateTable('orders').set({ payment_status }).where('id', '=', orderId).execute()
}

const HERE = ['captured', 'partlyRefunded'] as const
