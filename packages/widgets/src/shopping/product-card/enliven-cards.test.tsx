import { createShop, type Language, notices, type Shop } from '@dawakit/client'
import type { Product, User } from '@dawakit/core/contract'
import { type ContractServer, createContractServer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { amoxicillin, insulin, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { act, render } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { markupWithoutParts } from '../../ground/parts/markup-without-parts.tsx'
import { WithoutParts } from '../../ground/parts/use-part.tsx'
import { ShopProvider } from '../../ground/shop-context/shop-context.tsx'
import { BuyButtons } from '../buy-buttons/buy-buttons.tsx'
import { enlivenBuyNow } from '../buy-buttons/enliven-buy-now.ts'
import { renderGrid } from '../product-grid/render-grid.tsx'
import { enlivenCards, type LiveCards } from './enliven-cards.ts'
import { ProductCard } from './product-card.tsx'
import { CardData, renderCards } from './render-cards.tsx'

interface Options {
  signedInAs?: User
  prepare?: (server: ContractServer) => void
  language?: Language
}

const shopWith = (values: Map<string, string>, language?: Language) =>
  createShop({
    apiUrl: 'http://shop.test/api',
    language,
    storage: {
      getItem: (name) => values.get(name) ?? null,
      setItem: (name, value) => void values.set(name, value),
      removeItem: (name) => void values.delete(name),
    },
  })

/** A page of a server's markup that has come to life. */
function livePage(
  markupOf: (shop: Shop) => string,
  { signedInAs, prepare, language }: Options = {},
): { shop: Shop; server: ContractServer; cards: LiveCards } {
  const server = createContractServer(signedInAs ? { users: [signedInAs] } : {})
  prepare?.(server)
  onTestFinished(server.install())
  const shop = shopWith(new Map(signedInAs && [['dawakit:token', server.tokenOf(signedInAs)]]), language)
  onTestFinished(() => shop.dispose())
  document.body.innerHTML = markupOf(shopWith(new Map()))
  location.hash = ''
  const cards = enlivenCards(document, shop)
  const stopBuying = enlivenBuyNow(document, shop, cards)
  onTestFinished(() => {
    cards.stop()
    stopBuying()
    document.body.replaceChildren()
  })
  return { shop, server, cards }
}

const button = (kind: 'cart' | 'now') =>
  document.querySelectorAll('button')[kind === 'cart' ? 0 : 1] as HTMLButtonElement

/** A page that sells one product. */
function sellingPage(product: Product, options: Options = {}) {
  const markup = (shop: Shop) =>
    markupWithoutParts(
      <>
        <BuyButtons product={product} cartHref="#cart" checkoutHref="/checkout" />
        <CardData products={[product]} />
      </>,
      shop,
    )
  return livePage(markup, options)
}
const line = (product: Product, quantity: number) => ({ ...summaryOf(product), quantity, variant: null })

describe('the buttons of a product', () => {
  it('put it into the cart and take it out again', async () => {
    const { shop } = sellingPage(paracetamol)
    button('cart').click()
    await vi.waitFor(() => expect(button('cart').textContent).toBe('Remove From Cart'))
    expect(shop.$cart.get().lines.map(({ _id }) => _id)).toEqual(['p-paracetamol'])
    await vi.waitFor(() => expect(button('cart').getAttribute('aria-busy')).toBeNull())
    button('cart').click()
    await vi.waitFor(() => expect(button('cart').textContent).toBe('Add to Cart'))
    expect(shop.$cart.get().lines).toEqual([])
  })

  it('send a guest who buys now to the login, and from there to the checkout', async () => {
    const { shop } = sellingPage(paracetamol)
    button('now').click()
    await vi.waitFor(() => expect(shop.$overlay.get()).toEqual({ name: 'login', returnTo: '/checkout' }))
    expect(shop.$notices.get()[0]?.title).toBe('Login to Checkout')
    expect(shop.$cart.get().lines).toHaveLength(1)
  })

  it('take a customer who presses early for who they are, and keep what the cart already has', async () => {
    let release = () => {}
    const { shop, server } = sellingPage(paracetamol, {
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
    const { server, shop } = sellingPage(insulin, { signedInAs: customerFixture() })
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
    const { server, shop } = sellingPage(insulin, {
      signedInAs: customerFixture(),
      prepare: (api) => {
        const held = new Promise<void>((resolve) => {
          release = resolve
        })
        // Asked while the customer was here: the answer is theirs, however late it comes.
        api.answer('GET /get/userProductRequests', async () => {
          await held
          return { data: [{ user: 'u-kavitha', product: 'p-insulin' }] }
        })
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

  it('forget who wanted to be told when they leave, and know it again when they are back', async () => {
    const { server, shop } = sellingPage(insulin, {
      signedInAs: customerFixture(),
      prepare: (api) => void api.state.stockRequests.push({ user: 'u-kavitha', product: 'p-insulin' }),
    })
    await shop.start()
    await vi.waitFor(() => expect(button('cart').textContent).toBe('Notified'))
    await shop.session.signOut()
    expect(button('cart').textContent).toBe('Notify Me')
    await shop.session.signInWithPassword('kavitha@example.com', server.state.password)
    await vi.waitFor(() => expect(button('cart').textContent).toBe('Notified'))
  })

  it('put the chosen variant into the cart, and take that out', async () => {
    const variant = { primaryType: 'Pack', primaryValue: '10 tablets' }
    const { shop } = livePage((server) =>
      markupWithoutParts(
        <>
          <BuyButtons product={paracetamol} variant={variant} cartHref="#cart" checkoutHref="/checkout" />
          <CardData products={[paracetamol]} />
        </>,
        server,
      ),
    )
    button('cart').click()
    await vi.waitFor(() => expect(shop.$cart.get().lines[0]?.variant).toEqual(variant))
    await vi.waitFor(() => expect(button('cart').getAttribute('aria-busy')).toBeNull())
    button('cart').click()
    await vi.waitFor(() => expect(shop.$cart.get().lines).toEqual([]))
  })
})

const cardsOf = (...products: Product[]) => renderCards(products.map(summaryOf), shopWith(new Map()))

/** Everything of an element, in whatever order its attributes came. */
const faceOf = (element: Element | null) => ({
  attributes: Object.fromEntries(
    Array.from(element?.attributes ?? [], ({ name, value }) => [name, value.split(' ').sort().join(' ')]),
  ),
  content: element?.innerHTML,
})

describe('cards of a server', () => {
  it.each([
    ['in the cart', paracetamol, 'Remove From Cart'],
    ['out of stock and asked for', insulin, 'Notified'],
    ['in stock, while the cart holds something else', amoxicillin, 'Add to Cart'],
    ['not for sale', { ...paracetamol, _id: 'p-hidden', isForSale: false }, 'Not For Sale'],
  ])('are as React draws them: %s', async (_state, product, label) => {
    const { shop } = livePage(() => cardsOf(product), {
      signedInAs: customerFixture({ cart: [line(paracetamol, 1)] }),
      prepare: (api) => void api.state.stockRequests.push({ user: 'u-kavitha', product: 'p-insulin' }),
    })
    const enlivened = button('cart')
    const place = document.body.appendChild(document.createElement('div'))
    const { container } = render(
      <ShopProvider shop={shop}>
        <WithoutParts>
          <ProductCard product={summaryOf(product)} nameId={`cards-${product._id}`} inCart="remove" />
        </WithoutParts>
      </ShopProvider>,
      { container: place },
    )
    await act(() => shop.start())
    await vi.waitFor(() => expect(enlivened.textContent).toBe(label))
    const drawn = container.querySelector('button')
    await vi.waitFor(() => expect(drawn?.textContent).toBe(label))
    expect(faceOf(enlivened)).toEqual(faceOf(drawn))
  })

  it('come to life where they come later', async () => {
    const { shop, cards } = livePage(() => '<ul></ul>', {
      signedInAs: customerFixture({ cart: [line(paracetamol, 1)] }),
      prepare: (api) => void api.state.stockRequests.push({ user: 'u-kavitha', product: 'p-insulin' }),
    })
    await shop.start()
    document.querySelector('ul')?.insertAdjacentHTML('beforeend', cardsOf(paracetamol, insulin))
    cards.refresh()
    expect(button('cart').textContent).toBe('Remove From Cart')
    await vi.waitFor(() => expect(button('now').textContent).toBe('Notified'))
  })

  it('say what they sell, and which was followed', () => {
    const { shop, cards } = livePage(() => cardsOf(paracetamol))
    const name = document.querySelector('h3') as HTMLElement
    expect(cards.soldBy(name)?.product.name).toBe(paracetamol.name)
    expect(cards.soldBy(document.body)).toBeNull()
    const followed = vi.fn()
    shop.on('product:select', followed)
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
    document.querySelector('a')?.click()
    expect(followed.mock.calls[0]?.[0]).toMatchObject({
      productId: 'p-paracetamol',
      href: document.querySelector('a')?.getAttribute('href'),
    })
  })

  it('stay as they are once it is ended', async () => {
    const { shop, cards } = livePage(() => cardsOf(paracetamol))
    cards.stop()
    button('cart').click()
    await shop.cart.add(summaryOf(paracetamol), 2)
    expect(shop.$cart.get().lines.map(({ quantity }) => quantity)).toEqual([2])
    expect(button('cart').textContent).toBe('Add to Cart')
  })

  it('speak the language that they are given', async () => {
    const cardAction = { add: 'Hinein', remove: 'Heraus', notify: '', notified: '', notForSale: '' }
    const refusals = {} as Language['refusals']
    const language = { locale: 'de', refusals, notices, widgets: { cardAction } }
    const { shop } = livePage(() => cardsOf(paracetamol), { language })
    await shop.cart.add(summaryOf(paracetamol))
    await vi.waitFor(() => expect(button('cart').textContent).toBe('Heraus'))
  })
})

describe('the markup of a server', () => {
  it('names no parts and carries no style, and gives two rows of a product ids of their own', () => {
    const shop = shopWith(new Map())
    const products = [summaryOf(paracetamol), summaryOf(insulin)]
    const rows =
      renderCards(products, shop, { scope: 'deals' }) + renderCards(products, shop, { scope: 'fever' })
    expect(`${rows}${renderGrid({ products }, shop)}`).not.toMatch(/ (part|style)=/)
    const ids = [...rows.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
  })

  it('shows something else than is sold where it is told to', () => {
    const { cards } = livePage((shop) =>
      renderCards([summaryOf(paracetamol)], shop, {
        shownAs: (product) => ({ ...product, packageSize: 'Pack of the day' }),
      }),
    )
    expect(document.querySelector('article')?.textContent).toContain('Pack of the day')
    expect(cards.soldBy(button('cart'))?.product.packageSize).toBe(paracetamol.packageSize)
  })

  it('is one item a card, and nothing else', () => {
    document.body.innerHTML = `<ul>${cardsOf(paracetamol, insulin)}</ul>`
    const items = [...(document.querySelector('ul')?.children ?? [])]
    expect(items.map(({ tagName }) => tagName)).toEqual(['LI', 'LI'])
  })

  it('is nothing for no products', () => {
    expect(renderCards([], shopWith(new Map()))).toBe('')
  })
})
