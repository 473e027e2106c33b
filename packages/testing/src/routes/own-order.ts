import type { Order } from '@dawakit/core/contract'
import * as refusals from '@dawakit/core/refusals'
import type { AnyContext } from './route.ts'

/** The customer's own order of an id: a 404 for one that nobody has, a 403 for somebody else's. */
export function ownOrder({ state, user, fail }: AnyContext, id: unknown): Order {
  const { _id } = user()
  const found = state.orders.find((one) => one._id === id) ?? fail(404, refusals.orderNotFound)
  return found.user._id === _id ? found : fail(403, refusals.notYours)
}
