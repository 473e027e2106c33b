import { toRupees } from '../rupees.ts'
import type { CashfreeLedger, CashfreeOrder, CashfreePayment, CashfreeRefund } from './cashfree-ledger.ts'

export function orderEntity(order: CashfreeOrder, ledger: CashfreeLedger) {
  return {
    cf_order_id: order.sessionId.slice(-10),
    entity: 'order',
    order_id: order.id,
    order_amount: toRupees(order.amount),
    order_currency: 'INR',
    order_status: ledger.paidOf(order.id) ? 'PAID' : 'ACTIVE',
    payment_session_id: order.sessionId,
    customer_details: order.customer,
    order_meta: { return_url: order.returnUrl, notify_url: null, payment_methods: null },
  }
}

export function paymentEntity(payment: CashfreePayment) {
  return {
    cf_payment_id: payment.id,
    entity: 'payment',
    order_id: payment.orderId,
    is_captured: payment.status === 'SUCCESS',
    order_amount: toRupees(payment.amount),
    payment_amount: toRupees(payment.amount),
    payment_currency: 'INR',
    payment_group: 'upi',
    payment_status: payment.status,
    payment_message: payment.status === 'SUCCESS' ? 'Transaction Successful' : 'Transaction failed',
  }
}

export function refundEntity(refund: CashfreeRefund) {
  return {
    cf_payment_id: refund.paymentId,
    cf_refund_id: refund.id,
    entity: 'refund',
    order_id: refund.orderId,
    refund_id: refund.number,
    refund_amount: toRupees(refund.amount),
    refund_currency: 'INR',
    refund_status: 'SUCCESS',
    refund_type: 'MERCHANT_INITIATED',
  }
}
