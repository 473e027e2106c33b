import { addDays } from '../delivery/ist-date.ts'
import { gstRates } from './gst-rates.ts'
import { NIL_RATED } from './nil-rated-salts.ts'

/** A dated row of what the law says of rates, by a name that stays. */
interface DatedRow {
  name: string
  from: string
  to: string | null
}

const ROWS: readonly DatedRow[] = [
  ...gstRates.map(({ hsn, from, to }) => ({ name: `${hsn}@${from}`, from, to })),
  { name: `nil@${NIL_RATED.from}`, from: NIL_RATED.from, to: null },
]

/** So long after its day a release may come that knows of a change. What begins earlier puts a row right that was always so. */
const LATE_DAYS = 90

/** The rows that hold on a day, by name: who keeps them knows later what has changed. @param day - yyyy-mm-dd in Asia/Kolkata. */
export function rateRowsOn(day: string): string[] {
  return ROWS.filter(({ from, to }) => from <= day && (to === null || day <= to)).map(({ name }) => name)
}

/** The last day up to one on which rates have changed. @param day - yyyy-mm-dd in Asia/Kolkata. */
export function changeOfRates(day: string): string {
  const changed = ROWS.flatMap(({ from, to }) => (to === null ? [from] : [from, addDays(to, 1)]))
  return (
    changed
      .filter((one) => one <= day)
      .sort()
      .at(-1) ?? day
  )
}

/**
 * The last day on which the rates held that some rows were, of which others hold on a day.
 *
 * @param known - What {@link rateRowsOn} said on an earlier day, of this release's table or an earlier one's.
 * @returns null where no rate has changed since
 */
export function lastDayOfRates(known: { rows: readonly string[]; day: string }, day: string): string | null {
  const before = new Set(known.rows)
  const now = rateRowsOn(day)
  const held = new Set(now)
  const begun = ROWS.filter(({ name }) => held.has(name) && !before.has(name)).map(({ from }) =>
    addDays(from, -1),
  )
  const ended = ROWS.flatMap(({ name, to }) =>
    before.has(name) && !held.has(name) && to !== null ? [to] : [],
  )
  const earliest = addDays(known.day, -LATE_DAYS)
  const [first = null] = [...begun, ...ended].filter((last) => last >= earliest).sort()
  return first
}
