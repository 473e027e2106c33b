import type { ImportPreset } from '@dawakit/core/contract'
import type { RowStage } from './row-stage.ts'

/** How the export of one program is read. */
export interface Preset {
  id: ImportPreset
  /** As its makers write it. */
  name: string
  /** @param keys - The headings of a file, as `headingKey` writes them. */
  isOf(keys: ReadonlySet<string>): boolean
  /**
   * The column that a heading of it is, before the importer's own names are asked: one of the importer's, or one that only its
   * {@link stage} reads.
   */
  columnOf(key: string): string | undefined
  /** Makes articles of its rows. Anew for each time that a file is gone through. */
  stage?(): RowStage
}
