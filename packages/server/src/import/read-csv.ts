import type { Readable } from 'node:stream'
import { visibleText } from '../values/visible-text.ts'
import { unquoteFormula } from './csv-line.ts'
import { ImportError, type RejectedRow } from './import-error.ts'
import { csvRows } from './table/csv-table.ts'
import type { Table } from './table/table.ts'

export interface CsvRow {
  /** Where the row begins in the file, the header being line 1. */
  line: number
  /** By the header's names in lower case, spaces as underscores; values without white space around or marks that hide. */
  values: Record<string, string>
}

/** As {@link readRows}, of a CSV file: UTF-8 with or without a byte order mark, commas. */
export function readCsv(
  input: Readable,
  required: readonly string[],
  onBad: (row: RejectedRow) => void,
): AsyncGenerator<CsvRow> {
  return readRows({ format: 'CSV, UTF-8', rows: csvRows(input) }, required, onBad)
}

/**
 * Reads a table row by row, the first being its headings.
 *
 * @param required - Columns that the header must have; for alternatives, the first group of which all are there wins.
 * @param onBad - Hears of each row that cannot be read.
 * @throws {ImportError} when the file is empty or lacks a required column.
 */
export async function* readRows(
  table: Table,
  required: readonly string[],
  onBad: (row: RejectedRow) => void,
): AsyncGenerator<CsvRow> {
  let header: string[] | undefined
  for await (const row of table.rows) {
    const { line } = row
    if ('reason' in row) {
      onBad({ line, reason: row.reason })
      continue
    }
    const { fields } = row
    if (!header) {
      header = readHeader(fields, required)
    } else if (fields.length !== header.length) {
      onBad({ line, reason: `has ${fields.length} columns instead of ${header.length}` })
    } else if (fields.some((value) => value.includes('\uFFFD') || value.includes('\0'))) {
      onBad({ line, reason: 'is not UTF-8 text' })
    } else {
      const names = header
      const values = fields.map((value, at) => [names[at] ?? '', visibleText(unquoteFormula(value))])
      yield { line, values: Object.fromEntries(values) }
    }
  }
  if (!header) throw new ImportError('The file is empty.')
}

function readHeader(record: string[], required: readonly string[]): string[] {
  const header = record.map((name) => name.toLowerCase().replace(/[\s-]+/g, '_'))
  const twice = header.find((name, at) => name !== '' && header.indexOf(name) !== at)
  if (twice !== undefined) throw new ImportError(`The column "${twice}" stands twice in the file.`)
  const missing = required.filter((name) => !header.includes(name))
  if (missing.length > 0) throw new ImportError(`The file has no column "${missing.join('", "')}".`)
  return header
}
