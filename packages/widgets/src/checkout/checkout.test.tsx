import type { User } from '@dawakit/core/contract'
import { errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture, homeAddress, officeAddress } from '@dawakit/testing/fixtures/customers'
import { amoxicillin, coughSyrup, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, type RenderShopOptions, renderShop } from '../../test/render-shop.tsx'
import { Checkout } from './index.ts'

const line = (product: typeof paracetamol, quantity: number) => ({
  ...summaryOf(product),
  quantity,
  variant: null,
})
/** Two strips of paracetamol and a syrup: 49 + 110 rupees, 21 saved. */
const buyer = (values: Partial<User> = {}) =>
  customerFixture({ cart: [line(paracetamol, 2), line(coughSyrup, 1)], ...values })

async function renderCheckout(signedInAs = buyer(), options: RenderShopOptions = {}, onOrderPlace = vi.fn()) {
  const rendered = await renderShop(<Checkout onOrderPlace={onOrderPlace} ordersHref="/orders" />, {
    signedInAs,
    ...options,
  })
  return { ...rendered, onOrderPlace }
}
const acceptTerms = async (user: Awaited<ReturnType<typeof renderShop>>['user']) =>
  user.click(screen.getByRole('checkbox', { name: /Terms And Conditions/ }))
const payButton = (name: RegExp) => screen.findByRole('button', { name })
const totals = () => screen.getByText('Total').closest('dl') as HTMLElement

describe('Checkout', () => {
  it('is accessible', async () => {
    await renderCheckout(buyer({ cart: [line(amoxicillin, 1)] }))
    await payButton(/Place Order/)
    await expectAccessible()
  })

  it('shows the three steps, the second of them active', async () => {
    await renderCheckout()
    const steps = screen.getAllByRole('listitem').slice(0, 3)
    expect(steps.map((step) => step.textContent)).toEqual(['My Cart', '2Order Review', '3Payment Details'])
    expect(steps[1]?.getAttribute('aria-current')).toBe('step')
  })

  it('shows the next customer nothing of the one before: neither what was ordered nor what was chosen', async () => {
    const kavitha = buyer()
    const { user, shop } = await renderCheckout(kavitha)
    await acceptTerms(user)
    await user.click(await payButton(/Place Order/))
    const number = await screen.findByText(/^DK-2611-/)
    await act(() => shop.session.signOut())
    expect(number.isConnected).toBe(false)
    expect(screen.getByText('Login to check out')).toBeDefined()
    await act(() => shop.cart.add(summaryOf(paracetamol)))
    await act(() => shop.session.sendOtp({ mobileNumber: kavitha.mobileNumber }))
    await act(() => shop.session.verifyOtp(kavitha.mobileNumber, '1234'))
    expect(await screen.findByRole('checkbox', { name: /Terms And Conditions/ })).toHaveProperty(
      'checked',
      false,
    )
  })

  it('sums the order up with the delivery fee of the state', async () => {
    const { user } = await renderCheckout(buyer({ shippingAddresses: [homeAddress, officeAddress] }))
    await screen.findByText('₹40.00')
    expect(within(totals()).getByText('₹159.00')).toBeDefined()
    expect(within(totals()).getByText('−₹21.00')).toBeDefined()
    expect(within(totals()).getByText('₹199.00')).toBeDefined()
    await user.click(screen.getAllByRole('radio', { name: /Kavitha Raman/ })[1]!)
    expect(await screen.findByText('₹219.00')).toBeDefined()
    expect(screen.getByText(/^Delivery between /)).toBeDefined()
  })

  it('calls a delivery that costs nothing free, and adds nothing for it', async () => {
    await renderCheckout(buyer(), {
      state: { states: [{ stateName: 'Tamil Nadu', shippingFees: 0, tat: 2 }] },
    })
    const fee = await within(totals()).findByText('Free')
    expect(fee.previousElementSibling?.textContent).toBe('Delivery Fee')
    expect(within(totals()).getByText('Total').nextElementSibling?.textContent).toBe('₹159.00')
  })

  it('takes a coupon off the eligible items', async () => {
    const { user } = await renderCheckout()
    await user.type(await screen.findByLabelText('Coupon code'), 'nope')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    const coupon = screen.getByRole('group', { name: 'Coupon' })
    expect(await within(coupon).findByText('Invalid Coupon Code')).toBeDefined()
    await user.clear(screen.getByLabelText('Coupon code'))
    await user.type(screen.getByLabelText('Coupon code'), 'FEVER10')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('Coupon Code Applied')).toBeDefined()
    expect(within(totals()).getByText('−₹4.90')).toBeDefined()
    expect(await screen.findByText('₹194.10')).toBeDefined()
  })

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

  it("has the order's tracker where a page has no orders of its own", async () => {
    const { user } = await renderShop(<Checkout />, { signedInAs: buyer() })
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    await user.click(await payButton(/Place Order/))
    expect(await screen.findByText('Pending')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'My Orders' })).toBeNull()
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

  it('wants the terms, an address and a prescription, in this order', async () => {
    const { user, server } = await renderCheckout(
      buyer({ cart: [line(amoxicillin, 1)], shippingAddresses: [] }),
    )
    await user.click(await payButton(/Place Order/))
    expect(screen.getByText('Please Accept Terms And Conditions')).toBeDefined()
    const terms = screen.getByRole('checkbox', { name: /Terms/ })
    expect(document.activeElement).toBe(terms)
    expect(document.getElementById(terms.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please Accept Terms And Conditions',
    )
    await acceptTerms(user)
    expect(terms.getAttribute('aria-describedby')).toBeNull()
    await user.click(await payButton(/Place Order/))
    expect(screen.getByText('Please add an Address')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'ADD ADDRESS' }))
    for (const [label, value] of Object.entries({
      Name: 'Kavitha',
      'Contact Number': '9840012345',
      Email: 'k@example.com',
      'Door Number': '1',
      'Street Name': 'Mint Street',
      Landmark: 'Temple',
      Pincode: '600001',
    })) {
      await user.clear(screen.getByLabelText(label))
      await user.type(screen.getByLabelText(label), value)
    }
    await user.click(screen.getByRole('radio', { name: 'Home' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Address Added')
    await user.click(await payButton(/Place Order/))
    expect(screen.getByText('Please upload & select the Prescription')).toBeDefined()
    expect(server.requestsOf('POST /post/order')).toHaveLength(0)
  })

  it('asks for another login when the shop does not say who the customer is', async () => {
    const { user, server } = await renderCheckout(buyer({ _id: '' }))
    await acceptTerms(user)
    await user.click(await payButton(/^Place Order/))
    expect(screen.getByText('User ID is missing. Please log in again or refresh the page.')).toBeDefined()
    expect(server.requestsOf('POST /post/order')).toHaveLength(0)
  })

  it('does not deliver to a state without a fee', async () => {
    const island = { ...homeAddress, stateName: 'Andaman And Nicobar Islands' }
    const { user, server } = await renderCheckout(buyer({ shippingAddresses: [island] }))
    expect(await screen.findByText('State is not Available')).toBeDefined()
    await acceptTerms(user)
    await user.click(await payButton(/Place Order/))
    expect(screen.getAllByText('State is not Available')).toHaveLength(2)
    expect(server.requestsOf('POST /post/order')).toHaveLength(0)
  })

  it('keeps cart and key when the order could not be made, and tries again with them', async () => {
    const { user, server, shop } = await renderCheckout()
    const errors: object[] = []
    shop.on('error', (error) => errors.push(error))
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    server.answer('POST /post/order', new Response('', { status: 502 }))
    await user.click(await payButton(/Place Order/))
    expect(await screen.findByText('Failed to create order. Please try again.')).toBeDefined()
    expect(errors).toEqual([
      { code: 'create-order-failed', kind: 'order', message: 'Failed to create order. Please try again.' },
    ])
    expect(shop.$cart.get().lines).toHaveLength(2)
    server.answer('POST /post/order', null)
    await user.click(await payButton(/Place Order/))
    await screen.findByRole('link', { name: 'My Orders' })
    const keys = server.requestsOf('POST /post/order').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('uses another key once the server has refused the order, and shows its sentence', async () => {
    const { user, server } = await renderCheckout()
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    server.answer(
      'POST /post/order',
      errorAnswer(409, { code: 'totals-changed', text: 'Prices have changed. Please review your order' }),
    )
    await user.click(await payButton(/Place Order/))
    expect(await screen.findByText('Prices have changed. Please review your order')).toBeDefined()
    server.answer('POST /post/order', null)
    await screen.findByText('₹40.00')
    await user.click(await payButton(/Place Order/))
    await screen.findByRole('link', { name: 'My Orders' })
    const [first, second] = server.requestsOf('POST /post/order')
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'))
  })

  it('shows the order that another page made of the cart, and makes no second one', async () => {
    const { user, server, shop, onOrderPlace } = await renderCheckout()
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    const order = {
      products: [
        { _id: coughSyrup._id, quantity: 1 },
        { _id: paracetamol._id, quantity: 2 },
      ],
      shippingAddress: { id: homeAddress.id },
      paymentMethod: 'cod' as const,
      acceptedTerms: true,
    }
    const elsewhere = await shop.call('POST /post/order', { body: { order } })
    await user.click(await payButton(/Place Order/))
    expect(await screen.findByText(elsewhere.data.orderNumber)).toBeDefined()
    expect(await screen.findByRole('link', { name: 'My Orders' })).toBeDefined()
    expect(onOrderPlace.mock.calls.map(([placed]) => placed._id)).toEqual([elsewhere.data._id])
    expect(server.state.orders).toHaveLength(1)
    expect(shop.$cart.get().lines).toEqual([])
  })

  it('shows the cart as it is where another page has changed it, and keeps what was chosen', async () => {
    const { user, server } = await renderCheckout(buyer({ shippingAddresses: [homeAddress, officeAddress] }))
    await screen.findByText('₹40.00')
    await user.click(screen.getAllByRole('radio', { name: /Kavitha Raman/ })[1]!)
    await acceptTerms(user)
    server.state.users[0]!.cart = [line(paracetamol, 3)]
    await user.click(await payButton(/Place Order/))
    const said = await screen.findByText('Your cart has changed. Please review your order')
    expect(said.getAttribute('role')).toBe('alert')
    expect(await within(totals()).findByText('₹73.50')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Terms And Conditions/ }).checked).toBe(
      true,
    )
    expect(screen.getAllByRole<HTMLInputElement>('radio', { name: /Kavitha Raman/ })[1]?.checked).toBe(true)
    expect(server.state.orders).toEqual([])
    await user.click(await payButton(/Place Order/))
    await screen.findByRole('link', { name: 'My Orders' })
    expect(server.state.orders.map(({ products }) => products.map(({ quantity }) => quantity))).toEqual([[3]])
  })

  it('asks a guest to log in, and an empty cart to be filled', async () => {
    const guest = await renderShop(<Checkout />)
    await guest.user.click(await screen.findByRole('button', { name: 'Login / Register' }))
    expect(guest.shop.$overlay.get()?.name).toBe('login')
    guest.container.remove()
    await renderCheckout(customerFixture())
    expect(await screen.findByText('Your cart is empty')).toBeDefined()
  })
})
