import { addDays, istDate, startOfIstDay } from '@dawakit/core/delivery'
import { nameKey } from '@dawakit/core/product'
import { BadValue, short, wholeOf } from '@dawakit/lists/values'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { differenceOf, type Journal, noJournal } from '../../ground/journal/journal.ts'

const MOST_USES = 100_000_000
const CODE = /^[A-Za-z0-9_-]{2,30}$/

/** A coupon as an operator writes it. */
export interface CouponText {
  code: string
  /** 1 to 100. */
  percent: string
  /** Uses over all customers. */
  uses: string
  /** The last day, yyyy-mm-dd in India. */
  until: string
  /** Ids, codes or slugs of the eligible products, or `all`. */
  products: string
}

/**
 * Adds a coupon, or changes the one of that code: percentage, uses left, last day and products. A last day that is over
 * is taken only of a coupon that ended on that day: so an export goes in again, and nothing is added that nobody can use.
 *
 * @param at - Now.
 * @throws {BadValue} saying what is wrong.
 */
export async function writeCoupon(
  trx: Database,
  coupon: CouponText,
  at: number,
  journal: Journal = noJournal,
): Promise<'added' | 'changed' | 'same'> {
  const { code, until } = coupon
  if (!CODE.test(code)) throw new BadValue(`code "${short(code)}" is not 2 to 30 letters, digits, - or _`)
  const percent = wholeOf('percent', coupon.percent, 100)
  if (percent < 1) throw new BadValue('percent "0" is not from 1 to 100')
  if (!isDay(until)) {
    throw new BadValue(`until "${short(until)}" is not a day like 2026-12-31`)
  }
  const known = await trx
    .selectFrom('coupon')
    .selectAll()
    .where('name_key', '=', nameKey(code))
    .executeTakeFirst()
  const isAsKnown = known !== undefined && istDate(known.expires_at) === until
  if (until < istDate(at) && !isAsKnown) throw new BadValue(`until ${until} is over`)
  const isForAll = coupon.products.trim().toLowerCase() === 'all'
  const row = {
    name: code.toUpperCase(),
    percent,
    expires_at: startOfIstDay(addDays(until, 1)) - 1,
    uses_left: wholeOf('uses', coupon.uses, MOST_USES),
    is_for_all: isForAll ? 1 : 0,
  }
  const products = isForAll ? [] : await productIds(trx, coupon.products)
  if (!known) {
    const id = newId()
    await trx
      .insertInto('coupon')
      .values({ id, name_key: nameKey(code), ...row })
      .execute()
    await insertInBatches(trx, 'coupon_product', productRows(id, products))
    journal.added('coupon', id)
    return 'added'
  }
  const { id } = known
  const before = { ...known, products: await productsOf(trx, id) }
  const difference = differenceOf(before, { ...row, products: products.toSorted() })
  if (!difference) return 'same'
  await trx.updateTable('coupon').set(row).where('id', '=', id).execute()
  await trx.deleteFrom('coupon_product').where('coupon_id', '=', id).execute()
  await insertInBatches(trx, 'coupon_product', productRows(id, products))
  journal.changed('coupon', id, difference.before, difference.after)
  return 'changed'
}

const productRows = (couponId: string, products: readonly string[]) =>
  products.map((product_id) => ({ coupon_id: couponId, product_id }))

/** The eligible products of a coupon that is not for all, by id. */
export async function productsOf(trx: Database, couponId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('coupon_product')
    .select('product_id')
    .where('coupon_id', '=', couponId)
    .execute()
  return rows.map(({ product_id }) => product_id).toSorted()
}

/** A day that the calendar has: not the 31st of February. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return false
  return new Date(text).toISOString().startsWith(text)
}

async function productIds(trx: Database, text: string): Promise<string[]> {
  const ids = new Set<string>()
  for (const name of text.split(/[\s;,]+/).filter(Boolean)) {
    const found = await trx
      .selectFrom('product')
      .select('id')
      .where((where) => where.or([where('id', '=', name), where('sku', '=', name), where('slug', '=', name)]))
      .executeTakeFirst()
    if (!found) throw new BadValue(`there is no product "${short(name)}"`)
    ids.add(found.id)
  }
  if (ids.size === 0) throw new BadValue('products is empty: name some, or write all')
  return [...ids]
}
