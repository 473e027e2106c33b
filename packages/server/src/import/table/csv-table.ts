import type { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { CsvLines, type Line, LONGEST_ROW } from './csv-lines.ts'
import { SEPARATOR_LINE } from './find-separator.ts'
import type { TableRow } from './table.ts'

/**
 * Reads CSV row by row, however large it is: CRLF or LF, quoted fields with separators, quotes and line breaks. Every
 * line is of a row that is handed out, or one that is bad: a quote that never ends takes its own line away, and no other.
 * Rows of separators alone are blank, as those are that Excel writes below a list.
 *
 * @param input - Texts, or bytes of UTF-8, with or without a byte order mark.
 */
export async function* csvRows(input: Readable, separator = ','): AsyncGenerator<TableRow> {
  const lines = new CsvLines(input)
  let columns: number | undefined
  try {
    for (let first = await lines.next(); first; first = await lines.next()) {
      const { number: line, text } = first
      if (text?.trim() === '' || (line === 1 && text !== null && SEPARATOR_LINE.test(text))) continue
      const record = await recordFrom(first, lines, separator, columns)
      if ('fields' in record) {
        if (record.fields.every((field) => field === '')) continue
        columns ??= record.fields.length
      }
      yield { line, ...record }
    }
  } finally {
    await lines.close()
  }
}

type FieldsOrReason = { fields: string[] } | { reason: string }

/**
 * The row that begins with a line: with those behind it while a quote is open, as far as they make a row of the file. Where
 * they do not, the line is bad and the others are read anew.
 */
async function recordFrom(
  first: Line,
  lines: CsvLines,
  separator: string,
  columns: number | undefined,
): Promise<FieldsOrReason> {
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
  const fields = isOpen ? null : fieldsOf(text, separator)
  const isRow = fields !== null && (more.length === 0 || columns === undefined || fields.length === columns)
  if (isRow) return { fields }
  lines.putBack(more)
  const begins = first.text.split(separator).some((field) => field.trimStart().startsWith('"'))
  return {
    reason: begins && more.length > 0 ? 'has a quote that never ends' : 'has a quote in the wrong place',
  }
}

const quotesIn = (text: string) => text.split('"').length - 1

/** @returns null where quotes stand in the wrong place */
function fieldsOf(text: string, separator: string): string[] | null {
  if (!text.includes('"')) return text.split(separator).map((field) => field.trim())
  try {
    const options = { delimiter: separator, trim: true, relax_column_count: true }
    const [fields, ...more] = parse(text, options) as string[][]
    return fields && more.length === 0 ? fields.map((field) => field.trim()) : null
  } catch {
    return null
  }
}
