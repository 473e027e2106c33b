import { sql } from 'kysely'

/** Rows of one statement. */
const PART = 50_000

/** What an insert begins its select with: a table `numbers` of whole numbers `n`. */
export const numbers = (from: number, to: number) =>
  sql`with recursive numbers (n) as (select ${sql.lit(from)} union all select n + 1 from numbers where n < ${sql.lit(to)})`

export function* partsOf(count: number): Generator<[from: number, to: number]> {
  for (let from = 1; from <= count; from += PART) yield [from, Math.min(count, from + PART - 1)]
}
