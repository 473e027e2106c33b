import type { ShopHost } from '../shop/page-shop.ts'
import type { DawaElement } from './element-class.ts'

/** Where the element's Checkout leads: a page, or the checkout that stands on this one. */
export const wayToCheckout = (element: DawaElement, host: ShopHost) => ({
  checkoutHref: element.setting('checkout-href'),
  onCheckout(event: { preventDefault(): void }) {
    const checkout = document.querySelector<HTMLElement>('dawa-checkout')
    if (!checkout || element.setting('checkout-href')) return
    // The way to it is a scroll.
    event.preventDefault()
    host.shop.closeOverlay()
    checkout.scrollIntoView()
  },
})
