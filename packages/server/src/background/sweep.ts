import { IDEMPOTENCY_HOURS } from '@dawakit/core/order'
import type { ServerContext } from '../context/server-context.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Deletes what has served its time: counted attempts after 2 hours (the longest limit looks back one), codes and
 * links that ran out after a day, keys of orders when they no longer count, sessions, sent messages and sign-ups that
 * nobody verified after 30 days.
 *
 * @returns How many rows went.
 */
export async function sweep({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<number> {
  const now = clock()
  const month = now - 30 * DAY_MS
  const deletions = [
    db.deleteFrom('attempt').where('at', '<', now - 2 * HOUR_MS),
    db.deleteFrom('otp').where('expires_at', '<', now - DAY_MS),
    db.deleteFrom('link').where('expires_at', '<', now - DAY_MS),
    db
      .deleteFrom('session')
      .where((where) => where.or([where('expires_at', '<', month), where('revoked_at', '<', month)])),
    db.deleteFrom('idempotency').where('created_at', '<=', now - IDEMPOTENCY_HOURS * HOUR_MS),
    db
      .deleteFrom('customer')
      .where('created_at', '<', month)
      .where('password_hash', 'is not', null)
      .where('email_verified_at', 'is', null)
      .where('mobile_verified_at', 'is', null)
      .where('id', 'not in', db.selectFrom('link').select('user_id')),
    db.deleteFrom('outbox').where('created_at', '<', month).where('payload', '=', ''),
  ]
  let deleted = 0
  for (const deletion of deletions) deleted += Number((await deletion.executeTakeFirst()).numDeletedRows)
  return deleted
}
