import type { Heading, RefusedRow } from '../said/import-report.ts'
import { headingKey } from './columns.ts'

/** The headings of a list in whose middle others come: all of them, each once, the later ones behind. */
export function withNewHeadings(before: readonly Heading[], now: readonly Heading[]): Heading[] {
  const keys = new Set(before.map(({ text }) => headingKey(text)))
  return [...before, ...now.filter(({ text }) => !keys.has(headingKey(text)))]
}

/**
 * Rows that were refused before headings came, with blanks below those. A row that was shorter than its own headings stays so: it has
 * lost something.
 *
 * @param widths - How many headings there were before others came.
 * @param width - How many there are.
 */
export function withNewColumns(
  rows: readonly RefusedRow[],
  widths: readonly number[],
  width: number,
): RefusedRow[] {
  return rows.map((row) =>
    row.fields && widths.includes(row.fields.length)
      ? { ...row, fields: [...row.fields, ...Array<string>(width - row.fields.length).fill('')] }
      : row,
  )
}
