import type { DeskBulkChange, DeskBulkRefused } from '@dawakit/core/contract'
import { priceByPercent } from '@dawakit/core/money'
import { BadValue, rupeesText } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'
import type { Columns } from '../../lists/by-hand/edit-product.ts'
import { readProductColumns } from '../../lists/products/export-products.ts'
import { BY_SALTS, SAID } from '../../lists/sources/read-said.ts'
import { printedMrps } from '../prices/printed-mrp.ts'
import type { Prices } from '../prices/product-steps.ts'

/** What becomes of one product of a selection. */
export type Wanted =
  | { is: 'same' }
  | { is: 'refused'; reason: string }
  | ({ is: 'other'; before: string; after: string } & WantedBy)

type WantedBy =
  | { by: 'price'; prices: Prices }
  | { by: 'sale'; isForSale: boolean; reason: string }
  | { by: 'columns'; columns: Columns }

/** What a change of several products looks at. */
export type BulkFacts = Awaited<ReturnType<typeof readFacts>>[number]

export async function readFacts(
  db: Database,
  ids: readonly string[],
  { what }: Pick<DeskBulkChange, 'what'>,
) {
  if (ids.length === 0) return []
  const printed = await printedMrps(db, ids)
  const written = await readProductColumns(db, what === 'hsn' ? ids : [])
  const rows = await db
    .selectFrom('product')
    .leftJoin('category', 'category.id', 'product.category_id')
    .leftJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'product.id',
      'product.name',
      'product.mrp_paise',
      'product.price_paise',
      'product.is_for_sale',
      'product.withheld',
      'product.schedule',
      'product.is_schedule_guessed',
      'product.stock_alert_threshold',
      'product.hsn',
      'product.is_general',
      'product.subcategory',
      'product.category_id',
      'category.name as category_name',
      'brand.name as brand_name',
    ])
    .where('product.id', 'in', ids)
    .orderBy('product.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    printedMrp: printed.get(row.id) ?? null,
    gstRate: written.get(row.id)?.gst_rate ?? '',
  }))
}

/** What a change makes of one product. What the rules of lists have to say of it comes when it is made. */
export function wantedChange(facts: BulkFacts, change: DeskBulkChange): Wanted {
  switch (change.what) {
    case 'price':
      return wantedPrice(facts, change)
    case 'offSale':
    case 'onSale':
      return wantedSale(facts, change)
    case 'category': {
      const { kind, category, subcategory } = change
      const before = [facts.category_name, facts.subcategory].filter(Boolean).join(' > ')
      const after = [category, subcategory].filter(Boolean).join(' > ')
      const isSameKind = (facts.is_general === 1) === (kind === 'general')
      return columns(before, after, { kind, category, subcategory }, isSameKind)
    }
    case 'schedule':
      return wantedSchedule(facts, change.schedule || 'none')
    case 'stockAlert':
      return columns(String(facts.stock_alert_threshold), String(change.stockAlert), {
        stock_alert: String(change.stockAlert),
      })
    case 'hsn': {
      const { hsn, gstRate } = change
      const before = `${facts.hsn} · ${facts.gstRate} %`
      return columns(before, `${hsn} · ${gstRate} %`, { hsn, gst_rate: gstRate })
    }
    case 'brand':
      return columns(facts.brand_name ?? '', change.brand, { brand: change.brand })
  }
}

const columns = (before: string, after: string, wanted: Columns, isOtherwiseSame = true): Wanted =>
  before === after && isOtherwiseSame
    ? { is: 'same' }
    : { is: 'other', by: 'columns', before, after, columns: wanted }

/** What its salts tell is another thing than the same said by a hand: the one follows them. */
function wantedSchedule({ schedule, is_schedule_guessed }: BulkFacts, wanted: string): Wanted {
  const isGuessed = is_schedule_guessed === 1
  const before = `${schedule ?? 'none'}${isGuessed ? ', by its salts' : ''}`
  if (wanted !== BY_SALTS) return columns(before, wanted, { schedule: wanted, schedule_by: SAID })
  return isGuessed ? { is: 'same' } : columns(before, 'by its salts', { schedule_by: BY_SALTS })
}

function wantedPrice(
  { price_paise, mrp_paise, printedMrp }: BulkFacts,
  { percent, rounding }: DeskBulkChange & { what: 'price' },
): Wanted {
  if (price_paise <= 0) return { is: 'refused', reason: 'it has no price' }
  const price = priceByPercent(price_paise, percent, rounding)
  if (price === price_paise) return { is: 'same' }
  if (price > mrp_paise) return { is: 'refused', reason: 'price would be above the MRP' }
  if (printedMrp !== null && price > printedMrp)
    return { is: 'refused', reason: 'price would be above the MRP that packs on the shelf print' }
  return {
    is: 'other',
    by: 'price',
    before: rupeesText(price_paise),
    after: rupeesText(price),
    prices: { mrp: mrp_paise, price },
  }
}

function wantedSale(
  { is_for_sale, withheld, price_paise, category_id, hsn }: BulkFacts,
  change: DeskBulkChange & { what: 'offSale' | 'onSale' },
): Wanted {
  const isForSale = change.what === 'onSale'
  if ((is_for_sale === 1) === isForSale) return { is: 'same' }
  if (isForSale) {
    if (withheld) return { is: 'refused', reason: 'it may not be sold online' }
    if (price_paise <= 0) return { is: 'refused', reason: 'it has no price' }
    if (category_id === null) return { is: 'refused', reason: 'it stands in no category' }
    if (hsn === '') return { is: 'refused', reason: 'it has no HSN' }
  }
  const [off, on] = ['off sale', 'on sale']
  return {
    is: 'other',
    by: 'sale',
    before: isForSale ? off : on,
    after: isForSale ? on : off,
    isForSale,
    reason: change.what === 'offSale' ? change.reason : '',
  }
}

/** @throws {BadValue} for what no product can become */
export function requireChange(change: DeskBulkChange): void {
  if (change.what === 'offSale' && change.reason === '')
    throw new BadValue('reason is empty: write why they are taken off sale')
  if (change.what === 'category' && change.category === '')
    throw new BadValue('category is empty: choose where they stand')
  if (change.what === 'hsn' && change.hsn === '')
    throw new BadValue('hsn is empty: nothing can be taxed without it')
  if (change.what === 'brand' && change.brand === '')
    throw new BadValue('brand is empty: write what they are called')
}

/** Reasons that are told: those of most products first. */
const TOLD = 10

/** Counts why products stay as they are; reasons that differ in a number alone are one. */
export function createRefusals(known: readonly DeskBulkRefused[] = []) {
  const keyOf = (reason: string) => reason.replace(/"[^"]*"|[\d.]+/g, '…')
  const counted = new Map(known.map((one) => [keyOf(one.reason), { ...one }]))
  return {
    count(reason: string, name: string): void {
      const same = counted.get(keyOf(reason))
      if (same) same.count++
      else counted.set(keyOf(reason), { reason, count: 1, name })
    },
    list: (): DeskBulkRefused[] =>
      [...counted.values()].toSorted((one, other) => other.count - one.count).slice(0, TOLD),
  }
}
