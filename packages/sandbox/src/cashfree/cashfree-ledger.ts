import { randomBytes, randomInt } from 'node:crypto'

export type CashfreePaymentStatus = 'SUCCESS' | 'FAILED' | 'USER_DROPPED' | 'PENDING'

export interface CashfreePayment {
  id: string
  orderId: string
  status: CashfreePaymentStatus
  /** Whole paise. */
  amount: number
}

export interface CashfreeRefund {
  id: string
  paymentId: string
  orderId: string
  /** The shop's own number of it; of one made at the desk, the gateway's. */
  number: string
  amount: number
}

export interface CashfreeOrder {
  id: string
  sessionId: string
  amount: number
  customer: Record<string, unknown>
  returnUrl: string
}

export type CashfreeLedger = ReturnType<typeof createCashfreeLedger>

/** The third gateway's books. */
export function createCashfreeLedger() {
  const orders = new Map<string, CashfreeOrder>()
  const payments: CashfreePayment[] = []
  const refunds: CashfreeRefund[] = []
  const number = () => String(randomInt(1_000_000_000, 9_999_999_999))
  const paidOf = (orderId: string) =>
    payments.find((payment) => payment.orderId === orderId && payment.status === 'SUCCESS')

  return {
    /** Newest first. */
    list: (): CashfreeOrder[] => [...orders.values()].reverse(),
    find: (id: string): CashfreeOrder | undefined => orders.get(id),
    ofSession: (sessionId: string): CashfreeOrder | undefined =>
      [...orders.values()].find((order) => order.sessionId === sessionId),
    paymentsOf: (orderId: string): CashfreePayment[] =>
      payments.filter((payment) => payment.orderId === orderId).reverse(),
    refundsOf: (orderId: string): CashfreeRefund[] => refunds.filter((refund) => refund.orderId === orderId),
    paidOf,
    open(order: Omit<CashfreeOrder, 'sessionId'>): CashfreeOrder {
      const opened = { ...order, sessionId: `session_${randomBytes(24).toString('base64url')}` }
      orders.set(order.id, opened)
      return opened
    },
    attempt({ id, amount }: CashfreeOrder, status: CashfreePaymentStatus): CashfreePayment {
      const payment: CashfreePayment = { id: number(), orderId: id, status, amount }
      payments.push(payment)
      return payment
    },
    /**
     * @param refundNumber - The shop's own, at most once in an order; undefined at the desk.
     * @returns why it cannot be made, or the refund.
     */
    refund(orderId: string, amount: number, refundNumber: string | undefined): CashfreeRefund | string {
      const payment = paidOf(orderId)
      const ofOrder = refunds.filter((refund) => refund.orderId === orderId)
      if (!payment) return 'no successful payment for this order'
      if (ofOrder.some((refund) => refund.number === refundNumber)) return 'refund_id already exists'
      const left = payment.amount - ofOrder.reduce((sum, refund) => sum + refund.amount, 0)
      if (amount > left) return 'refund amount is greater than the balance of the order'
      const id = number()
      const refund = { id, paymentId: payment.id, orderId, number: refundNumber ?? `desk_${id}`, amount }
      refunds.push(refund)
      return refund
    },
  }
}
