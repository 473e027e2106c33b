export interface SharedFile {
  name: string
  /** A module that is imported on demand, from the packages' folder. */
  entry?: string
  /** Parts of the paths of what is in it besides. */
  holds: readonly string[]
}

/**
 * Files that several elements share, so that a page takes few requests. Each has one module that is imported on demand,
 * and holds besides what the paths name, with all that they stand on; a module goes to the first file that wants it.
 */
export const SHARED: readonly SharedFile[] = [
  {
    // What every element stands on.
    name: 'runtime',
    entry: 'embed/src/define.ts',
    holds: [
      'embed/src/styles/fit',
      'widgets/src/controls/button/button.tsx',
      'widgets/src/ground/shop-context/use-widget',
      'core/src/language/latin-digits',
      'widgets/src/controls/form/use-read-field',
      'widgets/src/ground/shop-context/use-labels',
      'core/src/delivery/pincode',
      'icon/check-icon.ts',
      'icon/pin-icon.ts',
    ],
  },
  {
    // Pictures and links of products, and what is there before them.
    name: 'product',
    entry: 'embed/src/elements/page-links.ts',
    holds: [
      'widgets/src/ground/theme/content.css',
      'widgets/src/controls/price/price.css',
      // What is shown of a price stands on it, and the cart: neither asks for the other.
      'core/src/money/price-format',
      'widgets/src/controls/product-image/',
      'widgets/src/controls/skeleton/',
      'widgets/src/ground/top-layer/',
      'icon/close-icon.ts',
    ],
  },
  {
    // The drawer; the dialog, the notices and the empty state that others take from it.
    name: 'cart',
    entry: 'embed/src/elements/cart-drawer.ts',
    holds: [
      'widgets/src/ground/shop-context/shop-stores',
      'embed/src/languages/in-words',
      'widgets/src/controls/notices/',
      'widgets/src/cart/cart-warning/',
      'widgets/src/controls/button/button-link',
      'core/src/cart/cart-line-key',
      'core/src/cart/check-quantity',
      'core/src/cart/totals',
      // What the actions stand on, too: the first press waits for them, and for no other file.
      'core/src/coupon/eligible-lines',
      'core/src/delivery/ist-date',
      'core/src/order/payment-transition',
      'core/src/product/paging',
      'core/src/refusals/work',
    ],
  },
  {
    // What a card shares with pages of orders and with what is found: the shop's calls, which these begin with, and prices.
    name: 'shown',
    entry: 'client/src/calls/fetch-calls.ts',
    holds: [
      'core/src/refusals/pincode',
      'widgets/src/controls/price/',
      'widgets/src/controls/badge/',
      'fetched/use-fetched',
      'icon/alert-icon.ts',
      'icon/package-icon.ts',
    ],
  },
  {
    // What checkout, tracker and invoice share.
    name: 'order',
    holds: [
      'widgets/src/controls/mobile-field/mobile-number',
      'widgets/src/orders/order-tracker/',
      'widgets/src/controls/totals/',
      'widgets/src/controls/dialog/modal',
      'icon/user-icon.ts',
      'icon/download-icon.ts',
      'icon/file-icon.ts',
      'icon/upload-icon.ts',
    ],
  },
  {
    // What checkout and login share.
    name: 'form',
    holds: [
      'embed/src/elements/light-dom-element',
      'widgets/src/controls/field/field.',
      'core/src/customer/check-address',
      'core/src/customer/form-refusal',
      'core/src/refusals/address',
      'core/src/refusals/sign-in',
      'widgets/src/controls/form/',
      // The checkout's own, and the prescriptions' that come when they are needed.
      'widgets/src/account/fresh-code-needed/',
      'widgets/src/ground/light-dom/',
      'widgets/src/controls/mobile-field/',
    ],
  },
]

/**
 * Elements that fetch a part of theirs when it is asked for. The checkout is one, too: one alone has the helper in its own
 * file, and as an entry it would keep more than it needs.
 */
export const FETCHING = ['invoice', 'login'] as const
