import type { PickList } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import { nothingToPack, RuleError } from '@dawakit/core/refusals'
import { leftToPack, type PickedPieces, pickListOf } from '@dawakit/core/shipping'
import type { Database } from '../../ground/database/schema/index.ts'
import { isInQueue } from '../../orders/desk/desk-queues.sql.ts'
import type { OrderLineRow } from '../../orders/read/order-rows.ts'
import { readOrderLines } from '../../orders/read/orders.sql.ts'
import { readShipments, type ShipmentRows } from '../../orders/read/shipments.sql.ts'
import { readPaperProducts } from './paper-products.sql.ts'

/**
 * What is to be fetched for those of some orders that wait to be packed.
 *
 * @throws {RuleError} `nothing-to-pack` where none of them does
 */
export async function readPickList(db: Database, orderIds: readonly string[]): Promise<PickList> {
  const orders = orderIds.length === 0 ? [] : await readWaiting(db, orderIds)
  if (orders.length === 0) throw new RuleError(nothingToPack)
  const ids = orders.map(({ id }) => id)
  const lines = await readOrderLines(db, ids)
  const shipments = await readShipments(db, ids)
  const all = [...lines.values()].flat()
  const productOf = await readPaperProducts(db, all)
  const placeOf = await readPlaces(db, all)
  const pieces = orders.flatMap(({ id, number }): PickedPieces[] =>
    linesLeft(lines.get(id) ?? [], shipments.get(id) ?? []).map(({ line, left }) => ({
      key: `${line.product_id} ${line.variant_key}`,
      product: { ...productOf(line), place: placeOf(line), mrp: toRupees(line.mrp_paise) },
      orderNumber: number,
      quantity: left,
    })),
  )
  return { orders: orders.map(({ number }) => number), lines: pickListOf(pieces) }
}

/** Where products stand on the shelf. */
async function readPlaces(
  db: Database,
  lines: readonly OrderLineRow[],
): Promise<(line: OrderLineRow) => string> {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  if (ids.length === 0) return () => ''
  const rows = await db.selectFrom('product').select(['id', 'place']).where('id', 'in', ids).execute()
  const places = new Map(rows.map(({ id, place }) => [id, place]))
  return ({ product_id }) => places.get(product_id) ?? ''
}

/** Those that wait to be packed, oldest first. */
const readWaiting = (db: Database, orderIds: readonly string[]) =>
  db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', 'in', orderIds)
    .where(isInQueue(db, 'pack'))
    .orderBy('ordered_at')
    .orderBy('id')
    .execute()

/** The lines of an order with pieces that are in none of these parcels. */
export function linesLeft(lines: readonly OrderLineRow[], shipments: readonly ShipmentRows[]) {
  const left = leftToPack(
    lines.map(({ line_no, quantity }) => ({ lineNo: line_no, quantity })),
    shipments.flatMap((shipment) =>
      shipment.lines.map(({ line_no, supplied }) => ({ lineNo: line_no, quantity: supplied })),
    ),
  )
  return lines.map((line) => ({ line, left: left.get(line.line_no) ?? 0 })).filter((one) => one.left > 0)
}
