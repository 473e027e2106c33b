import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { ImportError } from '../said/import-error.ts'
import { isCompound, isZip } from '../table/no-table.ts'
import type { Table } from '../table/table.ts'
import { decoded, encodingAtStart, encodingOf } from '../table/text-encoding.ts'
import { HEAD, openText } from '../table/text-table.ts'
import { openOldWorkbook } from './old-workbook/open-old-workbook.ts'
import { openZip } from './open-zip.ts'
import { isTally, openTally } from './tally/open-tally.ts'

/**
 * Opens whatever file a pharmacy has: a workbook of Excel (.xlsx, .xls) or OpenDocument (.ods), or text with commas, tabs,
 * semicolons or pipes in UTF-8, UTF-16 or Windows-1252, or the stock items that Tally exports as XML. It is the bytes that tell, never the name.
 *
 * @throws {ImportError} saying what the file is and what to do, where it is none of these
 */
export async function openTable(path: string): Promise<Table> {
  const head = await headOf(path)
  if (head.length === 0) throw new ImportError('The file is empty.')
  if (isZip(head)) return openZip(path)
  if (isCompound(head)) return openOldWorkbook(path)
  const read = () => createReadStream(path)
  const known = encodingAtStart(head)
  if (isTally(decoded(head, known ?? 'utf-8'))) return openTally(read, known ?? (await encodingOf(read)))
  return openText(read, head)
}

async function headOf(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new ImportError(`There is no file "${path}".`)
  if (found.isDirectory())
    throw new ImportError(`"${path}" is a folder: name the file in it that has the list.`)
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
