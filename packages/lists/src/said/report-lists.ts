import { csvLine } from '../values/csv-line.ts'
import { GUESS_WORDS, REASON_WORDS } from './guess-words.ts'
import type { ImportReport, RowToCheck } from './import-report.ts'

/** A list beside a report: its headings, and a line for each row, as CSV. */
export interface ReportList {
  head: string
  count: number
  /** Written as they are asked for: there may be as many as the file has rows. */
  lines: Iterable<string>
}

/** Excel takes it for UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Rows that were not kept, with what they say: mended, the list is imported as it is. */
export function refusedList({ headings, refused }: Pick<ImportReport, 'headings' | 'refused'>): ReportList {
  return {
    head: csvLine(['line', 'reason', ...headings.map(({ text }) => text)]),
    count: refused.length,
    lines: each(refused, ({ line, reason, fields = [] }) => csvLine([line, reason, ...fields])),
  }
}

/** Rows of which something was assumed, in columns that the importer reads again once a pharmacist has looked at them. */
export function toCheckList({ toCheck }: Pick<ImportReport, 'toCheck'>): ReportList {
  return { head: csvLine(CHECKED), count: toCheck.length, lines: each(toCheck, checkLine) }
}

const CHECKED = [
  'line',
  'code',
  'name',
  'taken_for',
  'prescription',
  'cold_chain',
  'schedule',
  'hsn',
  'gst_rate',
  'reason',
] as const

const checkLine = (row: RowToCheck) =>
  csvLine([
    row.line,
    row.code,
    row.name,
    row.guesses.map((guess) => GUESS_WORDS[guess]).join(', '),
    row.isPrescription ? 'yes' : 'no',
    row.isColdChain ? 'yes' : 'no',
    row.schedule,
    row.hsn,
    row.gstRate,
    row.guesses
      .map((guess, at) => `${GUESS_WORDS[guess]}: ${REASON_WORDS[row.reasons[at] ?? 'by nothing']}`)
      .join('; '),
  ])

function* each<Row>(rows: readonly Row[], write: (row: Row) => string): Generator<string> {
  for (const row of rows) yield write(row)
}
