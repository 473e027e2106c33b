import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderRow } from '../../orders/read/orders.sql.ts'
import { newReturnNumber } from './return-number.ts'

interface Undelivered {
  /** As it was read under its lock. */
  order: Pick<OrderRow, 'id' | 'user_id'>
  /** Pieces that the courier has brought back. */
  lines: readonly { lineNo: number; quantity: number; batch?: string }[]
  /** The parcel that they were in. @default it went without one */
  parcelId?: string
  /** Why it could not be delivered. */
  reason: string
  staffId: string
}

/**
 * The courier has brought pieces back: a return that has come already, and is to be judged.
 *
 * @returns its id
 */
export async function openUndelivered(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'happened'>,
  { order, lines, parcelId, reason, staffId }: Undelivered,
): Promise<string> {
  const now = context.clock()
  const id = newId()
  await trx
    .insertInto('return_request')
    .values({
      id,
      number: newReturnNumber(now),
      order_id: order.id,
      user_id: order.user_id,
      state: 'received',
      kind: 'undelivered',
      reason,
      pay_to_sealed: null,
      staff_id: staffId,
      decision: '',
      restocking_percent: 0,
      requested_at: now,
      decided_at: now,
      received_at: now,
      closed_at: null,
      shipment_id: parcelId ?? null,
    })
    .execute()
  await trx
    .insertInto('return_line')
    .values(
      piecesByLine(lines).map(({ lineNo, quantity, batch }) => ({
        return_id: id,
        line_no: lineNo,
        quantity,
        batch,
        received_quantity: quantity,
        judgement: null,
        charge_paise: 0,
        refund_paise: 0,
      })),
    )
    .execute()
  await context.happened(trx, 'return.opened-undelivered', { orderId: order.id, returnId: id })
  return id
}

/** One row a line, whatever batches it came in. */
function piecesByLine(lines: Undelivered['lines']) {
  const byLine = new Map<number, { lineNo: number; quantity: number; batch: string }>()
  for (const { lineNo, quantity, batch = '' } of lines) {
    const sum = byLine.get(lineNo)
    if (!sum) byLine.set(lineNo, { lineNo, quantity, batch })
    else sum.quantity += quantity
  }
  return [...byLine.values()]
}
