import { dealCountdown } from '@dawakit/core/deal'
import { dealsEndIn } from '../language/index.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Time left to the end of the day, as the deals say it. @param timeZone - @default the browser's */
export function countdownText(at: number, timeZone?: string): string {
  const { hours, minutes, seconds } = dealCountdown(at, timeZone)
  return dealsEndIn(twoDigits(hours), twoDigits(minutes), twoDigits(seconds))
}
