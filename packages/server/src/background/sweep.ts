import { IDEMPOTENCY_HOURS } from '@dawakit/core/order'
import type { ServerContext } from '../context/server-context.ts'
import { DEVICE_LIFE_MS } from '../sessions/devices.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Deletes what has served its time: counted attempts after 25 hours (the longest limit looks back 24), codes an hour
 * and links a day after they ran out, devices that nobody signed in on for 180 days, keys of orders when they no longer
 * count, sessions, sent messages and sign-ups that nobody verified after 30 days.
 *
 * @returns How many rows went.
 */
export async function sweep({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<number> {
  const now = clock()
  const month = now - 30 * DAY_MS
  const deletions = [
    db.deleteFrom('attempt').where('at', '<', now - 25 * HOUR_MS),
    db.deleteFrom('code_attempt').where('expires_at', '<', now - HOUR_MS),
    db.deleteFrom('sign_in_hour').where('hour', '<', now - 2 * DAY_MS),
    db.deleteFrom('device').where('used_at', '<', now - DEVICE_LIFE_MS),
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
