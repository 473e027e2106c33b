import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../../ground/database/schema/index.ts'
import type { OutboxTable } from '../../ground/database/schema/orders.ts'
import { type KeptMessage, openMessage, type Sealing } from './kept-message.ts'

type Database = Kysely<Schema>
type Row = Selectable<OutboxTable>

export interface GivenUp {
  id: string
  kind: Row['kind']
  /** What it was about: `order-placed`. */
  about: string
  givenUpAt: number
  tries: number
  lastError: string
  /** Enough to know it again; null where it cannot be opened any more. */
  recipient: string | null
}

/** Messages that were given up, newest first. */
export async function listGivenUp(db: Database, config: Sealing, limit: number): Promise<GivenUp[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('given_up_at', 'is not', null)
    .orderBy('given_up_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const kept = openMessage(config, row)
    return {
      id: row.id,
      kind: row.kind,
      about: row.dedupe_key.split(':')[0] ?? '',
      givenUpAt: row.given_up_at ?? 0,
      tries: row.tries,
      lastError: row.last_error ?? '',
      recipient: kept && masked(kept.recipient),
    }
  })
}

/** @returns null where no such message was given up; `message` is null where it cannot be opened any more */
export async function findGivenUp(
  db: Database,
  config: Sealing,
  id: string,
): Promise<{ kind: Row['kind']; message: KeptMessage | null } | null> {
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('given_up_at', 'is not', null)
    .executeTakeFirst()
  return row ? { kind: row.kind, message: openMessage(config, row) } : null
}

export type Retried = 'again' | 'unknown' | 'expired' | 'closed'

/** Puts a message that was given up back in line, with all its tries. */
export async function retryGivenUp(db: Database, config: Sealing, id: string, now: number): Promise<Retried> {
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('given_up_at', 'is not', null)
    .executeTakeFirst()
  if (!row) return 'unknown'
  if (row.expires_at !== null && row.expires_at <= now) return 'expired'
  const kept = openMessage(config, row)
  if (!kept) return 'closed'
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...kept, sealed: null, given_up_at: null, last_error: null, tries: 0, next_try_at: now })
    .where('id', '=', id)
    .where('given_up_at', '=', row.given_up_at)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? 'again' : 'unknown'
}

/** Ids of all that were given up, oldest first. */
export async function idsGivenUp(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('given_up_at', 'is not', null)
    .orderBy('given_up_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Lets go of what was given up: nobody needs it any more. @returns whether there was one */
export async function forgetGivenUp(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ sealed: null, given_up_at: null })
    .where('id', '=', id)
    .where('given_up_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface OutboxCount {
  kind: Row['kind']
  waiting: number
  givenUp: number
}

/** How many messages wait, and how many were given up and are still kept, by kind. */
export async function countOutbox(db: Database): Promise<OutboxCount[]> {
  const count = (rows: { kind: Row['kind']; count: unknown }[], kind: Row['kind']) =>
    Number(rows.find((row) => row.kind === kind)?.count ?? 0)
  const waiting = await db
    .selectFrom('outbox')
    .select((column) => ['kind', column.fn.countAll().as('count')] as const)
    .where('sent_at', 'is', null)
    .where('payload', '<>', '')
    .groupBy('kind')
    .execute()
  const givenUp = await db
    .selectFrom('outbox')
    .select((column) => ['kind', column.fn.countAll().as('count')] as const)
    .where('given_up_at', 'is not', null)
    .groupBy('kind')
    .execute()
  return (['sms', 'mail', 'whatsapp'] as const).map((kind) => ({
    kind,
    waiting: count(waiting, kind),
    givenUp: count(givenUp, kind),
  }))
}

/** `+91••••••3210`, `a•••@mail.example` */
function masked(recipient: string): string {
  const at = recipient.lastIndexOf('@')
  if (at > 0) return `${recipient.slice(0, 1)}•••${recipient.slice(at)}`
  return `${recipient.slice(0, 3)}••••••${recipient.slice(-4)}`
}
