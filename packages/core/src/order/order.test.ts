import {
  canCancel,
  cancelOrder,
  checkCheckoutEntry,
  checkPlaceOrder,
  DELIVERY_STATUSES,
  hasInvoice,
  moveOrder,
  moveRefusal,
  nextStep,
  orderStanding,
  type PaymentEvent,
  paymentStanding,
  paymentTransition,
  searchOrders,
  trackerSteps,
} from '@dawakit/core/order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const placedAt = Date.parse('2026-11-21T04:30:00.000Z')
const newOrder = {
  deliveryStatus: 'pending' as const,
  deliveryStatusTiming: {
    pending: '2026-11-21T04:30:00.000Z',
    confirmed: null,
    pickedUp: null,
    onTheWay: null,
    delivered: null,
  },
  isCanceled: false,
  review: null,
}
const status = fc.constantFrom(...DELIVERY_STATUSES)

describe('nextStep', () => {
  const online = { isCashOnDelivery: false, isCanceled: false, paymentStatus: 'unpaid' as const }

  it('is the payment while an online order waits for it, also after one that failed', () => {
    expect(nextStep(online)).toBe('payment')
    expect(nextStep({ ...online, paymentStatus: 'failed' })).toBe('payment')
  })

  it('is nothing once it is promised, cancelled or paid at the door', () => {
    expect(nextStep({ ...online, paymentStatus: 'authorized' })).toBe('done')
    expect(nextStep({ ...online, isCanceled: true })).toBe('done')
    expect(nextStep({ ...online, isCashOnDelivery: true })).toBe('done')
  })
})

describe('moveOrder', () => {
  it('writes the time of each move', () => {
    const moved = moveOrder(newOrder, 'confirmed', placedAt + 60_000)
    expect(moved.deliveryStatus).toBe('confirmed')
    expect(moved.deliveryStatusTiming).toEqual({
      pending: '2026-11-21T04:30:00.000Z',
      confirmed: '2026-11-21T04:31:00.000Z',
      pickedUp: null,
      onTheWay: null,
      delivered: null,
    })
  })

  it('may skip a status, which then has no time', () => {
    const moved = moveOrder(newOrder, 'onTheWay', placedAt)
    expect(moved.deliveryStatusTiming.confirmed).toBeNull()
    expect(moved.deliveryStatusTiming.onTheWay).toBe('2026-11-21T04:30:00.000Z')
  })

  it('is refused where the order already is', () => {
    expect(() => moveOrder(newOrder, 'pending', placedAt + 1)).toThrow('An order only moves forward')
  })

  it('moves no cancelled order', () => {
    expect(() => moveOrder({ ...newOrder, isCanceled: true }, 'confirmed', placedAt)).toThrow(
      'An order only moves forward',
    )
  })

  it.each(['waiting', 'asked'] as const)(
    'goes nowhere while its prescription is %s, whatever the target',
    (state) => {
      for (const next of DELIVERY_STATUSES.slice(1)) {
        expect(() => moveOrder({ ...newOrder, review: { state } }, next, placedAt)).toThrow(
          'A pharmacist has to approve the prescription first',
        )
      }
    },
  )

  it.each(['done', 'before'] as const)('goes on once its prescription is %s', (state) => {
    expect(moveRefusal({ ...newOrder, review: { state } }, 'confirmed')).toBeNull()
  })

  it('never goes back, whatever is asked in whatever order', () => {
    fc.assert(
      fc.property(fc.array(status), (moves) => {
        let order = newOrder as Parameters<typeof moveOrder>[0]
        for (const next of moves) {
          const before = order
          try {
            order = { ...order, ...moveOrder(order, next, placedAt) }
          } catch (error) {
            expect(error).toHaveProperty('code', 'move-not-allowed')
          }
          expect(DELIVERY_STATUSES.indexOf(order.deliveryStatus)).toBeGreaterThanOrEqual(
            DELIVERY_STATUSES.indexOf(before.deliveryStatus),
          )
          expect(order.deliveryStatusTiming[order.deliveryStatus]).not.toBeNull()
        }
      }),
    )
  })
})

describe('cancelling', () => {
  it('is allowed from pending, once', () => {
    expect(cancelOrder(newOrder, placedAt)).toEqual({
      isCanceled: true,
      canceledAt: '2026-11-21T04:30:00.000Z',
    })
    expect(canCancel({ ...newOrder, isCanceled: true })).toBe(false)
  })

  it.each(['confirmed', 'pickedUp', 'onTheWay', 'delivered'] as const)(
    'is refused when %s',
    (deliveryStatus) => {
      expect(() => cancelOrder({ ...newOrder, deliveryStatus }, placedAt)).toThrow(
        'This order can no longer be cancelled',
      )
    },
  )
})

describe('paymentTransition', () => {
  it('lets a failed payment still be paid, and paid never go back', () => {
    expect(paymentTransition('unpaid', 'failed')).toBe('failed')
    expect(paymentTransition('failed', 'authorized')).toBe('authorized')
    expect(paymentTransition('failed', 'paid')).toBe('paid')
    expect(paymentTransition('paid', 'failed')).toBe('paid')
    expect(paymentTransition('paid', 'authorized')).toBe('paid')
    expect(paymentTransition('paid', 'partlyRefunded')).toBe('partlyRefunded')
    expect(paymentTransition('partlyRefunded', 'refunded')).toBe('refunded')
    expect(paymentTransition('refunded', 'paid')).toBe('refunded')
  })

  it('ends the same in whatever order and however often the reports come', () => {
    const event = fc.constantFrom<PaymentEvent>('authorized', 'paid', 'failed', 'refunded', 'partlyRefunded')
    const reports = fc.array(event, { minLength: 1 }).chain((events) =>
      fc.record({
        events: fc.constant(events),
        again: fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
      }),
    )
    fc.assert(
      fc.property(reports, ({ events, again }) => {
        expect(again.reduce(paymentTransition, 'unpaid')).toBe(events.reduce(paymentTransition, 'unpaid'))
      }),
    )
  })
})

describe('paymentStanding', () => {
  const order = { isCashOnDelivery: false, isCanceled: false, paymentStatus: 'unpaid' as const }

  it('says how the payment of an online order stands', () => {
    expect(paymentStanding(order)).toBe('unpaid')
    expect(paymentStanding({ ...order, paymentStatus: 'failed' })).toBe('failed')
    expect(paymentStanding({ ...order, paymentStatus: 'paid' })).toBe('paid')
  })

  it('says that cash was paid at the door', () => {
    expect(paymentStanding({ ...order, isCashOnDelivery: true, paymentStatus: 'paid' })).toBe('paid')
  })

  it('says nothing of cash, nor of an order that ended without a payment', () => {
    expect(paymentStanding({ ...order, isCashOnDelivery: true })).toBeNull()
    expect(paymentStanding({ ...order, isCashOnDelivery: true, isCanceled: true })).toBeNull()
    expect(paymentStanding({ ...order, isCanceled: true })).toBeNull()
    expect(paymentStanding({ ...order, isCanceled: true, paymentStatus: 'refunded' })).toBe('refunded')
  })
})

describe('tracker', () => {
  it('shows where the order is', () => {
    const order = { ...newOrder, ...moveOrder(newOrder, 'pickedUp', placedAt) }
    expect(trackerSteps(order).map(({ status, state }) => [status, state])).toEqual([
      ['pending', 'done'],
      ['confirmed', 'done'],
      ['pickedUp', 'current'],
      ['onTheWay', 'upcoming'],
      ['delivered', 'upcoming'],
    ])
  })

  it('has all five done at the end', () => {
    const order = { ...newOrder, ...moveOrder(newOrder, 'delivered', placedAt) }
    expect(trackerSteps(order).every(({ state }) => state === 'done')).toBe(true)
    expect(hasInvoice(order)).toBe(true)
  })

  it('shows an error where a cancelled order stopped', () => {
    const order = { ...newOrder, ...cancelOrder(newOrder, placedAt) }
    expect(trackerSteps(order).map(({ state }) => state)).toEqual([
      'error',
      'upcoming',
      'upcoming',
      'upcoming',
      'upcoming',
    ])
    expect(orderStanding(order)).toBe('cancelled')
    expect(hasInvoice(order)).toBe(false)
  })
})

describe('orders', () => {
  it('are found by a part of a product name, without case', () => {
    const orders = [{ products: [{ name: 'Dolo 650' }, { name: 'Zinc' }] }, { products: [{ name: 'Soap' }] }]
    expect(searchOrders(orders, ' OLO ')).toEqual([orders[0]])
    expect(searchOrders(orders, 'x')).toEqual([])
    expect(searchOrders(orders, ' ')).toEqual(orders)
  })
})

describe('checkout', () => {
  const ready = {
    lines: [{ isPrescriptionNeeded: true }],
    acceptedTerms: true,
    address: 'a1',
    prescriptions: ['p1'],
  }

  it('asks for a cart, then for a login', () => {
    expect(checkCheckoutEntry({ lines: [], isSignedIn: false })?.text).toBe('Cart Is Empty')
    expect(checkCheckoutEntry({ lines: [1], isSignedIn: false })?.text).toBe('Login to Checkout')
    expect(checkCheckoutEntry({ lines: [1], isSignedIn: true })).toBeNull()
  })

  it('asks for terms, address and prescription, in this order', () => {
    expect(checkPlaceOrder(ready)).toBeNull()
    expect(checkPlaceOrder({ ...ready, lines: [] })?.text).toBe('Cart Is Empty')
    expect(checkPlaceOrder({ ...ready, acceptedTerms: false, address: null })?.text).toBe(
      'Please Accept Terms And Conditions',
    )
    expect(checkPlaceOrder({ ...ready, address: null, prescriptions: [] })?.text).toBe(
      'Please add an Address',
    )
    expect(checkPlaceOrder({ ...ready, prescriptions: [] })?.text).toBe(
      'Please upload & select the Prescription',
    )
  })

  it('asks for no prescription that no product needs', () => {
    expect(
      checkPlaceOrder({ ...ready, lines: [{ isPrescriptionNeeded: false }], prescriptions: [] }),
    ).toBeNull()
  })
})
