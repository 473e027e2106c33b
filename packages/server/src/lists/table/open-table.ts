import { open, stat } from 'node:fs/promises'
import { ImportError } from '../said/import-error.ts'
import { binaryRefusal, markupRefusal, signatureRefusal } from './no-table.ts'
import type { Table } from './table.ts'
import { decoded, encodingAtStart } from './text-encoding.ts'
import { openText } from './text-table.ts'
import { openWorkbook } from './workbook/open-workbook.ts'

/** Bytes that tell what a file is. */
const HEAD = 65_536

/**
 * Opens whatever file a pharmacy has: a workbook of Excel (.xlsx), or text with commas, tabs, semicolons or pipes in UTF-8,
 * UTF-16 or Windows-1252. It is the bytes that tell, never the name.
 *
 * @throws {ImportError} saying what the file is and what to do, where it is none of these
 */
export async function openTable(path: string): Promise<Table> {
  const head = await headOf(path)
  if (head.length === 0) throw new ImportError('The file is empty.')
  if (isZip(head)) return openWorkbook(path)
  const encoding = encodingAtStart(head)
  const text = decoded(head, encoding ?? 'utf-8')
  const refusal =
    signatureRefusal(head) ?? (encoding ? null : await binaryRefusal(head)) ?? markupRefusal(text)
  if (refusal !== null) throw new ImportError(refusal)
  return openText(path, text, encoding)
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

/** Workbooks and documents of today are zip files of XML. An empty one begins with its end. */
const ZIPS = ['504b0304', '504b0506']
const isZip = (head: Buffer) => ZIPS.includes(head.toString('hex', 0, 4))
