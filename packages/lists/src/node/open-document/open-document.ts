import { ImportError } from '../../said/import-error.ts'
import type { Table, TableRow } from '../../table/table.ts'
import { type NamedSheet, nameOfSheet, noRows, onlyHidden } from '../workbook/chosen-sheet.ts'
import { readingParts } from '../workbook/reading-parts.ts'
import type { ZipParts } from '../workbook/zip-parts.ts'
import { readWholeXml } from '../xml/read-xml.ts'
import { documentRows, type SheetRow } from './document-rows.ts'
import { namedSheets } from './named-sheets.ts'

const KIND = 'OpenDocument spreadsheet'
const CONTENT = 'content.xml'
/** Bytes of the whole document as XML: it is read row by row, and never kept. */
const MOST_BYTES = 1_000_000_000
const MOST_OF_MANIFEST = 16_000_000

/**
 * Opens a spreadsheet of OpenDocument (.ods), as LibreOffice and government offices write it: its first sheet that is shown and
 * has rows.
 *
 * @returns null where the zip file holds none
 * @throws {ImportError} where it has a password or no rows, or would take too much memory
 */
export async function openDocument(path: string, parts: ZipParts): Promise<Table | null> {
  if (!parts.has('mimetype') || !(await isSpreadsheet(parts))) return null
  if (await hasPassword(parts))
    throw new ImportError('This OpenDocument spreadsheet has a password: save it without one.')
  const { at, sheet, hiddenStyles } = await firstWithRows(parts)
  const content = await parts.read(CONTENT, MOST_BYTES)
  const sheets = content ? await namedSheets(content, hiddenStyles) : []
  return {
    format: nameOfSheet(KIND, sheets[at] ?? sheet, sheets),
    endsRowsEarly: true,
    rows: {
      [Symbol.asyncIterator]: () => readingParts(path, (reopened) => rowsOf(reopened, at)),
    },
  }
}

async function* rowsOf(parts: ZipParts, wanted: number): AsyncGenerator<TableRow> {
  const input = await parts.read(CONTENT, MOST_BYTES)
  if (!input) return
  for await (const { at, row } of documentRows(input)) {
    if (at > wanted) return
    if (at === wanted) yield row
  }
}

async function firstWithRows(parts: ZipParts): Promise<Omit<SheetRow, 'row'>> {
  let hidden: NamedSheet | null = null
  const input = await parts.read(CONTENT, MOST_BYTES)
  if (input) {
    for await (const found of documentRows(input)) {
      if (!found.sheet.isHidden) return found
      hidden ??= found.sheet
    }
  }
  throw hidden ? onlyHidden(KIND, hidden) : noRows(KIND)
}

async function isSpreadsheet(parts: ZipParts): Promise<boolean> {
  const input = await parts.read('mimetype', 1000)
  let type = ''
  for await (const chunk of (input ?? []) as AsyncIterable<Buffer>) type += chunk.toString('latin1')
  return /^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?\s*$/.test(type)
}

/** All but the mimetype and the manifest of such a document is ciphered. */
async function hasPassword(parts: ZipParts): Promise<boolean> {
  let isCiphered = false
  await readWholeXml(await parts.read('META-INF/manifest.xml', MOST_OF_MANIFEST), {
    open(name) {
      if (name === 'encryption-data') isCiphered = true
    },
  })
  return isCiphered
}
