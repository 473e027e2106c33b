import { drawRow, drawTitles, type Paper, rowHeight, type Table } from '@dawakit/widgets/paper'
import type { Words } from '../language/use-words.ts'

/**
 * A table over as many pages as it needs, its titles on each.
 *
 * @param beforeRow - Draws what stands beside a row; the paper is where the row will be.
 */
export function drawTable<Row>(
  paper: Paper<Words>,
  table: Table<Row>,
  rows: readonly Row[],
  beforeRow?: () => void,
): void {
  drawTitles(paper, table)
  for (const row of rows) {
    if (paper.needs(rowHeight(paper, table, row))) drawTitles(paper, table)
    beforeRow?.()
    drawRow(paper, table, row)
  }
}
