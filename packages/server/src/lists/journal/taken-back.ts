import { type Columns, isEqual } from '../../ground/journal/journal.ts'

/** What was done: rows that are gone, that are as they were, and that stay in whole or in part. */
export interface TakenBack {
  removed: number
  restored: number
  kept: number
}

/**
 * The columns that are still as the import left them, with what they were before.
 *
 * @returns no columns where nothing is to be done
 */
export function unchangedSince(
  row: object | undefined,
  before: Columns,
  after: Columns | null,
): { columns: Columns | null; isWhole: boolean } {
  if (!row) return { columns: null, isWhole: false }
  const names = Object.keys(before)
  const same = names.filter((name) => isEqual((row as Columns)[name], after?.[name]))
  const columns = Object.fromEntries(same.map((name) => [name, before[name]]))
  return { columns: same.length > 0 ? columns : null, isWhole: same.length === names.length }
}
