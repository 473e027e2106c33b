import type { Preset } from './preset.ts'

/** The CSV of Shopify's export of products, with the headings of 2025 and those of before. */
export const shopify: Preset = {
  id: 'shopify',
  name: 'Shopify',
  isOf: (keys) =>
    (keys.has('handle') && keys.has('variantprice')) || (keys.has('urlhandle') && keys.has('title')),
  columnOf: () => undefined,
}
