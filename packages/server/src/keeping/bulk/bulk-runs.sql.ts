import type { DeskBulkChange, DeskBulkRun } from '@dawakit/core/contract'
import { bulkNotFound, bulkTooOld, bulkUnderWay } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { BulkChangeTable } from '../../ground/database/schema/kept-products.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { BULK, beginImport } from '../../ground/journal/imports.ts'

/** So long it can be taken back. */
const UNDO_MS = 3_600_000
/** A run of which its process has said nothing for so long is none any more. */
const AWAY_MS = 60_000
const LISTED = 20

type Times = Pick<ServerContext, 'db' | 'clock'>

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
): Promise<{ id: string; isKnown: boolean; number: number }> {
  const known = await db
    .selectFrom('bulk_change')
    .select(['id', 'import_number'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (known) return { id: known.id, isKnown: true, number: known.import_number }
  const number = await beginImport(db, BULK, change.what, clock())
  return inTransaction(db, async (trx) => {
    const now = clock()
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

/** @throws {CallError} 409 `bulk-under-way` while one is made or taken back by a process that is there */
async function requireIdle(trx: Database, now: number): Promise<void> {
  await trx
    .updateTable('bulk_change')
    .set({ running: null })
    .where('running', '=', 1)
    .where('seen_at', '<=', now - AWAY_MS)
    .execute()
  const other = await trx.selectFrom('bulk_change').select('id').where('running', '=', 1).executeTakeFirst()
  if (other) throw new CallError(409, bulkUnderWay)
}

/**
 * Begins to take one back.
 *
 * @throws {CallError} 404 `bulk-not-found`; 409 `bulk-too-old`, `bulk-under-way`
 */
export async function beginUndo({ db, clock }: Times, staff: DeskStaff, id: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    const now = clock()
    const row = await trx.selectFrom('bulk_change').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new CallError(404, bulkNotFound)
    if (row.undone_at !== null || now > endOf(row) + UNDO_MS) throw new CallError(409, bulkTooOld)
    await requireIdle(trx, now)
    await trx
      .updateTable('bulk_change')
      .set({ running: 1, seen_at: now, undone_at: now })
      .where('id', '=', id)
      .execute()
    await audit(trx, staff, clock, { action: 'products.undo', subject: 'products', subjectId: id })
    return row.import_number
  })
}

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
  const isUndone = row.undone_at !== null
  const until = endOf(row) + UNDO_MS
  return {
    id: row.id,
    change: JSON.parse(row.change),
    by: row.staff_name,
    startedAt: new Date(row.started_at).toISOString(),
    state: isRunning
      ? isUndone
        ? 'undoing'
        : 'running'
      : isUndone
        ? 'undone'
        : row.finished_at === null
          ? 'interrupted'
          : 'done',
    changed: row.changed,
    same: row.same,
    refused: JSON.parse(row.refused),
    undoUntil: isRunning || isUndone || now > until ? null : new Date(until).toISOString(),
    undone: isUndone && !isRunning ? { restored: row.restored, kept: row.kept } : null,
  }
}
