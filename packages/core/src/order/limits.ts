/** Page sizes of the orders table and of an order's product table; the first is the default. */
export const ORDER_PAGE_SIZES = [5, 10, 25, 100] as const
/** Characters of an order number that every gateway takes. */
export const ORDER_NUMBER_MAX = 40
/** Hours that one Idempotency-Key is remembered. */
export const IDEMPOTENCY_HOURS = 24
