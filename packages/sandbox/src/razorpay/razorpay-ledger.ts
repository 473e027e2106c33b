import {
  type Notes,
  newRazorpayId,
  type PaymentMethod,
  type RazorpayOrder,
  type RazorpayPayment,
  type RazorpayRefund,
} from './razorpay-entities.ts'
import { RazorpayError } from './razorpay-error.ts'
import { type RazorpayEvent, razorpayEvent } from './razorpay-event.ts'

export interface NewOrder {
  amount: number
  currency: string
  receipt: string | null
  notes: Notes
  /** false leaves payments authorised until the shop captures them. */
  isCapturedAutomatically: boolean
}

export interface Payer {
  method: PaymentMethod
  email: string
  contact: string
}

export interface NewRefund {
  /** Whole paise; undefined refunds all that is left. */
  amount: number | undefined
  receipt: string | null
  notes: Notes
  speed: 'normal' | 'optimum'
}

/** Why a payment attempt failed, as the payment and the shop's page are told. */
export interface PaymentFailure {
  description: string
  source: 'bank' | 'customer'
  reason: string
}

/** The gateway's books. Each change returns the events that it makes. */
export type RazorpayLedger = ReturnType<typeof createRazorpayLedger>

export function createRazorpayLedger(now: () => Date) {
  const orders = new Map<string, { order: RazorpayOrder; isCapturedAutomatically: boolean }>()
  const payments = new Map<string, RazorpayPayment>()
  const refunds = new Map<string, RazorpayRefund>()
  const refundsByKey = new Map<string, { request: string; refund: RazorpayRefund }>()
  const seconds = () => Math.floor(now().getTime() / 1000)

  function orderOf(id: string): RazorpayOrder {
    const found = orders.get(id)
    if (!found) throw new RazorpayError('The id provided does not exist')
    return found.order
  }

  function paymentOf(id: string): RazorpayPayment {
    const found = payments.get(id)
    if (!found) throw new RazorpayError('The id provided does not exist')
    return found
  }

  function capture(payment: RazorpayPayment): RazorpayEvent[] {
    const order = orderOf(payment.order_id)
    payment.status = 'captured'
    payment.captured = true
    payment.fee = Math.round(payment.amount * 0.0236)
    payment.tax = Math.round(payment.amount * 0.0036)
    order.status = 'paid'
    order.amount_paid = payment.amount
    order.amount_due = 0
    return [
      razorpayEvent('payment.captured', { payment }, seconds()),
      razorpayEvent('order.paid', { payment, order }, seconds()),
    ]
  }

  return {
    orderOf,
    paymentOf,
    /** Newest first. */
    listOrders: (): RazorpayOrder[] => [...orders.values()].map(({ order }) => order).reverse(),
    paymentsOf: (orderId: string): RazorpayPayment[] =>
      [...payments.values()].filter((payment) => payment.order_id === orderId).reverse(),
    refundsOf: (paymentId: string): RazorpayRefund[] =>
      [...refunds.values()].filter((refund) => refund.payment_id === paymentId).reverse(),

    createOrder({ isCapturedAutomatically, ...wanted }: NewOrder): RazorpayOrder {
      const order: RazorpayOrder = {
        id: newRazorpayId('order'),
        entity: 'order',
        amount: wanted.amount,
        amount_paid: 0,
        amount_due: wanted.amount,
        currency: wanted.currency,
        receipt: wanted.receipt,
        offer_id: null,
        status: 'created',
        attempts: 0,
        notes: wanted.notes,
        created_at: seconds(),
      }
      orders.set(order.id, { order, isCapturedAutomatically })
      return order
    },

    /** Begins one attempt to pay an order. */
    attempt(orderId: string, payer: Payer): RazorpayPayment {
      const order = orderOf(orderId)
      if (order.status === 'paid') {
        throw new RazorpayError('Order already paid', { reason: 'order_already_paid' })
      }
      order.status = 'attempted'
      order.attempts += 1
      const payment: RazorpayPayment = {
        id: newRazorpayId('pay'),
        entity: 'payment',
        amount: order.amount,
        currency: order.currency,
        status: 'created',
        order_id: order.id,
        invoice_id: null,
        international: false,
        method: payer.method,
        amount_refunded: 0,
        refund_status: null,
        captured: false,
        description: null,
        card_id: payer.method === 'card' ? newRazorpayId('card') : null,
        bank: payer.method === 'netbanking' ? 'HDFC' : null,
        wallet: payer.method === 'wallet' ? 'mobikwik' : null,
        vpa: payer.method === 'upi' ? 'success@razorpay' : null,
        email: payer.email,
        contact: payer.contact,
        notes: order.notes,
        fee: null,
        tax: null,
        error_code: null,
        error_description: null,
        error_source: null,
        error_step: null,
        error_reason: null,
        acquirer_data: payer.method === 'upi' ? { rrn: null } : { auth_code: null },
        created_at: seconds(),
      }
      payments.set(payment.id, payment)
      return payment
    },

    /** The bank said yes; captures too where the order asks for that and is not paid yet. */
    authorise(paymentId: string): RazorpayEvent[] {
      const payment = paymentOf(paymentId)
      payment.status = 'authorized'
      payment.error_code = null
      payment.error_description = null
      payment.error_source = null
      payment.error_step = null
      payment.error_reason = null
      const authorised = razorpayEvent('payment.authorized', { payment }, seconds())
      const isCaptured =
        orders.get(payment.order_id)?.isCapturedAutomatically && orderOf(payment.order_id).status !== 'paid'
      return isCaptured ? [authorised, ...capture(payment)] : [authorised]
    },

    fail(paymentId: string, failure: PaymentFailure): RazorpayEvent[] {
      const payment = paymentOf(paymentId)
      payment.status = 'failed'
      payment.error_code = 'BAD_REQUEST_ERROR'
      payment.error_description = failure.description
      payment.error_source = failure.source
      payment.error_step = 'payment_authorization'
      payment.error_reason = failure.reason
      return [razorpayEvent('payment.failed', { payment }, seconds())]
    },

    /** The shop captures an authorised payment; only its whole amount can be captured. */
    capture(paymentId: string, amount: unknown, currency: unknown) {
      const payment = paymentOf(paymentId)
      if (payment.captured) throw new RazorpayError('This payment has already been captured')
      if (payment.status !== 'authorized') {
        const rule = 'Only payments which have been authorized and not yet captured can be captured'
        throw new RazorpayError(rule)
      }
      if (amount !== payment.amount) {
        const rule = 'Capture amount must be equal to the amount authorized'
        throw new RazorpayError(rule, { field: 'amount' })
      }
      if (currency !== payment.currency) {
        throw new RazorpayError('Currency provided is not correct', { field: 'currency' })
      }
      if (orderOf(payment.order_id).status === 'paid') throw new RazorpayError('Order already paid')
      return { payment, events: capture(payment) }
    },

    /**
     * Refunds a captured payment, wholly or in part.
     *
     * @param idempotencyKey - A second request with this key answers the first one's refund and makes no event.
     */
    refund(paymentId: string, wanted: NewRefund, idempotencyKey: string | undefined) {
      const request = JSON.stringify([paymentId, wanted])
      const earlier = idempotencyKey ? refundsByKey.get(idempotencyKey) : undefined
      if (earlier && earlier.request !== request) {
        const rule = 'Different request with the same idempotency key has already been processed.'
        throw new RazorpayError(rule, { reason: 'NA', step: 'NA' })
      }
      if (earlier) return { refund: earlier.refund, events: [] }

      const payment = paymentOf(paymentId)
      const left = payment.amount - payment.amount_refunded
      if (payment.status === 'refunded') {
        throw new RazorpayError('The payment has been fully refunded already')
      }
      if (!payment.captured) {
        throw new RazorpayError('The payment status should be captured for action to be taken')
      }
      const amount = wanted.amount ?? left
      if (amount > left) {
        const rule = 'The total refund amount is greater than the refund payment amount'
        throw new RazorpayError(rule, { field: 'amount' })
      }
      const refund: RazorpayRefund = {
        id: newRazorpayId('rfnd'),
        entity: 'refund',
        amount,
        currency: payment.currency,
        payment_id: payment.id,
        notes: wanted.notes,
        receipt: wanted.receipt,
        acquirer_data: { arn: null },
        created_at: seconds(),
        batch_id: null,
        status: 'processed',
        speed_processed: 'normal',
        speed_requested: wanted.speed,
      }
      payment.amount_refunded += amount
      payment.refund_status = payment.amount_refunded === payment.amount ? 'full' : 'partial'
      if (payment.refund_status === 'full') payment.status = 'refunded'
      refunds.set(refund.id, refund)
      if (idempotencyKey) refundsByKey.set(idempotencyKey, { request, refund })
      const events = [
        razorpayEvent('refund.created', { payment, refund }, seconds()),
        razorpayEvent('refund.processed', { payment, refund }, seconds()),
      ]
      return { refund, events }
    },
  }
}
