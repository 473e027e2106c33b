/** Least quantity of a line. */
export const CART_MIN = 1
/** Most of one product in a cart. */
export const CART_MAX = 100
/** Quantity when adding without saying one. */
export const DEFAULT_QUANTITY = 1
