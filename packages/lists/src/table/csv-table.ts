import { CsvLines, type Line, LONGEST_ROW, type TextPieces } from './csv-lines.ts'
import { SEPARATOR_LINE } from './find-separator.ts'
import { RowFields } from './row-fields.ts'
import type { TableRow } from './table.ts'

/**
 * Reads CSV row by row, however large it is: CRLF or LF, quoted fields with separators, quotes and line breaks. Every
 * line is of a row that is handed out, or one that is bad: a quote that never ends takes its own line away, and no other.
 * A quote in the middle of a field that does not begin with one is itself.
 * Rows of separators alone are blank, as those are that Excel writes below a list.
 *
 * @param input - Texts, or bytes of UTF-8, with or without a byte order mark.
 */
export async function* csvRows(input: TextPieces, separator = ','): AsyncGenerator<TableRow> {
  const lines = new CsvLines(input)
  const widths = new Widths()
  try {
    for (let first = await lines.next(); first; first = await lines.next()) {
      const { number: line, text } = first
      if (text?.trim() === '' || (line === 1 && text !== null && SEPARATOR_LINE.test(text))) continue
      const record = await recordFrom(first, lines, separator, widths)
      if ('fields' in record) {
        if (record.fields.every((field) => field === '')) continue
        widths.add(record.fields.length)
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
  widths: Widths,
): Promise<FieldsOrReason> {
  if (first.text === null) return { reason: 'is too long' }
  const row = new RowFields(separator)
  let state = row.add(first.text)
  if (state === 'misplaced') return { reason: 'has a quote in the wrong place' }
  const more: Line[] = []
  let length = first.text.length
  while (state === 'open' && length <= LONGEST_ROW) {
    const next = await lines.next()
    if (!next) break
    more.push(next)
    if (next.text === null) break
    length += next.text.length + 1
    state = row.add(next.text)
  }
  const isRow =
    more.length === 0 || (widths.has(row.fields.length) && !isRowAlone(more.at(-1), separator, widths))
  if (state === 'whole' && isRow) return { fields: row.fields }
  lines.putBack(more)
  return { reason: 'has a quote that never ends' }
}

/** What closes a field that began on an earlier line has an odd quote: where none is odd, the earlier one is. */
function isRowAlone(line: Line | undefined, separator: string, widths: Widths): boolean {
  const row = new RowFields(separator)
  return row.add(line?.text ?? '') === 'whole' && !row.hasBareQuote && widths.has(row.fields.length)
}

/** How many fields the rows of a file have. Above its headings may stand others: a name, an address with commas. */
class Widths {
  readonly #counts = new Map<number, number>()
  #most = 0

  add(width: number): void {
    if (width === 1) return
    const count = (this.#counts.get(width) ?? 0) + 1
    this.#counts.set(width, count)
    this.#most = Math.max(this.#most, count)
  }

  /** Whether no other is more common. Before the second row of a kind nobody knows. */
  has(width: number): boolean {
    return this.#most < 2 || this.#counts.get(width) === this.#most
  }
}
