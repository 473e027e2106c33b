import type { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { visibleText } from '../values/visible-text.ts'
import { unquoteFormula } from './csv-line.ts'
import { CsvLines, type Line, LONGEST_ROW } from './csv-lines.ts'
import { ImportError, type RejectedRow } from './import-error.ts'

export interface CsvRow {
  /** Where the row begins in the file, the header being line 1. */
  line: number
  /** By the header's names in lower case, spaces as underscores; values without white space around or marks that hide. */
  values: Record<string, string>
}

/**
 * Reads a CSV file row by row, however large it is: UTF-8 with or without a byte order mark, CRLF or LF, quoted
 * fields with commas, quotes and line breaks. Every line is of a row that is handed out, or one that is bad: a quote that
 * never ends takes its own line away, and no other.
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
  const lines = new CsvLines(input)
  let header: string[] | undefined
  for (let first = await lines.next(); first; first = await lines.next()) {
    const { number: line, text } = first
    if (text?.trim() === '') continue
    const record = await recordFrom(first, lines, header?.length)
    if ('reason' in record) {
      onBad({ line, reason: record.reason })
      continue
    }
    const { fields } = record
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

type RowOrReason = { fields: string[] } | { reason: string }

/**
 * The row that begins with a line: with those behind it while a quote is open, as far as they make a row of the file. Where
 * they do not, the line is bad and the others are read anew.
 */
async function recordFrom(first: Line, lines: CsvLines, columns: number | undefined): Promise<RowOrReason> {
  if (first.text === null) return { reason: 'is too long' }
  let text = first.text
  const more: Line[] = []
  let isOpen = quotesIn(text) % 2 === 1
  while (isOpen && text.length <= LONGEST_ROW) {
    const next = await lines.next()
    if (!next) break
    more.push(next)
    if (next.text === null) break
    text += `\n${next.text}`
    if (quotesIn(next.text) % 2 === 1) isOpen = false
  }
  const fields = isOpen ? null : fieldsOf(text)
  const isRow = fields !== null && (more.length === 0 || columns === undefined || fields.length === columns)
  if (isRow) return { fields }
  lines.putBack(more)
  const begins = /(^|,)\s*"/.test(first.text)
  return {
    reason: begins && more.length > 0 ? 'has a quote that never ends' : 'has a quote in the wrong place',
  }
}

const quotesIn = (text: string) => text.split('"').length - 1

/** @returns null where quotes stand in the wrong place */
function fieldsOf(text: string): string[] | null {
  if (!text.includes('"')) return text.split(',').map((field) => field.trim())
  try {
    const [fields] = parse(text, { trim: true, relax_column_count: true }) as string[][]
    return fields ?? null
  } catch {
    return null
  }
}

function readHeader(record: string[], required: readonly string[]): string[] {
  const header = record.map((name) => name.toLowerCase().replace(/[\s-]+/g, '_'))
  const twice = header.find((name, at) => name !== '' && header.indexOf(name) !== at)
  if (twice !== undefined) throw new ImportError(`The column "${twice}" stands twice in the file.`)
  const missing = required.filter((name) => !header.includes(name))
  if (missing.length > 0) throw new ImportError(`The file has no column "${missing.join('", "')}".`)
  return header
}
