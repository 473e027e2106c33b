/** What Svelte's checker of components reads of the elements. */
import type {} from '@dawakit/embed/types/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'

export const shop: SvelteHTMLElements['dawa-shop'] = {
  api: '/api',
  'partner-key': 'pk_1',
  'ondawa:cart:change': ({ detail }) => void detail.lines.length,
}
export const grid: SvelteHTMLElements['dawa-product-grid'] = {
  'per-page': 6,
  'is-deals': true,
  products: [],
  class: 'wide',
}
// @ts-expect-error: no attribute of it
export const searchBox: SvelteHTMLElements['dawa-search-box'] = { colour: 'red' }
