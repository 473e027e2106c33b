import { parseComposition } from '@dawakit/lists/medicines'
import { compositionKey } from '@dawakit/lists/salts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import type { ProductSaltTable, ProductTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { differenceOf, isEqual, type Journal } from '../../ground/journal/journal.ts'
import { setShelf } from '../batches/set-shelf.ts'
import { type KeptBatch, printedOf, saidOf } from '../batches/stock-batches.ts'
import { saySchedule } from '../sources/say-schedule.ts'
import { changedPrices } from './changed-prices.ts'
import { type ListedAs, ofBatches } from './of-batches.ts'
import type { ImportedProduct } from './product-row.ts'
import { saltRows } from './product-salts.ts'

/** A product as the shop has it. */
export interface KnownProduct {
  row: Selectable<ProductTable>
  free: number
  /** In their order. */
  salts: Selectable<ProductSaltTable>[]
  /** In the order of their expiry. */
  batches: readonly KeptBatch[]
}

type Field = keyof ProductTable

const VARIANT: readonly Field[] = [
  'variant_group',
  'is_main_variant',
  'primary_type',
  'primary_value',
  'secondary_type',
  'secondary_value',
]

/** Which fields each column of a file decides, beside the prices. `name` decides what is read from it where no column says better. */
export const DECIDES: Record<string, readonly Field[]> = {
  name: ['name', 'name_key'],
  manufacturer: ['manufacturer'],
  brand: ['brand_id'],
  pack_size: ['package_size', 'units_per_pack', 'unit', 'dosage_form', 'composition_key'],
  dosage_form: ['dosage_form', 'composition_key'],
  units_per_pack: ['units_per_pack', 'unit'],
  composition: ['composition_key', 'description', 'schedule'],
  schedule: ['schedule'],
  schedule_by: ['schedule'],
  group: ['category_id', 'subcategory', 'is_general', 'is_prescription', 'is_cold_chain'],
  type: ['category_id', 'subcategory', 'is_general', 'is_prescription', 'is_cold_chain'],
  category: ['category_id', 'subcategory', 'is_general'],
  prescription: ['is_prescription'],
  prescription_by: ['is_prescription'],
  cold_chain: ['is_cold_chain'],
  hsn: ['hsn', 'gst_bp'],
  gst_rate: ['gst_bp'],
  stock_alert: ['stock_alert_threshold'],
  max_per_order: ['max_per_order'],
  place: ['place'],
  popularity: ['popularity'],
  description: ['description'],
  short_description: ['short_description'],
  long_description: ['long_description'],
  instructions: ['instructions'],
  side_effects: ['side_effects'],
  gallery: ['gallery'],
  variant_group: VARIANT,
}

/** What may be said or guessed, and where it stands which of the two it is. */
const SAID = [
  ['schedule', 'is_schedule_guessed'],
  ['is_prescription', 'is_prescription_guessed'],
] as const

interface ChangeOptions extends ListedAs {
  columns: ReadonlySet<string>
  at: number
}

/**
 * Changes what a row says otherwise of a known product, inside the caller's transaction.
 *
 * @returns the product as it is now, and whether that is news
 * @throws {BadValue} before anything is changed
 */
export async function changeProduct(
  trx: Database,
  known: KnownProduct,
  row: Insertable<ProductTable>,
  listed: ImportedProduct,
  options: ChangeOptions,
  journal: Journal,
): Promise<{ changed: boolean; now: Selectable<ProductTable> }> {
  const { id } = known.row
  const { product, batches } = ofBatches(known, listed, options)
  const fields = wantedFields(known, batches ?? known.batches, row, product, options.columns)
  const difference = differenceOf(known.row, fields)
  const popularity = options.columns.has('popularity') ? product.popularity : known.row.popularity
  const salts = options.columns.has('composition') ? saltRows(id, { ...product, popularity }) : null
  const isOtherSalts = salts !== null && !isEqual(saltFacts(known.salts), saltFacts(salts))
  const isOtherStock = product.stock !== null && product.stock !== known.free
  if (!difference && !isOtherSalts && !isOtherStock && !batches) return { changed: false, now: known.row }
  const now: Updateable<ProductTable> = { ...difference?.after, updated_at: options.at }
  // Stock and batches before the product.
  await setShelf(
    trx,
    id,
    {
      ...(isOtherStock && { free: product.stock ?? 0 }),
      ...(batches && { batches }),
    },
    options,
  )
  await trx.updateTable('product').set(now).where('id', '=', id).execute()
  if (isOtherSalts) {
    await trx.deleteFrom('product_salt').where('product_id', '=', id).execute()
    await insertInBatches(trx, 'product_salt', salts)
  } else if (difference && 'popularity' in difference.after) {
    await trx.updateTable('product_salt').set({ popularity }).where('product_id', '=', id).execute()
  }
  const guesses = guessesOf(known.row, difference?.after ?? {})
  journal.changed(
    'product',
    id,
    {
      ...guesses,
      ...difference?.before,
      updated_at: known.row.updated_at,
      ...(isOtherStock && { free: known.free }),
      ...(batches && { batches: saidOf(known.batches) }),
      ...(isOtherSalts && { salts: saltFacts(known.salts) }),
    },
    {
      ...guesses,
      ...now,
      ...(isOtherStock && { free: product.stock }),
      ...(batches && { batches: saidOf(batches) }),
      ...(isOtherSalts && { salts: saltFacts(salts) }),
    },
  )
  return { changed: true, now: { ...known.row, ...now } as Selectable<ProductTable> }
}

/** Whether what is changed was guessed, also where it is so as before: who says since that it is right keeps it when the list is taken back. */
const guessesOf = (row: Selectable<ProductTable>, changed: object) =>
  Object.fromEntries(SAID.filter(([said]) => said in changed).map(([, guessed]) => [guessed, row[guessed]]))

function wantedFields(
  { row: known, salts }: KnownProduct,
  batches: readonly KeptBatch[],
  row: Insertable<ProductTable>,
  product: ImportedProduct,
  columns: ReadonlySet<string>,
): Updateable<ProductTable> {
  const wanted: Updateable<ProductTable> = changedPrices(known, product, columns, printedOf(batches))
  for (const field of new Set([...columns].flatMap((column) => DECIDES[column] ?? []))) {
    Object.assign(wanted, { [field]: row[field] })
  }
  saySchedule(wanted, known, row, product, columns)
  // What it is an alternative of goes by its salts: those that it has, where the list has none.
  if ('composition_key' in wanted && !columns.has('composition')) {
    const parts = salts.flatMap(({ salt }) => parseComposition(salt))
    wanted.composition_key = parts.length === 0 ? null : compositionKey(product.pack.kind, parts)
  }
  // Which variant stands for its group has been settled, where the list does not say.
  const { variant } = product
  if (variant && variant.isMain === null && variant.group === known.variant_group)
    delete wanted.is_main_variant
  if (product.isUnlisted !== null) wanted.is_unlisted = product.isUnlisted
  if (wanted.is_for_sale === 1) wanted.is_unlisted = 0
  if (known.is_unlisted === 1 && wanted.is_unlisted === 0) {
    // Nobody has seen it yet: what it is taken for is decided as of a new one, on the safe side.
    wanted.is_prescription ??= Math.max(known.is_prescription, row.is_prescription)
    wanted.is_cold_chain ??= Math.max(known.is_cold_chain, row.is_cold_chain)
    wanted.brand_id ??= known.brand_id ?? row.brand_id
    if (known.category_id === null) {
      const { category_id, subcategory, is_general } = row
      Object.assign(wanted, { category_id, subcategory, is_general })
    }
  }
  if (product.thumbnail !== null) wanted.thumbnail = product.thumbnail
  // What lies on other hosts is shown when it is in: until then the gallery stays.
  if (product.pictures && product.pictures.gallery.length > 0) delete wanted.gallery
  return wanted
}

/** Salts without the product that they are of. */
const saltFacts = (rows: readonly Selectable<ProductSaltTable>[] | ReturnType<typeof saltRows>) =>
  rows
    .map(({ salt, salt_key, position, popularity }) => ({ salt, salt_key, position, popularity }))
    .toSorted((one, other) => one.position - other.position)
