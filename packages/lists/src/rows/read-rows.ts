import type { Columns } from '../headings/columns.ts'
import { createHeadingLines } from '../headings/heading-lines.ts'
import { ImportError } from '../said/import-error.ts'
import type { RefusedRow } from '../said/import-report.ts'
import type { Table } from '../table/table.ts'
import { type HeadingLine, HeadingsSoFar, type ReadHeadings } from './headings-so-far.ts'
import { RowsAhead, type SeenRow } from './rows-ahead.ts'

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
  const rows = new RowsAhead(table.rows)
  /** Reads headings with what is theirs of the lines below. @returns those lines */
  async function take(line: HeadingLine): Promise<SeenRow[]> {
    const below: SeenRow[] = []
    const count = await headings.take(line, async () => {
      const row = await rows.next()
      if (row) below.push(row)
      return row?.texts ?? null
    })
    rows.putBack(below.slice(count))
    return below.slice(0, count)
  }
  let above = 0
  try {
    for (let row = await rows.next(); row; row = await rows.next()) {
      const { line, fields, texts } = row
      if (!headings.isFound) {
        if (fields && texts) await take({ line, fields, texts })
        else headings.refuse(new ImportError(`The headings cannot be read: line ${line} ${row.reason}.`))
        if (!headings.isFound && ++above > MOST_ABOVE) throw headings.refusal
        continue
      }
      if (!fields || !texts) {
        onBad({ line, reason: row.reason })
        continue
      }
      const heads = headings.headsIn(texts)
      if (heads) yield headRow(row, heads)
      if (heads === 'anew')
        for (const below of await take({ line, fields, texts })) yield headRow(below, heads)
      if (heads) continue
      const whole = (some: readonly string[]) => (table.endsRowsEarly ? padded(some, headings.width) : some)
      const read = readRow(headings, line, whole(fields), whole(texts))
      if ('reason' in read) onBad(read)
      else yield read
    }
  } finally {
    await rows.close()
  }
  if (!headings.isFound) throw headings.refusal
}

function readRow(
  headings: HeadingsSoFar,
  line: number,
  fields: readonly string[],
  texts: readonly string[],
): Row | RefusedRow {
  const { width, reason } = headings
  if (reason !== null) return { line, reason, fields: headings.arranged(fields) }
  if (fields.length !== width)
    return {
      line,
      reason: `has ${fields.length} columns instead of ${width}: ${widthHint(fields, width)}`,
      fields,
    }
  if (fields.some((value) => value.includes('\uFFFD') || value.includes('\0')))
    return { line, reason: 'is not UTF-8 text', fields }
  return { line, values: headings.valuesOf(texts), fields: headings.arranged(fields) }
}

const widthHint = (fields: readonly string[], width: number) =>
  fields.length < width
    ? 'it is half a row, or a line break in a value needs quotes around it'
    : 'two rows stand on one line, or a separator in a value needs quotes around it'

const headRow = ({ line, fields }: SeenRow, heads: 'again' | 'anew'): Row => ({
  line,
  values: {},
  fields: fields ?? [],
  heads,
})

function padded(fields: readonly string[], count: number): readonly string[] {
  return fields.length >= count ? fields : [...fields, ...Array<string>(count - fields.length).fill('')]
}
