import { ImportError } from '../../said/import-error.ts'
import type { Table, TableRow } from '../../table/table.ts'
import { readNumberFormats } from './number-format.ts'
import { type Book, readBook, type Sheet } from './read-book.ts'
import { readSharedStrings } from './shared-strings.ts'
import { type CellMeanings, sheetRows } from './sheet-rows.ts'
import { ZipParts } from './zip-parts.ts'

/** Bytes of a sheet as XML: a million rows of a list of products. It is read row by row, and never kept. */
const MOST_BYTES = 1_000_000_000
/** Sheets that are named as not read. */
const NAMED = 3

/**
 * Opens a workbook as a table: its first sheet that is shown and has rows. Ours, over a reader of zip files and one of XML:
 * `read-excel-file` 9 is as fast, but leaves out errors and formulas without a result, gives 123 where a cell shows 000123,
 * reads hidden sheets, has no limit to what it unpacks, and holds 540 MB for 250,000 rows where this takes 170.
 *
 * @throws {ImportError} where the file is no workbook, has no rows, or would take too much memory
 */
export async function openWorkbook(path: string): Promise<Table> {
  return withParts(path, async (parts) => {
    const book = await readBook(parts)
    if (!book) throw new ImportError(await otherZip(parts))
    const meanings = {
      texts: await readSharedStrings(parts, book.sharedStringsPart),
      formats: await readNumberFormats(parts, book.stylesPart),
      isFrom1904: book.isFrom1904,
    }
    const sheet = await firstWithRows(parts, book, meanings)
    return {
      format: formatOf(sheet, book.sheets),
      endsRowsEarly: true,
      rows: { [Symbol.asyncIterator]: () => readSheet(path, sheet, meanings) },
    }
  })
}

async function* readSheet(path: string, sheet: Sheet, meanings: CellMeanings): AsyncGenerator<TableRow> {
  const parts = await ZipParts.open(path)
  try {
    yield* rowsOf(parts, sheet, meanings)
  } catch (error) {
    throw asImportError(error)
  } finally {
    parts.close()
  }
}

async function* rowsOf(parts: ZipParts, sheet: Sheet, meanings: CellMeanings): AsyncGenerator<TableRow> {
  const input = await parts.read(sheet.part, MOST_BYTES)
  if (input) yield* sheetRows(input, meanings)
}

async function firstWithRows(parts: ZipParts, book: Book, meanings: CellMeanings): Promise<Sheet> {
  const hasRows = async (sheet: Sheet) => {
    for await (const _ of rowsOf(parts, sheet, meanings)) return true
    return false
  }
  for (const sheet of book.sheets) if (!sheet.isHidden && (await hasRows(sheet))) return sheet
  for (const sheet of book.sheets) {
    if (sheet.isHidden && (await hasRows(sheet)))
      throw new ImportError(
        `This Excel workbook has rows on a hidden sheet alone: show the sheet "${sheet.name}" and save it again.`,
      )
  }
  throw new ImportError('This Excel workbook has no rows.')
}

function formatOf(sheet: Sheet, sheets: readonly Sheet[]): string {
  const others = sheets.filter((other) => other !== sheet)
  const names = others.slice(0, NAMED).map((other) => `${other.isHidden ? 'hidden ' : ''}"${other.name}"`)
  if (others.length > NAMED) names.push(`and ${others.length - NAMED} more`)
  const notRead = names.length === 0 ? '' : ` (not read: ${names.join(', ')})`
  return `Excel workbook, sheet "${sheet.name}"${notRead}`
}

async function withParts<Result>(path: string, work: (parts: ZipParts) => Promise<Result>): Promise<Result> {
  const parts = await ZipParts.open(path)
  try {
    return await work(parts)
  } catch (error) {
    throw asImportError(error)
  } finally {
    parts.close()
  }
}

/** Whatever is wrong in the middle of a zip file or its XML. */
const asImportError = (error: unknown): ImportError =>
  error instanceof ImportError
    ? error
    : new ImportError(
        'This Excel workbook is damaged: open it in a spreadsheet and save it again, or save it as CSV.',
      )

const SAVE = 'save it as .xlsx or as CSV'

/** What a zip file is that holds no workbook, and what to do. */
async function otherZip(parts: ZipParts): Promise<string> {
  if (parts.has('xl/workbook.bin')) return `This is a binary Excel workbook (.xlsb): ${SAVE}.`
  if (parts.has('word/document.xml'))
    return `This is a Word document (.docx): put its table into a spreadsheet and ${SAVE}.`
  if (parts.has('ppt/presentation.xml'))
    return `This is a PowerPoint presentation (.pptx): put its table into a spreadsheet and ${SAVE}.`
  if (parts.has('mimetype') && parts.has('content.xml'))
    return `This is an OpenDocument file (.ods or its like): ${SAVE}.`
  if (parts.has('Index/Document.iwa')) return `This is a document of Apple's Numbers or Pages: ${SAVE}.`
  return 'This is a zip file: unpack it, and name the list that is in it.'
}
