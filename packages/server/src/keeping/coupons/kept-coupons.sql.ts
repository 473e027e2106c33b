import type { CouponRecord, DeskCoupon } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { type Paise, paise, toRupees } from '@dawakit/core/money'
import { notFound } from '@dawakit/core/refusals'
import { type Selectable, sql } from 'kysely'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { CouponTable } from '../../ground/database/schema/orders.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { rowVersion } from '../held/row-version.ts'

type CouponRow = Selectable<CouponTable>

/** Products and uses that a coupon's page names. */
const PRODUCTS = 1000
const USES = 100
/** What begins with a text stands before the text and this. */
const LAST = '\u{10ffff}'

/** What an order takes of its uses is no change of the coupon: those that are left and those that are taken are as many as before. */
const versionOf = (row: CouponRow, products: string, taken: number) =>
  rowVersion([row.name, row.percent, row.expires_at, row.is_for_all, products, row.uses_left + taken])

export async function listCoupons(
  db: Database,
  search: string,
  page: Page,
  at: number,
): Promise<{ data: DeskCoupon[]; totalCount: number }> {
  let found = db.selectFrom('coupon')
  if (search !== '') found = found.where('name_key', '>=', search).where('name_key', '<', search + LAST)
  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await found.selectAll().orderBy('name_key').limit(page.limit).offset(offsetOf(page)).execute()
  return { data: await toCoupons(db, rows, at), totalCount: Number(count) }
}

async function toCoupons(db: Database, rows: readonly CouponRow[], at: number): Promise<DeskCoupon[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const counted = await db
    .selectFrom('coupon_use')
    .select(({ fn }) => ['coupon_id', fn.countAll().as('count')])
    .where('coupon_id', 'in', ids)
    .groupBy('coupon_id')
    .execute()
  const uses = new Map(counted.map((row) => [row.coupon_id, Number(row.count)]))
  const named = await db
    .selectFrom('coupon_product')
    .select(({ fn }) => ['coupon_id', fn.countAll().as('count')])
    .select(sql<string>`string_agg(product_id, ' ' order by product_id)`.as('ids'))
    .where('coupon_id', 'in', ids)
    .groupBy('coupon_id')
    .execute()
  const products = new Map(named.map((row) => [row.coupon_id, row]))
  return rows.map((row) => {
    const isForAll = row.is_for_all === 1
    const own = isForAll ? undefined : products.get(row.id)
    const count = Number(own?.count ?? 0)
    return {
      id: row.id,
      version: versionOf(row, own?.ids ?? '', uses.get(row.id) ?? 0),
      code: row.name,
      percent: row.percent,
      usesLeft: row.uses_left,
      until: istDate(row.expires_at),
      isOver: row.expires_at < at || row.uses_left === 0,
      isForAll,
      products: count,
      uses: uses.get(row.id) ?? 0,
    }
  })
}

/** One coupon with its products and who used it. @throws {CallError} 404 */
export async function readCoupon(db: Database, id: string, at: number): Promise<CouponRecord> {
  const row = await db.selectFrom('coupon').selectAll().where('id', '=', id).executeTakeFirst()
  const [coupon] = row ? await toCoupons(db, [row], at) : []
  if (!coupon) throw new CallError(404, notFound)
  const products = await db
    .selectFrom('coupon_product')
    .innerJoin('product', 'product.id', 'coupon_product.product_id')
    .select(['product.id', 'product.name'])
    .where('coupon_id', '=', id)
    .orderBy('product.id')
    .limit(PRODUCTS)
    .execute()
  const used = db
    .selectFrom('coupon_use')
    .innerJoin('orders', 'orders.id', 'coupon_use.order_id')
    .where('coupon_id', '=', id)
  const { given } = await used
    .select(sql<Paise | null>`sum(orders.discount_paise)`.as('given'))
    .executeTakeFirstOrThrow()
  const sum = paise(Number(given ?? 0))
  const uses = await used
    .select(['orders.id', 'orders.number', 'used_at', 'orders.discount_paise'])
    .orderBy('used_at', 'desc')
    .orderBy('orders.id')
    .limit(USES)
    .execute()
  return {
    coupon,
    products: coupon.isForAll ? [] : products,
    given: toRupees(sum),
    uses: uses.map((use) => ({
      orderId: use.id,
      orderNumber: use.number,
      at: new Date(use.used_at).toISOString(),
      given: toRupees(use.discount_paise),
    })),
  }
}
