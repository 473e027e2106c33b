import type { User } from '@dawakit/core/contract'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { amoxicillin, coughSyrup, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { Checkout } from './index.ts'

const line = (product: typeof paracetamol, quantity: number) => ({
  ...summaryOf(product),
  quantity,
  variant: null,
})
/** Two strips of paracetamol and a syrup: 49 + 110 rupees, 21 saved. */
const buyer = (values: Partial<User> = {}) =>
  customerFixture({ cart: [line(paracetamol, 2), line(coughSyrup, 1)], ...values })

const renderCheckout = (signedInAs = buyer()) => renderShop(<Checkout ordersHref="/orders" />, { signedInAs })
const acceptTerms = async (user: Awaited<ReturnType<typeof renderShop>>['user']) =>
  user.click(screen.getByRole('checkbox', { name: /Terms And Conditions/ }))
const payButton = (name: RegExp) => screen.findByRole('button', { name })

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

  it('offers no cash above the ceiling, says why, and takes the next way to pay', async () => {
    await renderShop(<Checkout ordersHref="/orders" />, {
      signedInAs: buyer(),
      prepare: ({ state }) =>
        void Object.assign(state.checkoutConfig, { paymentMethods: ['cod', 'razorpay'], cashCeiling: 100 }),
    })
    const cash = await screen.findByRole('radio', { name: /^Cash On Delivery/ })
    expect(cash).toHaveProperty('disabled', true)
    expect(screen.getByText('This amount cannot be paid in cash on delivery')).toBeDefined()
    expect(screen.getByRole('radio', { name: /^UPI/ })).toHaveProperty('checked', true)
    await expectAccessible()
  })

  it('says that a shop which takes cash alone does not take so much', async () => {
    const { user } = await renderShop(<Checkout ordersHref="/orders" />, {
      signedInAs: buyer(),
      prepare: ({ state }) => void Object.assign(state.checkoutConfig, { cashCeiling: 100 }),
    })
    await acceptTerms(user)
    await user.click(await payButton(/Pay|Place Order/))
    // Beside the way to pay, and where the press was refused.
    await waitFor(() =>
      expect(screen.getAllByText('This amount cannot be paid in cash on delivery')).toHaveLength(2),
    )
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
