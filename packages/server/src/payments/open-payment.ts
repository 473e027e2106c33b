import type { GatewayOrder } from '@dawakit/core/contract'
import { nextStep } from '@dawakit/core/order'
import {
  createOrderFailed,
  gatewayAuthFailed,
  orderNotFound,
  paymentMethodUnavailable,
  paymentNotNeeded,
} from '@dawakit/core/refusals'
import type { ServerContext } from '../context/server-context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Database } from '../database/schema/index.ts'
import type { PaymentTable } from '../database/schema/orders.ts'
import { CallError } from '../http/call-error.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { findOrderRow, type OrderRow, readOrder } from '../orders/orders.sql.ts'
import { ProviderError } from '../providers/provider-error.ts'
import { ccavenueForm } from './ccavenue/ccavenue-request.ts'
import { lookUp } from './look-up.ts'
import {
  addPayment,
  CURRENCY,
  countPayments,
  findPayment,
  type PaymentRow,
  pollSoon,
} from './payments.sql.ts'
import { razorpayApi } from './razorpay/razorpay-api.ts'
import { reportPayment } from './report-payment.ts'

/**
 * The provider's order for a payment in its popup, of the server's own amount. Asking again answers the same one, so
 * that an order cannot be paid twice.
 *
 * @param order - Of the caller, as it was read.
 * @throws {CallError} 422 `payment-not-needed`, `payment-method-unavailable`, 502 `create-order-failed`,
 * `gateway-auth-failed`
 */
export async function openPopupPayment(context: ServerContext, order: OrderRow): Promise<GatewayOrder> {
  const { db, config, clock, log } = context
  await requirePayable(db, order, 'razorpay')
  const known = await findPayment(db, order.id, 'razorpay')
  if (known) await hearOf(context, known)
  const made =
    known?.provider_order_id ??
    (
      await razorpayApi(config.razorpay)
        .createOrder({ amount: order.total_paise, currency: CURRENCY, receipt: order.number })
        .catch((error: unknown) => {
          if (!(error instanceof ProviderError)) throw error
          log.warn({ reason: error.message }, 'payment order not created')
          throw new CallError(502, error.status === 401 ? gatewayAuthFailed : createOrderFailed)
        })
    ).id
  // Only now the customer can get to know it: an order that the provider made and we lost is never paid.
  const id = await inTransaction(db, async (trx) => {
    await lockOrder(trx, order.id)
    await requirePayable(trx, order, 'razorpay')
    const first = await findPayment(trx, order.id, 'razorpay')
    if (!first) {
      await addPayment(trx, order, 'razorpay', made, clock())
      return made
    }
    await pollSoon(trx, first.id, clock())
    return first.provider_order_id
  })
  return { id, amount: order.total_paise, currency: CURRENCY }
}

/**
 * The form that opens the second gateway in its frame. An attempt that has got to the gateway may still be paid
 * later; the next one has a number of its own there, so that both payments would be seen and one given back.
 *
 * @throws {CallError} 422 `payment-not-needed`, `payment-method-unavailable`
 */
export async function openFramePayment(
  context: ServerContext,
  order: OrderRow,
): Promise<{ action: string; fields: Record<string, string> }> {
  const { db, config, clock } = context
  await requirePayable(db, order, 'ccavenue')
  const earlier = await findPayment(db, order.id, 'ccavenue')
  const isUsed = earlier !== null && (await hearOf(context, earlier))
  const number = await inTransaction(db, async (trx) => {
    await lockOrder(trx, order.id)
    await requirePayable(trx, order, 'ccavenue')
    const last = await findPayment(trx, order.id, 'ccavenue')
    if (last && !(isUsed && last.id === earlier.id)) {
      await pollSoon(trx, last.id, clock())
      return last.provider_order_id
    }
    const attempts = await countPayments(trx, order.id)
    const next = attempts === 0 ? order.number : `${order.number}-${attempts + 1}`
    await addPayment(trx, order, 'ccavenue', next, Math.max(clock(), (last?.created_at ?? 0) + 1))
    return next
  })
  return ccavenueForm(config, await readOrder(db, order.id), number)
}

/**
 * Asks about an attempt before there is another: it may have been paid without our hearing of it.
 * @returns whether the gateway knows it, or may: it did not answer.
 */
async function hearOf(context: ServerContext, payment: PaymentRow): Promise<boolean> {
  try {
    const { isKnown, report } = await lookUp(context, payment)
    if (report && report.event !== 'failed') await reportPayment(context, report)
    return isKnown
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    context.log.warn({ payment: payment.id, reason: error.message }, 'earlier payment not asked about')
    return true
  }
}

async function requirePayable(
  db: Database,
  { id }: OrderRow,
  provider: PaymentTable['provider'],
): Promise<void> {
  const row = await findOrderRow(db, id)
  if (!row) throw new CallError(404, orderNotFound)
  if (nextStep(await readOrder(db, id)) !== 'payment') throw new CallError(422, paymentNotNeeded)
  if (row.payment_method !== provider) throw new CallError(422, paymentMethodUnavailable)
}
