import type { DeskBulkChange, DeskBulkRun } from '@dawakit/core/contract'
import { bulkNotFound, bulkTooOld, bulkUnderWay } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { locksRows } from '../../ground/database/locks-rows.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { BulkChangeTable } from '../../ground/database/schema/kept-products.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { BULK, beginImport } from '../../ground/journal/imports.ts'
import { KEPT_DAYS } from '../../ground/journal/journal.ts'

/** So long it can be taken back. */
const UNDO_MS = 3_600_000
/** A run of which its process has said nothing for so long is none any more. */
const AWAY_MS = 60_000
const LISTED = 20
const DAY_MS = 86_400_000

type Times = Pick<ServerContext, 'db' | 'clock'>

interface BegunBulk {
  id: string
  isKnown: boolean
  /** Of its changes in the journal. */
  number: number
}

/**
 * Begins a change of several products: one at a time, of all processes of the shop.
 *
 * @returns its id, and whether it is the one that was begun with this key before
 * @throws {CallError} 409 `bulk-under-way`
 */
export async function beginBulk(
  { db, clock }: Times,
  staff: DeskStaff,
  { change, key }: { change: DeskBulkChange; key: string },
): Promise<BegunBulk> {
  const known = await keyed(db, key)
  if (known) return known
  const number = await beginImport(db, BULK, change.what, clock())
  return inTransaction(db, async (trx) => {
    const now = clock()
    // Pressed twice at once: the first has begun it meanwhile.
    const same = await keyed(trx, key)
    if (same) return same
    await requireIdle(trx, now)
    const id = newId()
    await trx
      .insertInto('bulk_change')
      .values({
        id,
        key,
        change: JSON.stringify(change),
        import_number: number,
        staff_id: staff.id,
        staff_name: staff.name,
        started_at: now,
        seen_at: now,
        finished_at: null,
        running: 1,
        changed: 0,
        same: 0,
        refused: '[]',
        undone_at: null,
        restored: 0,
        kept: 0,
      })
      .execute()
    await audit(trx, staff, clock, {
      action: 'products.bulk',
      subject: 'products',
      subjectId: id,
      after: { ...change },
    })
    return { id, isKnown: false, number }
  })
}

async function keyed(db: Database, key: string): Promise<BegunBulk | null> {
  const known = await db
    .selectFrom('bulk_change')
    .select(['id', 'import_number'])
    .where('key', '=', key)
    .executeTakeFirst()
  return known ? { id: known.id, isKnown: true, number: known.import_number } : null
}

/** @throws {CallError} 409 `bulk-under-way` while one is made or taken back by a process that is there */
async function requireIdle(trx: Database, now: number): Promise<void> {
  await trx
    .updateTable('bulk_change')
    .set({ running: 0 })
    .where('running', '=', 1)
    .where('seen_at', '<=', now - AWAY_MS)
    .execute()
  const other = await trx.selectFrom('bulk_change').select('id').where('running', '=', 1).executeTakeFirst()
  if (other) throw new CallError(409, bulkUnderWay)
}

/**
 * Begins to take one back; or goes on where the process that did was gone before the end, as long as its changes are kept.
 *
 * @throws {CallError} 404 `bulk-not-found`; 409 `bulk-too-old`, `bulk-under-way`
 */
export async function beginUndo({ db, clock }: Times, staff: DeskStaff, id: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    const now = clock()
    const find = trx.selectFrom('bulk_change').selectAll().where('id', '=', id)
    const row = await (locksRows(trx) ? find.forUpdate() : find).executeTakeFirst()
    if (!row) throw new CallError(404, bulkNotFound)
    if (isTakenBack(row) || now > undoEnd(row)) throw new CallError(409, bulkTooOld)
    await requireIdle(trx, now)
    await trx
      .updateTable('bulk_change')
      .set({ running: 1, seen_at: now, undone_at: row.undone_at ?? now })
      .where('id', '=', id)
      .execute()
    await audit(trx, staff, clock, { action: 'products.undo', subject: 'products', subjectId: id })
    return row.import_number
  })
}

/**
 * Says that a change is made or taken back still, and holds its row until the transaction ends: one that was silent for too long, and is
 * there all the same, and the one that goes on in its place come one after the other.
 */
export async function sayBulk({ db, clock }: Times, id: string): Promise<void> {
  await db.updateTable('bulk_change').set({ seen_at: clock() }).where('id', '=', id).execute()
}

/** Between two statements of long work: it says that it is there, and waits for whom it would hold up. */
export function sayingBulk(times: Times, id: string, then: () => Promise<void>): () => Promise<void> {
  return async () => {
    await sayBulk(times, id)
    await then()
  }
}

type Undone = Pick<BulkChangeTable, 'undone_at' | 'running'>

const isTakenBack = ({ undone_at, running }: Undone) => undone_at !== null && running === null

const undoEnd = (row: Undone & Pick<BulkChangeTable, 'started_at' | 'finished_at' | 'seen_at'>) =>
  row.undone_at === null ? endOf(row) + UNDO_MS : row.started_at + KEPT_DAYS * DAY_MS

const endOf = ({ finished_at, seen_at }: Pick<BulkChangeTable, 'finished_at' | 'seen_at'>) =>
  finished_at ?? seen_at

export async function readBulkRuns({ db, clock }: Times): Promise<DeskBulkRun[]> {
  const rows = await db
    .selectFrom('bulk_change')
    .selectAll()
    .orderBy('started_at', 'desc')
    .limit(LISTED)
    .execute()
  return rows.map((row) => toRun(row, clock()))
}

/** @throws {CallError} 404 `bulk-not-found` */
export async function readBulkRun({ db, clock }: Times, id: string): Promise<DeskBulkRun> {
  const row = await db.selectFrom('bulk_change').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new CallError(404, bulkNotFound)
  return toRun(row, clock())
}

function toRun(row: BulkChangeTable, now: number): DeskBulkRun {
  const isRunning = row.running === 1 && row.seen_at > now - AWAY_MS
  const until = undoEnd(row)
  const mayBeUndone = !isRunning && !isTakenBack(row) && now <= until
  return {
    id: row.id,
    change: JSON.parse(row.change),
    by: row.staff_name,
    startedAt: new Date(row.started_at).toISOString(),
    state: stateOf(row, isRunning),
    changed: row.changed,
    same: row.same,
    refused: JSON.parse(row.refused),
    undoUntil: mayBeUndone ? new Date(until).toISOString() : null,
    undone: row.undone_at !== null && !isRunning ? { restored: row.restored, kept: row.kept } : null,
  }
}

function stateOf(row: BulkChangeTable, isRunning: boolean): DeskBulkRun['state'] {
  if (row.undone_at !== null) return isRunning ? 'undoing' : isTakenBack(row) ? 'undone' : 'halfUndone'
  if (isRunning) return 'running'
  return row.finished_at === null ? 'interrupted' : 'done'
}
