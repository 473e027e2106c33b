import { ImportError } from '../../said/import-error.ts'
import { LONGEST_ROW } from '../../table/csv-lines.ts'
import type { TableRow } from '../../table/table.ts'

/** The last column of a sheet is XFD, its last row 10,48,576, whatever program writes it. */
export const MOST_COLUMNS = 16_384
export const MOST_ROWS = 1_048_576

/**
 * Cells of a sheet with the blank ones between: a full sheet of a hundred columns. A file of some hundred bytes may repeat a
 * row to thousands of millions, and a cell in the last column makes a row of all of them.
 */
const MOST_CELLS = 100_000_000

/** The row of a sheet that is being read, cell by cell; what is never put is blank. */
export class RowCells {
  #fields: string[] = []
  #reason: string | null = null
  #length = 0
  /** Of all rows so far. */
  #cells = 0

  /** @param column - From 1. @throws {ImportError} where no sheet has it */
  put(line: number, column: number, text: string): void {
    if (!(column >= 1 && column <= MOST_COLUMNS))
      throw new ImportError(`This workbook is damaged: row ${line} has a cell in no column.`)
    const shown = text.trim()
    // Repeated cells of one long text would take more memory than any file has.
    this.#length += shown.length
    if (this.#length > LONGEST_ROW) return
    while (this.#fields.length < column) this.#fields.push('')
    this.#fields[column - 1] = shown
  }

  refuse(reason: string): void {
    this.#reason = reason
  }

  /**
   * Ends the row, and begins the next one.
   *
   * @param times - How often it stands in the sheet.
   * @returns null of a row without a value
   */
  end(line: number, times = 1): TableRow | null {
    if (!(line >= 1 && line <= MOST_ROWS))
      throw new ImportError('This workbook is damaged: a sheet has 10,48,576 rows at most.')
    const fields = this.#fields
    const reason = this.#length > LONGEST_ROW ? 'is too long' : this.#reason
    this.#fields = []
    this.#reason = null
    this.#length = 0
    if (reason !== null) return { line, reason }
    while (fields.at(-1) === '') fields.pop()
    this.#cells += fields.length * times
    if (this.#cells > MOST_CELLS)
      throw new ImportError(
        'This workbook is too large to be read: a sheet has more than 10,00,00,000 cells. Save it as CSV.',
      )
    return fields.length > 0 ? { line, fields } : null
  }
}

export const WITHOUT_RESULT =
  'has a formula without its result: open the file in a spreadsheet and save it again'
