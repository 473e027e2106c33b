import type * as errors from './errors.ts'

export * from './errors.ts'
/** All entries at once, for servers and docs; browsers import the few they say. */
export * as errorCatalogue from './errors.ts'
export * from './labels/account.ts'
export * from './labels/account-forms.ts'
export * from './labels/account-mails.ts'
export * from './labels/addresses.ts'
export * from './labels/age.ts'
export * from './labels/cart-drawer.ts'
export * from './labels/cart-page.ts'
export * from './labels/checkout.ts'
export * from './labels/invoice.ts'
export * from './labels/login.ts'
export * from './labels/mail-greeting.ts'
export * from './labels/order-mails.ts'
export * from './labels/orders.ts'
export * from './labels/pincode-checker.ts'
export * from './labels/primitives.ts'
export * from './labels/product-card.ts'
export * from './labels/product-grid.ts'
export * from './labels/request-product.ts'
export * from './labels/search-box.ts'
export * from './labels/store-home.ts'
export * from './labels/store-layout.ts'
export * from './labels/store-listing.ts'
export * from './labels/store-policies.ts'
export * from './labels/store-product.ts'
export * from './labels/verify-email.ts'
export * from './policies/index.ts'
export { RuleError } from './rule-error.ts'
export * from './successes.ts'

/** Every code of the error catalogue. */
export type MessageCode = (typeof errors)[keyof typeof errors]['code']
/** One entry of the error catalogue. */
export type ErrorMessage = (typeof errors)[keyof typeof errors]
/** BCP 47 tag of the sentences above. */
export const locale = 'en-IN'
