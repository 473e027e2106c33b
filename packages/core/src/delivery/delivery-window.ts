import { addDays, type Instant, istDate, istMinuteOfDay } from './ist-date.ts'

/** Orders from 15:30 in India on count as the next day's. Minutes since midnight. */
export const CUT_OFF_MINUTE = 15 * 60 + 30

/** First and last day of a delivery, yyyy-mm-dd in Asia/Kolkata. */
export interface DeliveryWindow {
  from: string
  to: string
}

/**
 * When an order placed at `at` arrives: today plus `tatDays` to `tatDays` + 1. At or after 15:30
 * in India the window starts one day later.
 *
 * @param input.tatDays - The state's delivery days, a whole number >= 0.
 * @throws {RangeError} when `tatDays` is not.
 * @source docs/sources.md#delivery-window
 */
export function deliveryWindow(input: { at: Instant; tatDays: number }): DeliveryWindow {
  const { at, tatDays } = input
  if (!Number.isInteger(tatDays) || tatDays < 0) {
    throw new RangeError(`Delivery days must be a whole number of 0 or more, got ${tatDays}.`)
  }
  const lateBy = istMinuteOfDay(at) >= CUT_OFF_MINUTE ? 1 : 0
  const from = addDays(istDate(at), tatDays + lateBy)
  return { from, to: addDays(from, 1) }
}
