import { ImportError } from '../said/import-error.ts'
import { isZip } from './no-table.ts'
import type { Table } from './table.ts'
import { HEAD, openText } from './text-table.ts'

/**
 * Opens a text that a browser has: what was chosen in `<input type="file">`, or was fetched as a blob. In Node too.
 *
 * @param file - It is read more than once, piece by piece.
 * @throws {ImportError} saying what the file is and what to do, where it is empty or no text of rows; a workbook too, which
 * `openTable` of `@dawakit/lists/node` reads.
 */
export async function openBlob(file: Blob): Promise<Table> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  if (head.length === 0) throw new ImportError('The file is empty.')
  if (isZip(head))
    throw new ImportError('This is a workbook or a zip file, of which nothing is read here: save it as CSV.')
  return openText(() => bytesOf(file), head)
}

/** By its reader: not every browser goes through a stream by itself. */
async function* bytesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
      if (value) yield value
  } finally {
    await reader.cancel()
  }
}
