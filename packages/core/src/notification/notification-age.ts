import type { PushNotification } from '../contract/catalogue.ts'
import type { Instant } from '../delivery/ist-date.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const units = [
  ['years', 365 * DAY],
  ['months', 30 * DAY],
  ['days', DAY],
  ['hours', HOUR],
  ['minutes', MINUTE],
] as const

/** A span of time: `count` whole units. */
export interface Age {
  unit: (typeof units)[number][0] | 'seconds'
  count: number
}

/**
 * The age of a notification in its largest whole unit: 5 minutes. A month is 30 days, a
 * year 365; what lies in the future is 0 seconds old.
 * @param createdAt - ISO 8601.
 * @source docs/sources.md#notification-age
 */
export function notificationAge(createdAt: string, at: Instant): Age {
  const seconds = Math.max(0, Math.floor((Number(at) - Date.parse(createdAt)) / 1000)) || 0
  for (const [unit, size] of units) {
    if (seconds >= size) return { unit, count: Math.floor(seconds / size) }
  }
  return { unit: 'seconds', count: seconds }
}

/** @returns true until the user's id is among those who saw it. */
export function isNew(notification: Pick<PushNotification, 'seenUsers'>, userId: string): boolean {
  return !notification.seenUsers.includes(userId)
}
