import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { deliveredOrder, orderFixture, ordersByReview, returnFixture } from '@dawakit/testing/fixtures/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { fetchOrderQuestion } from './asked-order.tsx'
import { OrderDetail } from './index.ts'
import { fetchOrderReturns } from './returned-order.tsx'

// As a page that shows its first order.
beforeEach(() => {
  for (const fetchPart of [fetchOrderQuestion, fetchOrderReturns]) fetchPart.part = undefined
})

const signedIn = (order = orderFixture()) => ({
  signedInAs: customerFixture(),
  state: { orders: [structuredClone(order)] },
})

describe('OrderDetail', () => {
  it('is accessible', async () => {
    await renderShop(<OrderDetail orderId="o-1" />, signedIn())
    await screen.findByText('Shipping Address')
    await expectAccessible()
  })

  it('shows address, contact, tracker, products and what was paid', async () => {
    await renderShop(<OrderDetail orderId="o-1" />, signedIn())
    expect(await screen.findByText('12/4, Rajaji Salai')).toBeDefined()
    expect(screen.getByText('kavitha@example.com')).toBeDefined()
    expect(screen.getAllByText('+91 9840012345').length).toBeGreaterThan(0)
    expect(screen.getByText('Cash On Delivery')).toBeDefined()
    expect(
      within(screen.getByRole('region', { name: 'Track Your Order' })).getAllByRole('listitem'),
    ).toHaveLength(5)
    const row = screen.getByRole('row', { name: /Paracetamol/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['X2', '₹24.50', '₹49.00'])
    expect(screen.getByText('1–2 of 2')).toBeDefined()
  })

  it.each([
    [40, '₹40.00'],
    [0, 'Free'],
  ])('says what the delivery cost: %i rupees read %s', async (deliveryCharge, text) => {
    const order = orderFixture()
    await renderShop(
      <OrderDetail orderId="o-1" />,
      signedIn({ ...order, totals: { ...order.totals, deliveryCharge } }),
    )
    const summary = await screen.findByRole('region', { name: 'Order Summary' })
    const row = within(summary).getByText('Delivery Charge').parentElement as HTMLElement
    expect(within(row).getByRole('definition').textContent).toBe(text)
  })

  it('leads from an order that is not there to those that are', async () => {
    await renderShop(<OrderDetail orderId="o-9" />, signedIn())
    expect(await screen.findByText('Order not found')).toBeDefined()
    expect(screen.getByRole('link', { name: 'My Orders' }).getAttribute('href')).toBe('/orders')
  })

  it('cancels a pending order after asking', async () => {
    const { user, server } = await renderShop(<OrderDetail orderId="o-1" />, signedIn())
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }))
    const dialog = screen.getByRole('dialog', { name: 'Cancel Order' })
    expect(within(dialog).getByText('Are you sure! You want to cancel your order?')).toBeDefined()
    await user.click(within(dialog).getByRole('button', { name: 'Yes, Cancel it!' }))
    expect(await screen.findByText('Your order has been deleted.')).toBeDefined()
    expect(screen.getByText('Cancelled!')).toBeDefined()
    expect(server.requestsOf('PUT /update/cancelOrder')[0]?.body).toEqual({
      data: { id: 'o-1', email: 'kavitha@example.com' },
    })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull())
    expect(screen.getByText('This order was cancelled.')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Order DK-2611-000001' })),
    )
  })

  it('asks what the pharmacist asks, and sends the answer with a prescription', async () => {
    const { user, server } = await renderShop(<OrderDetail orderId="o-1" />, {
      signedInAs: {
        ...customerFixture(),
        prescriptions: [{ id: 'page-2', prescriptionImageUrl: '/prescriptions/page-2/image' }],
      },
      state: { orders: [structuredClone(ordersByReview.asked)] },
    })
    const asked = await screen.findByRole('region', { name: 'Our pharmacist has a question' })
    expect(within(asked).getByText(/Please send the whole page/)).toBeDefined()
    expect(screen.getByText('The pharmacist waits for your answer')).toBeDefined()
    await expectAccessible()
    await user.click(within(asked).getByRole('button', { name: 'Send answer' }))
    expect(within(asked).getByText('Please write an answer or upload a prescription')).toBeDefined()
    expect(server.requestsOf('POST /post/prescriptionAnswer')).toHaveLength(0)
    await user.type(within(asked).getByRole('textbox', { name: 'Your answer' }), 'Here it is.')
    await user.click(within(asked).getByRole('checkbox', { name: 'Select prescription 1 for this order' }))
    await user.click(within(asked).getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText('Waiting for the pharmacist')).toBeDefined()
    expect(server.requestsOf('POST /post/prescriptionAnswer')[0]?.body).toEqual({
      orderId: 'o-1',
      questionId: 'q-1',
      answer: 'Here it is.',
      prescriptions: ['page-2'],
    })
    expect(screen.queryByRole('region', { name: 'Our pharmacist has a question' })).toBeNull()
  })

  it.each([
    ['o-1', ordersByReview.asked, 'Our pharmacist has a question'],
    ['o-2', { ...deliveredOrder, returns: [returnFixture()] }, 'Returns'],
  ])('shows with the order at once what only some have: %s', async (orderId, order, part) => {
    const { container } = await renderShop(<OrderDetail orderId={orderId} />, signedIn(order))
    // Looks at the moment at which the order comes.
    await waitFor(() => expect(container.querySelector('ol')).not.toBeNull())
    expect(screen.getByRole('region', { name: part })).toBeDefined()
  })

  it('says what the pharmacy supplies less of, why, what goes back, and who approved', async () => {
    await renderShop(<OrderDetail orderId="o-1" />, signedIn(ordersByReview.fewer))
    expect(await screen.findByText('1 of 2 supplied. The prescription is for one strip.')).toBeDefined()
    expect(screen.getByText('Not supplied. It is not on the prescription.')).toBeDefined()
    expect(screen.getByText('₹134.50 is on its way back to you, the way you paid.')).toBeDefined()
    expect(screen.getByText('Priya Nair, Reg. No. TN-PC-20481')).toBeDefined()
    await expectAccessible()
  })

  it('keeps the order when the answer is no', async () => {
    const { user, server } = await renderShop(<OrderDetail orderId="o-1" />, signedIn())
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }))
    await user.click(screen.getByRole('button', { name: 'Keep the order' }))
    expect(server.requestsOf('PUT /update/cancelOrder')).toHaveLength(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('only logs a failed cancellation, and shows the order as it now stands', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => logged.mockRestore())
    const { user, server } = await renderShop(<OrderDetail orderId="o-1" />, signedIn())
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }))
    server.state.orders[0]!.deliveryStatus = 'confirmed'
    await user.click(screen.getByRole('button', { name: 'Yes, Cancel it!' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull())
    expect(logged).toHaveBeenCalledWith('The order could not be cancelled.', 'cancel-not-allowed')
    expect((await screen.findByRole('alert')).textContent).toBe('')
  })

  it('offers no cancellation once it is under way, and the invoice as a file once it is delivered', async () => {
    const names: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    onTestFinished(() => click.mockRestore())
    Object.assign(URL, { createObjectURL: () => 'blob:invoice', revokeObjectURL: () => {} })
    const { user } = await renderShop(<OrderDetail orderId="o-2" />, signedIn(deliveredOrder))
    await user.click(await screen.findByRole('button', { name: 'Download Invoice' }))
    await waitFor(() => expect(names).toEqual(['InvoiceNo-o-2.pdf']))
    expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
  })

  it('warns that the invoice comes after the delivery', async () => {
    const { user } = await renderShop(<OrderDetail orderId="o-1" />, signedIn())
    await user.click(await screen.findByRole('button', { name: 'Download Invoice' }))
    expect(await screen.findByText('Invoice will available after delivery')).toBeDefined()
  })
})
