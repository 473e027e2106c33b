import { dayNumber } from '@dawakit/core/purchase'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { tellFailures } from '../../ground/desk-calls/audit-failures.ts'
import { forgetChanges } from '../../ground/journal/forget-changes.ts'
import { CONFIRM_LIFE_MS } from '../../people/newsletter/subscribe.ts'
import { sweptBefore } from './retention.ts'

const DAY_MS = 86_400_000
/** How long a sign-up waits to be verified. */
const UNVERIFIED_DAYS = 30
/** How long a message that WhatsApp has taken may still be said not to have arrived. */
const REPORTED_DAYS = 2

/**
 * Deletes what has served its time, as `retention.ts` says. Requests that were answered go after that; those that nobody
 * answered, after as long from when they were made.
 *
 * What was only counted for the audit is told first.
 *
 * @returns How many rows went.
 */
export async function sweep({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<number> {
  const now = clock()
  await tellFailures(db, clock)
  const oldNotices = db
    .selectFrom('notification')
    .select('id')
    // What was said to everybody is the shop's own.
    .where('user_id', 'is not', null)
    .where('created_at', '<', sweptBefore('notification', now))
  const deletions = [
    db.deleteFrom('attempt').where('at', '<', sweptBefore('attempt', now)),
    db.deleteFrom('code_attempt').where('expires_at', '<', sweptBefore('code_attempt', now)),
    db.deleteFrom('sign_in_hour').where('hour', '<', sweptBefore('sign_in_hour', now)),
    db.deleteFrom('device').where('used_at', '<', sweptBefore('device', now)),
    db.deleteFrom('link').where('expires_at', '<', sweptBefore('link', now)),
    db
      .deleteFrom('session')
      .where((where) =>
        where.or([
          where('expires_at', '<', sweptBefore('session', now)),
          where('revoked_at', '<', sweptBefore('session', now)),
        ]),
      ),
    db.deleteFrom('idempotency').where('created_at', '<=', sweptBefore('idempotency', now)),
    db
      .deleteFrom('customer')
      .where('created_at', '<', now - UNVERIFIED_DAYS * DAY_MS)
      .where('password_hash', 'is not', null)
      .where('email_verified_at', 'is', null)
      .where('mobile_verified_at', 'is', null)
      .where('id', 'not in', db.selectFrom('link').select('user_id')),
    db.deleteFrom('outbox').where('created_at', '<', sweptBefore('outbox', now)).where('payload', '=', ''),
    oldHappenings(db, sweptBefore('happening', now)),
    db.deleteFrom('sold_line').where('day', '<', dayNumber(sweptBefore('sold_line', now))),
    db.deleteFrom('sold_day').where('day', '<', dayNumber(sweptBefore('sold_day', now))),
    db.deleteFrom('payment_event').where('received_at', '<', sweptBefore('payment_event', now)),
    // What was read goes with what was said.
    db.deleteFrom('notification_seen').where('notification_id', 'in', oldNotices),
    db.deleteFrom('notification').where('id', 'in', oldNotices),
    db
      .deleteFrom('stock_request')
      .where(
        (where) => where.fn.coalesce('answered_at', 'created_at'),
        '<',
        sweptBefore('stock_request', now),
      ),
    db
      .deleteFrom('product_request')
      .where(
        (where) => where.fn.coalesce('answered_at', 'created_at'),
        '<',
        sweptBefore('product_request', now),
      ),
    db
      .deleteFrom('import_list')
      .where('run_id', 'in', (from) =>
        from.selectFrom('import_run').select('id').where('started_at', '<', sweptBefore('import_list', now)),
      ),
    db.deleteFrom('staff_challenge').where('expires_at', '<', sweptBefore('staff_challenge', now)),
    db.deleteFrom('staff_session').where('expires_at', '<', sweptBefore('staff_session', now)),
    db
      .deleteFrom('newsletter')
      .where('confirmed_at', 'is', null)
      // From when its owner was asked last.
      .where('confirm_until', '<', sweptBefore('newsletter', now) + CONFIRM_LIFE_MS),
  ]
  // WhatsApp has long said whether these arrived.
  await db
    .updateTable('outbox')
    .set({ sealed: null })
    .where('sealed', 'is not', null)
    .where('sent_at', '<', now - REPORTED_DAYS * DAY_MS)
    .execute()
  let deleted = await forgetChanges(db, sweptBefore('import_change', now))
  for (const deletion of deletions) deleted += Number((await deletion.executeTakeFirst()).numDeletedRows)
  return deleted
}

/** In their order, from the oldest on: what is not numbered yet stays, whatever its age. */
function oldHappenings(db: Database, before: number) {
  const firstKept = db
    .selectFrom('happening')
    .select('place')
    .where('at', '>=', before)
    .orderBy('place')
    .orderBy('id')
    .limit(1)
  return db
    .deleteFrom('happening')
    .where('number', 'is not', null)
    .where('at', '<', before)
    .where((row) => row('place', '<=', row.fn.coalesce(firstKept, row.val(Number.MAX_SAFE_INTEGER))))
}
