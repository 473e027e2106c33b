import { somethingWentWrong } from '@dawakit/core/refusals'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { coughSyrup, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, fullStorage, renderShop } from '../../../test/render-shop.tsx'
import { CartPage } from './index.ts'

const buyer = () =>
  customerFixture({
    cart: [
      { ...summaryOf(paracetamol), quantity: 2, variant: null },
      { ...summaryOf(coughSyrup), quantity: 1, variant: null },
    ],
  })
const summary = () => screen.getByRole('region', { name: 'Order Summary' })

describe('CartPage', () => {
  it('is accessible, full and empty', async () => {
    const { shop } = await renderShop(<CartPage />, { signedInAs: buyer() })
    await expectAccessible()
    await shop.cart.clear()
    await waitFor(() => expect(screen.getByText('Cart Is Empty')).toBeDefined())
    await expectAccessible()
  })

  it('shows lines, savings, total and when it would come', async () => {
    await renderShop(<CartPage />, { signedInAs: buyer() })
    expect(
      within(screen.getByRole('list', { name: 'Items in your cart' })).getAllByRole('listitem'),
    ).toHaveLength(2)
    expect(within(summary()).getByText('₹180.00')).toBeDefined()
    expect(within(summary()).getByText('−₹21.00')).toBeDefined()
    expect(within(summary()).getAllByText('₹159.00')).toHaveLength(2)
    expect(await screen.findByText(/^Delivery between /)).toBeDefined()
  })

  it('says that the browser keeps nothing, and leads to the login that keeps it', async () => {
    const page = await renderShop(<CartPage />, { storage: fullStorage() })
    await page.shop.cart.add(summaryOf(coughSyrup))
    const warning = await screen.findByRole('button', {
      name: 'This browser keeps nothing. Your cart lasts only until you leave this page. Sign in to keep it.',
    })
    await expectAccessible()
    await page.user.click(warning)
    expect(page.shop.$overlay.get()).toEqual({ name: 'login' })
  })

  it('calls no cart empty while the shop is not reached, and shows it when it is back', async () => {
    const { user, server } = await renderShop(<CartPage />, {
      signedInAs: buyer(),
      prepare: (server) =>
        server.answer('POST /post/verifyToken', ({ fail }) => fail(503, somethingWentWrong)),
    })
    expect(screen.queryByText('Cart Is Empty')).toBeNull()
    await expectAccessible()
    server.answer('POST /post/verifyToken', null)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Items in your cart' })).toBeDefined()
  })

  it('takes the coupon off', async () => {
    const { user } = await renderShop(<CartPage />, { signedInAs: buyer() })
    await user.type(screen.getByLabelText('Coupon code'), 'FEVER10{Enter}')
    expect(await within(summary()).findByText('₹154.10')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Coupon' })))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(within(summary()).queryByText('₹154.10')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Coupon' })))
  })

  it('says at the code why it is refused, until another is typed', async () => {
    const { user } = await renderShop(<CartPage />, { signedInAs: buyer() })
    const code = screen.getByLabelText('Coupon code')
    await user.type(code, 'NOSUCHCODE{Enter}')
    expect(await screen.findByText('Invalid Coupon Code')).toBeDefined()
    expect(code.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(code))
    await expectAccessible()
    await user.type(code, 'X')
    expect(screen.queryByText('Invalid Coupon Code')).toBeNull()
  })

  it('changes quantities and removes lines', async () => {
    const { user, shop } = await renderShop(<CartPage />, { signedInAs: buyer() })
    await user.click(screen.getByRole('button', { name: /more of Paracetamol/i }))
    await waitFor(() => expect(shop.$cart.get().lines[0]?.quantity).toBe(3))
    await user.click(screen.getByRole('button', { name: /^Remove Honey/ }))
    await waitFor(() => expect(shop.$cart.get().lines).toHaveLength(1))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'My Cart' })))
  })

  it('resets the cart after asking', async () => {
    const { user, shop } = await renderShop(<CartPage />, { signedInAs: buyer() })
    await user.click(screen.getByRole('button', { name: 'Reset Cart' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset Cart' }))
    await waitFor(() => expect(shop.$cart.get().lines).toEqual([]))
    expect(screen.getByText('Cart Is Empty')).toBeDefined()
  })

  it('goes to the checkout, back, and asks a guest to log in first', async () => {
    const onCheckout = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    const onBack = vi.fn()
    const { user, container } = await renderShop(<CartPage onCheckout={onCheckout} onBack={onBack} />, {
      signedInAs: buyer(),
    })
    await user.click(screen.getByRole('link', { name: 'Proceed' }))
    expect(onCheckout).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(onBack).toHaveBeenCalledOnce()
    container.remove()
    const guest = await renderShop(<CartPage />)
    await guest.shop.cart.add(summaryOf(paracetamol))
    await guest.user.click(screen.getByRole('link', { name: 'Proceed' }))
    expect(await screen.findByText('Login to Checkout')).toBeDefined()
    expect(guest.shop.$overlay.get()).toEqual({ name: 'login', returnTo: '/checkout' })
  })
})
