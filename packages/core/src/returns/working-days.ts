import { addDays } from '../delivery/ist-date.ts'

/** The national holidays of India, month and day: every shop and bank is closed. */
const HOLIDAYS = new Set(['01-26', '08-15', '10-02'])

/**
 * The day that is so many working days after another. Working days are Monday to Saturday without the three national
 * holidays: a pharmacy works on Saturdays, and the other holidays differ from state to state.
 *
 * @param day - yyyy-mm-dd; it does not count itself.
 * @param count - Whole, >= 0.
 * @returns yyyy-mm-dd
 * @source docs/sources.md#working-days
 */
export function afterWorkingDays(day: string, count: number): string {
  let last = day
  for (let left = count; left > 0; ) {
    last = addDays(last, 1)
    if (isWorkingDay(last)) left--
  }
  return last
}

const isWorkingDay = (day: string): boolean =>
  new Date(`${day}T00:00:00.000Z`).getUTCDay() !== 0 && !HOLIDAYS.has(day.slice(5))
