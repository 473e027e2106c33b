import { pricedLine, totalsInRupees } from '@dawakit/core/cart'
import type { Order } from '@dawakit/core/contract'
import { fromRupees, paise, percentOf, sumPaise, toRupees } from '@dawakit/core/money'
import { amendedTotals, isPaid, statusOfKept } from '@dawakit/core/order'
import { creditNoteOf } from '@dawakit/core/tax'
import type { ContractState } from '@dawakit/testing/contract-state'
import { invoiceOfOrder } from '@dawakit/testing/routes/invoice-of-order'
import type { ConformanceHost } from './row.ts'

type Counter = Pick<ConformanceHost, 'deliver' | 'credit' | 'oweCash' | 'supplyOne' | 'giveBack'>

/** What couriers, staff and gateways do to the orders of the API in memory, which has no calls for it. */
export function counterOf(state: ContractState): Counter {
  const orderOf = (id: string) => {
    const found = state.orders.find(({ _id }) => _id === id)
    if (!found) throw new Error('There is no such order.')
    return found
  }
  return {
    async deliver(orderId) {
      const order = orderOf(orderId)
      const delivered = new Date().toISOString()
      order.deliveryStatus = 'delivered'
      order.deliveryStatusTiming = { ...order.deliveryStatusTiming, delivered }
      if (order.isCashOnDelivery) order.paymentStatus = 'paid'
    },
    async oweCash(orderId) {
      orderOf(orderId).refunds.push({ amount: 20, state: 'underway', at: null, needsPayTo: true })
    },
    async credit(returnId) {
      const order = state.orders.find(({ returns }) => returns.some(({ id }) => id === returnId))
      const back = order?.returns.find(({ id }) => id === returnId)
      if (!order || !back) throw new Error('There is no such return.')
      back.state = 'closed'
      back.closedAt = new Date().toISOString()
      order.refunds.push({ amount: back.refund, state: 'underway', at: null })
      return creditNoteFor(state, order, back)
    },
    async supplyOne(orderId) {
      const order = orderOf(orderId)
      const [line] = order.products
      if (!line) throw new Error('There is nothing to supply.')
      order.products = [
        { ...line, quantity: 1, orderedQuantity: line.quantity, declinedReason: 'One pack was damaged.' },
      ]
      const { totalPrice, deliveryCharge, paymentStatus } = order
      const totals = amendedTotals(
        order.products.map((one) => ({ ...pricedLine(one), discount: paise(0) })),
        fromRupees(deliveryCharge),
      )
      order.totals = totalsInRupees(totals)
      order.totalPrice = order.totals.total
      const less = paise(fromRupees(totalPrice) - totals.total)
      if (isPaid(paymentStatus)) order.refunds.push({ amount: toRupees(less), state: 'underway', at: null })
    },
    async giveBack() {
      for (const order of state.orders) if (!order.isCashOnDelivery) giveBackOf(order)
    },
  }
}

/** The gateway has given back what it was asked for. */
function giveBackOf(order: Order): void {
  const at = new Date().toISOString()
  if (order.refunds.length === 0) return
  order.refunds = order.refunds.map((refund) => ({ ...refund, state: 'done', at: refund.at ?? at }))
  const total = fromRupees(order.totalPrice)
  const wentBack = sumPaise(order.refunds.map(({ amount }) => fromRupees(amount)))
  order.paymentStatus = statusOfKept({ collected: total, wentBack, total }) ?? order.paymentStatus
}

/** @returns the credit note's id */
function creditNoteFor(state: ContractState, order: Order, back: Order['returns'][number]): string {
  const creditNoteNumber = `CN/26-27/${String(state.creditNotes.size + 1).padStart(6, '0')}`
  const [line] = order.products
  const paid = fromRupees(line?.salesPrice ?? 0)
  const id = `credit-note-${back.id}`
  order.creditNotes.push({ id, number: creditNoteNumber })
  state.creditNotes.set(
    id,
    creditNoteOf({
      creditNoteNumber,
      issuedAt: Date.now(),
      invoice: invoiceOfOrder(state, order),
      returnNumber: back.number,
      reason: back.reason,
      lines: [
        {
          line: 0,
          name: line?.name ?? '',
          hsnCode: '3004',
          gstRate: 5,
          unitPrice: paid,
          quantity: 1,
          value: paid,
          charge: percentOf(paid, 20),
          before: { total: paise(0), cgst: paise(0), sgst: paise(0), igst: paise(0) },
        },
      ],
      isDeliveryBack: false,
    }),
  )
  return id
}
