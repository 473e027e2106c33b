import type { User } from '@dawakit/core/contract'
import { customerFixture, homeAddress, officeAddress } from '@dawakit/testing/fixtures/customers'
import { coughSyrup, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type RenderShopOptions, renderShop } from '../../../test/render-shop.tsx'
import { Checkout } from './index.ts'

const line = (product: typeof paracetamol, quantity: number) => ({
  ...summaryOf(product),
  quantity,
  variant: null,
})
/** Two strips of paracetamol and a syrup: 49 + 110 rupees, 21 saved. */
const buyer = (values: Partial<User> = {}) =>
  customerFixture({ cart: [line(paracetamol, 2), line(coughSyrup, 1)], ...values })

const renderCheckout = (signedInAs = buyer(), options: RenderShopOptions = {}) =>
  renderShop(<Checkout ordersHref="/orders" />, { signedInAs, ...options })
const totals = () => screen.getByText('Total').closest('dl') as HTMLElement

describe('The summary of an order', () => {
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
})
