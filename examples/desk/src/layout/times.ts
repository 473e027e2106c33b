const INDIA = 'Asia/Kolkata'

const dateAndTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const date = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const day = new Intl.DateTimeFormat('en-CA', { timeZone: INDIA })
const time = new Intl.DateTimeFormat('en-IN', { timeZone: INDIA, hour: 'numeric', minute: '2-digit' })

/** `27 Nov 2026, 4:53 pm` in India. @param iso - ISO 8601 */
export const dateAndTimeOf = (iso: string): string => dateAndTime.format(new Date(iso))
/** `27 Nov 2026` in India. */
export const dateOf = (iso: string): string => date.format(new Date(iso))
/** `4:53 pm` where it is of the same day in India, else with its date. */
export const shortTimeOf = (iso: string, now: Date): string => {
  const at = new Date(iso)
  return day.format(at) === day.format(now) ? time.format(at) : dateAndTime.format(at)
}

const shortDay = new Intl.DateTimeFormat('en-IN', { timeZone: INDIA, day: 'numeric', month: 'short' })
/** `27 Nov` in India. */
export const shortDayOf = (iso: string): string => shortDay.format(new Date(iso))
/** yyyy-mm-dd in India. */
export const dayOf = (at: Date): string => day.format(at)
/** Whether a day comes before another, both yyyy-mm-dd. */
export const isBefore = (one: string, other: string): boolean => one < other
