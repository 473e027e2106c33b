import { dealCountdown } from '@dawakit/core/deal'

/** For so long a page may show the same time left, before its script shows the right one. */
const HOLDS_MS = 5000

/** Until when 'Ends In' may stand as it is drawn at a time: never beyond the end of the day in India. @returns Epoch milliseconds */
export function countdownHoldsUntil(at: number): number {
  const { hours, minutes, seconds } = dealCountdown(at, 'Asia/Kolkata')
  const lastSecond = (hours * 60 + minutes) * 60 + seconds
  const endOfDay = (Math.floor(at / 1000) + lastSecond + 1) * 1000
  return Math.min(at + HOLDS_MS, endOfDay)
}
