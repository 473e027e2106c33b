import { createShop } from '@dawakit/client'
import { type ContractServer, createContractServer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { paracetamol, productFixture, summaryOf } from '@dawakit/testing/fixtures/products'
import { renderCardTemplate } from '@dawakit/widgets/product-card/render-cards'
import { renderGridTemplate } from '@dawakit/widgets/product-grid/render-grid'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { define } from '../define.ts'
import type { DawaEventMap } from '../events.ts'
import type { ShopHost } from '../shop/page-shop.ts'
import { definition as cartButton } from './cart-button.ts'
import { definition as cartDrawer } from './cart-drawer.ts'
import { definition as login } from './login.ts'
import { definition as notices } from './notices.ts'
import { definition as productCard } from './product-card.ts'
import { definition as productGrid } from './product-grid.ts'
import { definition as searchBox } from './search-box.ts'

let uninstall: () => void
let server: ContractServer

beforeEach(() => {
  server = createContractServer({})
  uninstall = server.install()
  localStorage.clear()
  for (const one of [cartButton, cartDrawer, login, notices, productCard, productGrid, searchBox]) define(one)
})
afterEach(() => {
  document.body.replaceChildren()
  uninstall()
})

const API = 'http://shop.test/api'
const shadow = (selector: string) => document.querySelector(selector)?.shadowRoot as ShadowRoot
const inside = <Found extends Element = HTMLElement>(tag: string, selector: string) =>
  shadow(tag)?.querySelector<Found>(selector)
const shopHost = () => document.querySelector('dawa-shop') as ShopHost

function heard<Name extends keyof DawaEventMap>(name: Name): DawaEventMap[Name][] {
  const events: DawaEventMap[Name][] = []
  document.addEventListener(name, (event) => void events.push(event), { once: true })
  return events
}

describe('an element', () => {
  it('waits for the page’s shop, before or after it', async () => {
    document.body.innerHTML = '<dawa-search-box></dawa-search-box>'
    expect(shadow('dawa-search-box')).toBeNull()
    document.body.insertAdjacentHTML('beforeend', `<dawa-shop api="${API}"></dawa-shop>`)
    await vi.waitFor(() => expect(inside('dawa-search-box', 'input')).toBeTruthy())
    document.body.insertAdjacentHTML('afterbegin', '<dawa-cart-button></dawa-cart-button>')
    await vi.waitFor(() => expect(inside('dawa-cart-button', 'button')).toBeTruthy())
  })

  it('has an open shadow root in constructed stylesheets, with no style element', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-search-box></dawa-search-box>`
    await vi.waitFor(() => expect(inside('dawa-search-box', 'input')).toBeTruthy())
    const root = shadow('dawa-search-box')
    expect(root.mode).toBe('open')
    expect(root.adoptedStyleSheets.length).toBeGreaterThan(2)
    expect(root.querySelector('style, link')).toBeNull()
  })

  it('mirrors attributes as properties and takes either', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-product-grid per-page="5" is-deals></dawa-product-grid>`
    const grid = document.querySelector('dawa-product-grid')
    if (!grid) throw new Error('There is no grid.')
    expect([grid.perPage, grid.isDeals, grid.brand]).toEqual([5, true, null])
    grid.brand = 'Jeevika'
    grid.isDeals = false
    expect(grid.getAttribute('brand')).toBe('Jeevika')
    expect(grid.hasAttribute('is-deals')).toBe(false)
  })

  it('keeps what a page set before the class was there', async () => {
    const late = { ...productCard, tag: 'dawa-late-card' as const }
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-late-card></dawa-late-card>`
    Object.assign(document.querySelector('dawa-late-card') as object, {
      product: productFixture(paracetamol),
    })
    define(late)
    await vi.waitFor(() => expect(inside('dawa-late-card', 'h3')?.textContent).toBe(paracetamol.name))
  })

  it('shows a new property at once', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-product-card></dawa-product-card>`
    const card = document.querySelector('dawa-product-card') as HTMLElement & { product: unknown }
    card.product = productFixture(paracetamol)
    await vi.waitFor(() => expect(inside('dawa-product-card', 'h3')?.textContent).toBe(paracetamol.name))
    card.product = productFixture({ ...paracetamol, name: 'Zinc' })
    await vi.waitFor(() => expect(inside('dawa-product-card', 'h3')?.textContent).toBe('Zinc'))
  })

  it('outlives a move within the page, and empties itself when it is taken out', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-search-box></dawa-search-box><main></main>`
    await vi.waitFor(() => expect(inside('dawa-search-box', 'input')).toBeTruthy())
    const element = document.querySelector('dawa-search-box') as HTMLElement
    const input = inside<HTMLInputElement>('dawa-search-box', 'input')
    document.querySelector('main')?.append(element)
    await Promise.resolve()
    expect(inside('dawa-search-box', 'input')).toBe(input)
    element.remove()
    await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0))
  })

  it('takes over markup that came with a declarative shadow root', async () => {
    const card = document.createElement('dawa-cart-button')
    card.attachShadow({ mode: 'open' }).innerHTML =
      '<div class="dawa-widget dawa-cart-button"><button>Cart</button></div>'
    const served = card.shadowRoot?.querySelector('button')
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop>`
    document.body.append(card)
    await vi.waitFor(() =>
      expect(inside('dawa-cart-button', 'button')?.getAttribute('aria-expanded')).toBe('false'),
    )
    expect(inside('dawa-cart-button', 'button')).toBe(served)
  })
})

describe('an element that a server has drawn', () => {
  const onServer = createShop({
    apiUrl: API,
    storage: { getItem: () => null, setItem() {}, removeItem() {} },
  })
  const stylesheet = '/dawakit.css'
  const products = [summaryOf(paracetamol), { ...summaryOf(paracetamol), _id: 'p-zinc', name: 'Zinc' }]
  /** As the parser of a browser does. */
  function parse(tag: string, template: string): HTMLElement {
    const element = document.createElement(tag)
    element.innerHTML = template
    const content = element.querySelector('template')?.content as DocumentFragment
    element.replaceChildren()
    element.attachShadow({ mode: 'open' }).append(content)
    return element
  }

  it.each([
    ['dawa-product-card', renderCardTemplate(products[0] as never, onServer, { stylesheet })],
    ['dawa-product-grid', renderGridTemplate({ products }, onServer, { stylesheet })],
  ])('%s takes the markup over with what it shows, and asks for nothing', async (tag, template) => {
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop>`
    const element = parse(tag, template)
    const served = element.shadowRoot?.querySelector('article')
    expect(served?.getAttribute('part')).toBe('card')
    document.body.append(element)
    // Both were for the time before.
    await vi.waitFor(() => expect(inside(tag, 'link, script')).toBeNull())
    inside(tag, 'button')?.click()
    // What puts it into the cart comes with this press, and what sends calls beside it.
    await vi.waitFor(() => expect(inside(tag, '[part~=stepper]')).not.toBeNull())
    expect(inside(tag, 'article')).toBe(served)
    expect(server.requests.map(({ path }) => path)).toEqual([])
  })
})

describe('a card of a product by its id', () => {
  const card = () => document.querySelector('dawa-product-card') as HTMLElement
  const failure = () => inside('dawa-product-card', '[role=alert]')

  const product = productFixture(paracetamol)

  it('says that there is no such product, and shows the one that is named next', async () => {
    const errors = heard('dawa:error')
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-product-card product-id="nothing"></dawa-product-card>`
    await vi.waitFor(() => expect(failure()?.textContent).toBe('Product not found'))
    expect(inside('dawa-product-card', '.dawa-skeleton')).toBeNull()
    expect(inside('dawa-product-card', 'button')).toBeNull()
    expect(errors[0]?.detail.code).toMatch(/not-found$/)
    card().setAttribute('product-id', product._id)
    await vi.waitFor(() => expect(inside('dawa-product-card', 'h3')?.textContent).toBe(product.name))
    card().setAttribute('product-id', '')
    await vi.waitFor(() => expect(failure()?.textContent).toBe('Product not found'))
  })

  it('offers to ask again when the shop failed, and keeps the focus', async () => {
    server.answer('GET /get/productBySlug', new Response('<h1>Bad Gateway</h1>', { status: 502 }))
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-product-card product-id="${product._id}"></dawa-product-card>`
    await vi.waitFor(() => expect(failure()?.textContent).toContain('Something went wrong'))
    const retry = inside('dawa-product-card', 'button')
    retry?.focus()
    server.answer('GET /get/productBySlug', null)
    retry?.click()
    await vi.waitFor(() => expect(inside('dawa-product-card', 'h3')?.textContent).toBe(product.name))
    expect(shadow('dawa-product-card').activeElement).not.toBeNull()
  })

  it('counts in place of its button and keeps the focus, or leaves it where it has gone meanwhile', async () => {
    const page = `<input aria-label="Elsewhere" /><dawa-shop api="${API}"></dawa-shop>`
    const pressed = async () => {
      document.body.innerHTML = `${page}<dawa-product-card product-id="${product._id}"></dawa-product-card>`
      await vi.waitFor(() => expect(inside('dawa-product-card', 'button')).toBeTruthy())
      inside('dawa-product-card', 'button')?.focus()
      inside('dawa-product-card', 'button')?.click()
      return shadow('dawa-product-card')
    }
    const card = await pressed()
    await vi.waitFor(() => expect(card.activeElement?.getAttribute('aria-label')).toContain('One more'))
    expect(document.activeElement?.localName).toBe('dawa-product-card')

    localStorage.clear()
    const elsewhere = () => document.querySelector('input') as HTMLInputElement
    const next = await pressed()
    await new Promise<void>((tell) => {
      const watcher = new MutationObserver(() => {
        if (!next.querySelector('input')) return
        watcher.disconnect()
        elsewhere().focus()
        tell()
      })
      watcher.observe(next, { subtree: true, childList: true })
    })
    // The counter's effects have run when a second press of the page is answered.
    await vi.waitFor(() => expect(next.querySelectorAll('button').length).toBeGreaterThan(1))
    await new Promise((tell) => requestAnimationFrame(() => setTimeout(tell)))
    expect(document.activeElement).toBe(elsewhere())
  })

  it('asks afresh when it is taken out and put back', async () => {
    server.answer('GET /get/productBySlug', new Response('', { status: 503 }))
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-product-card product-id="${product._id}"></dawa-product-card>`
    await vi.waitFor(() => expect(failure()).toBeTruthy())
    const taken = card()
    taken.remove()
    await vi.waitFor(() => expect(taken.shadowRoot?.childElementCount).toBe(0))
    server.answer('GET /get/productBySlug', null)
    document.body.append(taken)
    await vi.waitFor(() => expect(inside('dawa-product-card', 'h3')?.textContent).toBe(product.name))
  })

  it('shows the product that the page’s address names, by its id or its slug', async () => {
    for (const name of [product._id, product.slug]) {
      history.replaceState(null, '', `?medicine=${name}`)
      document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-product-card product-param="medicine"></dawa-product-card>`
      await vi.waitFor(() => expect(inside('dawa-product-card', 'h3')?.textContent).toBe(product.name))
    }
    history.replaceState(null, '', location.pathname)
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-product-card product-param="medicine"></dawa-product-card>`
    await vi.waitFor(() => expect(failure()?.textContent).toBe('Product not found'))
  })

  it('takes numbers that are none as not given', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-product-card heading-level="high"></dawa-product-card>`
    Object.assign(card(), { product: productFixture(paracetamol) })
    await vi.waitFor(() => expect(inside('dawa-product-card', 'h3')?.textContent).toBe(paracetamol.name))
  })
})

describe('events', () => {
  it('say which product was chosen, where it leads, and may keep the browser on the page', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}" product-href="/medicine?id={id}"></dawa-shop><dawa-product-card></dawa-product-card>`
    Object.assign(document.querySelector('dawa-product-card') as object, {
      product: productFixture(paracetamol),
    })
    await vi.waitFor(() => expect(inside('dawa-product-card', 'a')).toBeTruthy())
    const link = inside<HTMLAnchorElement>('dawa-product-card', 'a')
    expect(link?.getAttribute('href')).toBe(`/medicine?id=${productFixture(paracetamol)._id}`)
    document.addEventListener('dawa:product:select', (event) => event.preventDefault(), { once: true })
    const events = heard('dawa:product:select')
    const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
    link?.dispatchEvent(click)
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({
      bubbles: true,
      composed: true,
      target: document.querySelector('dawa-product-card'),
      detail: { productId: productFixture(paracetamol)._id, href: link?.getAttribute('href') },
    })
    expect(click.defaultPrevented).toBe(true)
  })

  it('tell of the cart, the session and failures from <dawa-shop>', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop>`
    await shopHost().shop.start()
    const carts = heard('dawa:cart:change')
    const errors = heard('dawa:error')
    await shopHost().shop.cart.add(productFixture(paracetamol))
    expect(carts[0]?.detail.lines).toHaveLength(1)
    expect(carts[0]?.target).toBe(shopHost())
    await shopHost()
      .shop.cart.setQuantity('nowhere', 2)
      .catch(() => undefined)
    expect(errors[0]?.detail).toEqual({
      code: 'not-in-cart',
      kind: 'cart',
      message: 'This product is not in your cart',
    })
  })
})

describe('<dawa-shop>', () => {
  it('brings the drawers and toasts that the page has not placed, once', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-login></dawa-login>`
    const { shop } = shopHost()
    shop.openOverlay('cart')
    shop.openOverlay('login')
    shop.openOverlay('cart')
    shop.closeOverlay()
    shop.notify({ kind: 'warning', title: 'Login to Checkout' })
    const brought = [...shopHost().children].map(({ localName }) => localName)
    expect(brought).toEqual(['dawa-cart-drawer', 'dawa-login', 'dawa-notices'])
    expect(shopHost().querySelector('dawa-login')?.hasAttribute('drawer')).toBe(true)
    await vi.waitFor(() =>
      expect(inside('dawa-notices', '[role=alert]')?.textContent).toContain('Login to Checkout'),
    )
  })

  it('sends the partner’s key with every call', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}" partner-key="pk_1"></dawa-shop>`
    await shopHost().shop.call('GET /get/dealsOfTheDay')
    expect(server.requests.at(-1)?.headers.get('x-dawakit-key')).toBe('pk_1')
  })

  it('takes the key by its name in plain HTML too', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}" key="pk_2"></dawa-shop>`
    await shopHost().shop.call('GET /get/dealsOfTheDay')
    expect(server.requests.at(-1)?.headers.get('x-dawakit-key')).toBe('pk_2')
  })

  it('tells nothing more once it is taken out of the page', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop>`
    const host = shopHost()
    const told: string[] = []
    for (const name of ['dawa:cart:change', 'dawa:error']) {
      host.addEventListener(name, ({ type }) => void told.push(type))
    }
    await host.shop.start()
    host.remove()
    told.length = 0
    await host.shop.cart.add(summaryOf(paracetamol))
    host.shop.notify({ kind: 'warning', title: 'Login to Checkout' })
    host.shop.openOverlay('cart')
    expect(told).toEqual([])
    expect(host.children).toHaveLength(0)
  })

  it('tells each change once after it was moved within the page', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><main></main>`
    const host = shopHost()
    document.querySelector('main')?.append(host)
    await host.shop.start()
    const told: string[] = []
    host.addEventListener('dawa:cart:change', ({ type }) => void told.push(type))
    await host.shop.cart.add(summaryOf(paracetamol))
    expect(told).toEqual(['dawa:cart:change'])
  })

  it('knows a customer who was signed in before', async () => {
    const customer = customerFixture()
    uninstall()
    server = createContractServer({ users: [customer] })
    uninstall = server.install()
    localStorage.setItem('dawakit:token', server.tokenOf(customer))
    const sessions = heard('dawa:session:change')
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-login></dawa-login>`
    await vi.waitFor(() => expect(sessions[0]?.detail.status).toBe('signedIn'))
    await vi.waitFor(() => expect(inside('dawa-login', 'strong')?.textContent).toBe(customer.username))
  })
})

describe('typing in a search box', () => {
  it('finds, with React’s change at each key, and closes when the focus leaves', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-search-box></dawa-search-box>`
    await vi.waitFor(() => expect(inside('dawa-search-box', 'input')).toBeTruthy())
    const input = inside<HTMLInputElement>('dawa-search-box', 'input') as HTMLInputElement
    input.value = paracetamol.name.slice(0, 5)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await vi.waitFor(() => expect(inside('dawa-search-box', '[role=option]')).toBeTruthy())
    expect(input.getAttribute('aria-expanded')).toBe('true')
    input.dispatchEvent(new FocusEvent('blur'))
    await vi.waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('false'))
  })
})

describe('removing the last line of a cart', () => {
  it('keeps the focus in the drawer', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-cart-drawer></dawa-cart-drawer>`
    const { shop } = shopHost()
    await shop.start()
    await shop.cart.add(productFixture(paracetamol))
    shop.openOverlay('cart')
    await vi.waitFor(() => expect(inside('dawa-cart-drawer', '[part=line-remove]')).toBeTruthy())
    inside('dawa-cart-drawer', '[part=line-remove]')?.focus()
    inside('dawa-cart-drawer', '[part=line-remove]')?.click()
    await vi.waitFor(() => expect(inside('dawa-cart-drawer', '[part~=empty]')).toBeTruthy())
    await vi.waitFor(() => expect(shadow('dawa-cart-drawer').activeElement?.localName).toBe('section'))
  })
})

describe('define', () => {
  it('leaves a tag that is taken as it is', () => {
    const before = customElements.get('dawa-search-box')
    define(searchBox)
    expect(customElements.get('dawa-search-box')).toBe(before)
  })
})
