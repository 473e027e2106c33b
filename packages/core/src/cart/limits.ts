/** Least quantity of a line. */
export const CART_MIN = 1
/** Most of one product in a cart. */
export const CART_MAX = 100
/** Most pieces of a prescription medicine in an order, where the product has no number of its own. */
export const PRESCRIPTION_PIECES_MAX = 20
/** Lines of a cart, and so of an order. */
export const CART_LINES_MAX = 200

/** Quantity when adding without saying one. */
export const DEFAULT_QUANTITY = 1
