import type { CountOf } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'
import { countOfNothing, countTooLarge } from '@dawakit/core/refusals'
import { sql } from 'kysely'
import type { Clock } from '../../ground/context/clock.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import { newIdInOrder } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'

/** Products of one count: its closing is one transaction. */
const MOST = 2000

/** What is to be counted. */
export interface CountWanted {
  of: CountOf
  /** The place, the category's id or name, or the maker; '' of the others. */
  about: string
  /** Of 'chosen'. */
  productIds: readonly string[]
  isBlind: boolean
}

/**
 * Opens a count with the products that belong to it now, in the order of the shelf.
 *
 * @returns its id
 * @throws {CallError} 422 `count-of-nothing`, `count-too-large`
 */
export async function openCount(
  trx: Database,
  { clock, staff, id = newIdInOrder() }: { clock: Clock; staff: AuditedBy; id?: string },
  wanted: CountWanted,
): Promise<string> {
  const ids = await chooseProducts(trx, wanted)
  if (ids.length === 0) throw new CallError(422, countOfNothing, { fields: { about: countOfNothing.text } })
  if (ids.length > MOST)
    throw new CallError(422, countTooLarge, { fields: { about: countTooLarge.text }, data: { most: MOST } })
  const about = await aboutOf(trx, wanted)
  await trx
    .insertInto('stock_count')
    .values({
      id,
      of: wanted.of,
      about,
      is_blind: wanted.isBlind ? 1 : 0,
      state: 'open',
      opened_by: staff?.name ?? '',
      opened_at: clock(),
      ended_by: null,
      ended_at: null,
      products: ids.length,
      counted: 0,
      value_paise: null,
    })
    .execute()
  await insertInBatches(
    trx,
    'stock_count_product',
    ids.map((product_id, position) => ({ count_id: id, product_id, position, is_counted: 0 })),
  )
  await audit(trx, staff, clock, {
    action: 'count.open',
    subject: 'count',
    subjectId: id,
    after: { of: wanted.of, about, isBlind: wanted.isBlind, products: ids.length },
  })
  return id
}

/** In the order of the shelf; one more than a count takes where there are more. */
async function chooseProducts(
  trx: Database,
  { of, about, productIds }: CountWanted,
): Promise<readonly string[]> {
  if (of === 'chosen' && productIds.length === 0) return []
  const rows = await trx
    .selectFrom('product')
    .select('product.id')
    .$if(of === 'place', (query) => query.where('place', '=', about).where(sql<boolean>`place <> ''`))
    .$if(of === 'category', (query) =>
      query.where('category_id', 'in', (sub) =>
        sub
          .selectFrom('category')
          .select('category.id')
          .where((own) =>
            own.or([own('category.id', '=', about), own('category.name_key', '=', nameKey(about))]),
          ),
      ),
    )
    .$if(of === 'maker', (query) => query.where('manufacturer', '=', about))
    .$if(of === 'chosen', (query) => query.where('product.id', 'in', productIds))
    .$if(
      of === 'unknown',
      (query) =>
        query
          .innerJoin('stock', 'stock.product_id', 'product.id')
          .where('stock.unknown_units', '<>', 0) as never,
    )
    // Of a whole category what stands on the shelf: what is found beside it is put in by its scan.
    .$if(of === 'category' || of === 'maker', (query) =>
      query.where((where) =>
        where.or([
          where.exists(
            where
              .selectFrom('stock')
              .select('stock.product_id')
              .whereRef('stock.product_id', '=', 'product.id')
              .where('unknown_units', '<>', 0),
          ),
          where.exists(
            where
              .selectFrom('stock_batch')
              .select('stock_batch.product_id')
              .whereRef('stock_batch.product_id', '=', 'product.id')
              .where('units', '<>', 0),
          ),
        ]),
      ),
    )
    .orderBy('place')
    .orderBy('name_key')
    .limit(MOST + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** What the count is called: a category by its name. */
async function aboutOf(trx: Database, { of, about }: CountWanted): Promise<string> {
  if (of === 'unknown' || of === 'chosen') return ''
  if (of !== 'category') return about
  const row = await trx.selectFrom('category').select('name').where('id', '=', about).executeTakeFirst()
  return row?.name ?? about
}
