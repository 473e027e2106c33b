import type { Instant } from '../delivery/ist-date.ts'

export interface Countdown {
  /** 0 to 24 (a day on which the clocks go back can be longer). */
  hours: number
  minutes: number
  seconds: number
}

const DAY_SECONDS = 86_400

/** Whole seconds since local midnight in a named zone. */
function secondOfDay(at: Instant, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(Number(at))
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return read('hour') * 3600 + read('minute') * 60 + read('second')
}

/**
 * Time left to the last second of the local day, 23:59:59.
 * @param timeZone - IANA name. @default the zone of the machine that asks
 * @source docs/sources.md#deal-countdown
 */
export function dealCountdown(at: Instant, timeZone?: string): Countdown {
  let left: number
  if (timeZone) {
    left = DAY_SECONDS - 1 - secondOfDay(at, timeZone)
  } else {
    // Through the local calendar, so that a day of 23 or 25 hours ends when it ends.
    left = Math.floor((new Date(Number(at)).setHours(24, 0, 0, 0) - Number(at) - 1) / 1000)
  }
  return { hours: Math.floor(left / 3600), minutes: Math.floor(left / 60) % 60, seconds: left % 60 }
}
