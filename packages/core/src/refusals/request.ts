export const enterProductName = { code: 'enter-product-name', text: 'Enter Product Name' } as const
export const loginToRequestMedicine = {
  code: 'login-to-request-medicine',
  text: 'Login to Request Medicine',
} as const
export const loginToNotify = { code: 'login-to-notify', text: 'Login to Notify' } as const
export const productInStock = { code: 'product-in-stock', text: 'This product is in stock' } as const
