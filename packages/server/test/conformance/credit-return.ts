import { decideReturn } from '../../src/money/judging/decide-return.ts'
import { judgeReturn } from '../../src/money/judging/judge-return.ts'
import { receiveReturn } from '../../src/money/judging/receive-return.ts'
import { readReturn } from '../../src/money/returns/returns.sql.ts'
import { creditNoteId } from '../../src/orders/read/credit-note-id.ts'
import type { TestShop } from '../test-shop.ts'

const staff = { id: 'pharmacist', name: 'Priya Nair', role: 'pharmacist' } as const

/** Takes a return back, as it was asked for. @returns its credit note */
export async function credit(
  { app, db }: Pick<TestShop, 'app' | 'db'>,
  returnId: string,
): Promise<{ id: string; number: string }> {
  await decideReturn(app.context, { returnId, to: 'approved', words: '', staff })
  const { lines } = await readReturn(db, returnId)
  const pieces = lines.map(({ line_no, quantity }) => ({ lineNo: line_no, quantity }))
  await receiveReturn(app.context, { returnId, lines: pieces, staff })
  const judged = pieces.map(({ lineNo, quantity }) => ({
    lineNo,
    judgement: 'destroy' as const,
    refunded: quantity,
  }))
  await judgeReturn(app.context, { returnId, lines: judged, staff })
  const { order_id, number } = await db
    .selectFrom('credit_note')
    .select(['order_id', 'number'])
    .where('return_id', '=', returnId)
    .executeTakeFirstOrThrow()
  return { id: creditNoteId(order_id, number), number }
}
