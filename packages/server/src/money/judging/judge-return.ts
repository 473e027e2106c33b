import type { ReturnJudgement } from '@dawakit/core/contract'
import { type Paise, paise, sumPaise } from '@dawakit/core/money'
import { otherParcelsFirst, RuleError, returnQuantityNotRight } from '@dawakit/core/refusals'
import {
  checkJudgement,
  checkReturnMove,
  feeGoesBack,
  type RefundOfPieces,
  refundOfPieces,
} from '@dawakit/core/returns'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { type CreditedLine, creditedBefore, issueCreditNote } from '../../orders/balance/issue-credit-note.ts'
import { creditNotePapers } from '../../orders/balance/kept-papers.sql.ts'
import { openPayTo } from '../../orders/balance/sealed-pay-to.ts'
import { endAndRefund } from '../../orders/change/cancel-order.ts'
import { type GivenBack, type GivingContext, giveBack } from '../../orders/change/give-back.ts'
import { piecesHere } from '../../orders/change/pieces-here.ts'
import { deliveredOf, paidFor, valuesOf } from '../../orders/read/parcel-money.ts'
import { readShipments, type ShipmentRows } from '../../orders/read/shipments.sql.ts'
import { watchDebt } from '../payouts/watch-debt.ts'
import { type HeldReturn, refundedOf, returnedPieces } from '../returns/returns.sql.ts'
import { holdSeenReturn, type SeenReturnOf } from './hold-seen-return.ts'
import { batchesBack, shelveReturn } from './shelve-return.ts'

export interface JudgedLine {
  lineNo: number
  /** Null where nothing of it has come. */
  judgement: ReturnJudgement | null
  /** Pieces that are paid back. */
  refunded: number
}

interface Judging extends SeenReturnOf {
  /** Each line of the return. */
  lines: readonly JudgedLine[]
  staff: NonNullable<AuditedBy>
  /** Whether the same call was made before: nothing is done then. */
  isRepeated?: (trx: Database) => Promise<boolean>
}

/**
 * A pharmacist judges what came back: to the shelf, kept apart or destroyed, and how many pieces are paid back. Money, credit note and
 * stock move in one transaction with it, once. An order of which everything came back undelivered ends, and all of it is
 * paid back. The pieces of a parcel that came back are credited wholly, whatever of them is here: nobody had them.
 *
 * @throws {RuleError} `return-not-found`, `return-not-allowed`, `other-parcels-first`, and as core's
 * `checkJudgement`
 */
export async function judgeReturn(
  context: ServerContext,
  { returnId, seen, lines, staff, isRepeated }: Judging,
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    if (await isRepeated?.(trx)) return
    const held = await holdSeenReturn(trx, context, { returnId, seen, staff })
    checkReturnMove(held.row.state, 'closed')
    const judged = held.lines.map((line) => {
      const found = lines.find(({ lineNo }) => lineNo === line.line_no)
      if (!found) throw new RuleError(returnQuantityNotRight)
      const isOfParcel = held.row.shipment_id !== null
      const refunded = isOfParcel ? 0 : found.refunded
      return { ...found, refunded, quantity: line.quantity, received: line.received_quantity ?? 0 }
    })
    checkJudgement(held.row.kind, judged)
    // Once the order has arrived without them, they are credited as all else that comes back.
    const endsOrder = held.row.kind === 'undelivered' && held.order.delivery_status !== 'delivered'
    const credited = endsOrder
      ? judged.map(({ lineNo }) => ({ lineNo, pieces: 0, ...NOTHING }))
      : await creditedLines(trx, held, judged)
    const delivery = await feeBackOf(trx, held, credited)
    const refund = sumPaise([...credited.map((line) => line.refund), delivery])
    const now = context.clock()
    await writeJudgement(trx, returnId, { judged, credited, delivery, now })
    const creditNote = await issueCreditNote(trx, {
      held,
      lines: credited,
      batches: await batchesBack(trx, held, credited),
      delivery,
      clock: context.clock,
    })
    const paidBack = endsOrder
      ? null
      : await payBack(trx, context, held, { amount: refund, staffId: staff.id })
    // The end of an order gives its coupon back: stock before that.
    await shelveReturn(trx, context, { held, lines: judged.flatMap(kept), staffId: staff.id })
    const goesBack = paidBack ?? (await endUndelivered(trx, context, held, staff.id))
    await watchDebt(trx, held.order.id, now)
    await audit(trx, staff, context.clock, {
      action: 'return.judge',
      subject: 'return',
      subjectId: returnId,
      orderId: held.order.id,
      before: { state: held.row.state },
      after: { state: 'closed', lines: judged, refundPaise: goesBack.amount, creditNote },
    })
    await context.happened(trx, 'return.judged', {
      orderId: held.order.id,
      returnId,
      refund: goesBack.amount,
      charge: sumPaise(credited.map((line) => line.charge)),
      by: goesBack.byHand > 0 ? 'hand' : 'gateway',
      creditNote,
      endsOrder,
    })
  })
}

const NOTHING = { value: paise(0), charge: paise(0), refund: paise(0) }

type Judged = JudgedLine & { quantity: number; received: number }

async function creditedLines(
  trx: Database,
  { row, order, orderLines: lines }: HeldReturn,
  judged: readonly Judged[],
): Promise<CreditedLine[]> {
  const earlier = await returnedPieces(trx, order.id)
  const parcels = (await readShipments(trx, [order.id])).get(order.id) ?? []
  const parcel = parcels.find(({ id }) => id === row.shipment_id)
  const notes = await creditNotePapers(trx, order.id)
  return judged.map(({ lineNo, refunded }) => {
    if (parcel) return creditedOfParcel(parcel, valuesOf({ lines, parcels }, parcel), lineNo)
    const line = lines.find(({ line_no }) => line_no === lineNo)
    if (!line) throw new Error('A return of a line that its order does not have.')
    const before = refundedOf(earlier, lineNo)
    const delivered = deliveredOf({ lines, parcels }, line)
    if (before + refunded > delivered.supplied) throw new RuleError(returnQuantityNotRight)
    const money = refundOfPieces({
      ...delivered,
      before,
      pieces: refunded,
      restockingPercent: row.restocking_percent,
    })
    const left = paise(paidFor(line) - creditedBefore(notes, lines.indexOf(line)).total)
    return { lineNo, pieces: refunded, ...atMost(money, left) }
  })
}

/** A price that was reduced meanwhile is not credited again. @param left - What of the line no note has credited. */
function atMost({ value, charge }: RefundOfPieces, left: Paise): RefundOfPieces {
  const most = paise(Math.min(value, Math.max(0, left)))
  const kept = paise(Math.min(charge, most))
  return { value: most, charge: kept, refund: paise(most - kept) }
}

/** What of a line is in a parcel that came back: all that is still part of the order, with the value that it left with. */
function creditedOfParcel(parcel: ShipmentRows, values: readonly Paise[], lineNo: number): CreditedLine {
  const rows = parcel.lines
    .map(({ line_no, supplied }, place) => ({ line_no, supplied, value: values[place] ?? paise(0) }))
    .filter(({ line_no }) => line_no === lineNo)
  const value = sumPaise(rows.map((row) => row.value))
  const pieces = rows.reduce((sum, { supplied }) => sum + supplied, 0)
  return { lineNo, pieces, value, charge: paise(0), refund: value }
}

/** What no note has credited of the fee goes back, once, where nothing of the order has arrived in order. */
async function feeBackOf(
  trx: Database,
  { row, order, orderLines }: HeldReturn,
  credited: readonly CreditedLine[],
): Promise<Paise> {
  if (!credited.some(({ pieces }) => pieces > 0)) return paise(0)
  const notes = await creditNotePapers(trx, order.id)
  const left = paise(order.shipping_paise - creditedBefore(notes, -1).total)
  if (left <= 0) return paise(0)
  const given = await trx
    .selectFrom('return_request')
    .select('id')
    .where('order_id', '=', order.id)
    .where('delivery_paise', '>', paise(0))
    .executeTakeFirst()
  if (given !== undefined) return paise(0)
  const earlier = await returnedPieces(trx, order.id)
  const isBack = feeGoesBack(
    orderLines.map(({ line_no, quantity }) => ({ lineNo: line_no, supplied: quantity })),
    [
      ...earlier.map(({ lineNo, kind, refundedQuantity }) => ({
        lineNo,
        kind,
        refunded: refundedQuantity ?? 0,
      })),
      ...credited.map(({ lineNo, pieces }) => ({ lineNo, kind: row.kind, refunded: pieces })),
    ],
  )
  return isBack ? left : paise(0)
}

async function writeJudgement(
  trx: Database,
  returnId: string,
  {
    judged,
    credited,
    delivery,
    now,
  }: { judged: readonly Judged[]; credited: readonly CreditedLine[]; delivery: Paise; now: number },
): Promise<void> {
  for (const [index, { lineNo, judgement }] of judged.entries()) {
    const { pieces = 0, charge = paise(0), refund = paise(0) } = credited[index] ?? {}
    await trx
      .updateTable('return_line')
      .set({ judgement, refunded_quantity: pieces, charge_paise: charge, refund_paise: refund })
      .where('return_id', '=', returnId)
      .where('line_no', '=', lineNo)
      .execute()
  }
  await trx
    .updateTable('return_request')
    .set({ state: 'closed', closed_at: now, delivery_paise: delivery, pay_to_sealed: null })
    .where('id', '=', returnId)
    .execute()
}

/** What is destroyed is on no shelf. */
const kept = ({ lineNo, judgement, received }: Judged) =>
  judgement === 'restock' || judgement === 'quarantine' ? [{ lineNo, judgement, received }] : []

/** What is credited goes back, as far as it is owed and was collected: the way it was paid, or by hand. */
const payBack = (
  trx: Database,
  context: GivingContext,
  { row, order }: HeldReturn,
  { amount, staffId }: { amount: Paise; staffId: string },
): Promise<GivenBack> =>
  giveBack(trx, context, {
    orderId: order.id,
    reason: 'returned',
    amount,
    payout: {
      returnId: row.id,
      reason: row.number,
      payTo: openPayTo(context.config, row.id, row.pay_to_sealed),
      openedBy: staffId,
    },
  })

/** Everything has come back: the order ends, and all that was paid goes back. One that has ended was paid back then. */
async function endUndelivered(
  trx: Database,
  context: GivingContext,
  { row, order }: HeldReturn,
  staffId: string,
): Promise<Pick<GivenBack, 'amount' | 'byHand'>> {
  const nothing = { amount: paise(0), byHand: paise(0) }
  if (order.canceled_at !== null) return nothing
  const here = await piecesHere(trx, order)
  const parcels = (await readShipments(trx, [order.id])).get(order.id) ?? []
  const isWhole =
    here.every(({ quantity }) => quantity === 0) && parcels.every(({ state }) => state === 'returned')
  if (!isWhole) throw new RuleError(otherParcelsFirst)
  await endAndRefund(trx, context, order, { by: 'staff', reason: row.reason, staffId })
  return nothing
}
