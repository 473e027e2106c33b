import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { coughSyrup, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { Checkout } from './index.ts'

const line = (product: typeof paracetamol, quantity: number) => ({
  ...summaryOf(product),
  quantity,
  variant: null,
})
/** Two strips of paracetamol and a syrup: 49 + 110 rupees, 21 saved. */
const buyer = () => customerFixture({ cart: [line(paracetamol, 2), line(coughSyrup, 1)] })

async function renderCheckout(signedInAs = buyer()) {
  const onOrderPlace = vi.fn()
  const rendered = await renderShop(<Checkout onOrderPlace={onOrderPlace} ordersHref="/orders" />, {
    signedInAs,
  })
  return { ...rendered, onOrderPlace }
}
const acceptTerms = async (user: Awaited<ReturnType<typeof renderShop>>['user']) =>
  user.click(screen.getByRole('checkbox', { name: /Terms And Conditions/ }))
const payButton = (name: RegExp) => screen.findByRole('button', { name })

describe('The end of a checkout', () => {
  it('places a cash order once, empties the cart and says so', async () => {
    const { user, shop, server, onOrderPlace } = await renderCheckout()
    const placed = vi.fn()
    shop.on('order:place', placed)
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    await user.dblClick(await payButton(/Place Order ₹199.00/))
    expect((await screen.findAllByText('Your Order Placed Successfully')).length).toBeGreaterThan(0)
    expect(server.state.orders).toHaveLength(1)
    expect(server.requestsOf('POST /post/order')[0]?.body.order).toMatchObject({
      products: [
        { _id: 'p-paracetamol', quantity: 2 },
        { _id: 'p-syrup', quantity: 1 },
      ],
      shippingAddress: { id: 'a-home' },
      paymentMethod: 'cod',
      isCashOnDelivery: true,
      acceptedTerms: true,
      totalPrice: 199,
    })
    await waitFor(() => expect(onOrderPlace).toHaveBeenCalledOnce())
    expect(placed).toHaveBeenCalledOnce()
    expect(shop.$cart.get().lines).toEqual([])
    expect(screen.getByRole('link', { name: 'My Orders' }).getAttribute('href')).toBe('/orders')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Checkout' })))
  })

  it('ends with what was ordered, what it costs and how that is paid, where it goes and when', async () => {
    const { user } = await renderCheckout()
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    await user.click(await payButton(/Place Order/))
    const items = await screen.findByRole('region', { name: 'Your items' })
    expect(within(items).getAllByRole('listitem')).toHaveLength(2)
    expect(within(items).getByText('₹199.00')).toBeDefined()
    expect(screen.getByText('Cash On Delivery: ₹199.00 to pay at the door')).toBeDefined()
    const told = (term: string) => screen.getByText(term).nextElementSibling?.textContent
    expect(told('Ordered')).toMatch(/^\d+ \w+ \d{4}, \d+:\d\d [ap]m$/)
    expect(told('Expected')).toMatch(/ – /)
    expect(told('Delivery to')).toContain('Kavitha Raman')
    expect(told('Confirmation')).toMatch(/^Sent to \w\w•••@/)
    await expectAccessible()
  })

  it('names whom it is for', async () => {
    const { user } = await renderCheckout()
    await user.click(await screen.findByRole('radio', { name: 'For someone else' }))
    await user.type(screen.getByLabelText('Name of the patient'), 'Lakshmi Raman')
    await user.type(screen.getByLabelText('Age in years'), '67')
    await acceptTerms(user)
    await user.click(await payButton(/Place Order ₹/))
    expect((await screen.findByText('Ordered for')).nextElementSibling?.textContent).toBe(
      'Lakshmi Raman, 67 years',
    )
  })

  it("has the order's tracker where a page has no orders of its own", async () => {
    const { user } = await renderShop(<Checkout />, { signedInAs: buyer() })
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    await user.click(await payButton(/Place Order/))
    expect(await screen.findByText('Pending')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'My Orders' })).toBeNull()
  })

  it('has the invoice where the order has one by the time that the page is looked at again', async () => {
    const { user, server } = await renderShop(<Checkout />, { signedInAs: buyer() })
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    await user.click(await payButton(/Place Order/))
    expect(await screen.findByText(/Your invoice is ready/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Download invoice' })).toBeNull()
    Object.assign(server.state.orders[0]!, { deliveryStatus: 'delivered' })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await user.click(await screen.findByRole('button', { name: 'Download invoice' }))
    await waitFor(() => expect(server.requestsOf('GET /get/invoice')).toHaveLength(1))
    expect(screen.queryByText(/Your invoice is ready/)).toBeNull()
    await expectAccessible()
  })

  it('tells of the order with the answer, whatever becomes of the cart', async () => {
    const { user, shop, server, onOrderPlace, unmount } = await renderCheckout()
    const placed = vi.fn()
    shop.on('order:place', placed)
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    const order = server.hold('POST /post/order')
    const cart = server.hold('GET /get/user')
    await user.click(await payButton(/Place Order/))
    // The customer follows a link of the page meanwhile.
    unmount()
    await act(async () => order())
    await waitFor(() => expect(placed).toHaveBeenCalledOnce())
    expect(placed.mock.calls[0]?.[0]).not.toHaveProperty('again')
    expect(onOrderPlace).toHaveBeenCalledOnce()
    await act(async () => cart())
    expect(placed).toHaveBeenCalledOnce()
  })
})
