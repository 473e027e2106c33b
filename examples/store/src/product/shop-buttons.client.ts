/**
 * The buttons of cards and product pages, without a framework: a page has a hundred of them, and all
 * that they do is show the cart's state and change it.
 */
import type { ProductSummary, Shop } from '@dawakit/client'
import type { ChosenVariant } from '@dawakit/core/contract'
import { productCardLabels as labels, loginToCheckout, loginToNotify } from '@dawakit/core/messages'
import { type CardAction, cardAction } from '@dawakit/core/product'
import { pageShopOf } from '../shop.ts'

const shop: Shop = pageShopOf()
/** Products whose stock request is known to exist. */
const notified = new Set<string>()

interface Seller {
  button: HTMLButtonElement
  product: ProductSummary
  variant: ChosenVariant | null
}

const sellers: Seller[] = []

const lineOf = (id: string) => shop.$cart.get().lines.find((line) => line._id === id)

const texts: Record<CardAction, string> = {
  add: labels.addToCart,
  remove: labels.removeFromCart,
  notify: labels.notifyMe,
  notified: labels.notified,
  notForSale: labels.notForSale,
}

const actionOf = ({ product }: Seller): CardAction =>
  cardAction({ product, isInCart: Boolean(lineOf(product._id)), isNotified: notified.has(product._id) })

function paint(seller: Seller): void {
  const { button } = seller
  const action = actionOf(seller)
  if (button.dataset['action'] === action) return
  button.dataset['action'] = action
  button.textContent = texts[action]
  button.disabled = action === 'notified' || action === 'notForSale'
  button.classList.toggle('dawa-button--primary', action === 'add')
  button.classList.toggle('dawa-button--secondary', action === 'remove' || action === 'notify')
}

const paintAll = () => sellers.forEach(paint)

async function busily(button: HTMLElement, work: () => Promise<unknown>): Promise<void> {
  if (button.getAttribute('aria-busy') === 'true') return
  button.setAttribute('aria-busy', 'true')
  try {
    await work()
  } catch {
    // The shop has already shown why.
  } finally {
    button.removeAttribute('aria-busy')
  }
}

async function askToBeTold({ product }: Seller): Promise<void> {
  const { user } = shop.$session.get()
  if (!user) {
    shop.notify({ kind: 'warning', title: loginToNotify.text })
    shop.openOverlay('login')
    return
  }
  try {
    await shop.call('POST /post/productRequest', { body: { data: { user: user._id, product: product._id } } })
    notified.add(product._id)
    paintAll()
  } catch (error) {
    shop.notify({ kind: 'error', title: (error as Error).message })
  }
}

function press(seller: Seller): void {
  const { button, product, variant } = seller
  const action = actionOf(seller)
  const line = lineOf(product._id)
  if (action === 'add') void busily(button, () => shop.cart.add(product, 1, variant))
  else if (action === 'remove') void busily(button, () => shop.cart.remove(product._id, line?.variant))
  else if (action === 'notify') void busily(button, () => askToBeTold(seller))
}

async function buyNow(seller: Seller): Promise<void> {
  const { product, variant } = seller
  if (!lineOf(product._id)) await shop.cart.add(product, 1, variant)
  if (shop.$session.get().user) {
    location.assign(document.body.dataset['cart'] ?? '')
    return
  }
  shop.notify({ kind: 'warning', title: loginToCheckout.text })
  shop.openOverlay('login', { returnTo: document.body.dataset['checkout'] ?? '' })
}

async function addAll(wanted: readonly Seller[]): Promise<void> {
  for (const { product, variant } of wanted) {
    if (!lineOf(product._id)) await shop.cart.add(product, 1, variant)
  }
}

function connect(root: HTMLElement): void {
  const data = root.querySelector('[data-card-data]')
  const products = JSON.parse(data?.textContent ?? '[]') as ProductSummary[]
  const cards = root.querySelectorAll<HTMLElement>('.dawa-product-card')
  const own = [...cards].flatMap((card, index): Seller[] => {
    const button = card.querySelector<HTMLButtonElement>('.dawa-product-card__action')
    const product = products[index]
    if (!button || !product) return []
    card.querySelector('[data-quick-view]')?.addEventListener('click', async () => {
      const { openQuickView } = await import('./quick-view.tsx')
      openQuickView(product)
    })
    return [{ button, product, variant: null }]
  })
  // A product page's own buttons: several may stand for one product (in the page, in the sticky bar).
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-buy]')) {
    const product = products.find(({ _id }) => _id === button.dataset['product'])
    if (!product) continue
    const variant = JSON.parse(button.dataset['variant'] ?? 'null') as ChosenVariant | null
    const seller = { button, product, variant }
    if (button.dataset['buy'] === 'now')
      button.addEventListener('click', () => busily(button, () => buyNow(seller)))
    else own.push(seller)
  }
  const both = root.querySelector<HTMLButtonElement>('[data-buy-all]')
  both?.addEventListener('click', () =>
    busily(both, () => addAll(products.map((product) => ({ button: both, product, variant: null })))),
  )
  for (const seller of own) {
    seller.button.addEventListener('click', () => press(seller))
    paint(seller)
  }
  sellers.push(...own)
}

/** Asks once, for the products on this page that are out of stock. */
async function readRequests(userId: string): Promise<void> {
  const ids = new Set(
    sellers.flatMap(({ product }) => (product.isForSale && product.totalStocks <= 0 ? [product._id] : [])),
  )
  for (const productId of ids) {
    const answer = await shop
      .call('GET /get/userProductRequests', { query: { userId, productId } })
      .catch(() => null)
    if (answer?.data?.length) notified.add(productId)
  }
  paintAll()
}

for (const root of document.querySelectorAll<HTMLElement>('[data-cards]')) connect(root)
shop.$cart.subscribe(paintAll)
shop.on('session:change', ({ user }) => {
  notified.clear()
  paintAll()
  if (user) void readRequests(user._id)
})
