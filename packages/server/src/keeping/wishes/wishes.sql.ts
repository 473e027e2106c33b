import type { DeskWaiting, DeskWish } from '@dawakit/core/contract'
import { sql } from 'kysely'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'

export type WishKind = 'product' | 'stock'

/** What most wait for first. The database keeps the counts: nobody counts requests here. */
export async function listWishes(
  db: Database,
  kind: WishKind,
  page: Page,
): Promise<{ data: DeskWish[]; totalCount: number }> {
  const ofKind = db.selectFrom('wish').where('kind', '=', kind)
  const { count } = await ofKind.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await ofKind
    .selectAll()
    .orderBy('waiting', 'desc')
    .orderBy('subject')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const subjects = rows.map(({ subject }) => subject)
  const named = kind === 'stock' ? await productsOf(db, subjects) : await namesOf(db, subjects)
  return {
    data: rows.map(({ subject, waiting, asked_at }) => ({
      subject,
      name: named.get(subject)?.name ?? subject,
      waiting: Number(waiting),
      lastAt: new Date(asked_at).toISOString(),
      free: named.get(subject)?.free ?? null,
    })),
    totalCount: Number(count),
  }
}

type Named = Map<string, { name: string; free: number | null }>

async function productsOf(db: Database, ids: readonly string[]): Promise<Named> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id', 'product.name', 'stock.free'])
    .where('product.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name, free }) => [id, { name, free: free ?? 0 }]))
}

/** As somebody wrote it last. */
async function namesOf(db: Database, keys: readonly string[]): Promise<Named> {
  const named: Named = new Map()
  for (const key of keys) {
    const row = await db
      .selectFrom('product_request')
      .select('product_name')
      .where('name_key', '=', key)
      .where('answered_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (row) named.set(key, { name: row.product_name, free: null })
  }
  return named
}

/** Who waits for one thing, the first first. */
export async function listWaiting(
  db: Database,
  { kind, subject }: { kind: WishKind; subject: string },
  page: Page,
): Promise<{ data: DeskWaiting[]; totalCount: number }> {
  const known = await db
    .selectFrom('wish')
    .select('waiting')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst()
  const { limit } = page
  const offset = offsetOf(page)
  const rows =
    kind === 'stock'
      ? await db
          .selectFrom('stock_request')
          .innerJoin('customer', 'customer.id', 'stock_request.user_id')
          .select(['customer.id', 'customer.username', 'stock_request.created_at'])
          .select(sql<string>`''`.as('asked'))
          .where('product_id', '=', subject)
          .where('answered_at', 'is', null)
          .orderBy('stock_request.created_at')
          .limit(limit)
          .offset(offset)
          .execute()
      : await db
          .selectFrom('product_request')
          .innerJoin('customer', 'customer.id', 'product_request.user_id')
          .select(['customer.id', 'customer.username', 'product_request.created_at'])
          .select('product_name as asked')
          .where('name_key', '=', subject)
          .where('answered_at', 'is', null)
          .orderBy('product_request.created_at')
          .limit(limit)
          .offset(offset)
          .execute()
  return {
    data: rows.map((row) => ({
      customerId: row.id,
      name: row.username,
      asked: row.asked,
      at: new Date(row.created_at).toISOString(),
    })),
    totalCount: Number(known?.waiting ?? 0),
  }
}
