import { formatDay, istDate, istMinuteOfDay } from '@dawakit/core/delivery'

/** `10 Nov 2026, 12:05 pm`, as clocks in India show it. @param at - ISO 8601 */
export function formatMoment(at: string): string {
  const moment = new Date(at)
  const minutes = istMinuteOfDay(moment)
  const hour = Math.floor(minutes / 60)
  const minute = String(minutes % 60).padStart(2, '0')
  return `${formatDay(istDate(moment))}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`
}
