import type { Columns } from '../headings/columns.ts'
import { createHeadingLines } from '../headings/heading-lines.ts'
import { ImportError } from '../said/import-error.ts'
import type { RefusedRow } from '../said/import-report.ts'
import type { Table } from '../table/table.ts'
import { unquoteFormula } from '../values/csv-line.ts'
import { visibleText } from '../values/visible-text.ts'
import { type HeadingLine, HeadingsSoFar, type ReadHeadings } from './headings-so-far.ts'

export interface Row {
  /** Where the row begins in the file, from 1. */
  line: number
  /** By column; without white space around or marks that hide. */
  values: Record<string, string>
  /** As the file has them, in the order of its headings; of those too that came later. */
  fields: readonly string[]
  /** Of a row that is none: headings that come again, or other ones, which hold from there on. */
  heads?: 'again' | 'anew'
}

/** Rows that may stand above the headings: the name of the pharmacy, the day of the list. */
const MOST_ABOVE = 10

/**
 * Reads a table row by row.
 *
 * @param readHeadings - Makes of the headings what rows are read by. Where it refuses the first row, the headings may
 * stand further down. It is asked again where other headings come in the middle of the list; where it refuses those, the
 * rows below them are bad.
 * @param onBad - Hears of each row that cannot be read.
 * @param columns - By whose names headings of two lines are known, and those in the middle of a list. Without them
 * there are none.
 * @throws {ImportError} when the file is empty or no row has the headings
 */
export async function* readRows(
  table: Table,
  readHeadings: ReadHeadings,
  onBad: (row: RefusedRow) => void,
  columns: Columns = {},
): AsyncGenerator<Row> {
  const headings = new HeadingsSoFar(readHeadings, createHeadingLines(columns))
  let above = 0
  /** Headings may have a second line: they are read when the one behind them is known. */
  let held: HeadingLine | null = null

  for await (const row of table.rows) {
    const { line } = row
    const fields = 'fields' in row ? row.fields : null
    const texts = fields?.map(shown) ?? null
    if (held) {
      const isBegun = headings.isFound
      const hasSecond = headings.take(held, texts)
      if (isBegun) yield headRow(held, 'anew')
      if (!headings.isFound && ++above > MOST_ABOVE) throw headings.refusal
      held = null
      if (hasSecond && fields) {
        if (isBegun) yield headRow({ line, fields }, 'anew')
        continue
      }
    }
    if (!headings.isFound) {
      if (fields && texts) held = { line, fields, texts }
      else if ('reason' in row) {
        headings.refuse(new ImportError(`The headings cannot be read: line ${line} ${row.reason}.`))
        if (++above > MOST_ABOVE) throw headings.refusal
      }
      continue
    }
    if (!fields || !texts) {
      onBad({ line, reason: 'reason' in row ? row.reason : '' })
      continue
    }
    const heads = headings.headsIn(texts)
    if (heads === 'again') yield headRow({ line, fields }, heads)
    else if (heads === 'anew') held = { line, fields, texts }
    else {
      const read = readRow(headings, line, table.endsRowsEarly ? padded(fields, headings.width) : fields)
      if ('reason' in read) onBad(read)
      else yield read
    }
  }
  if (held) {
    const isBegun = headings.isFound
    headings.take(held, null)
    if (isBegun) yield headRow(held, 'anew')
  }
  if (!headings.isFound) throw headings.refusal
}

function readRow(headings: HeadingsSoFar, line: number, fields: readonly string[]): Row | RefusedRow {
  const { width, reason } = headings
  if (reason !== null) return { line, reason, fields: headings.arranged(fields) }
  if (fields.length !== width)
    return { line, reason: `has ${fields.length} columns instead of ${width}`, fields }
  if (fields.some((value) => value.includes('\uFFFD') || value.includes('\0')))
    return { line, reason: 'is not UTF-8 text', fields }
  return { line, values: headings.valuesOf(fields.map(shown)), fields: headings.arranged(fields) }
}

const headRow = ({ line, fields }: Pick<HeadingLine, 'line' | 'fields'>, heads: 'again' | 'anew'): Row => ({
  line,
  values: {},
  fields,
  heads,
})

function padded(fields: readonly string[], count: number): readonly string[] {
  return fields.length >= count ? fields : [...fields, ...Array<string>(count - fields.length).fill('')]
}

const shown = (text: string) => visibleText(unquoteFormula(text))
