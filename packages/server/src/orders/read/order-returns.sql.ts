import type { Order, OrderReturn, ReturnPicture } from '@dawakit/core/contract'
import { sumPaise, toRupees } from '@dawakit/core/money'
import type { Database } from '../../ground/database/schema/index.ts'
import { creditNoteId } from './credit-note-id.ts'
import type { OrderLineRow } from './order-rows.ts'

const isoTime = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : isoTime(at))

/** A picture of a return, as its customer gets it. */
export const returnPicture = (id: string): ReturnPicture => ({ id, imageUrl: `returnPictures/${id}/image` })

/** What comes back of some orders, oldest first, by the order's id. */
export async function readOrderReturns(
  db: Database,
  orderIds: readonly string[],
  lines: ReadonlyMap<string, readonly OrderLineRow[]>,
): Promise<Map<string, OrderReturn[]>> {
  const returns = await db
    .selectFrom('return_request')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('requested_at')
    .orderBy('id')
    .execute()
  const ids = returns.map(({ id }) => id)
  const pieces =
    ids.length === 0
      ? []
      : await db
          .selectFrom('return_line')
          .selectAll()
          .where('return_id', 'in', ids)
          .orderBy('line_no')
          .execute()
  const pictures =
    ids.length === 0
      ? []
      : await db
          .selectFrom('return_picture')
          .select(['id', 'return_id'])
          .where('return_id', 'in', ids)
          .orderBy('created_at')
          .orderBy('id')
          .execute()
  const byOrder = new Map<string, OrderReturn[]>()
  for (const row of returns) {
    const own = pieces.filter(({ return_id }) => return_id === row.id)
    const nameOf = (lineNo: number) =>
      lines.get(row.order_id)?.find(({ line_no }) => line_no === lineNo) ?? { product_id: '', name: '' }
    const shown: OrderReturn = {
      id: row.id,
      number: row.number,
      state: row.state,
      kind: row.kind,
      reason: row.reason,
      decision: row.decision,
      lines: own.map(({ line_no, quantity }) => {
        const { product_id, name } = nameOf(line_no)
        return { productId: product_id, name, quantity }
      }),
      pictures: pictures.filter((one) => one.return_id === row.id).map(({ id }) => returnPicture(id)),
      refund: toRupees(sumPaise([...own.map(({ refund_paise }) => refund_paise), row.delivery_paise])),
      requestedAt: isoTime(row.requested_at),
      decidedAt: isoOrNull(row.decided_at),
      receivedAt: isoOrNull(row.received_at),
      closedAt: isoOrNull(row.closed_at),
    }
    byOrder.set(row.order_id, [...(byOrder.get(row.order_id) ?? []), shown])
  }
  return byOrder
}

/** The credit notes of some orders, oldest first, by the order's id. */
export async function readCreditNotes(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, Order['creditNotes']>> {
  const rows = await db
    .selectFrom('credit_note')
    .select(['order_id', 'number'])
    .where('order_id', 'in', orderIds)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  const byOrder = new Map<string, Order['creditNotes']>()
  for (const { order_id, number } of rows) {
    const note = { id: creditNoteId(order_id, number), number }
    byOrder.set(order_id, [...(byOrder.get(order_id) ?? []), note])
  }
  return byOrder
}
