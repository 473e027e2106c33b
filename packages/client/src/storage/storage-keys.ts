/** The session credential. */
export const TOKEN_KEY = 'dawakit:token'
export const PINCODE_KEY = 'dawakit:pincode'
/** The guest cart, versioned. */
export const CART_KEY = 'dawakit:cart'
export const COUPON_KEY = 'dawakit:coupon'
