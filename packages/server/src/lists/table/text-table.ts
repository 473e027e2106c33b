import { Readable } from 'node:stream'
import { ImportError } from '../said/import-error.ts'
import { csvRows } from './csv-table.ts'
import { findSeparator } from './find-separator.ts'
import type { Table } from './table.ts'
import { ENCODING_NAMES, type Encoding, encodingOf, readText } from './text-encoding.ts'

const NAMES: Readonly<Record<string, string>> = {
  ',': 'CSV',
  '\t': 'tab-separated text',
  ';': 'semicolon-separated text',
  '|': 'pipe-separated text',
}

/**
 * Opens a text as a table.
 *
 * @param head - Its beginning, by which the separator is found.
 * @param known - Its encoding, where the beginning tells it.
 */
export async function openText(path: string, head: string, known: Encoding | null): Promise<Table> {
  const encoding = known ?? (await encodingOf(path))
  const separator = findSeparator(head)
  const rows = () => csvRows(Readable.from(readText(path, encoding)), separator)
  for await (const _ of rows()) {
    const kind = NAMES[separator] ?? `text separated by "${separator}"`
    return { format: `${kind}, ${ENCODING_NAMES[encoding]}`, rows: { [Symbol.asyncIterator]: rows } }
  }
  throw new ImportError('The file is empty.')
}
