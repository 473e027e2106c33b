import { canEndRest } from '@dawakit/core/order'
import {
  checkedByPharmacist,
  nothingToEnd,
  orderNotFound,
  RuleError,
  supplyFewer,
} from '@dawakit/core/refusals'
import { givenReason } from '@dawakit/core/returns'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { holdStock } from '../../ground/database/hold-stock.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type Amendment, amendOrder } from '../../orders/change/amend-order.ts'
import { requireSeen } from '../../orders/desk/require-seen.ts'
import {
  findOrderRow,
  type OrderLineRow,
  type OrderRow,
  readOrderLines,
} from '../../orders/read/orders.sql.ts'
import { readShipments } from '../../orders/read/shipments.sql.ts'
import { keepRegisters } from '../../orders/registers/keep-registers.ts'
import { followParcels } from './follow-parcels.ts'
import { unpackParcel } from './move-parcel.ts'

interface SeenChange {
  orderId: string
  /** The version of the order that they looked at. */
  seen: string
  /** For the customer to read. */
  reason: string
  staff: NonNullable<AuditedBy>
  /** Takes the call's key, first in the transaction: true where it was made before, and nothing is done again. */
  isRepeated?: (trx: Database) => Promise<boolean>
}

/**
 * The desk supplies less of some lines, whatever of the order has left: see `amendOrder`. Where nothing else is still to come
 * or to be sent, the order is delivered with it.
 *
 * @throws {RuleError} `reason-needed`, `reason-too-long`, `supply-fewer`, `checked-by-pharmacist`, and as `amendOrder`
 * @throws {CallError} 404 `order-not-found`; 409 `order-changed`
 */
export function supplyLessOf(
  context: ServerContext,
  { lines: wanted, ...change }: SeenChange & { lines: readonly { lineNo: number; quantity: number }[] },
): Promise<void> {
  return changeSupply(context, 'order.supplyLess', change, async (_trx, row, lines) => {
    const isTwice = new Set(wanted.map(({ lineNo }) => lineNo)).size < wanted.length
    const isFewer = wanted.every(({ lineNo, quantity }) => {
      const line = lines.find(({ line_no }) => line_no === lineNo)
      return line !== undefined && Number.isInteger(quantity) && quantity >= 0 && quantity < line.quantity
    })
    if (wanted.length === 0 || isTwice || !isFewer) throw new RuleError(supplyFewer)
    const isChecked = row.review === 'waiting' || row.review === 'asked'
    const onPrescription = lines.filter(({ is_prescription }) => is_prescription === 1)
    if (isChecked && onPrescription.some(({ line_no }) => wanted.some(({ lineNo }) => lineNo === line_no))) {
      throw new RuleError(checkedByPharmacist)
    }
    return wanted
  })
}

/**
 * Ends the rest of an order of which a part has arrived: what is neither there nor with a courier is not supplied. Parcels that
 * are still here are taken apart. With nothing under way the order is delivered; what is under way arrives or comes back.
 *
 * @throws {RuleError} `reason-needed`, `reason-too-long`, `nothing-to-end`
 * @throws {CallError} 404 `order-not-found`; 409 `order-changed`
 */
export function endRest(context: ServerContext, change: SeenChange): Promise<void> {
  return changeSupply(context, 'order.endRest', change, async (trx, row, lines) => {
    const parcels = (await readShipments(trx, [row.id])).get(row.id) ?? []
    const standing = { deliveryStatus: row.delivery_status, isCanceled: row.canceled_at !== null }
    if (!canEndRest(standing, parcels)) throw new RuleError(nothingToEnd)
    const by = { orderId: row.id, staffId: change.staff.id }
    // Of all parcels before any batch.
    await holdStock(
      trx,
      lines.map(({ product_id }) => product_id),
    )
    for (const { state, number } of parcels)
      if (state === 'packed') await unpackParcel(trx, context, { ...by, number })
    const sent = parcels.filter(({ state }) => state !== 'packed' && state !== 'returned')
    const rest = lines.flatMap(({ line_no: lineNo, quantity: supplied }) => {
      const own = sent.flatMap((parcel) => parcel.lines).filter(({ line_no }) => line_no === lineNo)
      const quantity = own.reduce((sum, pieces) => sum + pieces.supplied, 0)
      return quantity < supplied ? [{ lineNo, quantity }] : []
    })
    if (rest.length === 0) throw new RuleError(nothingToEnd)
    return rest
  })
}

/** Changes what is supplied of an order as somebody has seen it, with its row of the audit. */
async function changeSupply(
  context: ServerContext,
  action: string,
  { orderId, seen, reason, staff, isRepeated }: SeenChange,
  choose: (
    trx: Database,
    row: OrderRow,
    lines: readonly OrderLineRow[],
  ) => Promise<readonly Omit<Amendment, 'reason'>[]>,
): Promise<void> {
  const words = givenReason(reason)
  await inTransaction(context.db, async (trx) => {
    if (await isRepeated?.(trx)) return
    await requireSeen(trx, staff, { id: orderId, seen })
    const row = await findOrderRow(trx, orderId)
    if (!row) throw new CallError(404, orderNotFound)
    const lines = (await readOrderLines(trx, [orderId])).get(orderId) ?? []
    const chosen = await choose(trx, row, lines)
    const amendments = chosen.map((line) => ({ ...line, reason: words }))
    const { isEnded } = await amendOrder(trx, context, orderId, amendments)
    if (!isEnded) await followParcels(trx, context, orderId)
    await keepRegisters(trx, context, { orderId, staffId: staff.id })
    await audit(trx, staff, context.clock, {
      action,
      subject: 'order',
      subjectId: orderId,
      orderId,
      before: { lines: lines.map(({ line_no, quantity }) => ({ lineNo: line_no, quantity })) },
      after: { lines: chosen, reason: words },
    })
  })
}
