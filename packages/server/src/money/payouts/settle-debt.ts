import type { PayoutWay } from '@dawakit/core/contract'
import { formatAmount, type Paise } from '@dawakit/core/money'
import { nothingOwed, owedTooMuch, RuleError, referenceMissing } from '@dawakit/core/refusals'
import { piecesLeft } from '@dawakit/core/returns'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { allow } from '../../orders/balance/allow.ts'
import { writeEntry } from '../../orders/balance/write-entry.ts'
import { debtOf } from '../../orders/change/debt-of.ts'
import { findOrderRow, readOrderLines } from '../../orders/read/orders.sql.ts'
import { deliveredOf } from '../../orders/read/parcel-money.ts'
import { readShipments } from '../../orders/read/shipments.sql.ts'
import { newReturnNumber } from '../returns/return-number.ts'
import { returnedPieces } from '../returns/returns.sql.ts'
import { watchDebt } from './watch-debt.ts'

interface Settling {
  orderId: string
  staff: NonNullable<AuditedBy>
}

type Context = Pick<ServerContext, 'clock' | 'config' | 'happened'>

/** @throws {RuleError} `nothing-owed` */
async function requireDebt(trx: Database, orderId: string): Promise<Paise> {
  const owed = await debtOf(trx, orderId)
  if (owed === 0) throw new RuleError(nothingOwed)
  return owed
}

/**
 * A customer has paid what they owed, otherwise than through a gateway. The order is locked by the caller.
 *
 * @throws {RuleError} `nothing-owed`, `owed-too-much`, `reference-missing`
 */
export async function writePaidLate(
  trx: Database,
  context: Context,
  { orderId, staff, amount, way, reference }: Settling & { amount: Paise; way: PayoutWay; reference: string },
): Promise<void> {
  const owed = await requireDebt(trx, orderId)
  if (amount <= 0 || amount > owed) throw new RuleError(owedTooMuch)
  if (reference.trim() === '') throw new RuleError(referenceMissing)
  const now = context.clock()
  const id = newId()
  await writeEntry(trx, { orderId, kind: 'collected', amount, subject: id, at: now })
  const rest = await watchDebt(trx, orderId, now)
  if (rest === 0) {
    await trx.updateTable('orders').set({ payment_status: 'paid' }).where('id', '=', orderId).execute()
  }
  await audit(trx, staff, context.clock, {
    action: 'debt.paid',
    subject: 'order',
    subjectId: orderId,
    orderId,
    after: { amount: formatAmount(amount), way, reference: reference.trim() },
  })
  await context.happened(trx, 'debt.paid', { orderId, entryId: id, amount, rest })
}

/**
 * A customer gives back what they owe for: a return that is approved. Judged, its credit note pays what is owed. The order is
 * locked by the caller.
 *
 * @throws {RuleError} `nothing-owed`
 */
export async function openComesBack(
  trx: Database,
  context: Context,
  { orderId, staff, reason }: Settling & { reason: string },
): Promise<void> {
  await requireDebt(trx, orderId)
  const order = await findOrderRow(trx, orderId)
  const lines = (await readOrderLines(trx, [orderId])).get(orderId) ?? []
  const parcels = (await readShipments(trx, [orderId])).get(orderId) ?? []
  const returned = (await returnedPieces(trx, orderId)).filter(({ isOfParcel }) => !isOfParcel)
  const pieces = lines.flatMap((line) => {
    const own = returned.filter(({ lineNo }) => lineNo === line.line_no)
    const quantity = piecesLeft(deliveredOf({ lines, parcels }, line).supplied, own)
    return quantity > 0 ? [{ lineNo: line.line_no, quantity }] : []
  })
  if (!order || pieces.length === 0) throw new RuleError(nothingOwed)
  const now = context.clock()
  const id = newId()
  await trx
    .insertInto('return_request')
    .values({
      id,
      number: newReturnNumber(now),
      order_id: orderId,
      user_id: order.user_id,
      state: 'approved',
      // It was sent although it had been cancelled.
      kind: 'wrong',
      reason,
      pay_to_sealed: null,
      staff_id: staff.id,
      decision: '',
      restocking_percent: 0,
      requested_at: now,
      decided_at: now,
      received_at: null,
      closed_at: null,
    })
    .execute()
  await trx
    .insertInto('return_line')
    .values(
      pieces.map(({ lineNo, quantity }) => ({
        return_id: id,
        line_no: lineNo,
        quantity,
        batch: '',
        received_quantity: null,
        judgement: null,
        charge_paise: 0,
        refund_paise: 0,
      })),
    )
    .execute()
  await audit(trx, staff, context.clock, {
    action: 'debt.comesBack',
    subject: 'return',
    subjectId: id,
    orderId,
    after: { reason, lines: pieces },
  })
  await context.happened(trx, 'return.approved', { orderId, returnId: id })
}

/**
 * The pharmacy lets go of what a customer owes: a credit note reduces the price by it. The order is locked by the caller.
 *
 * @throws {RuleError} `nothing-owed`
 */
export async function letGo(
  trx: Database,
  context: Context,
  { orderId, staff, reason }: Settling & { reason: string },
): Promise<void> {
  const owed = await requireDebt(trx, orderId)
  const creditNote = await allow(trx, context, { orderId, amount: owed, reason })
  await watchDebt(trx, orderId, context.clock())
  await audit(trx, staff, context.clock, {
    action: 'debt.letGo',
    subject: 'order',
    subjectId: orderId,
    orderId,
    after: { amount: formatAmount(owed), reason, creditNote },
  })
  await context.happened(trx, 'debt.let-go', { orderId, amount: owed, creditNote: creditNote ?? '' })
}
