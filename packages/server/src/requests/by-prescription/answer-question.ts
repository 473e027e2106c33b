import { REQUEST_FILES_MAX } from '@dawakit/core/prescription'
import { nothingAsked, prescriptionsFull, RuleError } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type Answer, answerOpenQuestion } from '../../people/customers/answer-open-question.ts'
import type { SeeingSession } from '../../people/customers/may-see.ts'
import { addFiles } from './ask-pharmacist.ts'
import { filesOf, heldRequest } from './prescription-requests.sql.ts'

/**
 * A customer's answer to what the pharmacist asked of a request: the request waits for the pharmacist again.
 *
 * @throws {RuleError} `answer-needed`, `nothing-asked`
 * @throws {CallError} 422 `prescriptions-full`; 404 and 403 of a prescription
 */
export async function answerQuestion(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  session: SeeingSession & { userId: string },
  { id, ...answer }: Answer & { id: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const request = await heldRequest(trx, id)
    if (request.state !== 'asked') throw new RuleError(nothingAsked)
    const of = { column: 'request_id', id, now: clock() } as const
    const files = await answerOpenQuestion(trx, session, of, answer)
    await addFiles(trx, id, files)
    if ((await filesOf(trx, [id])).length > REQUEST_FILES_MAX) throw new CallError(422, prescriptionsFull)
    await trx.updateTable('prescription_request').set({ state: 'waiting' }).where('id', '=', id).execute()
  })
}
