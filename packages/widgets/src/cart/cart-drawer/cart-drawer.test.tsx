import { somethingWentWrong } from '@dawakit/core/refusals'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { amoxicillin, coughSyrup, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, fullStorage, type RenderedShop, renderShop } from '../../../test/render-shop.tsx'
import { CartDrawer } from './cart-drawer.tsx'

const line = (product: typeof paracetamol, quantity: number) => ({
  ...summaryOf(product),
  quantity,
  variant: null,
})
const customer = () => customerFixture({ cart: [line(paracetamol, 2), line(amoxicillin, 1)] })

async function openCart({ shop }: RenderedShop) {
  shop.openOverlay('cart')
  return screen.findByRole('dialog', { name: 'My Cart' })
}

describe('CartDrawer', () => {
  it('is accessible empty and filled', async () => {
    const page = await renderShop(<CartDrawer />)
    await openCart(page)
    await expectAccessible()
    await page.shop.cart.add(summaryOf(paracetamol))
    await screen.findByRole('link', { name: 'Paracetamol 650 Tablet' })
    await expectAccessible()
  })

  it('shows lines, savings and the subtotal with 2 decimals', async () => {
    const page = await renderShop(<CartDrawer />, { signedInAs: customer() })
    const drawer = await openCart(page)
    expect(
      within(drawer)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      'Paracetamol 650 TabletStrip of 15 tablets₹49.00',
      'Amoxicillin 500 CapsuleStrip of 10 capsulesPrescription required₹92.25',
    ])
    expect(within(drawer).getByText('You save').nextSibling?.textContent).toBe('₹48.75')
    expect(within(drawer).getByText('Subtotal').nextSibling?.textContent).toBe('₹141.25')
  })

  it('says at its line what can no longer be bought', async () => {
    const page = await renderShop(<CartDrawer />, {
      signedInAs: customerFixture({
        cart: [
          { ...line(paracetamol, 4), totalStocks: 0 },
          { ...line(coughSyrup, 4), totalStocks: 3 },
        ],
      }),
    })
    const [tablets, syrup] = within(await openCart(page)).getAllByRole('listitem')
    expect(within(tablets as HTMLElement).getByText('Out of stock')).toBeTruthy()
    expect(within(syrup as HTMLElement).getByText('Not enough stock for this quantity')).toBeTruthy()
    await expectAccessible()
  })

  it('changes a quantity by button and by typing, from 1 to 100 and the stock', async () => {
    const page = await renderShop(<CartDrawer />, { signedInAs: customer() })
    await openCart(page)
    await page.user.click(screen.getByRole('button', { name: 'One more of Paracetamol 650 Tablet' }))
    await screen.findByText('₹73.50')
    const list = screen.getByRole('list')
    await waitFor(() => expect(list.ariaBusy).not.toBe('true'))
    const quantity = screen.getByRole('textbox', { name: 'Quantity of Paracetamol 650 Tablet' })
    await page.user.clear(quantity)
    await page.user.type(quantity, '40{Enter}')
    await screen.findByText('₹980.00')
    await waitFor(() => expect(list.ariaBusy).not.toBe('true'))
    for (const [typed, sentence] of [
      ['41', 'Not enough stock for this quantity'],
      ['101', 'Maximum Product Reached'],
      ['0', 'Quantity must be at least 1'],
    ] as const) {
      await page.user.clear(quantity)
      await page.user.type(quantity, typed)
      await page.user.tab()
      expect((await screen.findByText(sentence)).ariaLive).toBe('polite')
      expect(quantity).toHaveProperty('value', '40')
    }
    expect(page.server.state.users[0]?.cart[0]?.quantity).toBe(40)
  })

  it('holds as many of a product as one order takes, and says its number', async () => {
    const few = { ...summaryOf(paracetamol), maxPerOrder: 5, quantity: 4, variant: null }
    const page = await renderShop(<CartDrawer />, { signedInAs: customerFixture({ cart: [few] }) })
    await openCart(page)
    const quantity = screen.getByRole('textbox', { name: 'Quantity of Paracetamol 650 Tablet' })
    await page.user.clear(quantity)
    await page.user.type(quantity, '6{Enter}')
    await screen.findByText('Not allowed more than 5 product at once')
    const more = screen.getByRole('button', { name: 'One more of Paracetamol 650 Tablet' })
    await page.user.click(more)
    await waitFor(() => expect(quantity).toHaveProperty('value', '5'))
    await waitFor(() => expect(more.ariaDisabled).toBe('true'))
  })

  it('does not go below one', async () => {
    const page = await renderShop(<CartDrawer />, { signedInAs: customer() })
    await openCart(page)
    await page.user.click(screen.getByRole('button', { name: 'One fewer of Amoxicillin 500 Capsule' }))
    expect(page.server.requestsOf('PUT /update/cartQuantity')).toEqual([])
  })

  it('removes a line and keeps the focus in the list', async () => {
    const page = await renderShop(<CartDrawer />, { signedInAs: customer() })
    await openCart(page)
    await page.user.click(screen.getByRole('button', { name: 'Remove Paracetamol 650 Tablet' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'My Cart' })))
  })

  it('keeps the focus when the last line goes, and leaves it alone when it is elsewhere', async () => {
    const page = await renderShop(<CartDrawer />, { signedInAs: customer() })
    await openCart(page)
    screen.getByRole('link', { name: 'Checkout' }).focus()
    await page.shop.cart.remove(paracetamol._id)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Checkout' }))
    await page.user.click(screen.getByRole('button', { name: 'Remove Amoxicillin 500 Capsule' }))
    await screen.findByText('Cart Is Empty')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'My Cart' })))
  })

  it('refuses further changes while one runs', async () => {
    const page = await renderShop(<CartDrawer />, { signedInAs: customer() })
    await openCart(page)
    const release = page.server.hold('PUT /update/cartQuantity')
    const more = screen.getByRole('button', { name: 'One more of Paracetamol 650 Tablet' })
    await page.user.click(more)
    await waitFor(() => expect(screen.getByRole('list').ariaBusy).toBe('true'))
    await page.user.click(more)
    await page.user.click(more)
    release()
    await screen.findByText('₹73.50')
    expect(page.server.requestsOf('PUT /update/cartQuantity')).toHaveLength(1)
  })

  it('calls no cart empty before it is known whose it is', async () => {
    let release = () => {}
    const page = await renderShop(<CartDrawer />, {
      signedInAs: customer(),
      isStarted: false,
      prepare: (server) => {
        release = server.hold('POST /post/verifyToken')
      },
    })
    const drawer = await openCart(page)
    expect(within(drawer).queryByText('Cart Is Empty')).toBeNull()
    expect(within(drawer).queryByRole('link', { name: 'Checkout' })).toBeNull()
    expect(drawer.querySelector('[aria-busy=true]')).toBeTruthy()
    await expectAccessible()
    release()
    expect(await within(drawer).findAllByRole('listitem')).toHaveLength(2)
    expect(within(drawer).getByRole('link', { name: 'Checkout' })).toBeTruthy()
  })

  it('calls no cart empty while the shop is not reached, and shows it when it is back', async () => {
    const page = await renderShop(<CartDrawer />, {
      signedInAs: customer(),
      prepare: (server) =>
        server.answer('POST /post/verifyToken', ({ fail }) => fail(503, somethingWentWrong)),
    })
    const drawer = await openCart(page)
    expect(within(drawer).queryByText('Cart Is Empty')).toBeNull()
    expect(within(drawer).getByText('Could not connect. Check your connection and try again')).toBeTruthy()
    await expectAccessible()
    page.server.answer('POST /post/verifyToken', null)
    await page.user.click(within(drawer).getByRole('button', { name: 'Try again' }))
    expect(await within(drawer).findAllByRole('listitem')).toHaveLength(2)
  })

  it('says Cart Is Empty, and offers no way to pay for nothing', async () => {
    const page = await renderShop(<CartDrawer />)
    const drawer = await openCart(page)
    expect(within(drawer).getByText('Cart Is Empty')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
    expect(within(drawer).getByRole('button', { name: 'Continue shopping' })).toBeTruthy()
  })

  it('sends a guest to the login and back to the checkout', async () => {
    const onCheckout = vi.fn()
    const page = await renderShop(<CartDrawer onCheckout={onCheckout} />)
    await page.shop.cart.add(summaryOf(coughSyrup))
    await openCart(page)
    await page.user.click(screen.getByRole('link', { name: 'Checkout' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Login to Checkout')
    expect(page.shop.$overlay.get()).toEqual({ name: 'login', returnTo: '/checkout' })
    expect(onCheckout).not.toHaveBeenCalled()
  })

  it('says that the browser keeps nothing, and leads to the login that keeps it', async () => {
    const page = await renderShop(<CartDrawer />, { storage: fullStorage() })
    await page.shop.cart.add(summaryOf(coughSyrup))
    const drawer = await openCart(page)
    const warning = within(drawer).getByRole('button', {
      name: 'This browser keeps nothing. Your cart lasts only until you leave this page. Sign in to keep it.',
    })
    await expectAccessible()
    await page.user.click(warning)
    expect(page.shop.$overlay.get()).toEqual({ name: 'login' })
  })

  it('says nothing of it where the browser keeps the cart', async () => {
    const page = await renderShop(<CartDrawer />)
    await page.shop.cart.add(summaryOf(coughSyrup))
    expect(within(await openCart(page)).queryByText(/^This browser keeps nothing/)).toBeNull()
  })

  it('lets a customer through to the checkout', async () => {
    const onCheckout = vi.fn((event) => event.preventDefault())
    const page = await renderShop(<CartDrawer onCheckout={onCheckout} />, { signedInAs: customer() })
    await openCart(page)
    const checkout = screen.getByRole('link', { name: 'Checkout' })
    expect(checkout.getAttribute('href')).toBe('/checkout')
    await page.user.click(checkout)
    expect(onCheckout).toHaveBeenCalledOnce()
  })

  it('closes by Escape and by a press beside it', async () => {
    const page = await renderShop(<CartDrawer />)
    await openCart(page)
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await page.user.click(await openCart(page))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
