import type { DeskRecall, DeskRecallRow, RecallState } from '@dawakit/core/contract'
import { recallNotFound } from '@dawakit/core/refusals'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { countPieces, recallParcels } from './recall-parcels.sql.ts'
import { countToTell } from './recall-told.sql.ts'

/** Parcels of an answer: the whole list is a file. */
const MOST_PARCELS = 200

const recalls = (db: Database) =>
  db
    .selectFrom('recall')
    .innerJoin('product', 'product.id', 'recall.product_id')
    .selectAll('recall')
    .select('product.name')
    .select((select) =>
      select
        .selectFrom('recall_told')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('recall_told.recall_id', '=', 'recall.id')
        .as('told'),
    )

export type RecallRow = Awaited<ReturnType<typeof findRecall>> & object

export const findRecall = (db: Database, id: string) =>
  recalls(db).where('recall.id', '=', id).executeTakeFirst()

/** @throws {CallError} 404 `recall-not-found` */
export async function requireRecall(db: Database, id: string): Promise<RecallRow> {
  const row = await findRecall(db, id)
  if (!row) throw new CallError(404, recallNotFound)
  return row
}

/** The newest first. */
export async function listRecalls(
  db: Database,
  { state, ...page }: Page & { state?: 'open' | undefined },
): Promise<{ data: DeskRecallRow[]; totalCount: number }> {
  const rows = await recalls(db)
    .$if(state === 'open', (query) => query.where('ended_at', 'is', null))
    .orderBy('begun_at', 'desc')
    .orderBy('recall.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await db
    .selectFrom('recall')
    .$if(state === 'open', (query) => query.where('ended_at', 'is', null))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(toRow), totalCount: Number(count) }
}

/** One with everything of it. */
export async function readRecall(db: Database, id: string): Promise<DeskRecall> {
  const row = await requireRecall(db, id)
  const shelf = await db
    .selectFrom('stock_batch')
    .select(['expires_on', 'units', 'quarantined'])
    .where('product_id', '=', row.product_id)
    .where('batch', '=', row.batch)
    .orderBy('expires_on')
    .execute()
  const { pieces, parcels } = await countPieces(db, row)
  const begun = row.begun_by
    ? await db.selectFrom('staff').select('name').where('id', '=', row.begun_by).executeTakeFirst()
    : null
  return {
    ...toRow(row),
    begunBy: begun?.name ?? null,
    endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
    endReason: row.end_reason,
    shelf: shelf.map(({ expires_on, units, quarantined }) => ({
      expiresOn: expires_on,
      units: units ?? 0,
      quarantined,
    })),
    pieces: {
      packed: pieces.get('packed') ?? 0,
      onTheWay: (pieces.get('handedOver') ?? 0) + (pieces.get('onTheWay') ?? 0),
      delivered: pieces.get('delivered') ?? 0,
      cameBack: pieces.get('returned') ?? 0,
    },
    parcels: await recallParcels(db, row, MOST_PARCELS),
    parcelCount: parcels,
    toTell: row.is_taken_back === 1 ? 0 : await countToTell(db, row),
  }
}

export const stateOf = ({
  ended_at,
  is_taken_back,
}: Pick<RecallRow, 'ended_at' | 'is_taken_back'>): RecallState =>
  is_taken_back === 1 ? 'takenBack' : ended_at === null ? 'open' : 'ended'

const toRow = (row: RecallRow): DeskRecallRow => ({
  id: row.id,
  product: { id: row.product_id, name: row.name },
  batch: row.batch,
  state: stateOf(row),
  reason: row.reason,
  begunAt: new Date(row.begun_at).toISOString(),
  told: Number(row.told),
})
