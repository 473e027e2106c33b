import { brandCalls } from './brands/brands.calls.ts'
import { cartCalls } from './cart/cart.calls.ts'
import { categoryCalls } from './categories/categories.calls.ts'
import { homeCalls } from './home/home.calls.ts'
import type { AnyCall } from './http/define-call.ts'
import { pincodeCalls } from './pincodes/pincodes.calls.ts'
import { productCalls } from './products/products.calls.ts'
import { sessionCalls } from './sessions/sessions.calls.ts'

/** Every JSON call of the API, one list per noun. */
export const calls: AnyCall[] = [
  ...sessionCalls,
  ...cartCalls,
  ...productCalls,
  ...categoryCalls,
  ...brandCalls,
  ...homeCalls,
  ...pincodeCalls,
]
