import { REQUEST_FILES_MAX } from '@dawakit/core/prescription'
import { answerNeeded, nothingAsked, prescriptionsFull } from '@dawakit/core/refusals'
import type { ServerContext } from '../context/server-context.ts'
import type { SeeingSession } from '../customers/may-see.ts'
import { ownPrescriptions } from '../customers/own-prescriptions.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { CallError } from '../http/call-error.ts'
import { addFiles } from './ask-pharmacist.ts'
import { filesOf, heldRequest } from './prescription-requests.sql.ts'

interface Answer {
  id: string
  questionId: string
  text: string
  /** Ids of prescriptions that come with it. */
  prescriptions: readonly string[]
}

/**
 * A customer's answer to what the pharmacist asked of a request: the request waits for the pharmacist again.
 *
 * @throws {CallError} 422 `answer-needed`, `nothing-asked`, `prescriptions-full`; 404 and 403 of a prescription
 */
export async function answerQuestion(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  session: SeeingSession & { userId: string },
  { id, questionId, text, prescriptions }: Answer,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const request = await heldRequest(trx, id)
    const files = await ownPrescriptions(trx, session, prescriptions)
    if (text === '' && files.length === 0) throw new CallError(422, answerNeeded)
    if (request.state !== 'asked') throw new CallError(422, nothingAsked)
    const answered = await trx
      .updateTable('prescription_question')
      .set({ answer: text, prescription_id: files[0] ?? null, answered_at: clock() })
      .where('id', '=', questionId)
      .where('request_id', '=', id)
      .where('answered_at', 'is', null)
      .executeTakeFirst()
    if (answered.numUpdatedRows === 0n) throw new CallError(422, nothingAsked)
    await addFiles(trx, id, files)
    if ((await filesOf(trx, [id])).length > REQUEST_FILES_MAX) throw new CallError(422, prescriptionsFull)
    await trx.updateTable('prescription_request').set({ state: 'waiting' }).where('id', '=', id).execute()
  })
}
