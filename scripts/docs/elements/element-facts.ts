/** What the code says of each element, for the tables of docs/widgets and for the tools of who writes a page. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { camel, definitionIn, type readWidgets } from '../widget-facts.ts'

const EMBED = 'packages/embed/src'

export interface AttributeFacts {
  name: string
  kind: 'string' | 'number' | 'boolean'
  /** Where it takes one of a few: which. */
  values: readonly string[]
  /** As a sentence of docs/ says it. */
  default: string
  sentence: string
  /** It is a property in camel case too. */
  isProperty: boolean
}

export interface PropertyFacts {
  name: string
  /** Of `@dawakit/client`, where it is a name. */
  type: string
  sentence: string
  isReadonly: boolean
}

export interface EventFacts {
  name: string
  /** What its `detail` has. */
  detail: string
  sentence: string
}

export interface ElementFacts {
  tag: `dawa-${string}`
  sentence: string
  attributes: readonly AttributeFacts[]
  properties: readonly PropertyFacts[]
  events: readonly EventFacts[]
  parts: readonly string[]
  tokens: readonly string[]
}

/** Attributes that no prop has the name of. */
const OWN_SENTENCES: Readonly<Record<string, string>> = {
  drawer: "Waits for `Dawakit.open('login')`; without it the form stands in the page.",
  'product-param': "Name of the parameter of the page's address that holds the id or slug.",
}

/** Where the element has another default than its widget. */
const OWN_DEFAULTS: Readonly<Record<string, string>> = {
  action: "the pharmacy's own page",
  'checkout-href': 'the `<dawa-checkout>` of the page, else `/checkout`',
  'privacy-href': "the pharmacy's own page",
  'terms-href': "the pharmacy's own page",
}

const ofShop = (
  name: string,
  sentence: string,
  byDefault: string,
  values: string[] = [],
): AttributeFacts => ({
  name,
  kind: 'string',
  values,
  default: byDefault,
  sentence,
  isProperty: false,
})

/** What `<dawa-shop>` reads itself. */
const SHOP_SETTINGS: readonly AttributeFacts[] = [
  ofShop('api', "The pharmacy's API.", '`/api`'),
  ofShop('partner-key', "The partner's publishable key.", ''),
  ofShop('consent', '`required` keeps everything in memory until the customer agrees.', "'granted'", [
    'required',
    'granted',
    'denied',
  ]),
  ofShop(
    'lang',
    'The language of the elements: `en`, `hi` (Hindi) or `ta` (Tamil); another one is the property `language`.',
    'that of the page, else English',
  ),
]

/** Attributes of `<dawa-shop>` that an element may have for itself. */
const SHARED: readonly AttributeFacts[] = [
  ofShop(
    'product-href',
    "A product's page, with `{id}`, `{slug}`, `{category}`, `{name}`.",
    "the pharmacy's own page",
  ),
  ofShop('search-action', 'Where Enter leads, with `?search=`.', "the pharmacy's own page"),
  ofShop('cart-href', 'A cart page.', 'the drawer'),
  ofShop('checkout-href', 'The page with `<dawa-checkout>`.', 'the one of the page, else `/checkout`'),
  ofShop('orders-href', "The customer's orders, from the end of a checkout.", ''),
  ofShop('shop-href', 'Where an empty cart leads.', '`/`'),
  ofShop('terms-href', 'The terms that a customer accepts.', "the pharmacy's own page"),
  ofShop('privacy-href', 'The privacy policy that a customer accepts.', "the pharmacy's own page"),
]

const SHOP_PROPERTIES: readonly PropertyFacts[] = [
  {
    name: 'shop',
    type: 'Shop',
    sentence: "The page's shop: its calls, stores and actions.",
    isReadonly: true,
  },
  {
    name: 'language',
    type: 'Language',
    sentence: 'Another language than English. Set it before the element has its class.',
    isReadonly: false,
  },
]

const SERVED: AttributeFacts = {
  name: 'served',
  kind: 'boolean',
  values: [],
  default: '',
  sentence: 'Its markup came with the page, in a declarative shadow root: `room.css` keeps no room for it.',
  isProperty: false,
}

const read = (path: string) => readFileSync(path, 'utf8')

/** The events of `DawaEventMap`, with what stands above each. */
function eventsInCode(): EventFacts[] {
  const file = ts.createSourceFile('events.ts', read(`${EMBED}/events.ts`), ts.ScriptTarget.Latest, true)
  const interfaces = file.statements.filter(ts.isInterfaceDeclaration)
  const keysOf = (name: string) =>
    interfaces.find((one) => one.name.text === name)?.members.map((one) => one.name?.getText() ?? '') ?? []
  const map = interfaces.find(({ name }) => name.text === 'DawaEventMap')
  return [...(map?.members ?? [])].filter(ts.isPropertySignature).map((member) => {
    const name = (member.name as ts.StringLiteral).text
    const sentence = ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' ')
    if (!sentence) throw new Error(`${name} has no sentence: give it one in packages/embed/src/events.ts`)
    const [, type = ''] = /^CustomEvent<(.*)>$/.exec(member.type?.getText() ?? '') ?? []
    return { name, detail: type === 'ProductSelection' ? `{ ${keysOf(type).join(', ')} }` : type, sentence }
  })
}

/** Each element, as its definition and what stands above it, its widget, and the theme say. */
export function elementFacts(widgets: ReturnType<typeof readWidgets>): ElementFacts[] {
  const events = eventsInCode()
  const isSelection = ({ name }: EventFacts) => name === 'dawa:product:select'

  function factsOf(name: string): ElementFacts {
    const text = read(`${EMBED}/elements/${name}.ts`)
    const components = componentsIn(text)
    const props = new Map(
      components.flatMap((path) => widgets.propsOf(path).map((prop) => [prop.name, prop])),
    )
    const { attributes, properties, shared, isSelecting, isServed } = definitionIn(text)
    const own = attributes.map(([attribute, kind]): AttributeFacts => {
      const prop = props.get(camel(attribute))
      const sentence = OWN_SENTENCES[attribute] ?? prop?.sentence
      if (sentence === undefined)
        throw new Error(
          `No sentence for ${attribute} of dawa-${name}: give it one in scripts/docs/elements/element-facts.ts`,
        )
      return {
        name: attribute,
        kind,
        values: prop?.values ?? [],
        default: OWN_DEFAULTS[attribute] ?? prop?.default ?? '',
        sentence,
        isProperty: true,
      }
    })
    const others = SHARED.filter(
      (one) => shared.includes(one.name) && !attributes.some(([attribute]) => attribute === one.name),
    ).map((one) => ({ ...one, default: 'that of `<dawa-shop>`' }))
    const look = widgets.lookOf(components, name)
    return {
      tag: `dawa-${name}`,
      sentence: sentenceAbove(text),
      attributes: [...own, ...others, ...(isServed ? [SERVED] : [])],
      properties: properties.map((property) => ({
        name: property,
        type: props.get(property)?.type ?? '',
        sentence: props.get(property)?.sentence ?? '',
        isReadonly: false,
      })),
      events: isSelecting ? events.filter(isSelection) : [],
      parts: [...new Set([...look.parts.values()].flatMap((names) => [...names]))].sort(),
      tokens: look.tokens,
    }
  }

  const shop: ElementFacts = {
    tag: 'dawa-shop',
    sentence: sentenceAbove(read(`${EMBED}/shop/shop-element.ts`)),
    attributes: [...SHOP_SETTINGS, ...SHARED],
    properties: SHOP_PROPERTIES,
    events: events.filter((event) => !isSelection(event)),
    parts: [],
    tokens: [],
  }
  const names = globSync(`${EMBED}/entries/*.ts`).map((file) => basename(file, '.ts'))
  return [shop, ...names.sort().map(factsOf)]
}

/** The components that an element shows, as `folder/Component`. */
function componentsIn(text: string): string[] {
  return [...text.matchAll(/import \{([^}]*)\} from '@dawakit\/widgets\/([\w-]+)'/g)].flatMap(
    ([, names = '', folder = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => `${folder}/${name}`),
  )
}

/** What stands above the definition, without the tag's name. */
function sentenceAbove(text: string): string {
  const [, comment = ''] =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:export const definition|export function createShopElement)/.exec(
      text,
    ) ?? []
  const said = comment.replace(/\n \*/g, ' ').replace(/\s+/g, ' ').trim()
  const [, rest = ''] = /^`<dawa-[^`]*`[^:]*: (.*)$/.exec(said) ?? []
  if (!rest) throw new Error(`Nothing stands above a definition: ${text.slice(0, 80)}`)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
