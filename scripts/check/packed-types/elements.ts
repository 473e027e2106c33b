/** The elements in a page's own script, as `@dawakit/embed` types them. */
import type { DawaSearchBoxElement } from '@dawakit/embed'

const grid = document.querySelector('dawa-product-grid')
if (grid) {
  grid.perPage = 6
  grid.inCart = 'remove'
  grid.products = []
  // @ts-expect-error: it takes 'stepper' or 'remove'
  grid.inCart = 'none'
  // @ts-expect-error: it has no such property
  grid.category = 'vitamins'
}

export const box: DawaSearchBoxElement = document.createElement('dawa-search-box')

document.addEventListener('dawa:product:select', (event) => {
  event.preventDefault()
  location.assign(`/medicine?id=${event.detail.productId}`)
})
document.querySelector('dawa-shop')?.addEventListener('dawa:cart:change', ({ detail }) => {
  // @ts-expect-error: a cart's lines have no such field
  return detail.lines[0]?.colour
})
