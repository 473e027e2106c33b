import { ImportError } from '../said/import-error.ts'
import type { Table } from '../table/table.ts'
import { openDocument } from './open-document/open-document.ts'
import { openWorkbook } from './workbook/open-workbook.ts'
import { withParts } from './workbook/reading-parts.ts'
import type { ZipParts } from './workbook/zip-parts.ts'

/**
 * Opens the workbook that a zip file is: of Excel since 2007, or of OpenDocument.
 *
 * @throws {ImportError} saying what the file is and what to do, where it is neither
 */
export async function openZip(path: string): Promise<Table> {
  return withParts(path, async (parts) => {
    const table = (await openWorkbook(path, parts)) ?? (await openDocument(path, parts))
    if (!table) throw new ImportError(otherZip(parts))
    return table
  })
}

const SAVE = 'save it as .xlsx or as CSV'

/** What a zip file is that holds no workbook, and what to do. */
function otherZip(parts: ZipParts): string {
  if (parts.has('xl/workbook.bin')) return `This is a binary Excel workbook (.xlsb): ${SAVE}.`
  if (parts.has('word/document.xml'))
    return `This is a Word document (.docx): put its table into a spreadsheet and ${SAVE}.`
  if (parts.has('ppt/presentation.xml'))
    return `This is a PowerPoint presentation (.pptx): put its table into a spreadsheet and ${SAVE}.`
  if (parts.has('mimetype') && parts.has('content.xml'))
    return `This is an OpenDocument file, and no spreadsheet (.ods): put its table into one and ${SAVE}.`
  if (parts.has('Index/Document.iwa')) return `This is a document of Apple's Numbers or Pages: ${SAVE}.`
  return 'This is a zip file: unpack it, and name the list that is in it.'
}
