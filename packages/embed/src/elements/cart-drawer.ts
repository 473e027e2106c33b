import { CartDrawer, type CartDrawerProps } from '@dawakit/widgets/cart-drawer'
import css from '@dawakit/widgets/cart-drawer.css?raw'
import empty from '@dawakit/widgets/empty-state.css?raw'
import image from '@dawakit/widgets/product-image.css?raw'
import stepper from '@dawakit/widgets/quantity-stepper.css?raw'
import skeleton from '@dawakit/widgets/skeleton.css?raw'
import type { ElementDefinition } from './element-class.ts'
import { productHref } from './page-links.ts'
import { panelStyles } from './panel-styles.ts'

/** `<dawa-cart-drawer>`: the cart beside the page. One on a page; `Dawakit.open('cart')` opens it. */
export const definition: ElementDefinition = {
  tag: 'dawa-cart-drawer',
  Widget: CartDrawer,
  css: [':host{display:contents}', ...panelStyles, empty, image, skeleton, stepper, css],
  attributes: { 'cart-href': 'string', 'checkout-href': 'string' },
  props: (element, host): CartDrawerProps => ({
    cartHref: element.setting('cart-href'),
    checkoutHref: element.setting('checkout-href'),
    productHref: productHref(element, host),
    onCheckout(event) {
      const checkout = document.querySelector<HTMLElement>('dawa-checkout')
      if (!checkout || element.setting('checkout-href')) return
      // The checkout is on this page: the way to it is a scroll.
      event.preventDefault()
      host.shop.closeOverlay()
      checkout.scrollIntoView()
    },
  }),
}
