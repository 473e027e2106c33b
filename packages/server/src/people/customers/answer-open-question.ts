import { answerNeeded, nothingAsked, RuleError } from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'
import type { SeeingSession } from './may-see.ts'
import { ownPrescriptions } from './own-prescriptions.ts'

/** What a customer answers to a pharmacist's question. */
export interface Answer {
  questionId: string
  text: string
  /** Ids of prescriptions that come with it. */
  prescriptions: readonly string[]
}

/**
 * Writes down the answer to a question that is still open, of an order or of a request for one.
 *
 * @returns the prescriptions that came with it, each once
 * @throws {RuleError} `answer-needed`; `nothing-asked` where it is answered, or another took its place
 * @throws {CallError} 404 and 403 of a prescription
 */
export async function answerOpenQuestion(
  trx: Database,
  session: SeeingSession & { userId: string },
  of: { column: 'order_id' | 'request_id'; id: string; now: number },
  { questionId, text, prescriptions }: Answer,
): Promise<string[]> {
  if (text === '' && prescriptions.length === 0) throw new RuleError(answerNeeded)
  const files = await ownPrescriptions(trx, session, prescriptions)
  const answered = await trx
    .updateTable('prescription_question')
    .set({ answer: text, prescription_id: files[0] ?? null, answered_at: of.now })
    .where('id', '=', questionId)
    .where(of.column, '=', of.id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  if (answered.numUpdatedRows === 0n) throw new RuleError(nothingAsked)
  return files
}
