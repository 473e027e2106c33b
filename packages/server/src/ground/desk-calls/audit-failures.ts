import type { Clock } from '../context/clock.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'
import { HOUR_MS } from '../limits/attempts.ts'
import { type Audited, type AuditedBy, audit } from './audit.ts'

/** What anybody can do as often as they like, and what is written down of it. */
type Failure = Pick<Audited, 'action' | 'subject' | 'subjectId' | 'after'>

const OF_AUDIT = 'failure:'

/**
 * Writes down that something was refused, the first time in an hour; what follows of the same kind in that hour is counted,
 * and {@link tellFailures} writes one row of how often it was.
 */
export async function auditFailure(
  db: Database,
  staff: AuditedBy,
  clock: Clock,
  failure: Failure,
): Promise<void> {
  const at = clock()
  const kind = JSON.stringify({ staffId: staff?.id ?? null, failure } satisfies Counted)
  const bucket = `${OF_AUDIT}${Math.floor(at / HOUR_MS)}:${kind}`
  // The first is named for its kind, so that of many at once one is the first.
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('attempt')
    .values({ id: bucket, bucket, at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows) return audit(db, staff, clock, failure)
  await db.insertInto('attempt').values({ id: newId(), bucket, at }).execute()
}

/** What the name of what is counted says. */
interface Counted {
  staffId: string | null
  failure: Failure
}

/** Writes a row for each kind of failure that came more than once in an hour that is over, and forgets what was counted. */
export async function tellFailures(db: Database, clock: Clock): Promise<void> {
  const over = db
    .selectFrom('attempt')
    .select('bucket')
    .distinct()
    .where('bucket', '>=', OF_AUDIT)
    .where('bucket', '<', `${OF_AUDIT}${Math.floor(clock() / HOUR_MS)}:`)
  for (const { bucket } of await over.execute()) await tell(db, clock, bucket)
}

async function tell(db: Database, clock: Clock, bucket: string): Promise<void> {
  const [hour = '', ...kind] = bucket.slice(OF_AUDIT.length).split(':')
  const { staffId, failure } = JSON.parse(kind.join(':')) as Counted
  await inTransaction(db, async (trx) => {
    // Several processes do this: whoever takes the count tells it.
    const { numDeletedRows } = await trx.deleteFrom('attempt').where('bucket', '=', bucket).executeTakeFirst()
    if (numDeletedRows < 2n) return
    const staff = await trx
      .selectFrom('staff')
      .select(['id', 'name', 'role'])
      .where('id', '=', staffId)
      .executeTakeFirst()
    const counted = { hour: new Date(Number(hour) * HOUR_MS).toISOString(), times: Number(numDeletedRows) }
    await audit(trx, staff ?? null, clock, { ...failure, after: { ...failure.after, ...counted } })
  })
}
