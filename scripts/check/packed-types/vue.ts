/** What Vue's checker of templates reads of the elements. */
import type { DawaEventMap } from '@dawakit/embed'
import type {} from '@dawakit/embed/types/vue'
import type { GlobalComponents } from 'vue'

type Tag<Name extends keyof GlobalComponents> = InstanceType<GlobalComponents[Name]>

export const grid: Tag<'dawa-product-grid'>['$props'] = {
  perPage: 6,
  'is-deals': true,
  products: [],
  class: 'wide',
}
// @ts-expect-error: no attribute of it
export const searchBox: Tag<'dawa-search-box'>['$props'] = { colour: 'red' }

declare const emit: Tag<'dawa-shop'>['$emit']
export const tell = (event: DawaEventMap['dawa:cart:change']): void => emit('dawa:cart:change', event)
