import type { DeskNearBatch, DeskShortShelf, DeskUnknownShelf } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { paise } from '@dawakit/core/money'
import { goodUntil } from '@dawakit/core/shelf'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import { rupeesOrNull } from '../../ground/contract/rupees.ts'
import type { Database, Schema } from '../../ground/database/schema/index.ts'

type ShelfContext = Pick<ServerContext, 'db' | 'clock' | 'config'>

/** What of a list the caller may see, and which part. */
interface Asked {
  page: Page
  /** Whether what the pharmacy paid is shown. */
  isPriced: boolean
}

/** Batches that are good for too few days to be sold, by their index: those of forms with days of their own by theirs. */
function near({ db, clock, config: { saleDays } }: ShelfContext) {
  const day = istDate(clock())
  const forms = Object.entries(saleDays.ofForm)
  const latest = Math.max(saleDays.days, ...forms.map(([, days]) => days))
  const batches = db
    .selectFrom('stock_batch')
    .where('stock_batch.units', '>', sql.lit(0))
    .where('stock_batch.expires_on', '<>', sql.lit(''))
    .where('stock_batch.expires_on', '<', goodUntil(day, latest))
  if (forms.length === 0) return batches
  const form = sql<string>`(select lower(trim(dosage_form)) from product where product.id = stock_batch.product_id)`
  const until = sql<string>`case ${form} ${sql.join(
    forms.map(([name, days]) => sql`when ${name} then ${goodUntil(day, days)}`),
    sql` `,
  )} else ${goodUntil(day, saleDays.days)} end`
  return batches.where('stock_batch.expires_on', '<', until)
}

/** First to expire first. The rest of a batch, and who sent it, is read once it is known off the index which are of the page. */
export async function listNear(
  context: ShelfContext,
  { page, isPriced }: Asked,
): Promise<{ data: DeskNearBatch[]; totalCount: number }> {
  const day = istDate(context.clock())
  const ofPage = near(context)
    .select(['stock_batch.product_id', 'stock_batch.batch', 'stock_batch.expires_on'])
    .orderBy('stock_batch.expires_on')
    .orderBy('stock_batch.product_id')
    .orderBy('stock_batch.batch')
    .limit(page.limit)
    .offset(offsetOf(page))
  const rows = await context.db
    .selectFrom(ofPage.as('near'))
    .innerJoin('stock_batch', (join) =>
      join
        .onRef('stock_batch.product_id', '=', 'near.product_id')
        .onRef('stock_batch.batch', '=', 'near.batch')
        .onRef('stock_batch.expires_on', '=', 'near.expires_on'),
    )
    .innerJoin('product', 'product.id', 'near.product_id')
    .leftJoin('supplier', (join) =>
      join.on('supplier.id', '=', (from) =>
        from
          .selectFrom('supplier_batch')
          .select('supplier_id')
          .whereRef('supplier_batch.product_id', '=', 'near.product_id')
          .whereRef('supplier_batch.batch', '=', 'near.batch')
          .whereRef('supplier_batch.expires_on', '=', 'near.expires_on')
          .orderBy('supplier_batch.at', 'desc')
          .limit(1),
      ),
    )
    .select(['product.id', 'product.name', 'product.sku'])
    .select(['near.batch', 'near.expires_on', 'stock_batch.units', 'stock_batch.purchase_paise'])
    .select(['supplier.id as supplier_id', 'supplier.name as supplier_name'])
    .orderBy('near.expires_on')
    .orderBy('near.product_id')
    .orderBy('near.batch')
    .execute()
  const data = rows.map(({ units, purchase_paise, supplier_id, supplier_name, ...row }) => ({
    product: productOf(row),
    batch: row.batch,
    expiresOn: row.expires_on,
    isExpired: row.expires_on < day,
    units: units ?? 0,
    value: isPriced && purchase_paise !== null ? rupeesOrNull(paise(purchase_paise * (units ?? 0))) : null,
    supplier: isPriced && supplier_id !== null ? { id: supplier_id, name: supplier_name ?? '' } : null,
  }))
  return { data, totalCount: await countOf(near(context)) }
}

const unknown = (db: Database) => db.selectFrom('stock').where('unknown_units', '<>', sql.lit(0))

/** Packs of which no batch is known, by product. */
export async function listUnknown(
  { db }: ShelfContext,
  { page }: Asked,
): Promise<{ data: DeskUnknownShelf[]; totalCount: number }> {
  const rows = await ofPage(db, unknown(db), page)
    .select(['product.id', 'product.name', 'product.sku', 'unknown_units', 'free'])
    .execute()
  const data = rows.map((row) => ({
    product: productOf(row),
    unknownUnits: row.unknown_units,
    free: row.free,
  }))
  return { data, totalCount: await countOf(unknown(db)) }
}

const short = (db: Database) => db.selectFrom('stock').where('short_units', '>', sql.lit(0))

/** What orders hold and nothing that is sold covers, by product. */
export async function listShort(
  { db }: ShelfContext,
  { page }: Asked,
): Promise<{ data: DeskShortShelf[]; totalCount: number }> {
  const rows = await ofPage(db, short(db), page)
    .select(['product.id', 'product.name', 'product.sku', 'short_units'])
    .execute()
  const data = rows.map((row) => ({ product: productOf(row), shortUnits: row.short_units }))
  return { data, totalCount: await countOf(short(db)) }
}

/** By product. The index says which are of the page: of no other anything is read. */
function ofPage(db: Database, chosen: SelectQueryBuilder<Schema, 'stock', object>, page: Page) {
  const ids = chosen.select('product_id').orderBy('product_id').limit(page.limit).offset(offsetOf(page))
  return db
    .selectFrom(ids.as('shown'))
    .innerJoin('stock', 'stock.product_id', 'shown.product_id')
    .innerJoin('product', 'product.id', 'shown.product_id')
    .orderBy('shown.product_id')
}

export const productOf = ({ id, name, sku }: { id: string; name: string; sku: string | null }) => ({
  id,
  name,
  code: sku ?? '',
})

async function countOf<Table extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
  const { count } = await query.select((select) => select.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
