import type { ProductSummary, Shop } from '@dawakit/client'
import { whileBusy } from '../../controls/button/while-busy.ts'
import { labelsOf } from '../../ground/shop-context/labels-of.ts'
import { cardActionLabels } from '../card-action/card-action-labels.ts'
import { cardActionOf } from '../card-action/card-action-of.ts'
import { paintCardAction } from '../card-action/paint-card-action.ts'
import { pressCardAction } from '../card-action/press-card-action.ts'
import type { SoldBy, SoldProduct } from '../card-action/sold-product.ts'
import { askToBeTold, hasAskedToBeTold } from '../notify-me/stock-request.ts'
import { soldIn } from './sold-in.ts'

export type { SoldBy, SoldProduct } from '../card-action/sold-product.ts'

export interface LiveCards {
  soldBy: SoldBy
  /** Brings to life what came into the page since. */
  refresh(): void
  stop(): void
}

/**
 * Brings a server's cards to life without a framework: a page has a hundred of them, and all that they do is show the
 * cart's state and change it. One listener serves them all; what they sell is read when a button needs it.
 *
 * @param root - The document, or what holds the cards with their data.
 */
export function enlivenCards(root: Document | DocumentFragment | HTMLElement, shop: Shop): LiveCards {
  const labels = labelsOf(shop, 'cardAction', cardActionLabels)
  const sold = soldIn(root)
  /** Products that the customer has asked to be told of, and those of which that was read. */
  const notified = new Set<string>()
  const asked = new Set<string>()
  let customer: string | undefined
  const end = new AbortController()

  const actionOf = (product: ProductSummary) =>
    cardActionOf(product, shop.$cart.get().lines, notified.has(product._id))

  /** The server draws for an empty cart: until there is something in it, there is nothing to paint. */
  let isDrawnAsEmpty = true
  const paint = () => {
    if (isDrawnAsEmpty && shop.$cart.get().lines.length === 0 && notified.size === 0) return
    isDrawnAsEmpty = false
    for (const button of root.querySelectorAll<HTMLElement>('[data-dawa-action]')) {
      const what = sold.by(button)
      if (!what) continue
      const action = actionOf(what.product)
      paintCardAction(button, action, labels[action])
    }
  }

  /** Asks once for each product that is out of stock. */
  const readRequests = async (userId: string) => {
    for (const [productId, product] of sold.products()) {
      if (asked.has(productId) || actionOf(product) !== 'notify') continue
      asked.add(productId)
      const hasAsked = await hasAskedToBeTold(shop, { userId, productId }).catch(() => false)
      // Somebody else is here by now.
      if (customer !== userId) return
      if (hasAsked) notified.add(productId)
    }
    paint()
  }

  const press = async ({ product, variant }: SoldProduct) =>
    pressCardAction(shop, actionOf(product), { product, variant }, async () => {
      if (!(await askToBeTold(shop, product._id))) return
      notified.add(product._id)
      paint()
    })

  root.addEventListener(
    'click',
    ({ target }) => {
      const pressed = (target as Element).closest<HTMLElement>('[data-dawa-action], .dawa-product-card__link')
      const what = pressed && sold.by(pressed)
      if (!what) return
      const { product } = what
      const href = pressed.getAttribute('href')
      if (href) shop.emit('product:select', { product, productId: product._id, href })
      else void whileBusy(pressed, () => press(what))
    },
    end,
  )
  const stopPainting = shop.$cart.subscribe(paint)
  const stopAsking = shop.$session.subscribe(({ user }) => {
    if (user?._id === customer) return
    customer = user?._id
    asked.clear()
    notified.clear()
    if (customer) void readRequests(customer)
  })
  return {
    soldBy: sold.by,
    refresh() {
      paint()
      if (customer) void readRequests(customer)
    },
    stop() {
      end.abort()
      stopPainting()
      stopAsking()
    },
  }
}
