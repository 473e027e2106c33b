import type { User } from '@dawakit/core/contract'
import { cashNeedsCode } from '@dawakit/core/refusals'
import { errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture, homeAddress, officeAddress } from '@dawakit/testing/fixtures/customers'
import { amoxicillin, coughSyrup, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { Checkout } from './index.ts'

const line = (product: typeof paracetamol, quantity: number) => ({
  ...summaryOf(product),
  quantity,
  variant: null,
})
/** Two strips of paracetamol and a syrup: 49 + 110 rupees, 21 saved. */
const buyer = (values: Partial<User> = {}) =>
  customerFixture({ cart: [line(paracetamol, 2), line(coughSyrup, 1)], ...values })

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
const totals = () => screen.getByText('Total').closest('dl') as HTMLElement

describe('An order that is not made', () => {
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
    await screen.findByRole('dialog')
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

  it('asks for a code where a first order in cash needs one, and keeps what was chosen', async () => {
    const { user, server, shop } = await renderCheckout()
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    server.answer('POST /post/order', errorAnswer(422, cashNeedsCode))
    await user.click(await payButton(/Place Order/))
    expect((await screen.findByText(cashNeedsCode.text)).getAttribute('role')).toBe('alert')
    expect(shop.$overlay.get()).toEqual({ name: 'login', isAgain: true })
    expect(screen.getByRole('checkbox', { name: /Terms And Conditions/ })).toHaveProperty('checked', true)
    server.answer('POST /post/order', null)
    await user.click(await payButton(/Place Order/))
    await screen.findByRole('link', { name: 'My Orders' })
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
})
