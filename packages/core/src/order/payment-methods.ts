import type { PaymentMethod } from '../contract/order.ts'

/** Every way that a store can take money. */
export const PAYMENT_METHODS = ['cod', 'razorpay', 'ccavenue'] as const satisfies readonly PaymentMethod[]
