import { shopIsBusy } from '@dawakit/core/refusals'
import { errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { amoxicillin, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, fullStorage, type RenderedShop, renderShop } from '../../../test/render-shop.tsx'
import { CartButton } from './cart-button.tsx'

const button = () => screen.getByRole('button', { name: /^Cart, / })
const panel = () => screen.queryByRole('region', { name: 'My Cart' })

async function fill({ shop }: RenderedShop) {
  await shop.cart.add(summaryOf(paracetamol), 2)
  await shop.cart.add(summaryOf(amoxicillin))
  await screen.findByRole('button', { name: 'Cart, 3 items' })
}

describe('CartButton', () => {
  it('is accessible closed and open', async () => {
    const page = await renderShop(<CartButton />)
    await fill(page)
    await expectAccessible()
    await page.user.click(button())
    await expectAccessible()
  })

  it('counts the pieces, and shows no badge for none', async () => {
    const page = await renderShop(<CartButton />)
    expect(screen.getByRole('button', { name: 'Cart, 0 items' }).textContent).toBe('')
    await fill(page)
    expect(button().textContent).toBe('3')
  })

  it('says what was added, counted and taken out', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    const { shop } = await renderShop(<CartButton />)
    const { _id } = paracetamol
    const heard = async (news: string) =>
      expect((await screen.findByText(news)).getAttribute('role')).toBe('status')
    await shop.cart.add(summaryOf(paracetamol))
    await heard('Paracetamol 650 Tablet added to the cart')
    await shop.cart.setQuantity(_id, 3)
    await heard('3 of Paracetamol 650 Tablet in the cart')
    await shop.cart.remove(_id)
    await heard('Paracetamol 650 Tablet removed from the cart')
  })

  it('leaves what came into the cart to a page that says it', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    const page = await renderShop(<CartButton hideNews />)
    await fill(page)
    expect(screen.queryByText(/added to the cart/)).toBeNull()
  })

  it('shows lines and the subtotal with 2 decimals on a press, and hides them on another', async () => {
    const page = await renderShop(<CartButton />)
    await fill(page)
    await page.user.pointer({ keys: '[TouchA]', target: button() })
    expect(button().getAttribute('aria-expanded')).toBe('true')
    expect(panel()?.textContent).toContain('Paracetamol 650 Tablet Qty 2₹49.00')
    expect(panel()?.textContent).toContain('Subtotal ₹141.25')
    await page.user.pointer({ keys: '[TouchA]', target: button() })
    expect(panel()).toBeNull()
  })

  it('opens on hover and closes when the pointer has gone', async () => {
    const page = await renderShop(<CartButton />)
    await fill(page)
    await page.user.hover(button())
    expect(panel()).toBeTruthy()
    await page.user.unhover(button())
    await waitFor(() => expect(panel()).toBeNull())
  })

  it('stays open when a press follows the hover', async () => {
    const page = await renderShop(<CartButton />)
    await fill(page)
    await page.user.click(button())
    expect(panel()).toBeTruthy()
    await page.user.click(button())
    expect(panel()).toBeNull()
  })

  it('works by keyboard: Enter opens, Tab goes in, Escape closes and comes back', async () => {
    const page = await renderShop(<CartButton />)
    await fill(page)
    await page.user.tab()
    await page.user.keyboard('{Enter}')
    await page.user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View Cart' }))
    await page.user.keyboard('{Escape}')
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(button())
  })

  it('closes by Escape also when the pointer opened it', async () => {
    const page = await renderShop(<CartButton />)
    await fill(page)
    await page.user.hover(button())
    await page.user.keyboard('{Escape}')
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(document.body)
  })

  it('stays open when its text is pressed', async () => {
    const page = await renderShop(<CartButton />)
    await fill(page)
    await page.user.click(button())
    await page.user.click(screen.getByText('Subtotal'))
    expect(panel()).toBeTruthy()
  })

  it('closes after a hover also when a press had held it open before', async () => {
    const page = await renderShop(<CartButton />)
    await fill(page)
    await page.user.click(button())
    await page.user.keyboard('{Escape}')
    await page.user.unhover(button())
    await page.user.hover(button())
    expect(panel()).toBeTruthy()
    await page.user.unhover(button())
    await waitFor(() => expect(panel()).toBeNull())
  })

  it('opens the drawer, or leads to the cart page where there is one', async () => {
    const page = await renderShop(<CartButton />)
    await fill(page)
    await page.user.click(button())
    await page.user.click(screen.getByRole('button', { name: 'View Cart' }))
    expect(page.shop.$overlay.get()?.name).toBe('cart')
  })

  it('is a link to the cart page where the page has one', async () => {
    const page = await renderShop(<CartButton cartHref="/cart" />)
    expect(screen.getByRole('link', { name: 'Cart, 0 items' }).getAttribute('href')).toBe('/cart')
    await page.shop.cart.add(summaryOf(paracetamol))
    await page.user.click(await screen.findByRole('link', { name: 'Cart, 1 item' }))
    expect(screen.getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/cart')
  })

  it('leads to the checkout, a guest by way of the login', async () => {
    const onCheckout = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    const page = await renderShop(<CartButton checkoutHref="#checkout" onCheckout={onCheckout} />)
    await fill(page)
    await page.user.click(button())
    const checkout = screen.getByRole('link', { name: 'Checkout' })
    expect(checkout.getAttribute('href')).toBe('#checkout')
    await page.user.click(checkout)
    expect((await screen.findByRole('alert')).textContent).toContain('Login to Checkout')
    expect(page.shop.$overlay.get()).toEqual({ name: 'login', returnTo: '#checkout' })
    expect(onCheckout).not.toHaveBeenCalled()
    page.unmount()

    const cart = [{ ...summaryOf(paracetamol), quantity: 1, variant: null }]
    const customer = await renderShop(<CartButton onCheckout={onCheckout} />, {
      signedInAs: customerFixture({ cart }),
    })
    await customer.user.click(button())
    await customer.user.click(screen.getByRole('link', { name: 'Checkout' }))
    expect(onCheckout).toHaveBeenCalledOnce()
    expect(panel()).toBeNull()
  })

  it('leaves a press for a new tab to the browser', async () => {
    await renderShop(<CartButton cartHref="/cart" />)
    const link = screen.getByRole('link', { name: 'Cart, 0 items' })
    const press = createEvent.click(link, { ctrlKey: true })
    fireEvent(link, press)
    expect(press.defaultPrevented).toBe(false)
    expect(panel()).toBeNull()
  })

  it('says that the browser keeps nothing, and leads to the login that keeps it', async () => {
    const page = await renderShop(<CartButton />, { storage: fullStorage() })
    await fill(page)
    await page.user.click(button())
    const warning = within(screen.getByRole('region', { name: 'My Cart' })).getByRole('button', {
      name: 'This browser keeps nothing. Your cart lasts only until you leave this page. Sign in to keep it.',
    })
    await expectAccessible()
    await page.user.click(warning)
    expect(page.shop.$overlay.get()).toEqual({ name: 'login' })
  })

  it('says nothing of it where the browser keeps the cart', async () => {
    const page = await renderShop(<CartButton />)
    await fill(page)
    await page.user.click(button())
    expect(
      within(screen.getByRole('region', { name: 'My Cart' })).queryByText(/^This browser keeps/),
    ).toBeNull()
  })

  it('says Cart Is Empty', async () => {
    const page = await renderShop(<CartButton />)
    await page.user.click(button())
    expect(panel()?.textContent).toBe('Cart Is Empty')
  })

  it('leaves the account to a page that shows it', async () => {
    const page = await renderShop(<CartButton hideAccount />, { signedInAs: customerFixture() })
    await page.user.click(button())
    expect(panel()?.textContent).toBe('Cart Is Empty')
  })

  it('says who is signed in and signs them out, also while the shop is away', async () => {
    const kavitha = customerFixture()
    const page = await renderShop(<CartButton />, { signedInAs: kavitha })
    await page.user.click(button())
    expect(panel()?.textContent).toBe('Cart Is EmptySigned in as KavithaLog out')
    await expectAccessible()
    await page.user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(panel()?.textContent).toBe('Cart Is Empty'))
    expect(document.activeElement).toBe(button())
    expect(page.shop.$session.get().status).toBe('guest')
    page.unmount()

    const away = await renderShop(<CartButton />, {
      signedInAs: kavitha,
      prepare: (server) => {
        for (const call of ['POST /post/verifyToken', 'POST /post/logout'] as const)
          server.answer(call, errorAnswer(503, shopIsBusy))
      },
    })
    await away.user.click(button())
    expect(panel()?.textContent).toContain('You are signed in')
    await away.user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(panel()?.textContent).toBe('Cart Is Empty'))
  })
})
