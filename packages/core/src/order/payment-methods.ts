import type { PaymentMethod } from '../contract/order.ts'

/** Paid at the door: every other method is a gateway's. */
export const CASH_ON_DELIVERY: PaymentMethod = 'cod'
