export const nothingToOrder = {
  code: 'nothing-to-order',
  text: 'Nothing is proposed of this supplier: please write how many packs of what',
} as const
export const supplierOrderChanged = {
  code: 'supplier-order-changed',
  text: 'This order has changed meanwhile. Please look at it again',
} as const
export const supplierOrderClosed = {
  code: 'supplier-order-closed',
  text: 'This order to the supplier is closed',
} as const
export const supplierWithoutMail = {
  code: 'supplier-without-mail',
  text: 'This supplier has no e-mail address',
} as const
