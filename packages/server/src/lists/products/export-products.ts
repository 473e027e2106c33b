import { plainRupees } from '@dawakit/core/money'
import { toPercent } from '@dawakit/core/tax'
import { csvLine } from '@dawakit/lists/values'
import { storedGallery, storedPicture } from '../../catalogue/pictures/shown-picture.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { BY_SALTS, SAID } from '../sources/read-said.ts'

export const EXPORTED_COLUMNS = [
  'code',
  'name',
  'brand',
  'manufacturer',
  'composition',
  'mrp',
  'price',
  'stock',
  'pack_size',
  'dosage_form',
  'units_per_pack',
  'unit',
  'kind',
  'category',
  'subcategory',
  'prescription',
  'prescription_by',
  'cold_chain',
  'schedule',
  'schedule_by',
  'for_sale',
  'unlisted',
  'hsn',
  'gst_rate',
  'stock_alert',
  'max_per_order',
  'place',
  'popularity',
  'variant_group',
  'main_variant',
  'primary_type',
  'primary_value',
  'secondary_type',
  'secondary_value',
  'description',
  'short_description',
  'long_description',
  'instructions',
  'side_effects',
  'image',
  'gallery',
  'slug',
  'id',
] as const

export type ExportedColumn = (typeof EXPORTED_COLUMNS)[number]

/** Products read at a time. */
const BATCH = 500

/** All products as CSV that `importProducts` takes again, a piece at a time. */
export async function* exportProducts(db: Database): AsyncGenerator<string> {
  yield csvLine(EXPORTED_COLUMNS)
  let last = ''
  for (;;) {
    const rows = await readBatch(db, last)
    const salts = await saltsOf(
      db,
      rows.map((row) => row.id),
    )
    yield rows.map((row) => csvLine(EXPORTED_COLUMNS.map((column) => columnsOf(row, salts)[column]))).join('')
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = end.id
  }
}

function readBatch(db: Database, after: string) {
  return selectExported(db).where('product.id', '>', after).orderBy('product.id').limit(BATCH).execute()
}

function selectExported(db: Database) {
  return db
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .leftJoin('category', 'category.id', 'product.category_id')
    .leftJoin('brand', 'brand.id', 'product.brand_id')
    .selectAll('product')
    .select(['stock.free', 'category.name as category_name', 'brand.name as brand_name'])
}

/** What an export writes of some products, by id: for who changes one by hand. */
export async function readProductColumns(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Record<ExportedColumn, string>>> {
  if (ids.length === 0) return new Map()
  const rows = await selectExported(db).where('product.id', 'in', ids).execute()
  const salts = await saltsOf(
    db,
    rows.map((row) => row.id),
  )
  return new Map(
    rows.map((row) => {
      const texts = Object.entries(columnsOf(row, salts)).map(([column, value]) => [
        column,
        String(value ?? ''),
      ])
      return [row.id, Object.fromEntries(texts) as Record<ExportedColumn, string>]
    }),
  )
}

type ProductRow = Awaited<ReturnType<typeof readBatch>>[number]

async function saltsOf(db: Database, ids: string[]): Promise<Map<string, string[]>> {
  const salts = new Map<string, string[]>()
  if (ids.length === 0) return salts
  const rows = await db
    .selectFrom('product_salt')
    .select(['product_id', 'salt'])
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  for (const { product_id, salt } of rows) salts.set(product_id, [...(salts.get(product_id) ?? []), salt])
  return salts
}

const sourceOf = (isGuessed: number) => (isGuessed === 1 ? BY_SALTS : SAID)

const yes = (flag: number) => (flag === 1 ? 'yes' : 'no')

function columnsOf(
  row: ProductRow,
  salts: ReadonlyMap<string, string[]>,
): Record<ExportedColumn, string | number | null> {
  return {
    code: row.sku,
    name: row.name,
    brand: row.brand_name,
    manufacturer: row.manufacturer,
    composition: (salts.get(row.id) ?? []).join(' + '),
    mrp: row.mrp_paise === 0 ? '' : plainRupees(row.mrp_paise),
    price: row.price_paise === 0 ? '' : plainRupees(row.price_paise),
    stock: row.free ?? 0,
    pack_size: row.package_size,
    dosage_form: row.dosage_form,
    units_per_pack: row.units_per_pack,
    unit: row.unit,
    kind: row.is_general === 1 ? 'general' : 'speciality',
    category: row.category_name,
    subcategory: row.subcategory,
    prescription: yes(row.is_prescription),
    prescription_by: sourceOf(row.is_prescription_guessed),
    cold_chain: yes(row.is_cold_chain),
    schedule: row.schedule ?? (row.is_schedule_guessed === 1 ? '' : 'none'),
    schedule_by: sourceOf(row.is_schedule_guessed),
    for_sale: yes(row.is_for_sale),
    unlisted: yes(row.is_unlisted),
    hsn: row.hsn,
    gst_rate: toPercent(row.gst_bp),
    stock_alert: row.stock_alert_threshold,
    max_per_order: row.max_per_order ?? '',
    place: row.place,
    popularity: row.popularity,
    variant_group: row.variant_group,
    main_variant: row.variant_group === null ? '' : yes(row.is_main_variant),
    primary_type: row.primary_type,
    primary_value: row.primary_value,
    secondary_type: row.secondary_type,
    secondary_value: row.secondary_value,
    description: row.description,
    short_description: row.short_description,
    long_description: row.long_description,
    instructions: row.instructions,
    side_effects: row.side_effects,
    image: storedPicture(row.thumbnail),
    gallery: storedGallery(row.gallery).join(' '),
    slug: row.slug,
    id: row.id,
  }
}
