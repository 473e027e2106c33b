import { nameKey } from '@dawakit/core/product'
import { drawnPackPath } from '../../catalogue/pictures/shown-picture.ts'
import { newIdInOrder } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { slugOf } from '../../lists/run/slug-of.ts'
import type { LineRow } from './find-bill.sql.ts'

/** Medicines by their code, or what nobody says the code of: on prescription until somebody who knows says otherwise. */
const MAYBE_ON_PRESCRIPTION = /^(?:300[1-6]|$)/

/** Below so many somebody is told. */
const STOCK_ALERT = 10

/**
 * What the shop does not know becomes a product that is neither sold nor shown, and is to be completed: one for all lines of a code
 * or a name.
 *
 * @returns the lines, each with its product
 */
export async function makeProducts(
  trx: Database,
  billId: string,
  lines: readonly LineRow[],
  at: number,
): Promise<(LineRow & { product_id: string })[]> {
  const made = new Map<string, string>()
  const done: (LineRow & { product_id: string })[] = []
  for (const line of lines) {
    if (line.product_id !== null) {
      done.push({ ...line, product_id: line.product_id })
      continue
    }
    // As a line finds a product that is there: by its code, else by its name.
    const keys = [line.code && `code ${line.code}`, `name ${nameKey(line.name)}`].filter(Boolean)
    const known = keys.map((key) => made.get(key)).find((found) => found !== undefined)
    const id = known ?? (await makeProduct(trx, line, at))
    for (const key of keys) made.set(key, id)
    await trx
      .updateTable('purchase_line')
      .set({ product_id: id, is_new: known === undefined ? 1 : 0 })
      .where('bill_id', '=', billId)
      .where('line_no', '=', line.line_no)
      .execute()
    done.push({ ...line, product_id: id })
  }
  return done
}

async function makeProduct(trx: Database, line: LineRow, at: number): Promise<string> {
  const id = newIdInOrder()
  const taken = line.code === '' || (await isTaken(trx, 'sku', line.code))
  const slug = slugOf(line.name) || id
  await trx
    .insertInto('product')
    .values({
      id,
      slug: (await isTaken(trx, 'slug', slug)) ? `${slug.slice(0, 100)}-${id}` : slug,
      sku: taken ? null : line.code,
      name: line.name,
      name_key: nameKey(line.name),
      description: '',
      short_description: '',
      long_description: '',
      instructions: '',
      side_effects: '',
      mrp_paise: line.mrp_paise,
      price_paise: line.mrp_paise,
      discount: '0',
      manufacturer: line.maker,
      brand_id: null,
      package_size: '',
      dosage_form: '',
      units_per_pack: null,
      unit: null,
      is_prescription: MAYBE_ON_PRESCRIPTION.test(line.hsn.slice(0, 4)) ? 1 : 0,
      is_cold_chain: 0,
      is_general: 0,
      category_id: null,
      subcategory: null,
      hsn: line.hsn,
      gst_bp: line.gst_bp,
      stock_alert_threshold: STOCK_ALERT,
      popularity: 0,
      thumbnail: drawnPackPath(id),
      gallery: '[]',
      attributes: '[]',
      composition_key: null,
      variant_group: null,
      is_main_variant: 1,
      primary_type: null,
      primary_value: null,
      secondary_type: null,
      secondary_value: null,
      pair_product_id: null,
      is_for_sale: 0,
      is_unlisted: 1,
      is_generated: 0,
      rating_sum: 0,
      rating_count: 0,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await trx.insertInto('stock').values({ product_id: id, free: 0, reserved: 0, shown_at: at }).execute()
  return id
}

async function isTaken(trx: Database, column: 'sku' | 'slug', value: string): Promise<boolean> {
  const row = await trx.selectFrom('product').select('id').where(column, '=', value).executeTakeFirst()
  return row !== undefined
}
