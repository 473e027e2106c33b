import type { BillLineInput, DeskBill } from '@dawakit/core/contract'
import { billNoFile, billTooLong } from '@dawakit/core/refusals'
import { readPurchaseRow } from '@dawakit/lists/batches'
import { PURCHASE_COLUMNS, PURCHASE_NEEDS, readHeadings } from '@dawakit/lists/headings'
import { openTable } from '@dawakit/lists/node'
import { readRows } from '@dawakit/lists/rows'
import { ImportError } from '@dawakit/lists/said'
import { BadValue } from '@dawakit/lists/values'
import { CallError } from '../../ground/http/call-error.ts'
import { LINES_MAX, typedOf } from './goods-in.schemas.ts'

/** What a file says of a bill. */
export interface BillFile {
  lines: BillLineInput[]
  unread: DeskBill['unread']
}

/**
 * Reads a supplier's bill: a workbook, or text with commas, tabs, semicolons or pipes. Rows that cannot be read are told with their
 * line, and keep none of the others out.
 *
 * @throws {CallError} 422 `bill-no-file` with what is wrong with it, `bill-too-long`
 */
export async function readBillFile(path: string): Promise<BillFile> {
  const lines: BillLineInput[] = []
  const unread: DeskBill['unread'] = []
  try {
    const heads = (texts: readonly string[]) => readHeadings(texts, PURCHASE_COLUMNS, PURCHASE_NEEDS).valuesOf
    const rows = readRows(
      await openTable(path),
      heads,
      ({ line, reason }) => unread.push({ line, reason }),
      PURCHASE_COLUMNS,
    )
    for await (const row of rows) {
      if (row.heads) continue
      if (lines.length + unread.length >= LINES_MAX) throw new CallError(422, billTooLong)
      try {
        const read = readPurchaseRow(row.values)
        if (read) lines.push(typedOf(read))
      } catch (error) {
        if (!(error instanceof BadValue)) throw error
        unread.push({ line: row.line, reason: error.message })
      }
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    throw new CallError(422, billNoFile, {
      fields: { file: billNoFile.text },
      data: { reason: error.message },
    })
  }
  if (lines.length === 0)
    throw new CallError(422, billNoFile, { fields: { file: billNoFile.text }, data: { unread } })
  return { lines, unread }
}
