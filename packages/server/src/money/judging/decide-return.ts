import { checkReturnMove, givenReason } from '@dawakit/core/returns'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { holdSeenReturn, type SeenReturnOf } from './hold-seen-return.ts'

interface Decision extends SeenReturnOf {
  to: 'approved' | 'declined'
  /** For the customer to read; a declined return has some. */
  words: string
  staff: NonNullable<AuditedBy>
}

const HAPPENED = { approved: 'return.approved', declined: 'return.declined' } as const

/**
 * The pharmacy takes a return, or does not.
 *
 * @throws {RuleError} `return-not-found`, `return-not-allowed`, `reason-needed`, `reason-too-long`
 */
export async function decideReturn(
  context: ServerContext,
  { returnId, seen, to, words, staff }: Decision,
): Promise<void> {
  const decision = to === 'declined' ? givenReason(words) : words.trim()
  await inTransaction(context.db, async (trx) => {
    const { row } = await holdSeenReturn(trx, context, { returnId, seen, staff })
    checkReturnMove(row.state, to)
    const now = context.clock()
    await trx
      .updateTable('return_request')
      .set({
        state: to,
        decision,
        staff_id: staff.id,
        decided_at: now,
        ...(to === 'declined' ? { closed_at: now, pay_to_sealed: null } : {}),
      })
      .where('id', '=', returnId)
      .execute()
    await audit(trx, staff, context.clock, {
      action: to === 'approved' ? 'return.approve' : 'return.decline',
      subject: 'return',
      subjectId: returnId,
      orderId: row.order_id,
      before: { state: row.state },
      after: { state: to, decision },
    })
    await context.happened(trx, HAPPENED[to], { orderId: row.order_id, returnId })
  })
}
