import { randomInt } from 'node:crypto'

/** The states of CCAvenue's order status call that the sandbox uses. `Shipped` is paid and confirmed. */
export type CcavenueStatus =
  | 'Initiated'
  | 'Awaited'
  | 'Shipped'
  | 'Unsuccessful'
  | 'Aborted'
  | 'Invalid'
  | 'Refunded'

export interface CcavenueOrder {
  orderNo: string
  /** CCAvenue's own number: `tracking_id` in answers, `reference_no` in status calls. */
  referenceNo: string
  bankRefNo: string
  status: CcavenueStatus
  /** Whole paise. */
  amount: number
  refunded: number
  currency: string
  paymentMode: string
  /** The decrypted parameters of the shop's request. */
  request: URLSearchParams
  encRequest: string
  createdAt: Date
  changedAt: Date
}

export interface CcavenueRefund {
  referenceNo: string
  amount: number
  /** The shop's own number of it; of one made at the desk, the gateway's. */
  number: string
}

export type CcavenueLedger = ReturnType<typeof createCcavenueLedger>

/** The second gateway's books. */
export function createCcavenueLedger(now: () => Date) {
  const byReference = new Map<string, CcavenueOrder>()
  const refunds: CcavenueRefund[] = []
  const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('')
  const list = () => [...byReference.values()].reverse()

  return {
    /** Newest first. */
    list,
    find: ({
      orderNo,
      referenceNo,
    }: {
      orderNo?: string
      referenceNo?: string
    }): CcavenueOrder | undefined => {
      if (referenceNo) {
        const order = byReference.get(referenceNo)
        return !order || (orderNo && order.orderNo !== orderNo) ? undefined : order
      }
      const attempts = list().filter((order) => order.orderNo === orderNo)
      return (
        attempts.find((order) => order.status === 'Shipped' || order.status === 'Refunded') ?? attempts[0]
      )
    },
    open(request: URLSearchParams, amount: number, encRequest: string): CcavenueOrder {
      const order: CcavenueOrder = {
        orderNo: request.get('order_id') ?? '',
        referenceNo: `1${digits(11)}`,
        bankRefNo: digits(12),
        status: 'Initiated',
        amount,
        refunded: 0,
        currency: request.get('currency') ?? 'INR',
        paymentMode: '',
        request,
        encRequest,
        createdAt: now(),
        changedAt: now(),
      }
      byReference.set(order.referenceNo, order)
      return order
    },
    settle(order: CcavenueOrder, status: CcavenueStatus, paymentMode: string): void {
      order.status = status
      order.paymentMode = paymentMode
      order.changedAt = now()
    },
    refundsOf: ({ referenceNo }: CcavenueOrder): CcavenueRefund[] =>
      refunds.filter((refund) => refund.referenceNo === referenceNo),
    /**
     * A second request with the same number is a second refund.
     *
     * @param number - The shop's own; empty at the desk.
     * @returns why it cannot be refunded, or undefined when it is.
     */
    refund(order: CcavenueOrder, amount: number, number: string): string | undefined {
      if (order.status !== 'Shipped') return 'Order is not in a state that can be refunded.'
      if (amount > order.amount - order.refunded) {
        return 'Refund amount is greater than the balance of the order.'
      }
      refunds.push({ referenceNo: order.referenceNo, amount, number: number || `DESK${digits(9)}` })
      order.refunded += amount
      order.changedAt = now()
      if (order.refunded === order.amount) order.status = 'Refunded'
      return undefined
    },
  }
}
