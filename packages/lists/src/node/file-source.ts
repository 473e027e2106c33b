import { basename } from 'node:path'
import type { ImportSource } from '../rows/import-source.ts'
import { openTable } from './open-table.ts'

/** A file on disk, by its path. */
export function fileSource(path: string): ImportSource {
  return {
    name: basename(path),
    open: () => openTable(path),
  }
}
