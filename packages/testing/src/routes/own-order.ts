import type { Order } from '@dawakit/core/contract'
import * as refusals from '@dawakit/core/refusals'
import type { AnyContext } from './route.ts'

/** The customer's own order of an id: a 404 for one that nobody has, and for somebody else's. */
export function ownOrder({ state, user, fail }: AnyContext, id: unknown): Order {
  const { _id } = user()
  const own = state.orders.find((one) => one._id === id && one.user._id === _id)
  return own ?? fail(404, refusals.orderNotFound)
}
