import type { GatewayOrder, PaymentKind } from '@dawakit/core/contract'
import { nextStep } from '@dawakit/core/order'
import {
  createOrderFailed,
  gatewayAuthFailed,
  orderNotFound,
  paymentMethodUnavailable,
  paymentNotNeeded,
} from '@dawakit/core/refusals'
import type { ServerContext } from '../../../ground/context/server-context.ts'
import { inTransaction } from '../../../ground/database/in-transaction.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import { CallError } from '../../../ground/http/call-error.ts'
import { comeAgain } from '../../../ground/http/come-again.ts'
import { ProviderError } from '../../../ground/providers/provider-error.ts'
import { lockOrder } from '../../../orders/read/lock-order.ts'
import { findOrderRow, type OrderRow, readOrder } from '../../../orders/read/orders.sql.ts'
import type { GatewayForm, OnlineGateway } from '../gateway.ts'
import { findGateway } from '../gateway-of.ts'
import { askAbout } from './ask-about.ts'
import {
  addPayment,
  attemptOf,
  CURRENCY,
  countPayments,
  findPayment,
  type PaymentRow,
  pollSoon,
  UNFINISHED,
} from './payments.sql.ts'
import { reportPayment } from './report-payment.ts'

/**
 * The provider's order for a payment in its popup, of the server's own amount.
 *
 * @param order - Of the caller, as it was read.
 * @throws {CallError} as {@link openAttempt}
 */
export async function openPopup(context: ServerContext, order: OrderRow): Promise<GatewayOrder> {
  const { payment } = await openAttempt(context, order, 'popup')
  return { id: payment.provider_order_id, amount: payment.amount_paise, currency: CURRENCY }
}

/** The form that opens a gateway in its frame. @throws {CallError} as {@link openAttempt} */
export async function openFrame(context: ServerContext, order: OrderRow): Promise<GatewayForm> {
  const { gateway, payment } = await openAttempt(context, order, 'frame')
  return gateway
    .form(attemptOf(payment), await readOrder(context.db, order.id))
    .catch((error: unknown) => refuseOpening(context, error))
}

/**
 * The attempt to pay an order. Asking again answers the same one; where a gateway does not take a second try in it,
 * one that has got there is followed by another, so that both payments would be seen and one given back.
 *
 * @throws {CallError} 422 `payment-not-needed`, `payment-method-unavailable`, 503 `create-order-failed`,
 * 502 `gateway-auth-failed`
 */
async function openAttempt(
  context: ServerContext,
  order: OrderRow,
  kind: PaymentKind,
): Promise<{ gateway: OnlineGateway; payment: PaymentRow }> {
  const { db, clock } = context
  const gateway = await requirePayable(context, db, order, kind)
  const { method } = gateway
  const earlier = await findPayment(db, order.id, method)
  const isKnown = earlier !== null && (await hearOf(context, earlier))
  const isReused = (last: PaymentRow) => {
    if (!UNFINISHED.some((status) => status === last.status)) return false
    return gateway.takesRetries || last.id !== earlier?.id || !isKnown
  }
  const count = await countPayments(db, order.id)
  const number = count === 0 ? order.number : `${order.number}-${count + 1}`
  const last = await findPayment(db, order.id, method)
  const asked = {
    number,
    amount: order.total_paise,
    currency: CURRENCY,
    order: await readOrder(db, order.id),
  }
  const made =
    last && isReused(last)
      ? last.provider_order_id
      : await gateway.open(asked).catch((error: unknown) => refuseOpening(context, error))
  // Only now the customer can get to know it: an order that the provider made and we lost is never paid.
  const payment = await inTransaction(db, async (trx) => {
    await lockOrder(trx, order.id)
    await requirePayable(context, trx, order, kind)
    const newest = await findPayment(trx, order.id, method)
    if (newest && (isReused(newest) || newest.provider_order_id === made)) {
      await pollSoon(trx, newest.id, clock())
      return newest
    }
    await addPayment(trx, order, method, made, Math.max(clock(), (newest?.created_at ?? 0) + 1))
    return findPayment(trx, order.id, method)
  })
  if (!payment) throw new Error('An attempt that was not written.')
  return { gateway, payment }
}

function refuseOpening({ log }: ServerContext, error: unknown): never {
  if (!(error instanceof ProviderError)) throw error
  log.warn({ reason: error.message }, 'payment order not created')
  // It answers, and does not know us: nothing that passes by itself.
  throw error.status === 401 ? new CallError(502, gatewayAuthFailed) : comeAgain(createOrderFailed)
}

/**
 * Asks about an attempt before there is another: it may have been paid without our hearing of it.
 * @returns whether the gateway knows it, or may: it did not answer.
 */
async function hearOf(context: ServerContext, payment: PaymentRow): Promise<boolean> {
  try {
    const { isKnown, report } = await askAbout(context, payment)
    if (report && report.event !== 'failed') await reportPayment(context, report)
    return isKnown
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    context.log.warn({ payment: payment.id, reason: error.message }, 'earlier payment not asked about')
    return true
  }
}

/** @returns the gateway of the order's method, where that is of the kind that is asked for. */
async function requirePayable(
  { providers }: ServerContext,
  db: Database,
  { id }: OrderRow,
  kind: PaymentKind,
): Promise<OnlineGateway> {
  const row = await findOrderRow(db, id)
  if (!row) throw new CallError(404, orderNotFound)
  if (nextStep(await readOrder(db, id)) !== 'payment') throw new CallError(422, paymentNotNeeded)
  const gateway = findGateway(providers, row.payment_method)
  if (gateway?.kind !== kind) throw new CallError(422, paymentMethodUnavailable)
  return gateway
}
