import type { Cart, Pincode, ProductSummary, Session, ShopEventMap } from '@dawakit/client'

/** What a product was chosen from: a card, or a row of the search. */
export interface ProductSelection {
  productId: string
  /** Where the browser goes next. `event.preventDefault()` keeps it on the page. */
  href: string
  product: Pick<ProductSummary, 'name' | 'salesPrice' | 'purchasedPrice'>
}

/** Every event of the elements: they bubble, and cross shadow roots. */
export interface DawaEventMap {
  'dawa:cart:change': CustomEvent<Cart>
  /** Cancelable. */
  'dawa:product:select': CustomEvent<ProductSelection>
  'dawa:order:place': CustomEvent<ShopEventMap['order:place']>
  'dawa:pincode:change': CustomEvent<Pincode | null>
  'dawa:session:change': CustomEvent<Session>
  'dawa:error': CustomEvent<ShopEventMap['error']>
}

declare global {
  interface HTMLElementEventMap extends DawaEventMap {}
  interface DocumentEventMap extends DawaEventMap {}
  interface WindowEventMap extends DawaEventMap {}
}

/** @returns false when a listener kept the browser on the page. */
export function dispatch<Name extends keyof DawaEventMap>(
  element: Element,
  name: Name,
  detail: DawaEventMap[Name]['detail'],
): boolean {
  return element.dispatchEvent(
    new CustomEvent(name, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: name === 'dawa:product:select',
    }),
  )
}
