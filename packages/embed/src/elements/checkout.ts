import addressForm from '@dawakit/widgets/address-form.css?raw'
import addressList from '@dawakit/widgets/address-list.css?raw'
import badge from '@dawakit/widgets/badge.css?raw'
import button from '@dawakit/widgets/button.css?raw'
import { Checkout, type CheckoutProps } from '@dawakit/widgets/checkout'
import css from '@dawakit/widgets/checkout.css?raw'
import coupon from '@dawakit/widgets/coupon-box.css?raw'
import empty from '@dawakit/widgets/empty-state.css?raw'
import field from '@dawakit/widgets/field.css?raw'
import tracker from '@dawakit/widgets/order-tracker.css?raw'
import prescriptions from '@dawakit/widgets/prescriptions.css?raw'
import image from '@dawakit/widgets/product-image.css?raw'
import skeleton from '@dawakit/widgets/skeleton.css?raw'
import totals from '@dawakit/widgets/totals.css?raw'
import { inWords } from '../languages/in-words.ts'
import { fit } from '../styles/fit.ts'
import { withLightDom } from './light-dom-element.ts'
import { storeUrl } from './page-links.ts'
import { panelStyles } from './panel-styles.ts'

/** `<dawa-checkout>`: from a full cart to a placed order. */
export const definition = withLightDom([button, field, addressForm], {
  tag: 'dawa-checkout',
  Widget: inWords(Checkout),
  css: [
    fit({ least: 220, asked: 960 }),
    ...panelStyles,
    field,
    badge,
    empty,
    image,
    skeleton,
    addressForm,
    addressList,
    coupon,
    prescriptions,
    totals,
    tracker,
    css,
  ],
  attributes: {
    'shop-href': 'string',
    'orders-href': 'string',
    'terms-href': 'string',
    'privacy-href': 'string',
  },
  props: (element, host): CheckoutProps => ({
    shopHref: element.setting('shop-href'),
    ordersHref: element.setting('orders-href'),
    termsHref: element.setting('terms-href') ?? storeUrl(host, '/terms-and-conditions'),
    privacyHref: element.setting('privacy-href') ?? storeUrl(host, '/privacy-policy'),
  }),
})
