import { Readable } from 'node:stream'
import { type CsvError, type Info, parse } from 'csv-parse'
import { visibleText } from '../values/visible-text.ts'
import { unquoteFormula } from './csv-line.ts'
import { ImportError, type RejectedRow } from './import-error.ts'

export interface CsvRow {
  /** Where the row ends in the file, the header being line 1. */
  line: number
  /** By the header's names in lower case, spaces as underscores; values without white space around or marks that hide. */
  values: Record<string, string>
}

/** Characters of one row: a description is long, a file with a quote that never ends is longer. */
const LONGEST_ROW = 262_144

/**
 * Reads a CSV file row by row, however large it is: UTF-8 with or without a byte order mark, CRLF or LF, quoted
 * fields with commas, quotes and line breaks.
 *
 * @param required - Columns that the header must have; for alternatives, the first group of which all are there wins.
 * @param onBad - Hears of each row that cannot be read.
 * @throws {ImportError} when the file is empty or lacks a required column.
 */
export async function* readCsv(
  input: Readable,
  required: readonly string[],
  onBad: (row: RejectedRow) => void,
): AsyncGenerator<CsvRow> {
  let lastBad = 0
  const parser = parse({
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    skip_records_with_error: true,
    max_record_size: LONGEST_ROW,
    on_skip: (error) => {
      const line = lineOf(error)
      // A row with several misplaced quotes is one bad row.
      if (line !== lastBad) onBad({ line, reason: reasonOf(error) })
      lastBad = line
      return undefined
    },
  })
  const lines = Readable.from(withLineFeeds(input))
  lines.on('error', (error) => parser.destroy(error))
  lines.pipe(parser)
  let header: string[] | undefined
  for await (const { info, record } of parser as AsyncIterable<{ info: Info; record: string[] }>) {
    if (!header) {
      header = readHeader(record, required)
      continue
    }
    if (record.length !== header.length) {
      onBad({ line: info.lines, reason: `has ${record.length} columns instead of ${header.length}` })
    } else if (record.some((value) => value.includes('\uFFFD') || value.includes('\0'))) {
      onBad({ line: info.lines, reason: 'is not UTF-8 text' })
    } else {
      const names = header
      yield {
        line: info.lines,
        values: Object.fromEntries(
          record.map((value, at) => [names[at] ?? '', visibleText(unquoteFormula(value))]),
        ),
      }
    }
  }
  if (!header) throw new ImportError('The file is empty.')
}

/** The same text with every line break a line feed, inside quotes too, so that lines are counted as editors do. */
async function* withLineFeeds(input: Readable): AsyncGenerator<string> {
  input.setEncoding('utf8')
  let isAfterReturn = false
  for await (const chunk of input as AsyncIterable<string>) {
    const text: string = isAfterReturn ? `\r${chunk}` : chunk
    isAfterReturn = text.endsWith('\r')
    yield (isAfterReturn ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n')
  }
  if (isAfterReturn) yield '\n'
}

function readHeader(record: string[], required: readonly string[]): string[] {
  const header = record.map((name) => name.toLowerCase().replace(/[\s-]+/g, '_'))
  const twice = header.find((name, at) => name !== '' && header.indexOf(name) !== at)
  if (twice !== undefined) throw new ImportError(`The column "${twice}" stands twice in the file.`)
  const missing = required.filter((name) => !header.includes(name))
  if (missing.length > 0) throw new ImportError(`The file has no column "${missing.join('", "')}".`)
  return header
}

function lineOf(error: CsvError | undefined): number {
  const line = (error as { lines?: unknown } | undefined)?.lines
  return typeof line === 'number' ? line : 0
}

function reasonOf(error: CsvError | undefined): string {
  switch (error?.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'has a quote that never ends'
    case 'CSV_MAX_RECORD_SIZE':
      return 'is too long, or has a quote that never ends'
    default:
      return 'has a quote in the wrong place'
  }
}
