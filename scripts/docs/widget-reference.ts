/**
 * What the code says of each widget, as the section 'Reference' of its page in docs/widgets: attributes, properties and events
 * of the element, props of the components, parts and tokens. `docs-tables.ts` writes it, a house test holds the pages to it.
 */
import type { ElementFacts } from './elements/element-facts.ts'
import type { readWidgets } from './widget-facts.ts'

/** A page, the components whose props it lists, as `folder/Component`, and the element that has its name. */
export interface WidgetPage {
  components: readonly string[]
  /** Without `dawa-`. */
  element?: string
}

const page = (...components: string[]): WidgetPage => ({ components })
const withElement = (element: string, ...components: string[]): WidgetPage => ({ element, components })

export const PAGES: Readonly<Record<string, WidgetPage>> = {
  account: page(
    'account-nav/AccountNav',
    'notifications/Notifications',
    'profile/Profile',
    'reviews/Reviews',
  ),
  addresses: page('address-list/AddressList', 'address-form/AddressForm', 'address-form/AddressDialog'),
  'buy-buttons': page('buy-buttons/BuyButtons'),
  'cart-button': withElement('cart-button', 'cart-button/CartButton'),
  'cart-drawer': withElement('cart-drawer', 'cart-drawer/CartDrawer'),
  'cart-page': page('cart-page/CartPage', 'coupon-box/CouponBox'),
  checkout: withElement('checkout', 'checkout/Checkout'),
  invoice: withElement('invoice', 'invoice/Invoice', 'invoice/InvoiceDialog'),
  login: withElement('login', 'login/Login', 'login/LoginDrawer'),
  'login-page': page(
    'login-page/LoginPage',
    'sign-up/SignUp',
    'forgot-password/ForgotPassword',
    'reset-password/ResetPassword',
    'order-result/OrderResult',
  ),
  notices: withElement('notices', 'notices/Notices'),
  'order-tracker': withElement('order-tracker', 'order-tracker/OrderTracker'),
  'orders-table': page(
    'orders-table/OrdersTable',
    'order-detail/OrderDetail',
    'order-again/OrderAgain',
    'order-again/OrderAgainOverlay',
  ),
  'pincode-checker': withElement(
    'pincode-checker',
    'pincode-checker/PincodeChecker',
    'pincode-checker/PincodeDrawer',
    'pincode-checker/PincodeButton',
  ),
  'prescription-requests': page(
    'prescription-requests/PrescriptionRequests',
    'prescription-requests/PreparedOrder',
  ),
  prescriptions: page('prescriptions/Prescriptions', 'prescriptions/PrescriptionPicker'),
  'product-card': withElement(
    'product-card',
    'product-card/ProductCardById',
    'product-card/ProductCard',
    'product-card/ProductCardSkeleton',
  ),
  'product-grid': withElement(
    'product-grid',
    'product-grid/ProductList',
    'product-grid/ProductGrid',
    'product-grid/Pagination',
  ),
  'quick-view': page('quick-view/QuickView'),
  'request-product': page('request-product/RequestProduct'),
  'search-box': withElement('search-box', 'search-box/SearchBox'),
}

const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()
const code = (text: string): string => (text ? `\`${cell(text)}\`` : '')
const codes = (names: Iterable<string>): string => [...names].map(code).join(' ')
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** Each page's section by its name. */
export function widgetReferences(
  widgets: ReturnType<typeof readWidgets>,
  elements: readonly ElementFacts[],
): Record<string, string> {
  function partsAndTokens(paths: readonly string[], element?: string): string[] {
    const { parts, tokens } = widgets.lookOf(paths, element)
    const own = new Set(paths.map((path) => path.split('/')[0] ?? ''))
    const rank = ([folder]: [string, unknown]) => `${own.has(folder) ? 0 : 1}${folder}`
    const rows = [...parts]
      .sort((one, other) => rank(one).localeCompare(rank(other)))
      .map(([folder, names]) => [code(folder), codes([...names].sort())])
    return [`### Parts\n\n${table(['of', 'parts'], rows)}`, `### Tokens\n\n${codes(tokens)}`]
  }

  function propsSection(path: string): string {
    const rows = widgets
      .propsOf(path)
      .map((prop) => [
        code(prop.name),
        code(prop.type),
        prop.isRequired ? 'required' : cell(prop.default),
        cell(prop.sentence),
      ])
    const props = rows.length > 0 ? table(['prop', 'type', 'default', 'what'], rows) : 'None.'
    return `### Props of \`${path.split('/')[1]}\`\n\n${props}`
  }

  return Object.fromEntries(
    Object.entries(PAGES).map(([name, { components, element }]) => [
      name,
      [
        ...elements.filter(({ tag }) => tag === `dawa-${element}`).flatMap(elementSections),
        ...components.map(propsSection),
        ...partsAndTokens(components, element),
      ].join('\n\n'),
    ]),
  )
}

function elementSections({ tag, attributes, properties, events }: ElementFacts): string[] {
  const rows = attributes.map((one) => [code(one.name), one.kind, cell(one.default), cell(one.sentence)])
  const hasOwn = attributes.some(({ isProperty }) => isProperty)
  const heard = events.map(({ name, detail, sentence }) => [code(name), code(detail), cell(sentence)])
  return [
    `### Attributes of \`<${tag}>\`\n\n${rows.length > 0 ? table(['attribute', 'type', 'default', 'what'], rows) : 'None.'}`,
    `### Properties of \`<${tag}>\`\n\n${hasOwn ? `Each attribute, in camel case${properties.length > 0 ? ', and:' : '.'}` : 'None.'}`,
    ...(properties.length > 0
      ? [
          table(
            ['property', 'type', 'what'],
            properties.map(({ name, type, sentence }) => [code(name), code(type), cell(sentence)]),
          ),
        ]
      : []),
    `### Events of \`<${tag}>\`\n\n${heard.length > 0 ? table(['event', '`detail`', 'what'], heard) : 'None of its own: what it changes is told [by `<dawa-shop>`](../events.md).'}`,
  ]
}

const HEADING = '\n## Reference\n'

/** The page with its section as the code has it; it is the page's last. */
export const withReference = (text: string, reference: string): string =>
  `${text.split(HEADING)[0]?.trimEnd()}\n${HEADING}\n${reference}\n`
