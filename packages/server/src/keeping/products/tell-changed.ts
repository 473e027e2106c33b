import type { Database } from '../../ground/database/schema/index.ts'
import { recordHappening } from '../../ground/happenings/record-happening.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'

/** What pages and the search keep of products beyond their card: read anew where one of these has changed. */
const KEPT: ReadonlySet<string> = new Set([
  'name',
  'brand',
  'composition',
  'kind',
  'category',
  'subcategory',
  'dosage_form',
  'units_per_pack',
  'prescription',
  'schedule',
  'for_sale',
  'unlisted',
  'popularity',
  'variant_group',
  'main_variant',
])

/** Says that a product is another one now: kept pages and the search follow at once. */
export async function tellChanged(trx: Database, columns: readonly string[], at: number): Promise<void> {
  if (columns.some((column) => KEPT.has(column))) await touchCatalogue(trx, { at })
  else await recordHappening(trx, 'products.changed', { import: null }, at)
}
