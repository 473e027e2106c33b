import { CartDrawer, type CartDrawerProps } from '@dawakit/widgets/cart-drawer'
import css from '@dawakit/widgets/cart-drawer.css?raw'
import empty from '@dawakit/widgets/empty-state.css?raw'
import image from '@dawakit/widgets/product-image.css?raw'
import stepper from '@dawakit/widgets/quantity-stepper.css?raw'
import skeleton from '@dawakit/widgets/skeleton.css?raw'
import type { ElementDefinition } from './element-class.ts'
import { productHref } from './page-links.ts'
import { panelStyles } from './panel-styles.ts'
import { wayToCheckout } from './way-to-checkout.ts'

/** `<dawa-cart-drawer>`: the cart beside the page. One on a page; `Dawakit.open('cart')` opens it. */
export const definition: ElementDefinition = {
  tag: 'dawa-cart-drawer',
  Widget: CartDrawer,
  isOverlay: true,
  css: [':host{display:contents}', ...panelStyles, empty, image, skeleton, stepper, css],
  attributes: { 'cart-href': 'string', 'checkout-href': 'string' },
  props: (element, host): CartDrawerProps => ({
    cartHref: element.setting('cart-href'),
    ...wayToCheckout(element, host),
    productHref: productHref(element, host),
  }),
}
