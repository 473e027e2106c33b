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
  /** The lines are others, or live elsewhere; also once at the start. */
  'dawa:cart:change': CustomEvent<Cart>
  /** A product was chosen. Cancelable: the browser stays on the page. */
  'dawa:product:select': CustomEvent<ProductSelection>
  /** An order is certain. With `again` on a later page: count by `_id`. */
  'dawa:order:place': CustomEvent<ShopEventMap['order:place']>
  /** Another pincode was chosen; null where a customer logs out. */
  'dawa:pincode:change': CustomEvent<Pincode | null>
  /** Somebody else is here, or goes by another name, mail, number or pincode. */
  'dawa:session:change': CustomEvent<Session>
  /** A failure is shown: its stable code, what it is about, and the sentence. */
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
