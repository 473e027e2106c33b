export const orderNotFound = { code: 'order-not-found', text: 'Order not found' } as const
export const invoiceAfterDelivery = {
  code: 'invoice-after-delivery',
  text: 'Invoice will available after delivery',
} as const
export const orderNotReceived = {
  code: 'order-not-received',
  text: 'Sorry! We did not recieve your order.',
} as const
export const cancelNotAllowed = {
  code: 'cancel-not-allowed',
  text: 'This order can no longer be cancelled',
} as const
export const orderNotPaid = { code: 'order-not-paid', text: 'This order has not been paid' } as const
