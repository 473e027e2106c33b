import type { CountState, DeskCount } from '@dawakit/core/contract'
import { countNotFound, countOver } from '@dawakit/core/refusals'
import { type Expression, type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import { rupeesOrNull } from '../../ground/contract/rupees.ts'
import { locksRows } from '../../ground/database/locks-rows.ts'
import type { StockCountTable } from '../../ground/database/schema/counts.ts'
import type { Database, Schema } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'

/** The newest first. */
export async function readCounts(
  db: Database,
  { state }: { state?: CountState | undefined },
  page: Page,
): Promise<{ data: DeskCount[]; totalCount: number }> {
  const chosen = () => {
    const rows = db.selectFrom('stock_count')
    return state ? rows.where('state', '=', state) : rows
  }
  const rows = await chosen()
    .selectAll()
    .select(countedNow)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await chosen()
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(toCount), totalCount: Number(count) }
}

/** @throws {CallError} 404 `count-not-found` */
export async function readCount(db: Database, id: string): Promise<DeskCount> {
  const row = await db
    .selectFrom('stock_count')
    .selectAll()
    .select(countedNow)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CallError(404, countNotFound)
  return toCount(row)
}

/**
 * Holds an open count: 'share' beside others who count, 'alone' for who ends it or puts products into it.
 *
 * @throws {CallError} 404 `count-not-found`; 409 `count-over`
 */
export async function holdCount(
  trx: Database,
  id: string,
  how: 'share' | 'alone',
): Promise<Selectable<StockCountTable>> {
  const isLocking = locksRows(trx)
  const row = await trx
    .selectFrom('stock_count')
    .selectAll()
    .where('id', '=', id)
    .$if(isLocking, (query) => (how === 'share' ? query.forShare() : query.forUpdate()))
    .executeTakeFirst()
  if (!row) throw new CallError(404, countNotFound)
  if (row.state !== 'open') throw new CallError(409, countOver)
  return row
}

/** Products of which something is counted: of a count that is over, as it was. */
export function countedNow(rows: ExpressionBuilder<Schema, 'stock_count'>) {
  const now: Expression<number> = rows
    .selectFrom('stock_count_product')
    .whereRef('count_id', '=', 'stock_count.id')
    .where('is_counted', '=', 1)
    .select(({ fn }) => fn.countAll<number>().as('count')) as never
  return sql<
    number | string
  >`case when ${rows.ref('state')} = 'open' then ${now} else ${rows.ref('counted')} end`.as('counted_now')
}

function toCount(row: Selectable<StockCountTable> & { counted_now: number | string }): DeskCount {
  return {
    id: row.id,
    of: row.of,
    about: row.about,
    isBlind: row.is_blind === 1,
    state: row.state,
    openedBy: row.opened_by,
    openedAt: new Date(row.opened_at).toISOString(),
    endedBy: row.ended_by,
    endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
    products: row.products,
    counted: Number(row.counted_now),
    value: rupeesOrNull(row.value_paise),
  }
}
