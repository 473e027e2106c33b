/**
 * The buttons of cards and product pages, without a framework: a page has a hundred of them, and all
 * that they do is show the cart's state and change it. One listener serves them all; the products
 * behind them are read when a button needs them.
 */
import type { ProductSummary, Shop } from '@dawakit/client'
import type { ChosenVariant } from '@dawakit/core/contract'
import { type CardAction, cardAction } from '@dawakit/core/product'
import { loginToCheckout, loginToNotify, offline } from '@dawakit/core/refusals'
import { productCardLabels as labels } from '@dawakit/widgets/product-card'
import { storeProductLabels } from '../language/index.ts'
import { fetchedPart } from '../layout/fetched-part.ts'
import { pageShopOf } from '../shop.ts'
import { readCardData } from './card-data.ts'

const shop: Shop = pageShopOf()
const quickViewPart = fetchedPart(() => import('./quick-view.tsx'))
/** Products whose stock request is known to exist. */
const notified = new Set<string>()
const CARD = '.dawa-product-card'
const CARD_BUTTON = '.dawa-product-card__action'
const CART_BUTTON = '[data-buy="cart"]'

interface Seller {
  product: ProductSummary
  variant: ChosenVariant | null
}

const read = new WeakMap<Element, ProductSummary[]>()

/** The products of one row, grid or page, in the order of its cards. */
function productsOf(root: Element): ProductSummary[] {
  const known = read.get(root)
  if (known) return known
  const products = readCardData(root.querySelector('[data-card-data]')?.textContent ?? '[]')
  read.set(root, products)
  return products
}

function sellerOf(button: HTMLElement): Seller | null {
  const root = button.closest('[data-cards]')
  if (!root) return null
  const products = productsOf(root)
  const card = button.closest(CARD)
  const product = card
    ? products[[...root.querySelectorAll(CARD)].indexOf(card)]
    : products.find(({ _id }) => _id === button.dataset['product'])
  if (!product) return null
  return { product, variant: JSON.parse(button.dataset['variant'] ?? 'null') as ChosenVariant | null }
}

const lineOf = (id: string) => shop.$cart.get().lines.find((line) => line._id === id)

const texts: Record<CardAction, string> = {
  add: labels.addToCart,
  remove: labels.removeFromCart,
  notify: labels.notifyMe,
  notified: labels.notified,
  notForSale: labels.notForSale,
}

const actionOf = (product: ProductSummary): CardAction =>
  cardAction({ product, isInCart: Boolean(lineOf(product._id)), isNotified: notified.has(product._id) })

function paint(button: HTMLButtonElement, product: ProductSummary): void {
  const action = actionOf(product)
  if (button.textContent?.trim() === texts[action]) return
  button.textContent = texts[action]
  // Not `disabled`: who has just pressed it keeps the focus.
  const isOff = action === 'notified' || action === 'notForSale'
  button.setAttribute('aria-disabled', String(isOff))
  button.classList.toggle('dawa-button--off', isOff)
  button.classList.toggle('dawa-button--primary', action === 'add')
  button.classList.toggle('dawa-button--tint', action === 'remove')
  button.classList.toggle('dawa-button--secondary', action === 'notify')
}

/** The page is drawn for an empty cart: until there is something in it, there is nothing to paint. */
let isDrawnAsEmpty = true

function paintAll(): void {
  if (isDrawnAsEmpty && shop.$cart.get().lines.length === 0 && notified.size === 0) return
  isDrawnAsEmpty = false
  for (const root of document.querySelectorAll('[data-cards]')) {
    const products = productsOf(root)
    root.querySelectorAll(CARD).forEach((card, index) => {
      const button = card.querySelector<HTMLButtonElement>(CARD_BUTTON)
      const product = products[index]
      if (button && product) paint(button, product)
    })
    for (const button of root.querySelectorAll<HTMLButtonElement>(CART_BUTTON)) {
      const product = products.find(({ _id }) => _id === button.dataset['product'])
      if (product) paint(button, product)
    }
    const both = root.querySelector<HTMLButtonElement>('[data-buy-all]')
    if (both) {
      const areThere = products.every(({ _id }) => lineOf(_id))
      both.setAttribute('aria-disabled', String(areThere))
      both.textContent = areThere ? storeProductLabels.bothInCart : storeProductLabels.addBoth
    }
  }
}

/** Does one thing at a time, once it is known who is here: a press may come before the session is verified. */
async function busily(button: HTMLElement, work: () => Promise<unknown>): Promise<void> {
  if (button.getAttribute('aria-busy') === 'true') return
  button.setAttribute('aria-busy', 'true')
  try {
    await shop.start()
    await work()
  } catch {
    // The shop has already shown why.
  } finally {
    button.removeAttribute('aria-busy')
  }
}

async function askToBeTold(product: ProductSummary): Promise<void> {
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

/** @param action - What the button said when it was pressed. */
async function change({ product, variant }: Seller, action: CardAction): Promise<void> {
  if (action === 'add') await addUnlessThere(product, variant)
  else if (action === 'remove') await shop.cart.remove(product._id, lineOf(product._id)?.variant)
  else if (action === 'notify') await askToBeTold(product)
}

async function addUnlessThere(product: ProductSummary, variant: ChosenVariant | null): Promise<void> {
  if (!lineOf(product._id)) await shop.cart.add(product, 1, variant)
}

async function buyNow({ product, variant }: Seller): Promise<void> {
  const { cart = '', checkout = '' } = document.body.dataset
  await addUnlessThere(product, variant)
  if (shop.$session.get().user) {
    location.assign(cart)
    return
  }
  shop.notify({ kind: 'warning', title: loginToCheckout.text })
  shop.openOverlay('login', { returnTo: checkout })
}

document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>(
    `${CARD_BUTTON}, [data-buy], [data-buy-all], [data-quick-view]`,
  )
  const root = button?.closest('[data-cards]')
  if (!button || !root) return
  if (button.matches('[data-buy-all]')) {
    await busily(button, async () => {
      for (const product of productsOf(root)) await addUnlessThere(product, null)
    })
    return
  }
  const seller = sellerOf(button)
  if (!seller) return
  if (button.matches('[data-quick-view]')) {
    const quickView = await quickViewPart()
    if (quickView) quickView.openQuickView(seller.product)
    else shop.notify({ kind: 'error', title: offline.text })
  } else if (button.dataset['buy'] === 'now') await busily(button, () => buyNow(seller))
  else {
    const action = actionOf(seller.product)
    await busily(button, () => change(seller, action))
  }
})

/** Asks once for each product on this page that is out of stock. */
async function readRequests(userId: string): Promise<void> {
  const all = [...document.querySelectorAll('[data-cards]')].flatMap(productsOf)
  const ids = new Set(all.flatMap((one) => (one.isForSale && one.totalStocks <= 0 ? [one._id] : [])))
  for (const productId of ids) {
    const answer = await shop
      .call('GET /get/userProductRequests', { query: { userId, productId } })
      .catch(() => null)
    // Somebody else is here by now.
    if (requestsOf !== userId) return
    if (answer?.data?.length) notified.add(productId)
  }
  paintAll()
}

shop.$cart.subscribe(paintAll)
document.addEventListener('store:cards', paintAll)
let requestsOf: string | undefined
shop.$session.subscribe(({ user }) => {
  if (user?._id === requestsOf) return
  requestsOf = user?._id
  notified.clear()
  if (user) void readRequests(user._id)
})
