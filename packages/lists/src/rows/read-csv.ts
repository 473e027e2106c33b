import { ImportError } from '../said/import-error.ts'
import type { RefusedRow } from '../said/import-report.ts'
import type { TextPieces } from '../table/csv-lines.ts'
import { csvRows } from '../table/csv-table.ts'
import type { ValuesOf } from './headings-so-far.ts'
import { type Row, readRows } from './read-rows.ts'

/**
 * The rows of a CSV file by its own headings, in lower case and with underscores: UTF-8, commas.
 *
 * @throws {ImportError} when the file is empty or a heading stands twice
 */
export function readCsv(input: TextPieces, onBad: (row: RefusedRow) => void): AsyncGenerator<Row> {
  return readRows({ format: 'CSV, UTF-8', rows: csvRows(input) }, byOwnNames, onBad)
}

function byOwnNames(texts: readonly string[]): ValuesOf {
  const names = texts.map((text) => text.toLowerCase().replace(/[\s-]+/g, '_'))
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
  if (twice !== undefined) throw new ImportError(`The column "${twice}" stands twice in the file.`)
  return (fields) => Object.fromEntries(fields.map((value, at) => [names[at] ?? '', value]))
}
