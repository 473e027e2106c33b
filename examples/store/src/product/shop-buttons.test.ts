// @vitest-environment jsdom
import type { Product } from '@dawakit/core/contract'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { insulin, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { storePage } from '../../test/store-page.ts'
import { cardData } from './card-data.ts'

const markup = (product: Product) => `
  <div data-cards>
    <button data-buy="cart" data-product="${product._id}" data-variant="null">Add to Cart</button>
    <button data-buy="now" data-product="${product._id}" data-variant="null">Buy Now</button>
    <script type="application/json" data-card-data>${cardData([summaryOf(product)])}</script>
  </div>`
const button = (kind: 'cart' | 'now') =>
  document.querySelector<HTMLButtonElement>(`[data-buy="${kind}"]`) as HTMLButtonElement

/** A page that sells one product. Its listeners on the document go with the test. */
async function sellingPage(product: Product, options: Parameters<typeof storePage>[1] = {}) {
  const page = await storePage(markup(product), options)
  Object.assign(document.body.dataset, { cart: '#cart', checkout: '/checkout' })
  location.hash = ''
  const add = vi.spyOn(document, 'addEventListener')
  await import('./shop-buttons.client.ts')
  const listeners = add.mock.calls
  add.mockRestore()
  onTestFinished(() => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener as EventListener)
  })
  return page
}
const line = (product: Product, quantity: number) => ({ ...summaryOf(product), quantity, variant: null })

describe('the buttons of a product', () => {
  it('put it into the cart and take it out again', async () => {
    const { shop } = await sellingPage(paracetamol)
    button('cart').click()
    await vi.waitFor(() => expect(button('cart').textContent).toBe('Remove From Cart'))
    expect(shop.$cart.get().lines.map(({ _id }) => _id)).toEqual(['p-paracetamol'])
    await vi.waitFor(() => expect(button('cart').getAttribute('aria-busy')).toBeNull())
    button('cart').click()
    await vi.waitFor(() => expect(button('cart').textContent).toBe('Add to Cart'))
    expect(shop.$cart.get().lines).toEqual([])
  })

  it('send a guest who buys now to the login, and from there to the checkout', async () => {
    const { shop } = await sellingPage(paracetamol)
    button('now').click()
    await vi.waitFor(() => expect(shop.$overlay.get()).toEqual({ name: 'login', returnTo: '/checkout' }))
    expect(shop.$notices.get()[0]?.title).toBe('Login to Checkout')
    expect(shop.$cart.get().lines).toHaveLength(1)
  })

  it('take a customer who presses early for who they are, and keep what the cart already has', async () => {
    let release = () => {}
    const { shop, server } = await sellingPage(paracetamol, {
      signedInAs: customerFixture({ cart: [line(paracetamol, 2)] }),
      prepare: (api) => {
        release = api.hold('POST /post/verifyToken')
      },
    })
    void shop.start()
    button('now').click()
    button('cart').click()
    release()
    await vi.waitFor(() => expect(location.hash).toBe('#cart'))
    expect(shop.$overlay.get()).toBeNull()
    await vi.waitFor(() => expect(button('cart').getAttribute('aria-busy')).toBeNull())
    expect(shop.$cart.get().lines.map(({ quantity }) => quantity)).toEqual([2])
    expect(server.requestsOf('POST /post/cart')).toEqual([])
  })

  it('ask to be told of what is out of stock, and keep the focus', async () => {
    const { server, shop } = await sellingPage(insulin, { signedInAs: customerFixture() })
    await shop.start()
    await shop.cart.add(summaryOf(paracetamol))
    expect(button('cart').textContent).toBe('Notify Me')
    button('cart').focus()
    button('cart').click()
    await vi.waitFor(() => expect(button('cart').textContent).toBe('Notified'))
    expect(server.state.stockRequests).toEqual([{ user: 'u-kavitha', product: 'p-insulin' }])
    expect(document.activeElement).toBe(button('cart'))
    expect(button('cart').getAttribute('aria-disabled')).toBe('true')
  })

  it('say nothing to one customer of what another had asked for', async () => {
    let release = () => {}
    const { server, shop } = await sellingPage(insulin, {
      signedInAs: customerFixture(),
      prepare: (api) => {
        api.state.stockRequests.push({ user: 'u-kavitha', product: 'p-insulin' })
        release = api.hold('GET /get/userProductRequests')
      },
    })
    await shop.start()
    await vi.waitFor(() => expect(server.requestsOf('GET /get/userProductRequests')).toHaveLength(1))
    await shop.session.signOut()
    release()
    // A later call takes as long as the late answer: when it is here, so is the other.
    await shop.call('GET /get/userProductRequests', {
      query: { userId: 'u-kavitha', productId: 'p-insulin' },
    })
    await shop.cart.add(summaryOf(paracetamol))
    expect(button('cart').textContent).toBe('Notify Me')
  })
})
