import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database, Schema } from '../../ground/database/schema/index.ts'
import type { OrderIds } from './desk-queues.sql.ts'

/** What chooses orders, without an order of its own. */
export type Orders = SelectQueryBuilder<Schema, 'orders', object>

export interface WantedPage extends Page {
  /** What waits longest is done first; of all, the newest comes first. */
  direction: 'asc' | 'desc'
}

/** Of a page, in its order, and how many there are in all, up to {@link COUNTED} where not all are counted. */
export interface ChosenIds {
  ids: string[]
  totalCount: number
}

export const inOrder = <Row>(
  query: SelectQueryBuilder<Schema, 'orders', Row>,
  { direction }: Pick<WantedPage, 'direction'>,
) => query.orderBy('ordered_at', direction).orderBy('id')

/**
 * Of orders that are found elsewhere, and are few, those that are chosen. Each is looked up by its id: PostgreSQL would join them
 * with all orders that there are.
 */
export async function amongFew(
  db: Database,
  few: OrderIds,
  chosen: Orders,
  page: WantedPage,
): Promise<ChosenIds> {
  // Distinct at once: PostgreSQL would put what is looked up in each place that asks for it.
  const looked = db
    .selectFrom(few.as('few'))
    .select('few.id')
    .select(chosen.select('ordered_at').where(sql<SqlBool>`orders.id = few.id`).as('ordered_at'))
    .distinct()
    .as('looked')
  const read = ({ limit, offset }: { limit: number; offset: number }) =>
    db
      .selectFrom(looked)
      .select(['looked.id', 'looked.ordered_at'])
      .select(sql<number | string>`count(looked.ordered_at) over ()`.as('count'))
      .orderBy(sql`looked.ordered_at is null`)
      .orderBy('looked.ordered_at', page.direction)
      .orderBy('looked.id')
      .limit(limit)
      .offset(offset)
      .execute()
  const offset = offsetOf(page)
  const rows = await read({ limit: page.limit, offset })
  const [first = rows.length === 0 && offset > 0 ? (await read({ limit: 1, offset: 0 }))[0] : undefined] =
    rows
  return {
    ids: rows.flatMap(({ id, ordered_at }) => (ordered_at === null || id === null ? [] : [id])),
    totalCount: Number(first?.count ?? 0),
  }
}
