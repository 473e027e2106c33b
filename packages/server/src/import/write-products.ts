import { nameKey } from '@dawakit/core/product'
import type { Insertable, Updateable } from 'kysely'
import { nextMark } from '../catalogue/shown-products.ts'
import { insertInBatches } from '../database/insert-in-batches.ts'
import { newId } from '../database/new-id.ts'
import type { ProductTable } from '../database/schema/catalogue.ts'
import type { Database } from '../database/schema/index.ts'
import { drawnPackPath } from '../pictures/shown-picture.ts'
import type { WantedPictures } from '../pictures/take-pictures.ts'
import { saltKey } from '../products/salt-key.ts'
import { BadValue } from '../values/bad-value.ts'
import { changedPrices } from './changed-prices.ts'
import { discountOf } from './discount-of.ts'
import type { RejectedRow } from './import-error.ts'
import { saltChip } from './parse-composition.ts'
import type { ImportedProduct } from './product-row.ts'
import { freeSlug, slugsFor } from './product-slugs.ts'
import type { Shelves } from './shelves.ts'

export interface WriteOptions {
  /** Columns of the file: of a known product, what has none stays as it is. */
  columns: ReadonlySet<string>
  shelves: Shelves
  /** Units of each new product whose row does not say. */
  stock: number
  at: number
}

/** A product with the line of its file. */
export type ReadProduct = ImportedProduct & Pick<RejectedRow, 'line'>

export interface Written {
  added: number
  changed: number
  /** Of those. */
  notForSale: number
  rejected: RejectedRow[]
  /** Pictures on other hosts, of products that were kept: for `takePictures`, after the commit. */
  pictures: WantedPictures[]
}

/** Adds and changes one batch of products, inside the caller's transaction. */
export async function writeProducts(
  trx: Database,
  products: readonly ReadProduct[],
  options: WriteOptions,
): Promise<Written> {
  const known = await findKnown(trx, products)
  const takenSlugs = await findTakenSlugs(trx, products)
  const takenIds = await findTakenIds(trx, products)
  const added: { row: Insertable<ProductTable>; product: ImportedProduct }[] = []
  const changes: { id: string; row: Insertable<ProductTable>; product: ReadProduct }[] = []
  const written: Written = { added: 0, changed: 0, notForSale: 0, rejected: [], pictures: [] }
  for (const product of products) {
    const row = await toRow(trx, product, options)
    const knownId = known.get(keyOf(product))
    if (knownId === undefined) {
      row.slug = freeSlug(product, takenSlugs)
      if (product.id !== null && !takenIds.has(product.id)) row.id = product.id
      takenSlugs.add(row.slug)
      takenIds.add(row.id)
      row.thumbnail = product.thumbnail ?? drawnPackPath(row.id)
      if (product.pictures)
        written.pictures.push({ productId: row.id, line: product.line, ...product.pictures })
      added.push({ row, product })
      written.added++
      written.notForSale += 1 - row.is_for_sale
    } else changes.push({ id: knownId, row, product })
  }
  // Stock is locked in the order in which orders lock it.
  changes.sort((one, other) => (one.id < other.id ? -1 : 1))
  for (const { id, row, product } of changes) {
    try {
      written.notForSale += 1 - (await change(trx, id, row, product, options))
      written.changed++
      if (product.pictures) written.pictures.push({ productId: id, line: product.line, ...product.pictures })
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      written.rejected.push({ line: product.line, reason: error.message })
    }
  }
  await insertInBatches(
    trx,
    'product',
    added.map(({ row }) => row),
  )
  await insertInBatches(
    trx,
    'stock',
    added.map(({ row, product }) => ({
      product_id: row.id,
      free: product.stock ?? (product.isForSale ? options.stock : 0),
      reserved: 0,
    })),
  )
  await insertInBatches(
    trx,
    'product_salt',
    added.flatMap(({ row, product }) => saltRows(row.id, product)),
  )
  return written
}

const keyOf = (product: ImportedProduct) => product.code ?? `slug ${product.slug}`

async function findKnown(trx: Database, products: readonly ImportedProduct[]): Promise<Map<string, string>> {
  const codes = products.flatMap((product) => product.code ?? [])
  const slugs = products.filter((product) => product.code === null).map((product) => product.slug)
  const known = new Map<string, string>()
  if (codes.length > 0) {
    const rows = await trx.selectFrom('product').select(['id', 'sku']).where('sku', 'in', codes).execute()
    for (const row of rows) known.set(row.sku ?? '', row.id)
  }
  if (slugs.length > 0) {
    const rows = await trx.selectFrom('product').select(['id', 'slug']).where('slug', 'in', slugs).execute()
    for (const row of rows) known.set(`slug ${row.slug}`, row.id)
  }
  return known
}

async function findTakenSlugs(trx: Database, products: readonly ImportedProduct[]): Promise<Set<string>> {
  const wanted = [...new Set(products.flatMap(slugsFor))]
  const rows = await trx.selectFrom('product').select('slug').where('slug', 'in', wanted).execute()
  return new Set(rows.map((row) => row.slug))
}

async function findTakenIds(trx: Database, products: readonly ImportedProduct[]): Promise<Set<string>> {
  const wanted = products.flatMap((product) => product.id ?? [])
  if (wanted.length === 0) return new Set()
  const rows = await trx.selectFrom('product').select('id').where('id', 'in', wanted).execute()
  return new Set(rows.map((row) => row.id))
}

async function toRow(
  trx: Database,
  product: ImportedProduct,
  options: WriteOptions,
): Promise<Insertable<ProductTable>> {
  const place = await options.shelves.place(trx, product.shelf)
  const { variant, texts, pack } = product
  return {
    id: newId(),
    slug: product.slug,
    sku: product.code,
    name: product.name,
    name_key: nameKey(product.name),
    description: texts.description,
    short_description: texts.short,
    long_description: texts.long,
    instructions: texts.instructions,
    side_effects: texts.sideEffects,
    mrp_paise: product.mrpPaise,
    price_paise: product.pricePaise,
    discount: discountOf(product.mrpPaise, product.pricePaise),
    manufacturer: product.manufacturer,
    brand_id: await options.shelves.brandId(trx, product.brand),
    package_size: pack.packageSize,
    dosage_form: pack.dosageForm,
    units_per_pack: pack.unitsPerPack,
    unit: pack.unit,
    is_prescription: product.isPrescription,
    is_cold_chain: product.isColdChain,
    is_general: product.shelf.isGeneral ? 1 : 0,
    category_id: place.categoryId,
    subcategory: place.subcategory,
    hsn: product.hsn,
    gst_bp: product.gstBasisPoints,
    stock_alert_threshold: product.stockAlert,
    max_per_order: product.maxPerOrder,
    popularity: product.popularity,
    thumbnail: product.thumbnail ?? '',
    gallery: JSON.stringify(product.gallery),
    attributes: '[]',
    composition_key: product.compositionKey,
    variant_group: variant?.group ?? null,
    is_main_variant: variant ? variant.isMain : 1,
    primary_type: variant?.primaryType ?? null,
    primary_value: variant?.primaryValue ?? null,
    secondary_type: variant?.secondaryType ?? null,
    secondary_value: variant?.secondaryValue ?? null,
    pair_product_id: null,
    is_for_sale: product.isForSale,
    is_generated: 0,
    rating_sum: 0,
    rating_count: 0,
    created_at: options.at,
    updated_at: options.at,
  }
}

type Field = keyof ProductTable

/** Which fields each column of a file decides, beside the prices. `name` decides what is read from it where no column says better. */
const DECIDES: Record<string, readonly Field[]> = {
  name: ['name', 'name_key'],
  manufacturer: ['manufacturer'],
  brand: ['brand_id'],
  pack_size: ['package_size', 'units_per_pack', 'unit', 'dosage_form', 'composition_key'],
  dosage_form: ['dosage_form', 'composition_key'],
  units_per_pack: ['units_per_pack', 'unit'],
  composition: ['composition_key', 'description'],
  group: ['category_id', 'subcategory', 'is_general', 'is_prescription', 'is_cold_chain'],
  type: ['category_id', 'subcategory', 'is_general', 'is_prescription', 'is_cold_chain'],
  category: ['category_id', 'subcategory', 'is_general'],
  prescription: ['is_prescription'],
  cold_chain: ['is_cold_chain'],
  hsn: ['hsn', 'gst_bp'],
  gst_rate: ['gst_bp'],
  stock_alert: ['stock_alert_threshold'],
  max_per_order: ['max_per_order'],
  popularity: ['popularity'],
  description: ['description'],
  short_description: ['short_description'],
  long_description: ['long_description'],
  instructions: ['instructions'],
  side_effects: ['side_effects'],
  gallery: ['gallery'],
  variant_group: [
    'variant_group',
    'is_main_variant',
    'primary_type',
    'primary_value',
    'secondary_type',
    'secondary_value',
  ],
}

/** @returns Whether it is for sale now. @throws {BadValue} before anything is changed */
async function change(
  trx: Database,
  id: string,
  row: Insertable<ProductTable>,
  product: ImportedProduct,
  { columns, at }: WriteOptions,
): Promise<number> {
  const known = await trx
    .selectFrom('product')
    .select(['mrp_paise', 'price_paise', 'is_for_sale'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const prices = changedPrices(known, product, columns)
  const fields = new Set([...columns].flatMap((column) => DECIDES[column] ?? []))
  const update: Updateable<ProductTable> = { updated_at: at, ...prices }
  for (const field of fields) Object.assign(update, { [field]: row[field] })
  if (product.thumbnail !== null) update.thumbnail = product.thumbnail
  // It stays until the new one is in.
  if (product.pictures && product.pictures.gallery.length > 0) delete update.gallery
  await trx.updateTable('product').set(update).where('id', '=', id).execute()
  const stock = { shown_at: nextMark(), ...(product.stock !== null && { free: product.stock }) }
  await trx.updateTable('stock').set(stock).where('product_id', '=', id).execute()
  if (columns.has('composition')) {
    await trx.deleteFrom('product_salt').where('product_id', '=', id).execute()
    await insertInBatches(trx, 'product_salt', saltRows(id, product))
  } else if (columns.has('popularity')) {
    const { popularity } = product
    await trx.updateTable('product_salt').set({ popularity }).where('product_id', '=', id).execute()
  }
  return prices.is_for_sale
}

function saltRows(productId: string, product: ImportedProduct) {
  const rows = product.salts.map((salt, position) => ({
    product_id: productId,
    salt: saltChip(salt),
    salt_key: saltKey(salt.name),
    position,
    popularity: product.popularity,
  }))
  return [...new Map(rows.toReversed().map((row) => [row.salt_key, row])).values()].filter(
    (row) => row.salt_key !== '',
  )
}
