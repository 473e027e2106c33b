import type { DeliveryWindow } from './delivery-window.ts'

// Not Intl: browsers and Node differ in en-IN's commas, and a page hydrates to the letter.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * @param day - yyyy-mm-dd
 * @returns `Tue, 24 Nov`
 */
export function formatDeliveryDay(day: string): string {
  const date = new Date(`${day}T00:00:00.000Z`)
  return `${weekdays[date.getUTCDay()]}, ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** @returns `Tue, 24 Nov – Wed, 25 Nov` */
export function formatDeliveryWindow(window: DeliveryWindow): string {
  return `${formatDeliveryDay(window.from)} – ${formatDeliveryDay(window.to)}`
}

/**
 * @param day - yyyy-mm-dd
 * @returns `24 Nov 2026`
 */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00.000Z`)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
