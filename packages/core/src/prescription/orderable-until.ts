import type { PrescriptionRequestState } from '../contract/order-work.ts'
import { addDays, type Instant, istDate, startOfIstDay } from '../delivery/ist-date.ts'
import {
  nothingPrepared,
  preparedTooLongAgo,
  prescriptionRequestClosed,
} from '../refusals/prescription-request.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { PREPARED_DAYS } from './request-limits.ts'
import { isOpenRequest } from './request-state.ts'

/**
 * Until when what was prepared may be ordered: the end of the seventh day, or of the prescription where that is earlier.
 *
 * @param goodUntil - The last moments of what the prescriptions were found good for.
 * @returns Epoch milliseconds.
 * @source our choice
 */
export function orderableUntil(preparedAt: Instant, goodUntil: readonly number[]): number {
  const after = addDays(istDate(preparedAt), PREPARED_DAYS + 1)
  return Math.min(startOfIstDay(after) - 1, ...goodUntil)
}

/**
 * Why what was prepared cannot be ordered now.
 * @param request.orderBy - The last moment, epoch milliseconds; null where nothing is prepared.
 * @returns `prescription-request-closed`, `nothing-prepared` or `prepared-too-long-ago`; null when it can.
 */
export function orderPreparedRefusal(
  { state, orderBy }: { state: PrescriptionRequestState; orderBy: number | null },
  at: Instant,
): Refusal | null {
  if (!isOpenRequest(state)) return prescriptionRequestClosed
  if (state !== 'prepared' || orderBy === null) return nothingPrepared
  return Number(at) > orderBy ? preparedTooLongAgo : null
}
