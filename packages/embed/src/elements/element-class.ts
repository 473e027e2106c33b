import { ShopProvider } from '@dawakit/widgets/shop-context'
import { type ComponentChildren, render } from 'preact'
import { type ComponentType, createElement } from 'react'
import { speakAsReact } from '../react/react.ts'
import { type ShopHost, withShopHost } from '../shop/page-shop.ts'
import { adoptStyles } from '../styles/adopt-styles.ts'
import { baseStyles } from '../styles/base-styles.ts'
import { themeOf } from '../styles/theme-of.ts'

/** How an attribute's text becomes a prop. */
export type AttributeKind = 'string' | 'number' | 'boolean'

export interface ElementDefinition {
  tag: `dawa-${string}`
  /** Takes props of its own: `never` accepts every widget, and each definition checks where it is written. */
  Widget: (props: never) => unknown
  /** Stylesheets besides the base. */
  css: readonly string[]
  /** Attributes in kebab case. Each is a property in camel case too. */
  attributes?: Readonly<Record<string, AttributeKind>>
  /** Properties that no attribute can carry. */
  properties?: readonly string[]
  /** It has no place in the page, and looks as `<dawa-shop>` does. */
  isOverlay?: boolean
  /** Properties that a server's markup brings along: it is taken over with what it shows. */
  served?(root: ShadowRoot): Record<string, unknown> | null
  /** Props that come from the element and the page's shop: events, addresses. */
  props?(element: DawaElement, host: ShopHost): object
}

/** What every element of Dawakit is. */
export interface DawaElement extends HTMLElement {
  /** The element's own attribute, else that of `<dawa-shop>`. */
  setting(name: string): string | undefined
}

const toProperty = (attribute: string) => attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

/** An attribute as its property and its prop say it; null when it is not there. */
function readAttribute(element: Element, attribute: string, kind: AttributeKind) {
  const text = element.getAttribute(attribute)
  if (text === null || kind === 'string') return text
  // What is no number, and 0, is no attribute: the widget's own default counts.
  return kind === 'number' ? Number(text) || null : text !== 'false'
}

/** Makes the class of one element. Registering it is `define`'s business. */
export function createElementClass(definition: ElementDefinition): CustomElementConstructor {
  const { Widget, css, attributes = {}, properties = [], isOverlay, served, props } = definition
  const kinds = Object.entries(attributes)
  speakAsReact()

  class WidgetElement extends HTMLElement implements DawaElement {
    static observedAttributes = Object.keys(attributes)
    #host: ShopHost | undefined
    /** What the page set as properties. */
    #given: Record<string, unknown> = {}
    #states = this.attachInternals().states
    #stopWaiting: (() => void) | undefined

    constructor() {
      super()
      for (const name of properties) {
        // What a page set before the class was there stands in the way of the property now.
        const early = (this as Record<string, unknown>)[name]
        Object.defineProperty(this, name, {
          get: () => this.#given[name],
          set: (value) => {
            this.#given[name] = value
            this.#paint()
          },
        })
        if (early !== undefined) this.#given[name] = early
      }
    }

    connectedCallback() {
      this.#stopWaiting = withShopHost(this, (host) => {
        this.#states.clear()
        this.#states.add(`--${themeOf(isOverlay || this.hasAttribute('drawer') ? host : this)}`)
        if (this.#host === host) return
        this.#host = host
        if (this.shadowRoot) this.#given = { ...served?.(this.shadowRoot), ...this.#given }
        this.#paint()
      })
    }

    disconnectedCallback() {
      this.#stopWaiting?.()
      // A move within the page disconnects and connects in one breath: the state shall outlive it.
      queueMicrotask(() => {
        if (this.isConnected || !this.shadowRoot) return
        this.#host = undefined
        render(null, this.shadowRoot)
      })
    }

    attributeChangedCallback() {
      this.#paint()
    }

    setting(name: string) {
      return this.getAttribute(name) ?? this.#host?.getAttribute(name) ?? undefined
    }

    #paint() {
      const host = this.#host
      if (!host) return
      this.lang ||= host.shop.language?.locale ?? 'en'
      // Markup that the server sent with a declarative shadow root is taken over.
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      adoptStyles(root, [...baseStyles, ...css])
      const given = Object.fromEntries(
        kinds.map(([name, kind]) => [toProperty(name), readAttribute(this, name, kind) ?? undefined]),
      )
      const widget = createElement(Widget as ComponentType<object>, {
        ...given,
        ...props?.(this, host),
        ...this.#given,
      })
      // The widgets' React is Preact here: their nodes are its nodes.
      render(createElement(ShopProvider, { shop: host.shop }, widget) as ComponentChildren, root)
    }
  }

  for (const [name, kind] of kinds) {
    Object.defineProperty(WidgetElement.prototype, toProperty(name), {
      get(this: Element) {
        return readAttribute(this, name, kind)
      },
      set(this: Element, value: unknown) {
        if (value == null || value === false) this.removeAttribute(name)
        else this.setAttribute(name, value === true ? '' : String(value))
      },
    })
  }
  return WidgetElement
}
