import { ImportError } from '../said/import-error.ts'
import type { RefusedRow } from '../said/import-report.ts'
import type { Table } from '../table/table.ts'
import { unquoteFormula } from '../values/csv-line.ts'
import { visibleText } from '../values/visible-text.ts'

export interface Row {
  /** Where the row begins in the file, from 1. */
  line: number
  /** By column; without white space around or marks that hide. */
  values: Record<string, string>
  /** As the file has them, in the order of its headings. */
  fields: readonly string[]
}

/** What a row says, by column. */
export type ValuesOf = (fields: readonly string[]) => Record<string, string>

/** Rows that may stand above the headings: the name of the pharmacy, the day of the list. */
const MOST_ABOVE = 10

/**
 * Reads a table row by row.
 *
 * @param readHeadings - Makes of the headings what rows are read by. Where it refuses the first row, the headings may
 * stand further down.
 * @param onBad - Hears of each row that cannot be read.
 * @throws {ImportError} when the file is empty or no row has the headings
 */
export async function* readRows(
  table: Table,
  readHeadings: (texts: readonly string[], line: number) => ValuesOf,
  onBad: (row: RefusedRow) => void,
): AsyncGenerator<Row> {
  let headings: { count: number; valuesOf: ValuesOf } | undefined
  let refusal: ImportError | undefined
  let above = 0
  for await (const row of table.rows) {
    const { line } = row
    if (!headings) {
      try {
        if ('reason' in row) throw new ImportError(`The headings cannot be read: line ${line} ${row.reason}.`)
        headings = { count: row.fields.length, valuesOf: readHeadings(row.fields.map(shown), line) }
      } catch (error) {
        if (!(error instanceof ImportError)) throw error
        refusal ??= error
        if (++above > MOST_ABOVE) throw refusal
      }
      continue
    }
    if ('reason' in row) {
      onBad({ line, reason: row.reason })
      continue
    }
    const { count, valuesOf } = headings
    const fields = table.endsRowsEarly ? padded(row.fields, count) : row.fields
    if (fields.length !== count) {
      onBad({ line, reason: `has ${fields.length} columns instead of ${count}`, fields })
    } else if (fields.some((value) => value.includes('\uFFFD') || value.includes('\0'))) {
      onBad({ line, reason: 'is not UTF-8 text', fields })
    } else {
      yield { line, values: valuesOf(fields.map(shown)), fields }
    }
  }
  if (!headings) throw refusal ?? new ImportError('The file is empty.')
}

const padded = (fields: readonly string[], count: number) => [
  ...fields,
  ...Array<string>(Math.max(0, count - fields.length)).fill(''),
]

const shown = (text: string) => visibleText(unquoteFormula(text))
