import { LightDomHost } from '@dawakit/widgets/light-dom'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { type ComponentChildren, render } from 'preact'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { type ShopHost, withShopHost } from '../shop/page-shop.ts'
import { adoptStyles } from '../styles/adopt-styles.ts'
import { baseStyles } from '../styles/base-styles.ts'

/** How an attribute's text becomes a prop. */
export type AttributeKind = 'string' | 'number' | 'boolean'

export interface ElementDefinition {
  tag: `dawa-${string}`
  // biome-ignore lint/suspicious/noExplicitAny: each definition fits its own widget's props, checked where it is written
  Widget: ComponentType<any>
  /** Stylesheets besides the base. */
  css: readonly string[]
  /** Attributes in kebab case. Each is a property in camel case too. */
  attributes?: Readonly<Record<string, AttributeKind>>
  /** Properties that no attribute can carry. */
  properties?: readonly string[]
  /** Props that come from the element and the page's shop: events, addresses. */
  props?(element: DawaElement, host: ShopHost): object
}

/** What every element of Dawakit is. */
export interface DawaElement extends HTMLElement {
  /** The element's own attribute, else that of `<dawa-shop>`. */
  setting(name: string): string | undefined
}

const toProperty = (attribute: string) => attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

/** Makes the class of one element. Registering it is `define`'s business. */
export function createElementClass(definition: ElementDefinition): CustomElementConstructor {
  const { Widget, css, attributes = {}, properties = [] } = definition

  class WidgetElement extends HTMLElement implements DawaElement {
    static observedAttributes = Object.keys(attributes)
    #host: ShopHost | undefined
    #given: Record<string, unknown> = {}
    #stopWaiting = () => {}
    #isScheduled = false

    constructor() {
      super()
      // What a page set on the element before its class was there.
      for (const name of properties) {
        if (!Object.hasOwn(this, name)) continue
        this.#given[name] = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
      }
    }

    connectedCallback() {
      this.#stopWaiting = withShopHost(this, (host) => {
        this.#host = host
        this.#paint()
      })
    }

    disconnectedCallback() {
      this.#stopWaiting()
      // A move within the page disconnects and connects in one breath: the state shall outlive it.
      queueMicrotask(() => {
        if (this.isConnected || !this.shadowRoot) return
        this.#host = undefined
        render(null, this.shadowRoot)
      })
    }

    attributeChangedCallback() {
      this.#schedule()
    }

    setting(name: string) {
      return this.getAttribute(name) ?? this.#host?.getAttribute(name) ?? undefined
    }

    give(name: string, value?: unknown) {
      this.#given[name] = value
      this.#schedule()
    }

    given(name: string) {
      return this.#given[name]
    }

    #schedule() {
      if (this.#isScheduled || !this.#host) return
      this.#isScheduled = true
      queueMicrotask(() => {
        this.#isScheduled = false
        this.#paint()
      })
    }

    #paint() {
      const host = this.#host
      if (!host || !this.isConnected) return
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      adoptStyles(root, [...baseStyles, ...css])
      const props = { ...definition.props?.(this, host), ...this.#attributeProps(), ...this.#given }
      const widget: ReactNode = createElement(Widget, props)
      const inHost = createElement(LightDomHost.Provider, { value: this }, widget)
      // The widgets' React is Preact here: their nodes are its nodes.
      render(createElement(ShopProvider, { shop: host.shop }, inHost) as ComponentChildren, root)
    }

    #attributeProps() {
      const props: Record<string, unknown> = {}
      for (const [name, kind] of Object.entries(attributes)) {
        const text = this.getAttribute(name)
        if (text === null) continue
        props[toProperty(name)] =
          kind === 'string' ? text : kind === 'number' ? Number(text) : text !== 'false'
      }
      return props
    }
  }

  for (const name of properties) {
    Object.defineProperty(WidgetElement.prototype, name, {
      get(this: WidgetElement) {
        return this.given(name)
      },
      set(this: WidgetElement, value: unknown) {
        this.give(name, value)
      },
    })
  }
  for (const [attribute, kind] of Object.entries(attributes)) {
    Object.defineProperty(WidgetElement.prototype, toProperty(attribute), {
      get(this: WidgetElement) {
        const text = this.getAttribute(attribute)
        return kind === 'boolean'
          ? text !== null && text !== 'false'
          : kind === 'number' && text
            ? Number(text)
            : text
      },
      set(this: WidgetElement, value: unknown) {
        if (value == null || value === false) this.removeAttribute(attribute)
        else this.setAttribute(attribute, value === true ? '' : String(value))
      },
    })
  }
  return WidgetElement
}
