import { ImportError } from '../../said/import-error.ts'
import type { Table, TableRow } from '../../table/table.ts'
import { nameOfSheet, noRows, onlyHidden } from '../workbook/chosen-sheet.ts'
import { CompoundFile, damaged } from './compound-file.ts'
import { oldSheetRows } from './old-sheet-rows.ts'
import { type Globals, type OldSheet, readGlobals } from './read-globals.ts'

const KIND = 'Excel workbook (.xls)'
const SAVE = 'save it as .xlsx or as CSV'

/**
 * Opens a workbook as Excel wrote it until 2003 (.xls, BIFF8 and BIFF5), as {@link openWorkbook} does one of today. Ours:
 * docs/decisions/044-workbooks-of-the-old-kind.md.
 *
 * @throws {ImportError} where the file is no such workbook, has a password or no rows, or would take too much memory
 */
export async function openOldWorkbook(path: string): Promise<Table> {
  return withFile(path, async (file) => {
    const stream = ['workbook', 'book'].find((name) => file.names.has(name))
    if (stream === undefined) throw new ImportError(otherFile(file.names))
    const globals = await readGlobals(file, stream)
    const sheet = await firstWithRows(file, stream, globals)
    return {
      format: nameOfSheet(KIND, sheet, globals.sheets),
      endsRowsEarly: true,
      rows: { [Symbol.asyncIterator]: () => readSheet(path, stream, globals, sheet) },
    }
  })
}

async function* readSheet(
  path: string,
  stream: string,
  globals: Globals,
  sheet: OldSheet,
): AsyncGenerator<TableRow> {
  const file = await CompoundFile.open(path)
  try {
    yield* oldSheetRows(file, stream, globals, sheet)
  } catch (error) {
    throw asImportError(error)
  } finally {
    await file.close()
  }
}

async function firstWithRows(file: CompoundFile, stream: string, globals: Globals): Promise<OldSheet> {
  const hasRows = async (sheet: OldSheet) => {
    for await (const _ of oldSheetRows(file, stream, globals, sheet)) return true
    return false
  }
  for (const sheet of globals.sheets) if (!sheet.isHidden && (await hasRows(sheet))) return sheet
  for (const sheet of globals.sheets)
    if (sheet.isHidden && (await hasRows(sheet))) throw onlyHidden(KIND, sheet)
  throw noRows(KIND)
}

async function withFile<Result>(
  path: string,
  work: (file: CompoundFile) => Promise<Result>,
): Promise<Result> {
  const file = await CompoundFile.open(path)
  try {
    return await work(file)
  } catch (error) {
    throw asImportError(error)
  } finally {
    await file.close()
  }
}

/** Whatever is wrong in the middle of the file: a place that is not there, a length beyond the end. */
const asImportError = (error: unknown): ImportError => (error instanceof ImportError ? error : damaged())

/** What a compound file is that holds no workbook, and what to do. */
function otherFile(names: ReadonlySet<string>): string {
  if (names.has('encryptedpackage')) return 'This Excel workbook has a password: save it without one.'
  if (names.has('worddocument'))
    return `This is a Word document of the old kind (.doc): put its table into a spreadsheet and ${SAVE}.`
  if (names.has('powerpoint document'))
    return `This is a PowerPoint presentation of the old kind (.ppt): put its table into a spreadsheet and ${SAVE}.`
  return `This is a file of an old kind of Office, and no workbook: open it where it was made and ${SAVE}.`
}
