import type { Preset } from './preset.ts'

/** The CSV of WooCommerce's own export of products. */
export const woocommerce: Preset = {
  id: 'woocommerce',
  name: 'WooCommerce',
  isOf: (keys) => keys.has('regularprice') && keys.has('visibilityincatalog'),
  columnOf: () => undefined,
}
