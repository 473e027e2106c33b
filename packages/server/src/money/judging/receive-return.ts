import { RuleError, returnQuantityNotRight } from '@dawakit/core/refusals'
import { checkReturnMove } from '@dawakit/core/returns'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { keepRegisters } from '../../orders/registers/keep-registers.ts'
import { holdSeenReturn, type SeenReturnOf } from './hold-seen-return.ts'

interface Receipt extends SeenReturnOf {
  /** Each line of the return: pieces that have come, 0 for none. */
  lines: readonly { lineNo: number; quantity: number }[]
  staff: NonNullable<AuditedBy>
}

/**
 * A return has come: how many pieces of each line.
 *
 * @throws {RuleError} `return-not-found`, `return-not-allowed`, `return-quantity-not-right`
 */
export async function receiveReturn(
  context: ServerContext,
  { returnId, seen, lines, staff }: Receipt,
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const held = await holdSeenReturn(trx, context, { returnId, seen, staff })
    checkReturnMove(held.row.state, 'received')
    const received = held.lines.map((line) => {
      const quantity = lines.find(({ lineNo }) => lineNo === line.line_no)?.quantity
      if (quantity === undefined || !Number.isInteger(quantity) || quantity < 0 || quantity > line.quantity) {
        throw new RuleError(returnQuantityNotRight)
      }
      return { lineNo: line.line_no, quantity }
    })
    for (const { lineNo, quantity } of received) {
      await trx
        .updateTable('return_line')
        .set({ received_quantity: quantity })
        .where('return_id', '=', returnId)
        .where('line_no', '=', lineNo)
        .execute()
    }
    await trx
      .updateTable('return_request')
      .set({ state: 'received', received_at: context.clock() })
      .where('id', '=', returnId)
      .execute()
    await audit(trx, staff, context.clock, {
      action: 'return.receive',
      subject: 'return',
      subjectId: returnId,
      orderId: held.row.order_id,
      before: { state: held.row.state },
      after: { state: 'received', lines: received },
    })
    await context.happened(trx, 'return.received', { orderId: held.row.order_id, returnId })
    await keepRegisters(trx, context, { orderId: held.row.order_id, staffId: staff.id })
  })
}
