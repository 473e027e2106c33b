/** A moment: epoch milliseconds or a Date. Rules receive it; they never ask the clock. */
export type Instant = number | Date

const IST_OFFSET_MS = 330 * 60_000
const DAY_MS = 86_400_000

/** Milliseconds since 1970 as India's wall clock reads them: +05:30 all year, no summer time. */
function indianWallClock(at: Instant): number {
  const ms = Number(at)
  if (!Number.isFinite(ms)) throw new RangeError('The time given is not a time.')
  return ms + IST_OFFSET_MS
}

/**
 * The calendar day in India, whatever zone the machine is in.
 * @returns yyyy-mm-dd
 * @throws {RangeError} when `at` is not a time.
 * @source docs/sources.md#business-day
 */
export function istDate(at: Instant): string {
  return new Date(indianWallClock(at)).toISOString().slice(0, 10)
}

/** Minutes since midnight in India, 0 to 1439. */
export function istMinuteOfDay(at: Instant): number {
  const sinceMidnight = ((indianWallClock(at) % DAY_MS) + DAY_MS) % DAY_MS
  return Math.floor(sinceMidnight / 60_000)
}

/**
 * The first moment of a day in India.
 * @param day - yyyy-mm-dd
 * @returns Epoch milliseconds.
 */
export function startOfIstDay(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) - IST_OFFSET_MS
}

/**
 * @param day - yyyy-mm-dd
 * @param days - Whole days, may be negative.
 * @returns yyyy-mm-dd
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
