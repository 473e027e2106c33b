/** Least quantity of a line. */
export const CART_MIN = 1
/** Most of one product in a cart. */
export const CART_MAX = 100
/** Lines of a cart, and so of an order. */
export const CART_LINES_MAX = 200

/** Quantity when adding without saying one. */
export const DEFAULT_QUANTITY = 1
