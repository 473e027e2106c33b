import type { Readable } from 'node:stream'
import { istDate } from '@dawakit/core/delivery'
import { writeCoupon } from '../coupons/write-coupon.ts'
import type { Database } from '../database/schema/index.ts'
import { csvLine } from './csv-line.ts'
import type { ImportReport } from './import-error.ts'
import { importRows } from './import-rows.ts'

const COLUMNS = ['code', 'percent', 'uses', 'until', 'products'] as const

/** Adds and changes coupons from CSV; products are ids, codes or slugs with a space or semicolon between, or `all`. */
export function importCoupons(db: Database, input: Readable, at = Date.now()): Promise<ImportReport> {
  return importRows(db, input, COLUMNS, (trx, values) => {
    const coupon = {
      code: values['code'] ?? '',
      percent: values['percent'] ?? '',
      uses: values['uses'] ?? '',
      until: values['until'] ?? '',
      products: values['products'] ?? '',
    }
    return writeCoupon(trx, coupon, at)
  })
}

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
