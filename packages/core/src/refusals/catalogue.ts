/**
 * Every refusal of a call, a form or a widget, by the noun it is about: its code, and the catalogue's English
 * sentence to the letter, odd wording included. Small files, so that a page loads the sentences it can say.
 */
export * from './address.ts'
export * from './answer.ts'
export * from './availability.ts'
export * from './cart.ts'
export * from './checkout.ts'
export * from './connection.ts'
export * from './coupon.ts'
export * from './general.ts'
export * from './login-required.ts'
export * from './order.ts'
export * from './partner.ts'
export * from './password.ts'
export * from './payment.ts'
export * from './pincode.ts'
export * from './prescription.ts'
export * from './product.ts'
export * from './request.ts'
export * from './review.ts'
export * from './session.ts'
export * from './sign-in.ts'
