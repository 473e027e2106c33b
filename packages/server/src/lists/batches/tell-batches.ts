import { type Batch, isExpired } from '@dawakit/lists/batches'
import type { ImportReport, RowToCount } from '@dawakit/lists/said'

/** What rows say of one article's batches and its stock. */
export interface SaidBatches {
  /** Null where the list says none. */
  batches: readonly Batch[] | null
  /** Stock of which the list says less than none, or a part of a pack; without a line it is the article's own. */
  toCount: readonly (Pick<RowToCount, 'said' | 'units'> & { line?: number })[]
}

/**
 * Tells of the batches of an article that went in: how many were kept, which have expired, and what has to be counted.
 *
 * @param day - yyyy-mm-dd in India.
 */
export function tellBatches(
  report: ImportReport,
  row: { line: number; name: string } & SaidBatches,
  day: string,
): void {
  const { line, name } = row
  const batches = row.batches ?? []
  report.batches += batches.length
  for (const batch of batches) {
    const { expiresOn, units } = batch
    if (expiresOn !== null && isExpired(batch, day))
      report.expired.push({ line: batch.line, name, batch: batch.batch, expiresOn, units })
  }
  for (const one of row.toCount) report.toCount.push({ line, name, ...one })
}
