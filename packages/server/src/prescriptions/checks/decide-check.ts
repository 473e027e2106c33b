import type { LineApproval, PrescriptionCheck, PrescriptionGrant } from '@dawakit/core/contract'
import { approvesAs, checkApproval, checkPacks, newGrant, openLines } from '@dawakit/core/prescription'
import {
  approveWhatWasOrdered,
  notWaitingForPharmacist,
  orderChanged,
  orderNotFound,
  otherPrescription,
  questionNeeded,
  RuleError,
  reasonNeeded,
} from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type Amendment, amendOrder } from '../../orders/change/amend-order.ts'
import { approveLines, closeCheck, type LineToApprove } from '../../orders/change/approve-lines.ts'
import { type CheckedRow, readCheckedLines } from '../../orders/read/checked-lines.sql.ts'
import { lockOrder } from '../../orders/read/lock-order.ts'
import { findOrderRow, type OrderRow } from '../../orders/read/orders.sql.ts'
import { findGrant } from '../../requests/grants/grants.sql.ts'
import { isWaiting, prescriptionsOf, readCheck, versionOf } from './read-check.ts'

interface Decision {
  orderId: string
  /** The version of the check that was looked at. */
  seen: string
}

interface Deciding {
  trx: Database
  context: ServerContext
  staff: DeskStaff
  row: OrderRow
  lines: CheckedRow[]
  prescriptionIds: string[]
  now: number
}

/**
 * Decides something of an order's check in one transaction, with the order locked: a customer's cancellation comes before it
 * or after it.
 *
 * @throws {RuleError} `registered-pharmacist-only`, and what `work` refuses
 * @throws {CallError} 404 `order-not-found`; 409 `not-waiting-for-pharmacist`, `order-changed` with the check as it is now
 */
async function decide(
  context: ServerContext,
  staff: DeskStaff,
  { orderId, seen }: Decision,
  work: (deciding: Deciding) => Promise<void>,
): Promise<PrescriptionCheck> {
  const { db, clock } = context
  return inTransaction(db, async (trx) => {
    await lockOrder(trx, orderId)
    const row = await findOrderRow(trx, orderId)
    if (!row || row.review === 'none') throw new CallError(404, orderNotFound)
    const now = clock()
    const lines = await readCheckedLines(trx, orderId)
    const prescriptionIds = (await prescriptionsOf(trx, orderId)).map(({ id }) => id)
    const fresh = () => readCheck(trx, context, orderId)
    if (!isWaiting(row)) throw new CallError(409, notWaitingForPharmacist, { data: await fresh() })
    if (seen !== versionOf(row, lines, prescriptionIds)) {
      throw new CallError(409, orderChanged, { data: await fresh() })
    }
    await work({ trx, context, staff, row, lines, prescriptionIds, now })
    return fresh()
  })
}

/**
 * Approves lines, each for as many packs as a prescription is good for; what is left of a line is cut. With the last open
 * line the order is confirmed.
 */
export function approvePrescription(
  context: ServerContext,
  staff: DeskStaff,
  { lines: approvals, ...decision }: Decision & { lines: readonly LineApproval[] },
): Promise<PrescriptionCheck> {
  const pharmacist = approvesAs(staff)
  return decide(context, staff, decision, async (deciding) => {
    const { trx, row } = deciding
    const isTwice = new Set(approvals.map(({ lineNo }) => lineNo)).size < approvals.length
    if (isTwice) throw new RuleError(approveWhatWasOrdered)
    const cuts: Amendment[] = []
    const approved: LineToApprove[] = []
    for (const approval of approvals) {
      const { line, grant } = await lineToApprove(deciding, approval)
      const { lineNo, quantity } = approval
      approved.push({ lineNo, productId: line.product_id, quantity, grant, staffId: staff.id, pharmacist })
      if (quantity === line.quantity) continue
      const reason = approval.reason?.trim()
      if (!reason) throw new RuleError(reasonNeeded)
      cuts.push({ lineNo, quantity, reason })
    }
    await approveLines(trx, context, row.id, approved)
    if (cuts.length > 0) await amendOrder(trx, context, row.id, cuts)
    await audit(trx, staff, context.clock, {
      action: 'prescription.approve',
      subject: 'order',
      subjectId: row.id,
      orderId: row.id,
      after: { lines: approvals.map(({ lineNo, quantity }) => ({ lineNo, quantity })) },
    })
    await closeCheck(trx, context, row.id)
  })
}

/** The open line that an approval is about, and the grant that it uses: an earlier one, or one that is made for it. */
async function lineToApprove(
  { trx, staff, row, lines, prescriptionIds, now }: Deciding,
  { lineNo, quantity, grant: wish }: LineApproval,
): Promise<{ line: CheckedRow; grant: LineToApprove['grant'] }> {
  const line = openLines(lines).find(({ line_no }) => line_no === lineNo)
  if (!line) throw new RuleError(approveWhatWasOrdered)
  checkPacks(line.quantity, quantity)
  const grant = await ('id' in wish ? grantOf(line, wish.id) : makeGrant(line, wish))
  checkApproval({ ordered: line.quantity, quantity, grant, at: now })
  return { line, grant }

  async function grantOf(line: CheckedRow, id: string) {
    // Held until the commit: another order on the same grant counts what this one has used.
    await trx
      .updateTable('prescription_grant')
      .set((column) => ({ packs: column.ref('packs') }))
      .where('id', '=', id)
      .execute()
    const found = await findGrant(trx, id)
    const isTheirs = found?.userId === row.user_id && found.productId === line.product_id
    if (!found || !isTheirs) throw new RuleError(otherPrescription)
    if (found.particulars || !wish.particulars) return found
    // From before they were asked for.
    const particulars = JSON.stringify(wish.particulars)
    await trx.updateTable('prescription_grant').set({ particulars }).where('id', '=', id).execute()
    return { ...found, particulars: wish.particulars }
  }

  async function makeGrant(
    line: CheckedRow,
    { prescriptionId, packs, validUntil, particulars }: PrescriptionGrant,
  ) {
    if (!prescriptionIds.includes(prescriptionId)) throw new RuleError(otherPrescription)
    const made = { id: newId(), ...newGrant({ packs, validUntil, quantity, at: now }) }
    await trx
      .insertInto('prescription_grant')
      .values({
        id: made.id,
        prescription_id: prescriptionId,
        product_id: line.product_id,
        packs,
        valid_until: made.validUntil,
        staff_id: staff.id,
        request_id: null,
        order_id: row.id,
        created_at: now,
        particulars: particulars ? JSON.stringify(particulars) : null,
      })
      .execute()
    return { ...made, particulars: particulars ?? null }
  }
}

/**
 * Asks the customer something, in the place of a question that is still open. The check waits for the answer; a pharmacist
 * may decide without it.
 */
export function askCustomer(
  context: ServerContext,
  staff: DeskStaff,
  { text, ...decision }: Decision & { text: string },
): Promise<PrescriptionCheck> {
  return decide(context, staff, decision, async ({ trx, row, now }) => {
    if (text.trim() === '') throw new RuleError(questionNeeded)
    const question = { id: newId(), text: text.trim() }
    // One is asked at a time: the newer takes the place of what nobody has answered.
    await trx
      .updateTable('prescription_question')
      .set({ answered_at: now })
      .where('order_id', '=', row.id)
      .where('answered_at', 'is', null)
      .execute()
    await trx
      .insertInto('prescription_question')
      .values({
        ...question,
        order_id: row.id,
        request_id: null,
        staff_id: staff.id,
        asked_at: now,
        answer: null,
        prescription_id: null,
        answered_at: null,
      })
      .execute()
    await trx.updateTable('orders').set({ review: 'asked' }).where('id', '=', row.id).execute()
    await context.happened(trx, 'prescription.asked', { orderId: row.id, questionId: question.id })
    await audit(trx, staff, context.clock, {
      action: 'prescription.ask',
      subject: 'order',
      subjectId: row.id,
      orderId: row.id,
    })
  })
}

/** Declines open lines, or the whole order where none is named: what was paid for them goes back. */
export function declinePrescription(
  context: ServerContext,
  staff: DeskStaff,
  { lineNos, reason, ...decision }: Decision & { lineNos?: readonly number[] | undefined; reason: string },
): Promise<PrescriptionCheck> {
  approvesAs(staff)
  return decide(context, staff, decision, async (deciding) => {
    const { trx, row, lines } = deciding
    if (reason.trim() === '') throw new RuleError(reasonNeeded)
    const open = openLines(lines).map(({ line_no }) => line_no)
    const supplied = lines.filter(({ quantity }) => quantity > 0).map(({ line_no }) => line_no)
    const declined = lineNos === undefined ? supplied : [...new Set(lineNos)]
    if (lineNos?.some((lineNo) => !open.includes(lineNo))) throw new RuleError(approveWhatWasOrdered)
    const cuts = declined.map((lineNo) => ({ lineNo, quantity: 0, reason: reason.trim() }))
    const { isEnded } = await amendOrder(trx, context, row.id, cuts)
    await audit(trx, staff, context.clock, {
      action: 'prescription.decline',
      subject: 'order',
      subjectId: row.id,
      orderId: row.id,
      after: { lines: declined, reason: reason.trim(), isEnded },
    })
    if (!isEnded) await closeCheck(trx, context, row.id)
  })
}
