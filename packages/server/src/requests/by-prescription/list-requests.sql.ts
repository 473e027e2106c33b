import type { PrescriptionRequest } from '@dawakit/core/contract'
import type { Database } from '../../ground/database/schema/index.ts'
import { toRequests } from './prescription-requests.sql.ts'

/** One page of a customer's orders by prescription, newest first. */
export async function listRequests(
  db: Database,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ requests: PrescriptionRequest[]; totalCount: number }> {
  const own = db.selectFrom('prescription_request').where('user_id', '=', userId)
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { count } = await own.select((column) => column.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return { requests: await toRequests(db, rows), totalCount: Number(count) }
}
