import { istDate } from '@dawakit/core/delivery'
import { nameKey } from '@dawakit/core/product'
import type { ImportSource } from '@dawakit/lists/rows'
import type { ImportReport } from '@dawakit/lists/said'
import { csvLine, short } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'
import { type CouponText, writeCoupon } from '../../people/coupons/write-coupon.ts'
import { rowByRow } from '../run/row-by-row.ts'
import { type ImportSpec, type RunOptions, runImport } from '../run/run-import.ts'

const COLUMNS = ['code', 'percent', 'uses', 'until', 'products'] as const

/** Adds and changes coupons; products are ids, codes or slugs with a space or semicolon between, or `all`. */
export function importCoupons(
  db: Database,
  source: ImportSource,
  options?: RunOptions,
): Promise<ImportReport> {
  return runImport(db, source, couponSpec(options?.at ?? Date.now()), options)
}

const couponSpec = (at: number): ImportSpec<CouponText> => ({
  kind: 'coupons',
  columns: {
    code: ['coupon', 'couponcode'],
    percent: ['discount'],
    uses: [],
    until: ['validuntil'],
    products: [],
  },
  required: COLUMNS,
  batch: 1,
  isShown: false,
  read: ({ code = '', percent = '', uses = '', until = '', products = '' }) => ({
    code,
    percent,
    uses,
    until,
    products,
  }),
  keyOf: ({ code }) => ({ key: nameKey(code), text: `code "${short(code)}"` }),
  factsOf: (coupon) => ({ ...coupon }),
  write: rowByRow((trx, coupon, journal) => writeCoupon(trx, coupon, at, journal)),
})

/** All coupons as CSV that {@link importCoupons} takes again. */
export async function* exportCoupons(db: Database): AsyncGenerator<string> {
  yield csvLine(COLUMNS)
  const coupons = await db.selectFrom('coupon').selectAll().orderBy('name_key').execute()
  for (const coupon of coupons) {
    const products = await db
      .selectFrom('coupon_product')
      .select('product_id')
      .where('coupon_id', '=', coupon.id)
      .orderBy('product_id')
      .execute()
    yield csvLine([
      coupon.name,
      coupon.percent,
      coupon.uses_left,
      istDate(coupon.expires_at),
      coupon.is_for_all === 1 ? 'all' : products.map(({ product_id }) => product_id).join(' '),
    ])
  }
}
