import { type DateLabels, dateLabels } from './date-labels.ts'
import type { DeliveryWindow } from './delivery-window.ts'
import { type Instant, istDate, istMinuteOfDay } from './ist-date.ts'

// Not Intl: browsers and Node differ in en-IN's commas, and a page hydrates to the letter.

/**
 * @param day - yyyy-mm-dd
 * @returns `Tue, 24 Nov`
 */
export function formatDeliveryDay(day: string, labels: DateLabels = dateLabels): string {
  const date = new Date(`${day}T00:00:00.000Z`)
  return `${labels.weekdays[date.getUTCDay()]}, ${date.getUTCDate()} ${labels.months[date.getUTCMonth()]}`
}

/** @returns `Tue, 24 Nov – Wed, 25 Nov` */
export function formatDeliveryWindow(window: DeliveryWindow, labels?: DateLabels): string {
  return `${formatDeliveryDay(window.from, labels)} – ${formatDeliveryDay(window.to, labels)}`
}

/**
 * @param day - yyyy-mm-dd
 * @returns `24 Nov 2026`
 */
export function formatDay(day: string, labels: DateLabels = dateLabels): string {
  const date = new Date(`${day}T00:00:00.000Z`)
  return `${date.getUTCDate()} ${labels.months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** @returns `10 Nov 2026, 12:05 pm`, as clocks in India show it */
export function formatMoment(at: Instant, labels: DateLabels = dateLabels): string {
  const minutes = istMinuteOfDay(at)
  const hour = Math.floor(minutes / 60)
  const minute = String(minutes % 60).padStart(2, '0')
  return `${formatDay(istDate(at), labels)}, ${labels.time(hour, minute)}`
}
