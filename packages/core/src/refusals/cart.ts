import { notMoreThan } from './not-more-than.ts'

export const loginToCheckout = { code: 'login-to-checkout', text: 'Login to Checkout' } as const
export const cartEmpty = { code: 'cart-empty', text: 'Cart Is Empty' } as const
export const quantityTooSmall = { code: 'quantity-too-small', text: 'Quantity must be at least 1' } as const
export const quantityNotWhole = {
  code: 'quantity-not-whole',
  text: 'Quantity must be a whole number',
} as const
export const maximumProductReached = {
  code: 'maximum-product-reached',
  text: 'Maximum Product Reached',
} as const
/** As the specification has it. */
export const notMoreAtOnce = /* @__PURE__ */ notMoreThan(3)
export const outOfStock = { code: 'out-of-stock', text: 'Out of stock' } as const
export const notEnoughStock = {
  code: 'not-enough-stock',
  text: 'Not enough stock for this quantity',
} as const
export const notForSale = { code: 'not-for-sale', text: 'This product is not for sale' } as const
export const notInCart = { code: 'not-in-cart', text: 'This product is not in your cart' } as const
export const discountExceedsTotal = {
  code: 'discount-exceeds-total',
  text: 'The discount exceeds the total',
} as const
