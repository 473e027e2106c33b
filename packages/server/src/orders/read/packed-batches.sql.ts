import type { InvoiceBatch } from '@dawakit/core/contract'
import type { Database } from '../../ground/database/schema/index.ts'
import { readShipments } from './shipments.sql.ts'

/**
 * Which batches the parcels of an order hold, by line; a line without any is not in it. What a courier has brought back is
 * in it too: it was sold, and a credit note takes it back.
 */
export async function readPackedBatches(db: Database, orderId: string): Promise<Map<number, InvoiceBatch[]>> {
  const shipments = (await readShipments(db, [orderId])).get(orderId) ?? []
  const byLine = new Map<number, InvoiceBatch[]>()
  for (const { line_no, batch, expires_on, supplied } of shipments.flatMap(({ lines }) => lines)) {
    if (batch === '' || supplied === 0) continue
    const batches = byLine.get(line_no) ?? []
    const same = batches.find((one) => one.batch === batch && one.expiresOn === expires_on)
    if (same) same.quantity += supplied
    else batches.push({ batch, expiresOn: expires_on, quantity: supplied })
    byLine.set(line_no, batches)
  }
  return byLine
}
