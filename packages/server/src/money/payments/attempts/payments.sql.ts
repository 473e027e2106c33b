import type { Selectable } from 'kysely'
import { newId } from '../../../ground/database/new-id.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import type { PaymentTable } from '../../../ground/database/schema/orders.ts'
import type { OrderRow } from '../../../orders/read/orders.sql.ts'
import type { Attempt } from '../gateway.ts'

const MINUTE_MS = 60_000
/** The reconciler's first look: by then the callback or the webhook should have come. */
const FIRST_POLL_MS = MINUTE_MS

export type PaymentRow = Selectable<PaymentTable>

/** Payments of which nothing certain is known yet. */
export const UNFINISHED = ['created', 'failed', 'authorized'] as const

export const CURRENCY = 'INR'

/** The newest payment of an order with one provider. */
export async function findPayment(
  db: Database,
  orderId: string,
  provider: string,
): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function countPayments(db: Database, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select((column) => column.fn.countAll().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The payment that a provider calls by its own order id. */
export async function findByProviderOrder(
  db: Database,
  provider: string,
  providerOrderId: string,
): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst()
  return row ?? null
}

/** The payment that a provider calls by its own payment id. */
export async function findByProviderPayment(
  db: Database,
  provider: string,
  providerPaymentId: string,
): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst()
  return row ?? null
}

/** A payment as its gateway is asked about it. */
export function attemptOf(payment: PaymentRow): Attempt {
  return {
    reference: payment.provider_order_id,
    paymentId: payment.provider_payment_id,
    amount: payment.amount_paise,
    currency: payment.currency,
  }
}

/** Writes a payment that may now be made. The order's row is locked by the caller. */
export async function addPayment(
  trx: Database,
  order: OrderRow,
  provider: string,
  providerOrderId: string,
  now: number,
): Promise<void> {
  await trx
    .insertInto('payment')
    .values({
      id: newId(),
      order_id: order.id,
      provider,
      provider_order_id: providerOrderId,
      provider_payment_id: null,
      captured_paise: null,
      amount_paise: order.total_paise,
      currency: CURRENCY,
      status: 'created',
      created_at: now,
      updated_at: now,
      next_poll_at: now + FIRST_POLL_MS,
    })
    .execute()
}

/** The customer tries again: the reconciler looks soon. */
export async function pollSoon(trx: Database, paymentId: string, now: number): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ next_poll_at: now + FIRST_POLL_MS })
    .where('id', '=', paymentId)
    .where('status', 'in', UNFINISHED)
    .execute()
}
