/** What the elements are to TypeScript. Written by `npm run docs:tables` from their definitions. */
import type { Invoice as InvoiceData, Language, Order, ProductSummary, Shop } from '@dawakit/client'

/** `<dawa-shop>`: Configures the page's one shop, turns what happens in it into DOM events, and brings the drawers and toasts that the page has not placed. */
export interface DawaShopElement extends HTMLElement {
  /** The page's shop: its calls, stores and actions. */
  readonly shop: Shop
  /** Another language than English. Set it before the element has its class. */
  language: Language | undefined
}

/** The attributes of `<dawa-shop>`. */
export interface DawaShopAttributes {
  /** The pharmacy's API. @default `/api` */
  api?: string | undefined
  /** The partner's publishable key. */
  'partner-key'?: string | undefined
  /** `required` keeps everything in memory until the customer agrees. @default 'granted' */
  consent?: 'required' | 'granted' | 'denied' | undefined
  /** The language of the elements: `en`, `hi` (Hindi) or `ta` (Tamil); another one is the property `language`. @default that of the page, else English */
  lang?: string | undefined
  /** A product's page, with `{id}`, `{slug}`, `{category}`, `{name}`. @default the pharmacy's own page */
  'product-href'?: string | undefined
  /** Where Enter leads, with `?search=`. @default the pharmacy's own page */
  'search-action'?: string | undefined
  /** A cart page. @default the drawer */
  'cart-href'?: string | undefined
  /** The page with `<dawa-checkout>`. @default the one of the page, else `/checkout` */
  'checkout-href'?: string | undefined
  /** The customer's orders, from the end of a checkout. */
  'orders-href'?: string | undefined
  /** Where an empty cart leads. @default `/` */
  'shop-href'?: string | undefined
  /** The terms that a customer accepts. @default the pharmacy's own page */
  'terms-href'?: string | undefined
  /** The privacy policy that a customer accepts. @default the pharmacy's own page */
  'privacy-href'?: string | undefined
}

/** `<dawa-cart-button>`: The cart's icon with its count, and a mini-cart. */
export interface DawaCartButtonElement extends HTMLElement {
  /** The cart's page: where the button leads without script, and 'View Cart' with it. @default the drawer */
  cartHref: string | null
  /** Where Checkout leads, and a guest after signing in. @default the `<dawa-checkout>` of the page, else `/checkout` */
  checkoutHref: string | null
  /** Without who is signed in and the way out: the page shows them beside it. @default false */
  hideAccount: boolean | null
  /** Without saying to who listens what was added, counted or taken out: the page says it. @default false */
  hideNews: boolean | null
}

/** The attributes of `<dawa-cart-button>`. */
export interface DawaCartButtonAttributes {
  /** The cart's page: where the button leads without script, and 'View Cart' with it. @default the drawer */
  'cart-href'?: string | undefined
  /** Where Checkout leads, and a guest after signing in. @default the `<dawa-checkout>` of the page, else `/checkout` */
  'checkout-href'?: string | undefined
  /** Without who is signed in and the way out: the page shows them beside it. @default false */
  'hide-account'?: boolean | '' | 'true' | 'false' | undefined
  /** Without saying to who listens what was added, counted or taken out: the page says it. @default false */
  'hide-news'?: boolean | '' | 'true' | 'false' | undefined
}

/** `<dawa-cart-drawer>`: The cart beside the page. One on a page; `Dawakit.open('cart')` opens it. */
export interface DawaCartDrawerElement extends HTMLElement {
  /** A full cart page; without it there is no link to one. */
  cartHref: string | null
  /** Where Checkout leads, and a guest after signing in. @default the `<dawa-checkout>` of the page, else `/checkout` */
  checkoutHref: string | null
}

/** The attributes of `<dawa-cart-drawer>`. */
export interface DawaCartDrawerAttributes {
  /** A full cart page; without it there is no link to one. */
  'cart-href'?: string | undefined
  /** Where Checkout leads, and a guest after signing in. @default the `<dawa-checkout>` of the page, else `/checkout` */
  'checkout-href'?: string | undefined
  /** A product's page, with `{id}`, `{slug}`, `{category}`, `{name}`. @default that of `<dawa-shop>` */
  'product-href'?: string | undefined
}

/** `<dawa-checkout>`: From a full cart to a placed order. */
export interface DawaCheckoutElement extends HTMLElement {
  /** Where an empty cart leads. @default '/' */
  shopHref: string | null
  /** Where the orders are; without it the end of the checkout has the order's tracker in the place of the link. */
  ordersHref: string | null
  /** The terms that a customer accepts. @default the pharmacy's own page */
  termsHref: string | null
  /** The privacy policy that a customer accepts. @default the pharmacy's own page */
  privacyHref: string | null
}

/** The attributes of `<dawa-checkout>`. */
export interface DawaCheckoutAttributes {
  /** Where an empty cart leads. @default '/' */
  'shop-href'?: string | undefined
  /** Where the orders are; without it the end of the checkout has the order's tracker in the place of the link. */
  'orders-href'?: string | undefined
  /** The terms that a customer accepts. @default the pharmacy's own page */
  'terms-href'?: string | undefined
  /** The privacy policy that a customer accepts. @default the pharmacy's own page */
  'privacy-href'?: string | undefined
}

/** `<dawa-invoice>`: The GST invoice of a delivered order, on screen and as PDF. */
export interface DawaInvoiceElement extends HTMLElement {
  /** The delivered order whose invoice is fetched, or `latest` for the customer's newest. */
  orderId: string | null
  /** An invoice that is here already; nothing is fetched then. */
  invoice: InvoiceData | undefined
}

/** The attributes of `<dawa-invoice>`. */
export interface DawaInvoiceAttributes {
  /** The delivered order whose invoice is fetched, or `latest` for the customer's newest. */
  'order-id'?: string | undefined
}

/** `<dawa-login>`: Signing in by mobile number and one-time code. */
export interface DawaLoginElement extends HTMLElement {
  /** Waits for `Dawakit.open('login')`; without it the form stands in the page. */
  drawer: boolean | null
}

/** The attributes of `<dawa-login>`. */
export interface DawaLoginAttributes {
  /** Waits for `Dawakit.open('login')`; without it the form stands in the page. */
  drawer?: boolean | '' | 'true' | 'false' | undefined
}

/** `<dawa-notices>`: The shop's toasts. `<dawa-shop>` adds one by itself when there is something to say. */
export type DawaNoticesElement = HTMLElement

/** The attributes of `<dawa-notices>`. */
export type DawaNoticesAttributes = Record<never, never>

/** `<dawa-order-tracker>`: Where an order is. */
export interface DawaOrderTrackerElement extends HTMLElement {
  /** The order to follow, or `latest` for the customer's newest: fetched, and fetched again whenever the page is looked at again. */
  orderId: string | null
  /** An order that is here already; nothing is fetched then. */
  order: Order | undefined
}

/** The attributes of `<dawa-order-tracker>`. */
export interface DawaOrderTrackerAttributes {
  /** The order to follow, or `latest` for the customer's newest: fetched, and fetched again whenever the page is looked at again. */
  'order-id'?: string | undefined
  /** A cart page. @default that of `<dawa-shop>` */
  'cart-href'?: string | undefined
  /** The page with `<dawa-checkout>`. @default that of `<dawa-shop>` */
  'checkout-href'?: string | undefined
}

/** `<dawa-pincode-checker>`: Whether a pincode is served. */
export type DawaPincodeCheckerElement = HTMLElement

/** The attributes of `<dawa-pincode-checker>`. */
export type DawaPincodeCheckerAttributes = Record<never, never>

/** `<dawa-product-card>`: One product, by `product-id`, by `product-param` or by the property `product`. */
export interface DawaProductCardElement extends HTMLElement {
  /** Id or slug. Without one, and without `product`, it waits; '' is no product. */
  productId: string | null
  /** Name of the parameter of the page's address that holds the id or slug. */
  productParam: string | null
  /** Level of the name's heading. @default 3 */
  headingLevel: 2 | 1 | 3 | 4 | null
  /** What the button becomes once the product is in the cart: its number, to change, or Remove From Cart. @default 'stepper' */
  inCart: 'stepper' | 'remove' | null
  /** A product that is here already; nothing is fetched then. */
  product: ProductSummary | undefined
}

/** The attributes of `<dawa-product-card>`. */
export interface DawaProductCardAttributes {
  /** Id or slug. Without one, and without `product`, it waits; '' is no product. */
  'product-id'?: string | undefined
  /** Name of the parameter of the page's address that holds the id or slug. */
  'product-param'?: string | undefined
  /** Level of the name's heading. @default 3 */
  'heading-level'?: 2 | '2' | 1 | '1' | 3 | '3' | 4 | '4' | undefined
  /** What the button becomes once the product is in the cart: its number, to change, or Remove From Cart. @default 'stepper' */
  'in-cart'?: 'stepper' | 'remove' | undefined
  /** A product's page, with `{id}`, `{slug}`, `{category}`, `{name}`. @default that of `<dawa-shop>` */
  'product-href'?: string | undefined
  /** Its markup came with the page, in a declarative shadow root: `room.css` keeps no room for it. */
  served?: boolean | '' | 'true' | 'false' | undefined
}

/** `<dawa-product-grid>`: Product cards in as many columns as fit, with pages. */
export interface DawaProductGridElement extends HTMLElement {
  /** Name of a general category. */
  generalCategory: string | null
  /** Name of a speciality category. */
  specialityCategory: string | null
  /** A part of that category. */
  subCategory: string | null
  /** A brand. */
  brand: string | null
  /** The deals of the day. */
  isDeals: boolean | null
  /** Products of a page, 1 to 100. @default 20, and all the deals */
  perPage: number | null
  /** The page it starts with. @default 1 */
  defaultPage: number | null
  /** Its name among the landmarks, where a page has several. @default 'Products' */
  label: string | null
  /** Level of the cards' headings. @default 3 */
  headingLevel: 2 | 1 | 3 | 4 | null
  /** What the cards' buttons become. @default 'stepper' */
  inCart: 'stepper' | 'remove' | null
  /** As the API lists them. */
  products: readonly ProductSummary[] | undefined
}

/** The attributes of `<dawa-product-grid>`. */
export interface DawaProductGridAttributes {
  /** Name of a general category. */
  'general-category'?: string | undefined
  /** Name of a speciality category. */
  'speciality-category'?: string | undefined
  /** A part of that category. */
  'sub-category'?: string | undefined
  /** A brand. */
  brand?: string | undefined
  /** The deals of the day. */
  'is-deals'?: boolean | '' | 'true' | 'false' | undefined
  /** Products of a page, 1 to 100. @default 20, and all the deals */
  'per-page'?: number | `${number}` | undefined
  /** The page it starts with. @default 1 */
  'default-page'?: number | `${number}` | undefined
  /** Its name among the landmarks, where a page has several. @default 'Products' */
  label?: string | undefined
  /** Level of the cards' headings. @default 3 */
  'heading-level'?: 2 | '2' | 1 | '1' | 3 | '3' | 4 | '4' | undefined
  /** What the cards' buttons become. @default 'stepper' */
  'in-cart'?: 'stepper' | 'remove' | undefined
  /** A product's page, with `{id}`, `{slug}`, `{category}`, `{name}`. @default that of `<dawa-shop>` */
  'product-href'?: string | undefined
  /** Its markup came with the page, in a declarative shadow root: `room.css` keeps no room for it. */
  served?: boolean | '' | 'true' | 'false' | undefined
}

/** `<dawa-search-box>`: Search with results as you type. */
export interface DawaSearchBoxElement extends HTMLElement {
  /** Where the form goes by Enter, and without script. @default the pharmacy's own page */
  action: string | null
  /** Name of the text in the form's query. @default 'search' */
  name: string | null
  /** The text it starts with. @default '' */
  defaultValue: string | null
  /** The page's route: a change clears the text. */
  route: string | null
}

/** The attributes of `<dawa-search-box>`. */
export interface DawaSearchBoxAttributes {
  /** Where the form goes by Enter, and without script. @default the pharmacy's own page */
  action?: string | undefined
  /** Name of the text in the form's query. @default 'search' */
  name?: string | undefined
  /** The text it starts with. @default '' */
  'default-value'?: string | undefined
  /** The page's route: a change clears the text. */
  route?: string | undefined
  /** A product's page, with `{id}`, `{slug}`, `{category}`, `{name}`. @default that of `<dawa-shop>` */
  'product-href'?: string | undefined
  /** Where Enter leads, with `?search=`. @default that of `<dawa-shop>` */
  'search-action'?: string | undefined
  /** Its markup came with the page, in a declarative shadow root: `room.css` keeps no room for it. */
  served?: boolean | '' | 'true' | 'false' | undefined
}

/** Each element by its tag. */
export interface DawaElementMap {
  'dawa-shop': DawaShopElement
  'dawa-cart-button': DawaCartButtonElement
  'dawa-cart-drawer': DawaCartDrawerElement
  'dawa-checkout': DawaCheckoutElement
  'dawa-invoice': DawaInvoiceElement
  'dawa-login': DawaLoginElement
  'dawa-notices': DawaNoticesElement
  'dawa-order-tracker': DawaOrderTrackerElement
  'dawa-pincode-checker': DawaPincodeCheckerElement
  'dawa-product-card': DawaProductCardElement
  'dawa-product-grid': DawaProductGridElement
  'dawa-search-box': DawaSearchBoxElement
}

/** The attributes of each element by its tag. */
export interface DawaAttributeMap {
  'dawa-shop': DawaShopAttributes
  'dawa-cart-button': DawaCartButtonAttributes
  'dawa-cart-drawer': DawaCartDrawerAttributes
  'dawa-checkout': DawaCheckoutAttributes
  'dawa-invoice': DawaInvoiceAttributes
  'dawa-login': DawaLoginAttributes
  'dawa-notices': DawaNoticesAttributes
  'dawa-order-tracker': DawaOrderTrackerAttributes
  'dawa-pincode-checker': DawaPincodeCheckerAttributes
  'dawa-product-card': DawaProductCardAttributes
  'dawa-product-grid': DawaProductGridAttributes
  'dawa-search-box': DawaSearchBoxAttributes
}

declare global {
  interface HTMLElementTagNameMap extends DawaElementMap {}
}
