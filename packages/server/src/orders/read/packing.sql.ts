import { packingOf } from '@dawakit/core/shipping'
import type { Database } from '../../ground/database/schema/index.ts'
import { readOrderLines } from './orders.sql.ts'
import { readShipments } from './shipments.sql.ts'

/** The lines of an order for its packing, and what is in its parcels. */
export async function readPacking(trx: Database, orderId: string) {
  const rows = (await readOrderLines(trx, [orderId])).get(orderId) ?? []
  const shipments = (await readShipments(trx, [orderId])).get(orderId) ?? []
  return {
    lines: rows.map((row) => ({
      lineNo: row.line_no,
      productId: row.product_id,
      quantity: row.quantity,
      price: row.price_paise,
      hsn: row.hsn,
      isPrescriptionNeeded: row.is_prescription === 1,
    })),
    packed: shipments.flatMap(({ lines }) =>
      lines.map(({ line_no, supplied }) => ({ lineNo: line_no, quantity: supplied })),
    ),
    lastNumber: shipments.at(-1)?.number ?? 0,
  }
}

/** Writes down how far the packing of an order is. */
export async function writePacking(trx: Database, orderId: string): Promise<'none' | 'part' | 'all'> {
  const { lines, packed } = await readPacking(trx, orderId)
  const packing = packingOf(lines, packed)
  await trx.updateTable('orders').set({ packing }).where('id', '=', orderId).execute()
  return packing
}
