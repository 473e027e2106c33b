/** What an element asks a page's policy for, beside its script and the shop's API. */
export type PolicyNeed = 'pictures' | 'prescriptions' | 'search' | 'payment'

/** Of each element. docs/csp.md has the same as a table. */
export const ELEMENT_NEEDS: Readonly<Record<string, readonly PolicyNeed[]>> = {
  'dawa-shop': [],
  'dawa-search-box': ['pictures', 'search'],
  'dawa-pincode-checker': [],
  'dawa-product-card': ['pictures'],
  'dawa-product-grid': ['pictures'],
  'dawa-cart-button': ['pictures'],
  'dawa-cart-drawer': ['pictures'],
  'dawa-checkout': ['pictures', 'prescriptions', 'payment'],
  'dawa-order-tracker': ['pictures'],
  'dawa-invoice': [],
  'dawa-login': [],
  'dawa-notices': [],
}
