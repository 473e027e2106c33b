import type { SaltFacts } from '@dawakit/core/catalogue'
import type {
  DeskProduct,
  DeskProductChange,
  DeskProductColumn,
  DeskProductFields,
  DeskProductName,
  DeskProductStep,
} from '@dawakit/core/contract'
import { type Paise, paise, toRupees } from '@dawakit/core/money'
import { productPath } from '@dawakit/core/product'
import { productNotFound } from '@dawakit/core/refusals'
import { saleBanRefusals } from '@dawakit/core/sale'
import { createClassifier } from '@dawakit/lists/medicines'
import type { Selectable } from 'kysely'
import { storedGallery, storedPicture } from '../../catalogue/pictures/shown-picture.ts'
import { productSummariesInOrder, saltsByProduct } from '../../catalogue/products/product-summary.ts'
import { saleBansOf } from '../../catalogue/sale/sale-bans.sql.ts'
import { articleOf } from '../../catalogue/schedules/article-of.ts'
import { knownSaltsOf } from '../../catalogue/schedules/known-salts-of.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { ProductTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { ProductStepTable } from '../../ground/database/schema/kept-products.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { BULK } from '../../ground/journal/imports.ts'
import { readProductColumns } from '../../lists/products/export-products.ts'
import { printedMrps } from '../prices/printed-mrp.ts'
import { picturesOf } from './pictures-of.ts'
import { FORM_COLUMNS } from './products.schemas.ts'

const STEPS = 50
const CHANGES = 20
const ALTERNATIVES = 20
const VARIANTS = 100

type Row = Selectable<ProductTable>

/**
 * A product as the desk shows it. Works inside a transaction too.
 *
 * @throws {CallError} 404 `product-not-found`
 */
export async function readProductRecord(
  db: Database,
  { config, salts }: Pick<ServerContext, 'config' | 'salts'>,
  id: string,
): Promise<DeskProduct> {
  const row = await db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst()
  const columns = (await readProductColumns(db, [id])).get(id)
  if (!row || !columns) throw new CallError(404, productNotFound)
  const fields = Object.fromEntries(
    FORM_COLUMNS.map((column) => [column, columns[column]]),
  ) as DeskProductFields
  const stock = await db.selectFrom('stock').select('free').where('product_id', '=', id).executeTakeFirst()
  const deal = await db.selectFrom('deal').select('position').where('product_id', '=', id).executeTakeFirst()
  const [shown = null] = await productSummariesInOrder(db, [id])
  const ban = (await saleBansOf(db, [id])).get(id)
  const printed = (await printedMrps(db, [id])).get(id)
  const steps = await readSteps(db, id)
  const offSale = steps.find(({ what }) => what !== 'price')
  return {
    id,
    version: row.updated_at,
    slug: row.slug,
    fields,
    ofSalts: await ofSalts(db, row, fields, salts()),
    mrp: toRupees(row.mrp_paise),
    price: toRupees(row.price_paise),
    batchMrp: printed === undefined ? null : toRupees(printed),
    free: stock?.free ?? 0,
    isForSale: row.is_for_sale === 1,
    isUnlisted: row.is_unlisted === 1,
    whyWithheld: ban ? saleBanRefusals[ban].text : '',
    lacks: lacksOf(row),
    offSaleReason: row.is_for_sale === 0 && offSale?.what === 'offSale' ? offSale.why : '',
    pictures: picturesOf(storedPicture(row.thumbnail), storedGallery(row.gallery)),
    alternatives: await alternativesOf(db, row),
    pair: await nameOf(db, row.pair_product_id),
    isDeal: deal !== undefined,
    variants: await variantsOf(db, row),
    shown,
    storeUrl: shown ? `${config.storeUrl}${productPath(shown)}` : '',
    steps,
    changes: await readChanges(db, id),
  }
}

/** What they have told where that is what counts; else what they would. */
async function ofSalts(
  db: Database,
  row: Row,
  { schedule, prescription }: DeskProductFields,
  facts: readonly SaltFacts[],
): Promise<DeskProduct['ofSalts']> {
  const known = knownSaltsOf(facts)
  const classifier = createClassifier(known)
  const article = articleOf(row, (await saltsByProduct(db, [row.id])).get(row.id) ?? [], known)
  const needs = classifier.needsPrescription(article) ? 'yes' : 'no'
  return {
    schedule: row.is_schedule_guessed === 1 ? schedule : (classifier.scheduleOf(article) ?? ''),
    prescription: row.is_prescription_guessed === 1 ? prescription : needs,
  }
}

/** What a product must have before it is put on sale. */
export function lacksOf(
  row: Pick<Row, 'category_id' | 'hsn' | 'price_paise'>,
): (DeskProductColumn | 'price')[] {
  return [
    ...(row.category_id === null ? (['category'] as const) : []),
    ...(row.hsn === '' ? (['hsn'] as const) : []),
    ...(row.price_paise === paise(0) ? (['price'] as const) : []),
  ]
}

async function nameOf(db: Database, id: string | null): Promise<DeskProductName | null> {
  if (id === null) return null
  const row = await db.selectFrom('product').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

async function alternativesOf(db: Database, row: Row): Promise<DeskProductName[]> {
  if (row.composition_key === null) return []
  return db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('composition_key', '=', row.composition_key)
    .where('id', '<>', row.id)
    .orderBy('popularity', 'desc')
    .orderBy('id', 'desc')
    .limit(ALTERNATIVES)
    .execute()
}

async function variantsOf(db: Database, row: Row): Promise<DeskProduct['variants']> {
  if (row.variant_group === null) return []
  const rows = await db
    .selectFrom('product')
    .select(['id', 'name', 'primary_value', 'secondary_value', 'is_main_variant'])
    .where('variant_group', '=', row.variant_group)
    .orderBy('price_paise')
    .orderBy('id')
    .limit(VARIANTS)
    .execute()
  return rows.map(({ id, name, primary_value, secondary_value, is_main_variant }) => ({
    id,
    name,
    value: [primary_value, secondary_value].filter(Boolean).join(', '),
    isMain: is_main_variant === 1,
  }))
}

/** What is planned first, by its day; then what lists and hands have done to the prices, the newest first. */
async function readSteps(db: Database, id: string): Promise<DeskProductStep[]> {
  const rows = await db
    .selectFrom('product_step')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(STEPS)
    .execute()
  const planned = rows.filter(({ state }) => state === 'planned')
  const done = [
    ...rows.filter(({ state }) => state !== 'planned').map(toStep),
    ...(await ofLists(db, id)),
    ...(await ofPacks(db, id)),
  ]
  return [
    ...planned.toSorted((one, other) => (one.day < other.day ? -1 : 1)).map(toStep),
    ...done.toSorted((one, other) => (one.at > other.at ? -1 : one.at < other.at ? 1 : 0)),
  ].slice(0, STEPS)
}

const toPrices = (mrp: Paise | null, price: Paise | null) =>
  mrp === null || price === null ? null : { mrp: toRupees(mrp), price: toRupees(price) }

function toStep(row: Selectable<ProductStepTable>): DeskProductStep {
  return {
    id: row.id,
    what: row.what,
    state: row.state,
    day: row.day,
    at: new Date(row.at).toISOString(),
    by: row.staff_name,
    why: row.why,
    before: toPrices(row.mrp_before, row.price_before),
    after: toPrices(row.mrp_paise, row.price_paise),
  }
}

/** Prices that lists have changed, as long as what they changed is kept. */
async function ofLists(db: Database, id: string): Promise<DeskProductStep[]> {
  const rows = await db
    .selectFrom('import_change')
    .innerJoin('import', 'import.number', 'import_change.import_number')
    .select(['import.number', 'import.file', 'import.started_at', 'before', 'after'])
    .where('what', '=', 'product')
    .where('key', '=', id)
    .where('import.kind', '<>', BULK)
    .orderBy('import.number', 'desc')
    .limit(STEPS)
    .execute()
  return rows.flatMap(({ number, file, started_at, before, after }) => {
    const from = pricesIn(before)
    const to = pricesIn(after)
    if (!from || !to) return []
    return {
      id: `import-${number}`,
      what: 'price' as const,
      state: 'done' as const,
      day: '',
      at: new Date(started_at).toISOString(),
      by: '',
      why: file,
      before: from,
      after: to,
    }
  })
}

/** What fell to the MRP that packs print. */
async function ofPacks(db: Database, id: string): Promise<DeskProductStep[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['id', 'at', 'before', 'after'])
    .where('subject_id', '=', id)
    .where('action', '=', 'product.followMrp')
    .orderBy('at', 'desc')
    .limit(STEPS)
    .execute()
  const said = (text: string | null) => {
    const { mrpPaise, pricePaise }: { mrpPaise?: Paise; pricePaise?: Paise } = JSON.parse(text ?? '{}')
    return toPrices(mrpPaise ?? null, pricePaise ?? null)
  }
  return rows.map((row) => ({
    id: row.id,
    what: 'price',
    state: 'done',
    day: '',
    at: new Date(row.at).toISOString(),
    by: '',
    why: 'The MRP that packs print',
    before: said(row.before),
    after: said(row.after),
  }))
}

function pricesIn(text: string | null) {
  const { mrp_paise, price_paise }: { mrp_paise?: Paise; price_paise?: Paise } = JSON.parse(text ?? '{}')
  return toPrices(mrp_paise ?? null, price_paise ?? null)
}

async function readChanges(db: Database, id: string): Promise<DeskProductChange[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'staff_name', 'action', 'after'])
    .where('subject_id', '=', id)
    .where('subject', '=', 'product')
    .orderBy('at', 'desc')
    .limit(CHANGES)
    .execute()
  return rows.map(({ at, staff_name, action, after }) => ({
    at: new Date(at).toISOString(),
    by: staff_name,
    action,
    columns: Object.keys(JSON.parse(after ?? '{}')),
  }))
}
