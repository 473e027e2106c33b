import type { DeskImport, DeskImportRun, ImportAct, ImportFailure, ImportKind } from '@dawakit/core/contract'
import { importUnderWay } from '@dawakit/core/refusals'
import { emptyReport } from '@dawakit/lists/said'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { ImportRunTable } from '../../ground/database/schema/imports.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type Audited, audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { BULK } from '../../ground/journal/imports.ts'
import { KEPT_DAYS } from '../../ground/journal/journal.ts'

const DAY_MS = 86_400_000
/** A run of which its process has said nothing for so long is none any more. */
const AWAY_MS = 60_000

type Times = Pick<ServerContext, 'db' | 'clock'>

/** How a run ended, as it is kept. */
export type RunOutcome = Partial<
  Pick<DeskImportRun, 'failure' | 'report' | 'whole' | 'pictures' | 'undone'>
> & { isInterrupted?: boolean }

interface NewRun {
  act: ImportAct
  kind: ImportKind
  file: string
  number: number | null
}

/**
 * Begins a run, and writes down who did: one at a time, of all processes of the shop.
 *
 * @returns its id
 * @throws {CallError} 409 `import-under-way`
 */
export async function beginRun(
  { db, clock }: Times,
  staff: DeskStaff,
  { act, kind, file, number }: NewRun,
  { after }: Pick<Audited, 'after'>,
): Promise<string> {
  const id = newId()
  await inTransaction(db, async (trx) => {
    const now = clock()
    await trx
      .updateTable('import_run')
      .set({ running: null })
      .where('running', '=', 1)
      .where('seen_at', '<=', now - AWAY_MS)
      .execute()
    const other = await trx.selectFrom('import_run').select('id').where('running', '=', 1).executeTakeFirst()
    if (other) throw new CallError(409, importUnderWay, { data: { id: other.id } })
    await trx
      .insertInto('import_run')
      .values({
        id,
        act,
        kind,
        file,
        import_number: number,
        staff_id: staff.id,
        staff_name: staff.name,
        started_at: now,
        seen_at: now,
        finished_at: null,
        running: 1,
        read: 0,
        same: null,
        refused: null,
        outcome: null,
      })
      .execute()
    await audit(trx, staff, clock, {
      action: `import.${act}`,
      subject: 'import',
      subjectId: number === null ? id : String(number),
      after: { kind, file, ...after },
    })
  })
  return id
}

/** Says that a run goes on, and how far it is. */
export async function sayRun({ db, clock }: Times, id: string, read: number): Promise<void> {
  await db.updateTable('import_run').set({ seen_at: clock(), read }).where('id', '=', id).execute()
}

export async function numberRun(db: Database, id: string, number: number): Promise<void> {
  await db.updateTable('import_run').set({ import_number: number }).where('id', '=', id).execute()
}

/** Ends a run. What was done by it is written down with it, by who began it. */
export async function endRun(
  { db, clock }: Times,
  staff: DeskStaff,
  { id, act, read }: { id: string; act: ImportAct; read: number },
  outcome: RunOutcome,
): Promise<void> {
  const { report, undone } = outcome
  const number = report?.number
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('import_run')
      .set({
        finished_at: clock(),
        running: null,
        read: report?.read ?? read,
        same: report?.same ?? null,
        refused: outcome.whole?.refused ?? null,
        outcome: JSON.stringify(outcome),
      })
      .where('id', '=', id)
      .execute()
    if (act !== 'import' || number == null) return
    const { added = 0, changed = 0 } = report ?? {}
    await audit(trx, staff, clock, {
      action: 'import.done',
      subject: 'import',
      subjectId: String(number),
      after: { added, changed, refused: outcome.whole?.refused ?? 0, ...undone },
    })
  })
}

export async function findRun(db: Database, id: string): Promise<ImportRunTable | undefined> {
  return db.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst()
}

const NOTHING_LISTED: NonNullable<DeskImportRun['whole']> = {
  refused: 0,
  passedOver: 0,
  offSale: 0,
  categories: 0,
  toCheck: 0,
  expired: 0,
  toCount: 0,
  renamed: 0,
  unknownSalts: 0,
}

const isoAt = (at: number) => new Date(at).toISOString()

export function toRun(row: ImportRunTable, now: number): DeskImportRun {
  const outcome: RunOutcome = row.outcome === null ? {} : JSON.parse(row.outcome)
  const { failure = null, report = null, whole = null, pictures = null, undone = null } = outcome
  return {
    id: row.id,
    act: row.act,
    kind: row.kind,
    file: row.file,
    number: row.import_number,
    by: row.staff_name,
    startedAt: isoAt(row.started_at),
    finishedAt: row.finished_at === null ? null : isoAt(row.finished_at),
    state: stateOf(row, outcome, failure, now),
    read: row.read,
    failure,
    // Those of earlier releases tell of fewer things.
    report: report && { ...emptyReport(report.kind), ...report },
    whole: whole && { ...NOTHING_LISTED, ...whole },
    pictures,
    undone,
  }
}

function stateOf(
  { finished_at, running, seen_at }: ImportRunTable,
  { isInterrupted = false }: RunOutcome,
  failure: ImportFailure | null,
  now: number,
): DeskImportRun['state'] {
  if (finished_at === null) return isAlive({ running, seen_at }, now) ? 'running' : 'interrupted'
  if (isInterrupted) return 'interrupted'
  return failure === null ? 'done' : 'failed'
}

const isAlive = ({ running, seen_at }: { running: number | null; seen_at: number | null }, now: number) =>
  running === 1 && seen_at !== null && seen_at > now - AWAY_MS

/** The imports of the shop, the newest first, those of the command line among them. */
export async function readImports(
  { db, clock }: Times,
  page: Page,
): Promise<{ data: DeskImport[]; totalCount: number }> {
  const now = clock()
  const rows = await db
    .selectFrom('import')
    .leftJoin('import_run', (join) =>
      join.onRef('import_run.import_number', '=', 'import.number').on('import_run.act', '=', 'import'),
    )
    .selectAll('import')
    .where('import.kind', '<>', BULK)
    .select(['import_run.id as run_id', 'staff_name', 'running', 'seen_at', 'same', 'refused'])
    .orderBy('import.number', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await db
    .selectFrom('import')
    .select((select) => select.fn.countAll().as('count'))
    .where('kind', '<>', BULK)
    .executeTakeFirstOrThrow()
  const data = rows.map((row): DeskImport => {
    const isRunning = isAlive(row, now)
    return {
      number: row.number,
      kind: row.kind as ImportKind,
      file: row.file,
      startedAt: isoAt(row.started_at),
      by: row.staff_name ?? '',
      state:
        row.undone_at !== null
          ? 'undone'
          : isRunning
            ? 'running'
            : row.finished_at === null
              ? 'interrupted'
              : 'done',
      added: row.added,
      changed: row.changed,
      same: row.same,
      refused: row.refused,
      runId: row.run_id,
      canUndo: row.undone_at === null && !isRunning && row.started_at >= now - KEPT_DAYS * DAY_MS,
    }
  })
  return { data, totalCount: Number(count) }
}
