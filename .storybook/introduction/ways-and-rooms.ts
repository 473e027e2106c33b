export interface WayIn {
  title: string
  text: string
  code: string
  to: string
  link: string
}

/** How the widgets come to a page. */
export const WAYS_IN: readonly WayIn[] = [
  {
    title: 'A script tag',
    text: 'Custom elements for any page, shop system or CMS. Each loads what it needs, when the page has it.',
    code: `<script type="module" async
  src="https://pharmacy.example/embed/dawakit.js">
</script>
<dawa-shop api="https://pharmacy.example/api"
  partner-key="pk_…"></dawa-shop>
<dawa-search-box></dawa-search-box>
<dawa-cart-button></dawa-cart-button>`,
    to: '?path=/docs/handbook-embedding--docs',
    link: 'Elements and attributes',
  },
  {
    title: 'npm packages',
    text: 'The same widgets as React components, typed, rendered on a server too; elements for Vue and Svelte.',
    code: `import { createShop } from '@dawakit/client/fetch'
import { SearchBox } from '@dawakit/widgets/search-box'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import '@dawakit/widgets/styles.css'

const shop = createShop({ apiUrl: '…', key: 'pk_…' })`,
    to: '?path=/docs/handbook-installing-the-packages--docs',
    link: 'Install the packages',
  },
  {
    title: 'Parts',
    text: 'Buttons, fields, prices, drawers, and the shop’s state without any widget: for pages of your own making.',
    code: `import { Button } from '@dawakit/widgets/button'
import { Price } from '@dawakit/widgets/price'
import { useCart } from '@dawakit/widgets/shop-context'

shop.$cart.subscribe(({ lines }) => …)`,
    to: '?path=/docs/handbook-widgets-primitives--docs',
    link: 'What there is to build with',
  },
]

export interface Room {
  title: string
  doors: readonly { name: string; text: string; to: string }[]
}

/** Where to look, by who looks. */
export const ROOMS: readonly Room[] = [
  {
    title: 'You design it',
    doors: [
      { name: 'Tokens', text: 'every property, with an editor', to: '?path=/docs/foundations-tokens--docs' },
      {
        name: 'Theming examples',
        text: 'what a few lines of CSS do',
        to: '?path=/story/foundations-theming-examples--brand',
      },
      {
        name: 'Product card',
        text: 'in every state, from in stock to sold out',
        to: '?path=/docs/shopping-product-card--docs',
      },
      { name: 'Primitives', text: 'buttons, fields, badges', to: '?path=/docs/primitives-button--docs' },
    ],
  },
  {
    title: 'You build with it',
    doors: [
      {
        name: 'Getting started',
        text: 'HTML, React, Next, Vue, Svelte, Astro',
        to: '?path=/docs/handbook-getting-started--docs',
      },
      {
        name: 'Events',
        text: 'what your page hears',
        to: '?path=/docs/handbook-events-of-the-elements--docs',
      },
      {
        name: 'Content-Security-Policy',
        text: 'what yours lets in',
        to: '?path=/docs/handbook-content-security-policy--docs',
      },
      {
        name: 'The handbook',
        text: 'every page, by who reads it',
        to: '?path=/docs/handbook-the-handbook--docs',
      },
    ],
  },
  {
    title: 'The widgets',
    doors: [
      { name: 'Shopping', text: 'search, grid, cart, pincode', to: '?path=/docs/shopping-search-box--docs' },
      { name: 'Checkout', text: 'cart page, addresses, payment', to: '?path=/docs/checkout-checkout--docs' },
      { name: 'Orders', text: 'tracker, table, invoice', to: '?path=/docs/orders-order-tracker--docs' },
      { name: 'Account', text: 'sign up, profile, prescriptions', to: '?path=/docs/account-profile--docs' },
    ],
  },
]
