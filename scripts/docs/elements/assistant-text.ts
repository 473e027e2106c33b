import { camel } from '../widget-facts.ts'
import { type Handbook, pageOf } from './editor-data.ts'
import type { AttributeFacts, ElementFacts } from './element-facts.ts'
import { attributeType } from './element-types.ts'

/** Pages of the handbook, for what stands in no table. */
const PAGES: readonly [path: string, answers: string][] = [
  ['getting-started.md', 'from nothing to a first purchase'],
  ['embedding.md', 'the elements: frameworks, width, what of a page reaches them, `window.Dawakit`'],
  ['installing.md', 'the packages, from a registry or from tarballs'],
  ['events.md', 'events, and when they leave'],
  ['theming.md', '`--dawa-*` properties, parts, dark'],
  ['csp.md', 'Content-Security-Policy, Trusted Types'],
  ['delivery.md', 'addresses of the script tag, pinning, integrity'],
  ['storage.md', 'what the browser keeps, and consent'],
  ['troubleshooting.md', 'what to do when something does not work'],
  ['versioning.md', 'what may be relied on, browsers'],
  ['languages.md', 'another language than English'],
  ['api.md', 'the HTTP API'],
]

function attributeLine(one: AttributeFacts): string {
  const property = one.isProperty && camel(one.name) !== one.name ? `, property \`${camel(one.name)}\`` : ''
  const byDefault = one.default ? ` Default: ${one.default}.` : ''
  return `- \`${one.name}\` (${attributeType(one)}${property}): ${one.sentence}${byDefault}`
}

function elementSection(element: ElementFacts, docs: string): string {
  const { tag, sentence, attributes, properties, events, parts } = element
  const lists: [string, string[]][] = [
    ['Attributes', attributes.map(attributeLine)],
    ['Properties', properties.map(({ name, type, sentence: said }) => `- \`${name}\` (${type}): ${said}`)],
    ['Events', events.map(({ name, detail, sentence: said }) => `- \`${name}\`, detail ${detail}: ${said}`)],
    ['Parts', parts.length > 0 ? [parts.map((part) => `\`${part}\``).join(' ')] : []],
  ]
  const told = lists.filter(([, lines]) => lines.length > 0)
  const body = told.map(([title, lines]) => `${title}:\n${lines.join('\n')}`).join('\n\n')
  return `### <${tag}>\n\n${sentence} Page: ${docs}/${pageOf(tag)}${body && `\n\n${body}`}`
}

/** `llms.txt`: all of the elements as one text, for who writes pages by a coding assistant. */
export function assistantText(elements: readonly ElementFacts[], { docs }: Handbook): string {
  const pages = PAGES.map(([path, answers]) => `- [${path}](${docs}/${path}): ${answers}`).join('\n')
  return `# Dawakit

> Widgets of an online pharmacy in India for a page of any kind: search, product cards, cart, login, checkout, order tracker, invoice. As custom elements by a script tag or from npm, and as React components. A pharmacy runs the API; a page needs its address and, on another origin, a publishable key.

## By a script tag

\`\`\`html
<link rel="stylesheet" href="https://pharmacy.example/embed/room.css">
<script type="module" async src="https://pharmacy.example/embed/dawakit.js"></script>

<dawa-shop api="https://pharmacy.example/api" partner-key="pk_…" product-href="/medicine?id={id}"></dawa-shop>
<dawa-search-box></dawa-search-box>
<dawa-cart-button></dawa-cart-button>
\`\`\`

One \`<dawa-shop>\` on a page; it shows nothing. The others stand where they shall show. Elements have an end tag. \`window.Dawakit\` is the only global: \`Dawakit.open('cart' | 'login')\`, \`Dawakit.on('cart:change', listener)\`, \`Dawakit.consent('granted' | 'denied')\`, \`Dawakit.shop\`, \`Dawakit.doctor()\`, which says in the console what is wrong.

## From npm

\`\`\`ts
import { defineAll } from '@dawakit/embed'

defineAll() // or define(searchBox), or one element by its own entry: @dawakit/embed/search-box
\`\`\`

The same elements; nothing is registered on import, so it is called in the browser. Types of the tags: \`import type {} from '@dawakit/embed/types/react'\`, or \`preact\`, \`vue\`, \`svelte\`, \`astro\` in its place. \`document.querySelector('dawa-search-box')\` and \`addEventListener('dawa:cart:change', …)\` are typed by any import of \`@dawakit/embed\`.

As React components, for an app of React 18.3 or 19 (Preact by its aliases):

\`\`\`tsx
import { createShop } from '@dawakit/client/fetch'
import { SearchBox } from '@dawakit/widgets/search-box'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import '@dawakit/widgets/styles.css'

const shop = createShop({ apiUrl: 'https://pharmacy.example/api', key: 'pk_…' })

export const Search = () => (
  <ShopProvider shop={shop}>
    <SearchBox />
  </ShopProvider>
)
\`\`\`

## Rules

- Names of attributes stay as in HTML (\`per-page\`), in every framework. An object (\`product\`, \`order\`) is set as a property.
- \`key\` belongs to React, Preact and Vue: the attribute is \`partner-key\`.
- Events bubble and cross shadow roots: one listener on \`document\` hears them all.
- The look is \`--dawa-*\` properties, at the root, around an element or on it, and \`::part(name)\`. \`data-dawa-theme="light"\`, \`"dark"\` or \`"auto"\` above an element decides what is else taken from the page.
- No slot is there to fill. The children that an element gives itself stay.
- An attribute that an element does not list does nothing.

## Elements

${elements.map((element) => elementSection(element, docs)).join('\n\n')}

## Pages of the handbook

${pages}
`
}
