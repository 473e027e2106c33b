import type { DosageForm } from '@dawakit/core/contract'
import type { Paise } from '@dawakit/core/money'
import { CASH_ON_DELIVERY } from '@dawakit/core/order'
import { RuleError, returnAfterDelivery } from '@dawakit/core/refusals'
import {
  ASKED_RETURN_KINDS,
  nonReturnableKind,
  piecesLeft,
  type ReturnableNow,
  restockingPercentOf,
  returnUntil,
} from '@dawakit/core/returns'
import type { Database } from '../../ground/database/schema/index.ts'
import { type OrderLineRow, type OrderRow, readOrderLines } from '../../orders/read/orders.sql.ts'
import { deliveredOf } from '../../orders/read/parcel-money.ts'
import { readShipments } from '../../orders/read/shipments.sql.ts'
import { refundedOf, returnedPieces } from './returns.sql.ts'

/** What may come back, with what each line's delivered pieces cost after their share of the coupon. */
export interface ReturnOptionsInPaise extends ReturnableNow {
  lines: (ReturnableNow['lines'][number] & { paid: Paise })[]
}

/**
 * What of a delivered order may come back now.
 *
 * @throws {RuleError} `return-after-delivery`
 */
export async function readReturnOptions(
  db: Database,
  order: OrderRow,
  now: number,
): Promise<ReturnOptionsInPaise> {
  const deliveredAt = order.delivered_at
  if (order.delivery_status !== 'delivered' || deliveredAt === null || order.canceled_at !== null) {
    throw new RuleError(returnAfterDelivery)
  }
  const lines = (await readOrderLines(db, [order.id])).get(order.id) ?? []
  const parcels = (await readShipments(db, [order.id])).get(order.id) ?? []
  // What a courier has brought back was never theirs.
  const returned = (await returnedPieces(db, order.id)).filter(({ isOfParcel }) => !isOfParcel)
  const products = await productFacts(db, lines)
  const batches = await readBatches(db, order.id)
  return {
    kinds: ASKED_RETURN_KINDS.map((kind) => {
      const until = returnUntil(kind, deliveredAt)
      return {
        kind,
        until: new Date(until).toISOString(),
        isOpen: now <= until,
        restockingPercent: restockingPercentOf(kind),
      }
    }),
    lines: lines.map((line, index) => {
      const { supplied, paid } = deliveredOf({ lines, parcels }, line)
      const own = returned.filter(({ lineNo }) => lineNo === line.line_no)
      return {
        line: index,
        name: line.name,
        quantity: piecesLeft(supplied, own),
        supplied,
        refunded: refundedOf(own, line.line_no),
        paid,
        nonReturnable: nonReturnableKind(products.get(line.product_id) ?? unknownProduct(line)),
        batches: batches.get(line.line_no) ?? [],
      }
    }),
    needsPayTo: order.payment_method === CASH_ON_DELIVERY,
  }
}

/** What decides, where the product itself is no longer there. */
const unknownProduct = ({ name, category_slug }: OrderLineRow) => ({
  name,
  dosageForm: 'box' as const,
  isColdChain: false,
  isGeneral: false,
  category: category_slug,
  subCategory: '',
})

async function productFacts(db: Database, lines: readonly OrderLineRow[]) {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('product')
    .leftJoin('category', 'category.id', 'product.category_id')
    .select([
      'product.id',
      'product.name',
      'dosage_form',
      'is_cold_chain',
      'product.is_general',
      'subcategory',
    ])
    .select('category.name as category')
    .where('product.id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: row.name,
        dosageForm: row.dosage_form as DosageForm,
        isColdChain: row.is_cold_chain === 1,
        isGeneral: row.is_general === 1,
        category: row.category ?? '',
        subCategory: row.subcategory ?? '',
      },
    ]),
  )
}

/** Batches as they were packed, by line. */
async function readBatches(db: Database, orderId: string): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
    .select(['line_no', 'batch'])
    .where('order_id', '=', orderId)
    .execute()
  const batches = new Map<number, string[]>()
  for (const { line_no, batch } of rows) batches.set(line_no, [...(batches.get(line_no) ?? []), batch])
  return batches
}
