import { nameKey } from '@dawakit/core/product'
import { differenceOfArticles } from '@dawakit/lists/other-articles'
import { saltKey } from '@dawakit/lists/salts'
import { BadValue } from '@dawakit/lists/values'
import type { Insertable } from 'kysely'
import { drawnPackPath } from '../../catalogue/pictures/shown-picture.ts'
import type { WantedPictures } from '../../catalogue/pictures/take-pictures.ts'
import { discountOf } from '../../catalogue/products/discount-of.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import { newIdInOrder } from '../../ground/database/new-id.ts'
import type { ProductTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { Journal } from '../../ground/journal/journal.ts'
import { movesOf, unknownMove, writeListed } from '../batches/set-shelf.ts'
import { type KeptBatch, soldUnits } from '../batches/stock-batches.ts'
import { otherArticleReason } from '../other-articles/other-articles.ts'
import type { Outcome, ReadRow } from '../run/run-import.ts'
import { changeProduct, type KnownProduct } from './change-product.ts'
import { countDeltas } from './count-deltas.ts'
import { knownProducts } from './known-products.ts'
import { type ListedAs, ofFirstBatches } from './of-batches.ts'
import type { ImportedProduct } from './product-row.ts'
import { saltRows } from './product-salts.ts'
import { freeSlug, slugsFor } from './product-slugs.ts'
import { rateProblem } from './rate-problem.ts'
import type { Place, Shelves } from './shelves.ts'
import { withheldAmong } from './withheld-among.ts'

export interface WriteOptions extends Omit<ListedAs, 'isRecalled'> {
  /** Columns of the file: of a known product, what has none stays as it is. */
  columns: ReadonlySet<string>
  shelves: Shelves
  /** Units of each new product whose row does not say. */
  stock: number
  at: number
  /** Whether a known code may stand for another article than before. */
  isReplacing: boolean
}

/** What became of a product. */
export type ProductDone = Outcome & {
  isForSale?: boolean
  /** By law, or by the shop's own list. */
  isWithheld?: boolean
  /** It was free to sell before, or was not there. */
  isNewOnPrescription?: boolean
  isNewInColdChain?: boolean
  /** What a known product was called. */
  nameBefore?: string
  /** Where it stands; null where the file does not move it. */
  place?: Place | null
  /** Its pictures on other hosts, for `takePictures`, after the commit; null where there are none. */
  pictures?: WantedPictures | null
}

/** Adds and changes one batch of products, inside the caller's transaction. @returns what became of each, in their order */
export async function writeProducts(
  trx: Database,
  rows: readonly ReadRow<ImportedProduct>[],
  options: WriteOptions,
  journal: Journal,
): Promise<ProductDone[]> {
  const products = rows.map(({ values }) => values)
  const known = await knownProducts(trx, products)
  const takenSlugs = await findTakenSlugs(trx, products)
  const takenIds = await findTakenIds(trx, products)
  const counts = countDeltas()
  const added: Added[] = []
  const changes: { at: number; known: KnownProduct; product: ImportedProduct }[] = []
  const done: ProductDone[] = []
  const placeOf = new Map<string, number>()
  for (const [at, product] of products.entries()) {
    const found = known.of(product)
    const problem = rateProblem(product, found, options)
    if (problem !== null) {
      done[at] = { reason: problem }
      continue
    }
    if (found) {
      changes.push({ at, known: found, product })
      continue
    }
    const { row, place } = await toRow(trx, product, options, journal)
    row.slug = freeSlug(product, takenSlugs)
    if (product.id !== null && !takenIds.has(product.id)) row.id = product.id
    takenSlugs.add(row.slug)
    takenIds.add(row.id)
    row.thumbnail = product.thumbnail ?? drawnPackPath(row.id)
    // Of what the shop has never had nothing is recalled.
    const { product: sold, batches } = ofFirstBatches(row, product, { ...options, isRecalled: () => false })
    Object.assign(row, pricesOf(sold))
    added.push({ row, product: sold, batches, free: sold.stock ?? (sold.isForSale ? options.stock : 0) })
    counts.enter(row)
    journal.added('product', row.id)
    placeOf.set(row.id, at)
    done[at] = {
      outcome: 'added',
      isForSale: row.is_for_sale === 1,
      isNewOnPrescription: row.is_prescription === 1,
      isNewInColdChain: row.is_cold_chain === 1,
      place,
      pictures: wantedOf(row.id, rows[at]),
    }
  }
  // Stock is locked in the order in which orders lock it.
  changes.sort((one, other) => (one.known.row.id < other.known.row.id ? -1 : 1))
  for (const { at, known: found, product } of changes) {
    try {
      if (!options.isReplacing) refuseOtherArticle(found, product, options.columns)
      // Of what is shown for the first time everything is as of a new one.
      const isShownAnew = found.row.is_unlisted === 1 && product.isForSale === 1
      const columns = isShownAnew ? undefined : options.columns
      const { row, place } = await toRow(trx, product, options, journal, columns)
      const { changed, now } = await changeProduct(
        trx,
        found,
        row,
        product,
        { ...options, isRecalled: known.isRecalled },
        journal,
      )
      placeOf.set(now.id, at)
      counts.leave(found.row)
      counts.enter(now)
      done[at] = {
        outcome: changed ? 'changed' : 'same',
        isForSale: now.is_for_sale === 1,
        isNewOnPrescription: now.is_prescription > found.row.is_prescription,
        isNewInColdChain: now.is_cold_chain > found.row.is_cold_chain,
        nameBefore: found.row.name,
        place,
        pictures: wantedOf(now.id, rows[at]),
      }
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      done[at] = { reason: error.message }
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
    added.map(({ row, free, batches }) => ({
      product_id: row.id,
      free,
      reserved: 0,
      unknown_units: free - soldUnits(batches),
    })),
  )
  await insertInBatches(
    trx,
    'stock_batch',
    added.flatMap(({ row, batches }) => batches.map((batch) => ({ product_id: row.id, ...batch }))),
  )
  await writeListed(
    trx,
    added.flatMap(({ row, free, batches }) => [
      ...movesOf(row.id, { before: [], after: batches }),
      unknownMove(row.id, free - soldUnits(batches)),
    ]),
    options,
  )
  await insertInBatches(
    trx,
    'product_salt',
    added.flatMap(({ row, product }) => saltRows(row.id, product)),
  )
  for (const [id, at] of await withheldAmong(trx, placeOf)) {
    const outcome = done[at]
    if (outcome && 'outcome' in outcome) done[at] = { ...outcome, isForSale: false, isWithheld: true }
    const row = added.find((one) => one.row.id === id)?.row
    if (row) counts.leave(row)
  }
  await counts.write(trx)
  return done
}

interface Added {
  row: Insertable<ProductTable>
  product: ImportedProduct
  batches: readonly KeptBatch[]
  free: number
}

/** @throws {BadValue} where the row is of another article than the product that its code or slug names */
function refuseOtherArticle(
  { row: { name, manufacturer, sku, slug }, salts }: KnownProduct,
  product: ImportedProduct,
  columns: ReadonlySet<string>,
): void {
  const known = { name, maker: manufacturer, salts: salts.map(({ salt_key }) => salt_key) }
  const difference = differenceOfArticles(known, {
    name: product.name,
    // Where the list names none, it is the operator's for all.
    maker: columns.has('manufacturer') ? product.manufacturer : '',
    salts: columns.has('composition') ? product.salts.map((salt) => saltKey(salt.name)) : [],
  })
  if (difference !== 'other') return
  throw new BadValue(
    product.code === null
      ? otherArticleReason('slug', slug, name)
      : otherArticleReason('code', sku ?? '', name),
  )
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

const PLACED_BY = ['category', 'subcategory', 'kind', 'group', 'type']

/**
 * @param columns - Of a known product: what it is not moved by makes no shelf and no brand.
 */
export async function toRow(
  trx: Database,
  product: ImportedProduct,
  { shelves, at }: Pick<WriteOptions, 'shelves' | 'at'>,
  journal: Journal,
  columns?: ReadonlySet<string>,
): Promise<{ row: Insertable<ProductTable>; place: Place | null }> {
  const isSeen = product.isUnlisted !== 1
  const isPlaced = !columns || PLACED_BY.some((column) => columns.has(column))
  const place = isPlaced ? await shelves.place(trx, product.shelf, journal, isSeen) : null
  const isBranded = !columns || columns.has('brand')
  const { variant, texts, pack } = product
  const row = {
    id: newIdInOrder(),
    slug: product.slug,
    sku: product.code,
    name: product.name,
    name_key: nameKey(product.name),
    description: texts.description,
    short_description: texts.short,
    long_description: texts.long,
    instructions: texts.instructions,
    side_effects: texts.sideEffects,
    ...pricesOf(product),
    manufacturer: product.manufacturer,
    brand_id: isBranded ? await shelves.brandId(trx, product.brand, journal, isSeen) : null,
    package_size: pack.packageSize,
    dosage_form: pack.dosageForm,
    units_per_pack: pack.unitsPerPack,
    unit: pack.unit,
    is_prescription: product.isPrescription,
    is_cold_chain: product.isColdChain,
    is_general: (place ?? product.shelf).isGeneral && !product.shelf.isOfMedicine ? 1 : 0,
    category_id: place?.categoryId ?? null,
    subcategory: place?.subcategory ?? null,
    hsn: product.hsn,
    gst_bp: product.gstBasisPoints,
    stock_alert_threshold: product.stockAlert,
    max_per_order: product.maxPerOrder,
    place: product.place,
    popularity: product.popularity,
    thumbnail: product.thumbnail ?? '',
    gallery: JSON.stringify(product.gallery),
    attributes: '[]',
    composition_key: product.compositionKey,
    variant_group: variant?.group ?? null,
    is_main_variant: variant ? (variant.isMain ?? 0) : 1,
    primary_type: variant?.primaryType ?? null,
    primary_value: variant?.primaryValue ?? null,
    secondary_type: variant?.secondaryType ?? null,
    secondary_value: variant?.secondaryValue ?? null,
    pair_product_id: null,
    is_for_sale: product.isForSale,
    is_unlisted: product.isUnlisted ?? 0,
    schedule: product.schedule,
    is_schedule_guessed: product.isScheduleSaid ? 0 : 1,
    is_prescription_guessed: product.isPrescriptionSaid ? 0 : 1,
    is_generated: 0,
    rating_sum: 0,
    rating_count: 0,
    created_at: at,
    updated_at: at,
  }
  return { row, place }
}

const pricesOf = ({ mrpPaise, pricePaise }: ImportedProduct) => ({
  mrp_paise: mrpPaise,
  price_paise: pricePaise,
  discount: discountOf(mrpPaise, pricePaise),
})

function wantedOf(productId: string, row: ReadRow<ImportedProduct> | undefined): WantedPictures | null {
  return row?.values.pictures ? { productId, line: row.line, ...row.values.pictures } : null
}
