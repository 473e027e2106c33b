/// <reference types="astro/astro-jsx" />
/** What Astro's checker of pages reads of the elements. */
import type {} from '@dawakit/embed/types/astro'

type Tags = astroHTML.JSX.IntrinsicElements

export const shop: Tags['dawa-shop'] = { api: '/api', 'partner-key': 'pk_1' }
export const grid: Tags['dawa-product-grid'] = { 'per-page': 6, 'is-deals': true, class: 'wide' }
// @ts-expect-error: no attribute of it
export const searchBox: Tags['dawa-search-box'] = { colour: 'red' }
