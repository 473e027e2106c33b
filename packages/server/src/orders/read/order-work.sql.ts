import type { OrderReview, OrderShipment, Pharmacist } from '@dawakit/core/contract'
import type { Database } from '../../ground/database/schema/index.ts'
import { readCreditNotes, readOrderReturns } from './order-returns.sql.ts'
import type { OrderLineRow, OrderRow, OrderWork } from './order-rows.ts'
import type { ShipmentRows } from './shipments.sql.ts'

/** What was done with some orders since they were written, by the order's id. */
export async function readOrderWork(
  db: Database,
  rows: readonly OrderRow[],
  lines: ReadonlyMap<string, readonly OrderLineRow[]>,
  shipments: ReadonlyMap<string, readonly ShipmentRows[]>,
): Promise<Map<string, OrderWork>> {
  const questions = await openQuestions(db, rows)
  const ids = rows.map(({ id }) => id)
  const returns = await readOrderReturns(db, ids, lines)
  const creditNotes = await readCreditNotes(db, ids)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        review: reviewOf(row, questions.get(row.id) ?? null),
        shipments: sentOf(shipments.get(row.id) ?? [], lines.get(row.id) ?? []),
        returns: returns.get(row.id) ?? [],
        creditNotes: creditNotes.get(row.id) ?? [],
      },
    ]),
  )
}

/** Of an order that was written a moment ago. */
export function workOfNew(lines: readonly OrderLineRow[]): OrderWork {
  const waits = lines.some((line) => line.is_prescription === 1)
  return {
    review: waits ? { state: 'waiting', question: null, pharmacist: null } : null,
    shipments: [],
    returns: [],
    creditNotes: [],
  }
}

/** The parcels that have left, as their customer sees them. */
function sentOf(shipments: readonly ShipmentRows[], lines: readonly OrderLineRow[]): OrderShipment[] {
  const isoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  return shipments
    .filter(({ state }) => state !== 'packed')
    .map((shipment) => ({
      number: shipment.number,
      state: shipment.state,
      courier: shipment.courier,
      trackingNumber: shipment.tracking_number,
      trackingUrl: shipment.tracking_url,
      handedOverAt: isoOrNull(shipment.handed_over_at),
      deliveredAt: isoOrNull(shipment.delivered_at),
      lines: lines.flatMap((line) => {
        const pieces = shipment.lines.filter(({ line_no }) => line_no === line.line_no)
        const quantity = pieces.reduce((sum, piece) => sum + piece.quantity, 0)
        return quantity === 0 ? [] : [{ productId: line.product_id, name: line.name, quantity }]
      }),
    }))
}

function reviewOf(row: OrderRow, question: OrderReview['question']): OrderReview | null {
  if (row.review === 'none') return null
  const pharmacist = row.pharmacist === null ? null : (JSON.parse(row.pharmacist) as Pharmacist)
  return { state: row.review, question, pharmacist }
}

/** The newest question of each order that waits for its answer. */
async function openQuestions(
  db: Database,
  rows: readonly OrderRow[],
): Promise<Map<string, NonNullable<OrderReview['question']>>> {
  const asked = rows.filter(({ review }) => review === 'asked').map(({ id }) => id)
  if (asked.length === 0) return new Map()
  const found = await db
    .selectFrom('prescription_question')
    .select(['id', 'order_id', 'text', 'asked_at'])
    .where('order_id', 'in', asked)
    .where('answered_at', 'is', null)
    .orderBy('asked_at')
    .execute()
  return new Map(
    found.map(({ id, order_id, text, asked_at }) => [
      order_id ?? '',
      { id, text, askedAt: new Date(asked_at).toISOString() },
    ]),
  )
}
