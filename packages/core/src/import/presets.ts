/** Programs whose exports are known, by the names that the command line takes. */
export const importPresets = [
  'woocommerce',
  'shopify',
  'odoo',
  'marg',
  'gofrugal',
  'tally',
  'vyapar',
] as const
