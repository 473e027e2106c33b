import button from '@dawakit/widgets/button.css?raw'
import { CartButton, type CartButtonProps } from '@dawakit/widgets/cart-button'
import css from '@dawakit/widgets/cart-button.css?raw'
import print from '@dawakit/widgets/print.css?raw'
import image from '@dawakit/widgets/product-image.css?raw'
import content from '../../../widgets/src/ground/theme/content.css?raw'
import type { ElementDefinition } from './element-class.ts'
import { wayToCheckout } from './way-to-checkout.ts'

/** `<dawa-cart-button>`: the cart's icon with its count, and a mini-cart. */
export const definition: ElementDefinition = {
  tag: 'dawa-cart-button',
  Widget: CartButton,
  css: [':host{display:inline-flex;vertical-align:middle}', content, button, image, css, print],
  attributes: {
    'cart-href': 'string',
    'checkout-href': 'string',
    'hide-account': 'boolean',
    'hide-news': 'boolean',
  },
  props: (element, host): CartButtonProps => ({
    cartHref: element.setting('cart-href'),
    ...wayToCheckout(element, host),
    onOpen(panel, close) {
      // Without a network the mini-cart has its button and Escape.
      if (panel)
        import('@dawakit/widgets/back').then((back) => back.closeShownByBack(panel, close)).catch(() => {})
    },
  }),
}
