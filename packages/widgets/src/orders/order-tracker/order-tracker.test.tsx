import { continueOnStore, invalidRequest, shopIsBusy } from '@dawakit/core/refusals'
import { errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import {
  cancelledOrder,
  deliveredOrder,
  orderFixture,
  ordersByPayment,
  ordersByReview,
  shipmentFixture,
} from '@dawakit/testing/fixtures/orders'
import { amoxicillin, coughSyrup, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { fetchOrderParticulars } from '../order-particulars/fetch-order-particulars.ts'
import { OrderTracker, type OrderTrackerProps } from './index.ts'

// As a page that shows its first order.
beforeEach(() => {
  fetchOrderParticulars.part = undefined
})

const signedIn = (orders = [orderFixture()]) => ({ signedInAs: customerFixture(), state: { orders } })
const stepItems = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')
/** An order that the host has, once all that there is to say of it is there. */
async function renderWhole(tracker: ReactElement<OrderTrackerProps>) {
  const shown = await renderShop(tracker)
  await screen.findByText('Payment')
  return shown
}
const steps = () => stepItems().map((step) => step.textContent)

describe('OrderTracker', () => {
  it('is accessible', async () => {
    await renderShop(<OrderTracker orderId="o-1" />, signedIn())
    await screen.findByText('Order DK-2611-000001')
    await expectAccessible()
  })

  it('shows five steps, the present one marked, with the times so far', async () => {
    await renderShop(<OrderTracker order={orderFixture()} />)
    expect(steps()).toEqual([
      'Pending10 Nov 2026, 12:00 pm',
      'ConfirmedNot yet',
      'Picked UpNot yet',
      'On The WayNot yet',
      'DeliveredNot yet',
    ])
    expect(stepItems()[0]?.getAttribute('aria-current')).toBe('step')
    expect(screen.getByText('Expected between Thu, 12 Nov and Fri, 13 Nov')).toBeDefined()
  })

  it.each([
    ['waiting', 'PendingWaiting for the pharmacist10 Nov 2026, 12:00 pm'],
    ['asked', 'PendingThe pharmacist waits for your answer10 Nov 2026, 12:00 pm'],
  ] as const)('says at Pending that an order is %s, and keeps its five steps', async (state, text) => {
    await renderWhole(<OrderTracker order={ordersByReview[state]} />)
    expect(steps()).toHaveLength(5)
    expect(steps()[0]).toBe(text)
    await expectAccessible()
  })

  it('says no pharmacist before an order is paid', async () => {
    const order = { ...ordersByReview.waiting, isCashOnDelivery: false, paymentStatus: 'unpaid' as const }
    await renderWhole(<OrderTracker order={order} />)
    expect(screen.queryByText('Waiting for the pharmacist')).toBeNull()
  })

  it('says why the pharmacy ended an order', async () => {
    await renderWhole(<OrderTracker order={ordersByReview.declined} />)
    expect(
      screen.getByText('This order was cancelled. The pharmacy says: The prescription is older than a year.'),
    ).toBeDefined()
  })

  it('shows no parcels before one has left', async () => {
    await renderShop(<OrderTracker order={orderFixture()} />)
    expect(screen.queryByRole('list', { name: 'Parcels' })).toBeNull()
  })

  it('shows with whom a parcel goes, its number, and leads to its way', async () => {
    const order = orderFixture({ deliveryStatus: 'pickedUp', shipments: [shipmentFixture()] })
    await renderWhole(<OrderTracker order={order} />)
    const parcel = within(screen.getByRole('list', { name: 'Parcels' })).getByRole('listitem')
    expect(parcel.textContent).toContain('With the courier')
    expect(parcel.textContent).toContain('Delhivery · 1490812345678')
    const link = within(parcel).getByRole('link', { name: /Follow this parcel\s+at Delhivery, in a new tab/ })
    expect(link.getAttribute('href')).toBe('https://www.delhivery.com/track/package/1490812345678')
    expect(screen.queryByText(/A part of your order/)).toBeNull()
    await expectAccessible()
  })

  it('says that a part has left first, and what is in it', async () => {
    const lines = shipmentFixture().lines.slice(0, 1)
    const shipments = [shipmentFixture({ lines, courier: 'DTDC', trackingNumber: '', trackingUrl: '' })]
    await renderWhole(<OrderTracker order={orderFixture({ deliveryStatus: 'pickedUp', shipments })} />)
    expect(screen.getByText('A part of your order has left first. The rest follows.')).toBeDefined()
    const parcel = within(screen.getByRole('list', { name: 'Parcels' })).getByRole('listitem')
    expect(parcel.textContent).toContain('Parcel 1: With the courierDTDC')
    expect(parcel.textContent).toContain(`${lines[0]?.name} × ${lines[0]?.quantity}`)
    expect(within(parcel).queryByRole('link')).toBeNull()
  })

  it('shows an order that was asked for with all there is to say of it, and never in part', async () => {
    const order = orderFixture({ deliveryStatus: 'pickedUp', shipments: [shipmentFixture()] })
    let release = () => {}
    const { container } = await renderShop(<OrderTracker orderId="o-1" />, {
      ...signedIn([order]),
      prepare: (server) => {
        release = server.hold('GET /get/userOrder')
      },
    })
    await waitFor(() => expect(fetchOrderParticulars.part).toBeDefined())
    release()
    // Looks at the moment at which the order comes.
    await waitFor(() => expect(container.querySelector('ol')).not.toBeNull())
    expect(screen.getByRole('list', { name: 'Parcels' })).toBeDefined()
  })

  it('shows a plain order that the host has at once, and keeps the place of one that has parcels', async () => {
    const order = orderFixture({ deliveryStatus: 'pickedUp', shipments: [shipmentFixture()] })
    const { rerender } = await renderShop(<OrderTracker order={orderFixture()} />, { isStarted: false })
    expect(steps()).toHaveLength(5)
    fetchOrderParticulars.part = undefined
    rerender(<OrderTracker key="other" order={order} />)
    expect(screen.getByText('Loading the order')).toBeDefined()
    expect(screen.queryByText('Order DK-2611-000001')).toBeNull()
    expect(await screen.findByRole('list', { name: 'Parcels' })).toBeDefined()
    expect(screen.getByText('Order DK-2611-000001')).toBeDefined()
  })

  it('shows a delivered order as done with every time', async () => {
    await renderShop(<OrderTracker order={deliveredOrder} />)
    expect(steps().at(-1)).toBe('Delivered (Done)6 Nov 2026, 2:45 pm')
    expect(screen.queryByText('Not yet')).toBeNull()
  })

  it('shows a cancelled order as an error where it stopped', async () => {
    await renderWhole(<OrderTracker order={cancelledOrder} />)
    expect(screen.getByText('This order was cancelled.')).toBeDefined()
    expect(steps()[0]).toBe('Cancelled10 Nov 2026, 1:30 pm')
  })

  it('follows the order when the page is looked at again', async () => {
    const { server } = await renderShop(<OrderTracker orderId="o-1" />, signedIn())
    await screen.findByText('Pending')
    server.state.orders[0]!.deliveryStatus = 'onTheWay'
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(stepItems()[3]?.getAttribute('aria-current')).toBe('step'))
  })

  it('shows nothing of the order before when it follows another', async () => {
    const other = orderFixture({ _id: 'o-4', orderNumber: 'DK-2611-000004' })
    const { server, rerender } = await renderShop(
      <OrderTracker orderId="o-1" />,
      signedIn([orderFixture(), other]),
    )
    await screen.findByText('Order DK-2611-000001')
    const release = server.hold('GET /get/userOrder')
    rerender(<OrderTracker orderId="o-4" />)
    await waitFor(() => expect(screen.queryByText('Order DK-2611-000001')).toBeNull())
    release()
    expect(await screen.findByText('Order DK-2611-000004')).toBeDefined()
  })

  it('knows no order of an address that is no id', async () => {
    await renderShop(<OrderTracker orderId="o-1" />, {
      ...signedIn(),
      prepare: (one) => one.answer('GET /get/userOrder', errorAnswer(400, invalidRequest)),
    })
    expect(await screen.findByText('Order not found')).toBeDefined()
  })

  it('leads to the pharmacy for an order that was not placed on this partner’s page', async () => {
    await renderShop(<OrderTracker orderId="o-1" />, {
      ...signedIn(),
      prepare: (one) => one.answer('GET /get/userOrder', errorAnswer(403, continueOnStore)),
    })
    expect(await screen.findByText('Please continue on the website of the pharmacy')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the pharmacy' }).getAttribute('href')).toMatch(
      /^https?:\/\/[^/]+\/orders$/,
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expectAccessible()
  })

  it('finds the latest order of whoever logs in', async () => {
    const kavitha = customerFixture()
    const { shop } = await renderShop(<OrderTracker orderId="latest" />, {
      state: { users: [kavitha], orders: [orderFixture(), deliveredOrder] },
    })
    expect(await screen.findByText('Login to continue')).toBeDefined()
    await act(() => shop.session.sendOtp({ mobileNumber: kavitha.mobileNumber }))
    await act(() => shop.session.verifyOtp(kavitha.mobileNumber, '1234'))
    expect(await screen.findByText('Order DK-2611-000001')).toBeDefined()
    await act(() => shop.session.signOut())
    expect(screen.queryByText('Order DK-2611-000001')).toBeNull()
    expect(screen.getByText('Login to continue')).toBeDefined()
  })

  it('says that nothing was ordered yet, and follows what then is', async () => {
    const { shop, server } = await renderShop(<OrderTracker orderId="latest" />, signedIn([]))
    expect(await screen.findByText('You have not ordered anything yet.')).toBeDefined()
    const placed = orderFixture()
    server.state.orders.push(placed)
    await act(() => shop.orderPlaced({ ...placed, next: 'done' }))
    expect(await screen.findByText('Order DK-2611-000001')).toBeDefined()
  })

  it('cannot find the latest order in an outage, says so, and finds it with another try', async () => {
    const { server, user } = await renderShop(<OrderTracker orderId="latest" />, {
      ...signedIn(),
      prepare: (one) => one.answer('GET /get/orderByUserId', errorAnswer(503, shopIsBusy)),
    })
    expect((await screen.findByText(shopIsBusy.text)).closest('[role=alert]')).not.toBeNull()
    server.answer('GET /get/orderByUserId', null)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Order DK-2611-000001')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Track Your Order' })),
    )
  })

  it('says what is missing: the order, the session, the network', async () => {
    const { container } = await renderShop(<OrderTracker orderId="o-9" />, signedIn())
    expect(await screen.findByText('Order not found')).toBeDefined()
    container.remove()
    const guest = await renderShop(<OrderTracker orderId="o-1" />)
    expect(await screen.findByText('Login to continue')).toBeDefined()
    guest.container.remove()
    const { server, user } = await renderShop(<OrderTracker orderId="o-1" />, {
      ...signedIn(),
      prepare: (one) => one.answer('GET /get/userOrder', new Response('', { status: 500 })),
    })
    expect((await screen.findByText('Something went wrong')).closest('[role=alert]')).not.toBeNull()
    server.answer('GET /get/userOrder', null)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Order DK-2611-000001')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Track Your Order' })),
    )
  })
})

describe('OrderTracker, of the money', () => {
  const money = () => screen.getByText('Payment').parentElement?.textContent

  it.each([
    ['cash', 'Pay ₹199.00 in cash when it is delivered. '],
    [
      'checking',
      'Your payment of ₹199.00 is being checked. There is nothing to do, and nothing is charged twice.',
    ],
    ['paid', '₹199.00 is paid. '],
    ['notCharged', 'Nothing was charged for it. '],
    [
      'refundUnderway',
      '₹199.00 is on its way back to you, the way you paid. Banks take 7 to 10 working days, wallets 24 hours.',
    ],
    ['refunded', '₹199.00 went back to you on 12 Nov 2026, the way you paid. '],
    [
      'partlyRefunded',
      '₹199.00 is paid. ₹24.50 went back to you on 12 Nov 2026, the way you paid. ₹10.00 is on its way back to you, the way you paid. Banks take 7 to 10 working days, wallets 24 hours.',
    ],
    [
      'lapsed',
      'The time to pay is over. This order ends by itself. If money was taken all the same, the order stands or the money goes back.',
    ],
  ] as const)('says how it stands: %s', async (name, said) => {
    await renderWhole(<OrderTracker order={ordersByPayment[name]} />)
    expect(money()).toBe(`Payment${said}`)
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
    await expectAccessible()
  })

  it.each([
    [
      'of which a part arrived',
      'pending',
      { toPay: 99.99, paid: 200 },
      '₹200.00 is paid. Pay ₹99.99 in cash when it is delivered. ',
    ],
    ['of which the rest came back', 'delivered', { toPay: 0, paid: 200 }, '₹200.00 is paid. '],
    [
      'that arrived and that nobody took money for',
      'delivered',
      { toPay: 200, paid: 0 },
      '₹200.00 is still to be paid. The pharmacy has written to you about it.',
    ],
    ['that was let go', 'delivered', { toPay: 0, paid: 0 }, 'Nothing was charged for it. '],
    [
      'of which the fee was not asked for',
      'delivered',
      { toPay: 40, paid: 160 },
      '₹160.00 is paid. ₹40.00 is still to be paid. The pharmacy has written to you about it.',
    ],
  ] as const)(
    'names of an order in cash %s what was paid and what is to pay',
    async (_what, status, sums, said) => {
      const order = orderFixture({
        isCashOnDelivery: true,
        deliveryStatus: status,
        paymentStatus: status === 'delivered' && sums.paid > 0 ? 'paid' : 'unpaid',
        balance: { ...sums, goesBack: 0, wentBack: 0 },
      })
      await renderWhole(<OrderTracker order={order} />)
      expect(screen.getByText('Payment').parentElement?.textContent).toBe(`Payment${said}`)
    },
  )

  it.each([
    [{ state: 'underway', at: null }, '₹74.76 is paid. ₹24.50 is on its way back to you. '],
    [
      { state: 'done', at: '2026-11-12T05:00:00.000Z' },
      '₹74.76 is paid. ₹24.50 went back to you on 12 Nov 2026. ',
    ],
    [{ state: 'underway', at: null, needsPayTo: true }, '₹74.76 is paid. '],
  ] as const)(
    'says of money that is paid back by hand nothing of a way it was paid: %o',
    async (refund, said) => {
      const order = orderFixture({
        isCashOnDelivery: true,
        deliveryStatus: 'delivered',
        paymentStatus: 'paid',
        balance: { toPay: 0, paid: 74.76, goesBack: 24.5, wentBack: 0 },
        refunds: [{ amount: 24.5, isByHand: true, ...refund }],
      })
      await renderWhole(<OrderTracker order={order} />)
      expect(money()).toBe(`Payment${said}`)
    },
  )

  it('calls an unpaid order not expected, and says until when and where it is paid', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-10T06:35:00.000Z') })
    onTestFinished(() => void vi.useRealTimers())
    const { shop } = await renderWhole(
      <OrderTracker order={ordersByPayment.due(Date.now())} checkoutHref="#pay" />,
    )
    await act(() => shop.cart.add(summaryOf(coughSyrup), 1))
    await act(() => shop.cart.add(summaryOf(paracetamol), 2))
    expect(money()).toBe(
      'Payment₹199.00 is not paid yet. Pay by 10 Nov 2026, 12:25 pm. After that the order ends by itself, and nothing is charged.Pay now',
    )
    expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('#pay')
    expect(screen.queryByText(/^Expected between/)).toBeNull()
    await expectAccessible()
    await act(() => shop.cart.add(summaryOf(amoxicillin), 1))
    expect(money()).toContain('Your cart has changed since.')
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
  })

  it('takes another variant of what was ordered for another cart', async () => {
    const order = ordersByPayment.due(Date.now())
    const { shop } = await renderWhole(<OrderTracker order={order} />)
    await act(() => shop.cart.add(summaryOf(coughSyrup), 1))
    await act(() =>
      shop.cart.add(summaryOf(paracetamol), 2, { primaryType: 'Strength', primaryValue: '650 mg' }),
    )
    expect(money()).toContain('Your cart has changed since.')
  })

  it('sees the time to pay run out, and asks how the order stands', async () => {
    const order = ordersByPayment.due(Date.now())
    const { server } = await renderShop(<OrderTracker orderId="o-1" />, {
      ...signedIn([order]),
      prepare: ({ state }) => {
        for (const one of state.orders) one.paymentDueAt = new Date(Date.now() + 300).toISOString()
      },
    })
    await screen.findByText('₹199.00 is not paid yet.')
    Object.assign(server.state.orders[0]!, { isCanceled: true, canceledAt: new Date().toISOString() })
    expect(await screen.findByText('Nothing was charged for it.')).toBeDefined()
  })

  it('shows the items and what they come to, unless they stand beside it', async () => {
    const { rerender } = await renderShop(<OrderTracker order={orderFixture()} />)
    const items = within(screen.getAllByRole('list')[1] as HTMLElement).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'Paracetamol 650 Tablet X2₹49.00',
      'Honey Cough Syrup X1₹110.00',
    ])
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['₹40.00', '₹199.00'])
    rerender(<OrderTracker order={orderFixture()} isBrief />)
    expect(screen.getAllByRole('list')).toHaveLength(1)
    expect(screen.queryByText('Items')).toBeNull()
  })
})
