import type { ImportPreset } from '@dawakit/core/contract'
import type { ProgramHeadings } from '../headings/read-headings.ts'
import type { RowStage } from './row-stage.ts'

/**
 * How the export of one program is read. What it means by a heading comes before the importer's own names: one of the importer's
 * columns, or one that only its `stage` reads.
 */
export interface Preset extends ProgramHeadings {
  id: ImportPreset
  /** As its makers write it. */
  name: string
  /** Whether each row is an article or of one: nothing that sums, heads or separates is looked for. @default false */
  hasOnlyArticles?: boolean
  /** @param keys - The headings of a file, as `headingKey` writes them. */
  isOf(keys: ReadonlySet<string>): boolean
  /**
   * Makes articles of its rows. Anew for each time that a file is gone through.
   *
   * @param at - The moment, for what holds until a day.
   */
  stage?(at: number): RowStage
}
