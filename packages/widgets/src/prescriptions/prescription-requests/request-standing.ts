import type { PrescriptionRequest } from '@dawakit/core/contract'
import { orderPreparedRefusal } from '@dawakit/core/prescription'

/** The state of a request as its customer sees it: what was prepared too long ago is 'expired'. */
export type RequestStanding = PrescriptionRequest['state'] | 'expired'

/** @param at - Epoch milliseconds. */
export function requestStanding(
  { state, orderBy }: Pick<PrescriptionRequest, 'state' | 'orderBy'>,
  at: number,
): RequestStanding {
  if (state !== 'prepared') return state
  return orderPreparedRefusal({ state, orderBy: orderBy === null ? null : Date.parse(orderBy) }, at)
    ? 'expired'
    : 'prepared'
}
