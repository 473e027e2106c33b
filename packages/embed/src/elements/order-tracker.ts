import button from '@dawakit/widgets/button.css?raw'
import dialog from '@dawakit/widgets/dialog.css?raw'
import empty from '@dawakit/widgets/empty-state.css?raw'
import again from '@dawakit/widgets/order-again.css?raw'
import { OrderTracker, type OrderTrackerProps } from '@dawakit/widgets/order-tracker'
import css from '@dawakit/widgets/order-tracker.css?raw'
import print from '@dawakit/widgets/print.css?raw'
import image from '@dawakit/widgets/product-image.css?raw'
import skeleton from '@dawakit/widgets/skeleton.css?raw'
import totals from '@dawakit/widgets/totals.css?raw'
import content from '../../../widgets/src/ground/theme/content.css?raw'
import { inWords } from '../languages/in-words.ts'
import { fit } from '../styles/fit.ts'
import type { ElementDefinition } from './element-class.ts'

/** `<dawa-order-tracker order-id="…">` (or `latest`): where an order is. */
export const definition: ElementDefinition = {
  tag: 'dawa-order-tracker',
  Widget: inWords(OrderTracker),
  css: [
    fit({ least: 220, asked: 720 }),
    content,
    button,
    dialog,
    empty,
    image,
    skeleton,
    totals,
    again,
    css,
    print,
  ],
  attributes: { 'order-id': 'string' },
  properties: ['order'],
  props: (element): OrderTrackerProps => ({
    checkoutHref: element.setting('checkout-href'),
    cartHref: element.setting('cart-href'),
  }),
}
