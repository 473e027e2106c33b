import { RETURN_PICTURE_DAYS } from '@dawakit/core/policy'
import type { ServerContext } from '../../ground/context/server-context.ts'

const DAY_MS = 86_400_000
/** Pictures that go in one turn of the sweep. */
const AT_ONCE = 500

/**
 * Deletes pictures of returns with their files: those that no return was asked for with, and of a withdrawn one, after a day;
 * of one that is over, after the days of the policy.
 *
 * @returns How many went.
 */
export async function forgetReturnPictures({
  db,
  clock,
  providers,
}: Pick<ServerContext, 'db' | 'clock' | 'providers'>): Promise<number> {
  const now = clock()
  const rows = await db
    .selectFrom('return_picture')
    .leftJoin('return_request', 'return_request.id', 'return_picture.return_id')
    .select(['return_picture.id', 'file_key'])
    // Nothing younger can be over so long: the index finds the few.
    .where('created_at', '<', now - DAY_MS)
    .where((where) =>
      where.or([
        where('return_id', 'is', null),
        where.and([where('state', '=', 'withdrawn'), where('closed_at', '<', now - DAY_MS)]),
        where('closed_at', '<', now - RETURN_PICTURE_DAYS * DAY_MS),
      ]),
    )
    .limit(AT_ONCE)
    .execute()
  // The file first: what of a row could not be deleted is found again.
  for (const { id, file_key } of rows) {
    await providers.files.delete(file_key)
    await db.deleteFrom('return_picture').where('id', '=', id).execute()
  }
  return rows.length
}
