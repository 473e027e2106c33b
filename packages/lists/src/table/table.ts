/** A file as rows of texts, whatever it is written in. */
export interface Table {
  /** What the file is, for its reader: 'CSV, UTF-8', 'Excel workbook, sheet "Products"'. */
  format: string
  /**
   * In the order of the file, headings first. Blank rows are left out. The file is read anew by each who goes through it.
   *
   * @throws {ImportError} on the way, where the file is damaged behind its beginning
   */
  rows: AsyncIterable<TableRow>
  /** Blanks at the end of a row are left out, as in workbooks. A row of CSV that is short has lost something. */
  endsRowsEarly?: true
}

/** A row, or why there is none. */
export type TableRow =
  | {
      /** Where the row begins in the file, from 1. */
      line: number
      /** Without white space around. */
      fields: string[]
    }
  | { line: number; reason: string }
