import type { Database } from '../../ground/database/schema/index.ts'
import type { Alongside } from '../../ground/handing-over/alongside.ts'
import { type AboutRequest, tellAsked, tellDeclined, tellPrepared } from './request-messages.ts'

const requestOf = (trx: Database, { requestId }: { requestId: string }): Promise<AboutRequest> =>
  trx
    .selectFrom('prescription_request')
    .select(['id', 'number', 'user_id'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()

/** What is told who sent a prescription in: written with what has happened. */
export const tellOfRequests: Alongside = {
  'request.prepared': async (trx, context, { facts }) =>
    tellPrepared(trx, context, await requestOf(trx, facts), facts),
  'request.asked': async (trx, context, { facts }) =>
    tellAsked(trx, context, await requestOf(trx, facts), facts.questionId),
  'request.declined': async (trx, context, { facts }) =>
    tellDeclined(trx, context, await requestOf(trx, facts)),
}
