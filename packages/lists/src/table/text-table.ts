import { ImportError } from '../said/import-error.ts'
import { csvRows } from './csv-table.ts'
import { findSeparator } from './find-separator.ts'
import { binaryRefusal, markupRefusal, signatureRefusal } from './no-table.ts'
import type { Table } from './table.ts'
import {
  decoded,
  ENCODING_NAMES,
  encodingAtStart,
  encodingOf,
  type ReadBytes,
  readText,
} from './text-encoding.ts'

const NAMES: Readonly<Record<string, string>> = {
  ',': 'CSV',
  '\t': 'tab-separated text',
  ';': 'semicolon-separated text',
  '|': 'pipe-separated text',
}

/** Bytes that tell what a file is. */
export const HEAD = 65_536

/**
 * Opens a text as a table: commas, tabs, semicolons or pipes, in UTF-8, UTF-16 or Windows-1252.
 *
 * @param read - Its bytes. They are read more than once.
 * @param head - The first {@link HEAD} of them, by which encoding and separator are found.
 * @throws {ImportError} saying what the file is and what to do, where it is empty or no such text
 */
export async function openText(read: ReadBytes, head: Uint8Array): Promise<Table> {
  const known = encodingAtStart(head)
  const text = decoded(head, known ?? 'utf-8')
  const refusal = signatureRefusal(head) ?? (known ? null : await binaryRefusal(head)) ?? markupRefusal(text)
  if (refusal !== null) throw new ImportError(refusal)
  const encoding = known ?? (await encodingOf(read))
  const separator = findSeparator(text)
  const rows = () => csvRows(readText(read, encoding), separator)
  for await (const _ of rows()) {
    const kind = NAMES[separator] ?? `text separated by "${separator}"`
    return { format: `${kind}, ${ENCODING_NAMES[encoding]}`, rows: { [Symbol.asyncIterator]: rows } }
  }
  throw new ImportError('The file is empty.')
}
