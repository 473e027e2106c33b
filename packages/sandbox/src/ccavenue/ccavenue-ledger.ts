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

interface Refund {
  referenceNo: string
  amount: number
}

export type CcavenueLedger = ReturnType<typeof createCcavenueLedger>

/** The second gateway's books. */
export function createCcavenueLedger(now: () => Date) {
  const byReference = new Map<string, CcavenueOrder>()
  const refunds = new Map<string, Refund>()
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
    /** @returns why it cannot be refunded, or undefined when it is. The same `reference` again changes nothing. */
    refund(order: CcavenueOrder, amount: number, reference: string): string | undefined {
      const earlier = refunds.get(reference)
      if (earlier) {
        const isSame = earlier.referenceNo === order.referenceNo && earlier.amount === amount
        return isSame ? undefined : 'Refund reference number is already used.'
      }
      if (order.status !== 'Shipped') return 'Order is not in a state that can be refunded.'
      if (amount > order.amount - order.refunded) {
        return 'Refund amount is greater than the balance of the order.'
      }
      refunds.set(reference, { referenceNo: order.referenceNo, amount })
      order.refunded += amount
      order.changedAt = now()
      if (order.refunded === order.amount) order.status = 'Refunded'
      return undefined
    },
  }
}
