import type { PaperBatch } from '@dawakit/core/tax'
import type { Database } from '../../ground/database/schema/index.ts'
import { readShipments, type ShipmentLineRow } from './shipments.sql.ts'

/**
 * Which batches the parcels of an order hold, by line; a line without any is not in it. What a courier has brought back is
 * in it too: it was sold, and a credit note takes it back.
 */
export async function readPackedBatches(db: Database, orderId: string): Promise<Map<number, PaperBatch[]>> {
  const shipments = (await readShipments(db, [orderId])).get(orderId) ?? []
  const byLine = new Map<number, PaperBatch[]>()
  for (const row of shipments.flatMap(({ lines }) => lines)) {
    byLine.set(row.line_no, withPacked(byLine.get(row.line_no) ?? [], row, row.supplied))
  }
  return byLine
}

/** Batches with so many pieces of a parcel's: one of each number, month and MRP. What has no number is not named. */
export function withPacked(
  batches: readonly PaperBatch[],
  { batch, expires_on, mrp_paise }: Pick<ShipmentLineRow, 'batch' | 'expires_on' | 'mrp_paise'>,
  pieces: number,
): PaperBatch[] {
  if (batch === '' || pieces === 0) return [...batches]
  const mrp = mrp_paise ?? undefined
  const isSame = (one: PaperBatch) => one.batch === batch && one.expiresOn === expires_on && one.mrp === mrp
  if (!batches.some(isSame)) {
    return [...batches, { batch, expiresOn: expires_on, quantity: pieces, ...(mrp !== undefined && { mrp }) }]
  }
  return batches.map((one) => (isSame(one) ? { ...one, quantity: one.quantity + pieces } : one))
}
