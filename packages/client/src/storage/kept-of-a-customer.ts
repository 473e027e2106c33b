import { CART_KEY, COUPON_KEY, PINCODE_KEY, TOKEN_KEY } from './storage-keys.ts'

/** The order that was sent and is not certain yet. */
export const UNFINISHED_ORDER_KEY = 'dawakit:order'
/** Changes with every change of the server's cart, so that other tabs fetch it anew. */
export const SERVER_CART_KEY = 'dawakit:server-cart'

/** The mark of a device that a customer has signed in on: it says nothing of whose it is, and stays when they log out. */
export const DEVICE_KEY = 'dawakit:device'

/** All that the browser keeps of a customer. Beside the actions: a page that changes nothing loads none of it. */
export const KEPT_OF_A_CUSTOMER = [
  TOKEN_KEY,
  PINCODE_KEY,
  CART_KEY,
  COUPON_KEY,
  UNFINISHED_ORDER_KEY,
  SERVER_CART_KEY,
] as const

/** All that the browser keeps. */
export const KEPT = [...KEPT_OF_A_CUSTOMER, DEVICE_KEY] as const
