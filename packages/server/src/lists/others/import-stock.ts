import { istDate } from '@dawakit/core/delivery'
import type { Paise } from '@dawakit/core/money'
import { nameKey } from '@dawakit/core/product'
import { type SaleDays, USUAL_SALE_DAYS } from '@dawakit/core/shelf'
import { packsOf } from '@dawakit/lists/batches'
import { type Columns, PRODUCT_COLUMNS, readHeadings, withNewHeadings } from '@dawakit/lists/headings'
import { differenceOfArticles } from '@dawakit/lists/other-articles'
import { batchRows } from '@dawakit/lists/presets'
import { type ImportSource, readRows } from '@dawakit/lists/rows'
import type { Heading, ImportReport } from '@dawakit/lists/said'
import { BadValue, rupeesText, short } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'
import { recordHappening } from '../../ground/happenings/record-happening.ts'
import type { Journal } from '../../ground/journal/journal.ts'
import { groupBy } from '../../ground/values/group-by.ts'
import { followMrp } from '../../shelves/batches/follow-mrp.ts'
import { recalledBatches } from '../../shelves/batches/recalled-batches.sql.ts'
import { setShelf } from '../batches/set-shelf.ts'
import {
  asSaid,
  hasNamed,
  type KeptBatch,
  keptBatches,
  mrpOfKept,
  type SaidBatch,
  type SoldBy,
  saidOf,
  saySame,
  soldUnits,
  soldUntil,
  UNNAMED,
  unnamedBatch,
  unsoldUnits,
  withFurther,
  withSaid,
  withUnnamed,
} from '../batches/stock-batches.ts'
import { type SaidBatches, tellBatches } from '../batches/tell-batches.ts'
import { findOtherArticles, type Key, otherArticleReason, saltsOf } from '../other-articles/other-articles.ts'
import { countKeys } from '../run/count-keys.ts'
import {
  type ImportSpec,
  type OfImport,
  type Outcome,
  type ReadRow,
  type RunOptions,
  runImport,
} from '../run/run-import.ts'

interface StockText extends SaidBatches {
  /** An id, code, slug or the whole name. */
  product: string
  /** What the list calls it beside that; '' where it does not. */
  called: string
  units: number
}

/**
 * Sets how many units can be bought now, beside those held by unpaid orders: `product,stock`. A product is named by its
 * id, code or slug, or by its name where no other has it.
 *
 * @throws {ImportError} when the file as a whole cannot be read
 */
export async function importStock(
  db: Database,
  source: ImportSource,
  options: RunOptions = {},
): Promise<ImportReport> {
  const repeated = await lookThrough(db, source, options)
  return runImport(db, source, stockSpec(options, repeated), options)
}

/**
 * @returns what more than one row is of, with how many are
 * @throws {ImportError} before anything is written, where codes of the list stand for other articles in the shop
 */
async function lookThrough(
  db: Database,
  source: ImportSource,
  { map, isReplacing }: RunOptions,
): Promise<ReadonlyMap<string, number>> {
  let headings: Heading[] = []
  const headingsOf = (texts: readonly string[]) => {
    const found = readHeadings(texts, COLUMNS, REQUIRED, map)
    headings = withNewHeadings(headings, found.headings)
    return found.valuesOf
  }
  const articles = findOtherArticles(db)
  const keys = countKeys()
  for await (const { line, values } of readRows(await source.open(), headingsOf, () => {}, COLUMNS)) {
    const { product: key = '', called: name = '' } = values
    keys.count(key || undefined)
    if (isReplacing || key === '' || name === '') continue
    await articles.look({ line, key, by: BY, facts: { name, maker: '', salts: [] } })
  }
  await articles.refuse(headings, Object.keys(COLUMNS))
  return keys.repeated()
}

/** In the order in which a product is found by what a list calls it. */
const BY: readonly Key[] = ['id', 'sku', 'slug']

const NAMES = [
  'name',
  'productname',
  'itemname',
  'medicinename',
  'drugname',
  'itemdescription',
  'particulars',
]

const COLUMNS: Columns = {
  product: ['code', 'productcode', 'itemcode', 'drugcode', 'sku', 'id', 'slug', ...NAMES],
  stock: ['units', ...(PRODUCT_COLUMNS['stock'] ?? [])],
  batch: PRODUCT_COLUMNS['batch'] ?? [],
  expiry: PRODUCT_COLUMNS['expiry'] ?? [],
  mrp: PRODUCT_COLUMNS['mrp'] ?? [],
  // Beside a code: what the article is called.
  called: NAMES,
}
const REQUIRED = ['product', 'stock']

function stockSpec(
  options: RunOptions,
  repeated: ReadonlyMap<string, number>,
): ImportSpec<StockText, StockDone> {
  const at = options.at ?? Date.now()
  const day = istDate(at)
  const saleDays = options.saleDays ?? USUAL_SALE_DAYS
  return {
    kind: 'stock',
    columns: COLUMNS,
    required: REQUIRED,
    label: 'product',
    batch: 250,
    isShown: false,
    stage: () => batchRows({ keyOf: stockKey, rowsOf: (key) => repeated.get(key) ?? 1, day }),
    read({ product = '', stock = '', called = '' }, _line, { batches = null, toCount }) {
      if (product === '') throw new BadValue('product is empty')
      const { units, isOdd } = packsOf('stock', stock)
      return { product, called, units, batches, toCount: toCount ?? (isOdd ? [{ said: stock, units }] : []) }
    },
    keyOf: ({ product }) => ({ text: `product "${short(product)}"` }),
    factsOf: ({ product, units }) => ({ product, stock: String(units) }),
    write: (trx, rows, journal, ofImport) =>
      writeStock(trx, rows, journal, {
        ...ofImport,
        at,
        day,
        saleDays,
        isReplacing: options.isReplacing ?? false,
      }),
    onDone(report, { line, values }, { name = values.product }) {
      tellBatches(report, { ...values, line, name }, day)
    },
  }
}

type StockDone = Outcome & { name?: string }

const stockKey = ({ product = '' }: Readonly<Record<string, string>>) =>
  product === '' ? null : { key: product, text: `product "${short(product)}"` }

async function writeStock(
  trx: Database,
  rows: readonly ReadRow<StockText>[],
  journal: Journal,
  {
    number,
    isMended,
    at: now,
    day,
    saleDays,
    isReplacing,
  }: OfImport & { at: number; day: string; saleDays: SaleDays; isReplacing: boolean },
): Promise<StockDone[]> {
  const named = await findNamed(
    trx,
    rows.map(({ values }) => values.product),
  )
  const ofBatches = rows.flatMap(({ values }) => {
    const found = values.batches || isMended ? named(values.product) : null
    return found && 'id' in found ? found.id : []
  })
  const batchesOf = await keptBatches(trx, ofBatches)
  const done: StockDone[] = []
  const isRecalled = await recalledBatches(trx, ofBatches)
  const changes: { id: string; free: number; units: number; batches: Pair | null }[] = []
  const set = new Set<string>()
  for (const [at, { values }] of rows.entries()) {
    const found = named(values.product)
    if ('reason' in found || set.has(found.id)) {
      done[at] = 'reason' in found ? found : { reason: `another row is of "${short(found.name)}" too` }
      continue
    }
    if (!isReplacing && isOther(found, values)) {
      done[at] = { reason: otherArticleReason('product', values.product, found.name) }
      continue
    }
    set.add(found.id)
    const { id, free, name, price_paise } = found
    const soldBy: SoldBy = {
      day,
      until: soldUntil(day, saleDays, found.dosage_form),
      isRecalled: (batch) => isRecalled(id, batch),
    }
    const said = values.batches && asSaid(values.batches, number)
    const known = said || isMended ? batchesOf(id) : []
    const printed = said && mrpOfKept(withSaid(known, said, soldBy), soldBy)
    if (printed && printed < price_paise) {
      done[at] = { reason: dearerReason(price_paise, printed) }
      continue
    }
    if (!said && isMended && hasNamed(known)) {
      done[at] = { reason: UNNAMED }
      continue
    }
    const { units, all } = stockAfter(
      { known, free, said, units: values.units },
      { number, isMended, soldBy },
    )
    const batches = all && !saySame(known, all) ? { before: known, after: all } : null
    const isSame = free === units && batches === null
    if (!isSame) changes.push({ id, free, units, batches })
    done[at] = { outcome: isSame ? 'same' : 'changed', name }
  }
  // Stock is locked in the order in which orders lock it.
  for (const { id, free, units, batches } of changes.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    await setShelf(trx, id, { free: units, batches: batches?.after }, { importNumber: number, at: now })
    journal.changed(
      'product',
      id,
      { free, ...(batches && { batches: saidOf(batches.before) }) },
      { free: units, ...(batches && { batches: saidOf(batches.after) }) },
    )
  }
  const ofOtherBatches = changes.flatMap(({ id, batches }) => (batches ? id : []))
  const followed = await followMrp(trx, ofOtherBatches, now)
  for (const { productId, before, after } of followed)
    journal.changed('product', productId, { ...before }, { ...after })
  if (followed.length > 0) await recordHappening(trx, 'products.changed', { import: number }, now)
  return done
}

/** The packs that a row leaves a product with, and its batches; null where it tells of none. */
function stockAfter(
  {
    known,
    free,
    said,
    units,
  }: { known: readonly KeptBatch[]; free: number; said: readonly SaidBatch[] | null; units: number },
  { number, isMended, soldBy }: OfImport & { soldBy: SoldBy },
): { units: number; all: readonly KeptBatch[] | null } {
  if (!said) {
    if (!isMended) return { units, all: null }
    const after = withUnnamed(known, free, unnamedBatch(units, number), soldBy)
    return { units: after.free, all: after.batches }
  }
  if (!isMended) {
    const all = withSaid(known, said, soldBy)
    return { units: Math.max(0, units - unsoldUnits(all, soldBy.day)), all }
  }
  const all = withFurther(known, said, soldBy)
  return { units: Math.max(0, free + soldUnits(all) - soldUnits(known)), all }
}

interface Pair {
  before: readonly KeptBatch[]
  after: readonly KeptBatch[]
}

const dearerReason = (asked: Paise, printed: Paise) =>
  `its batches print an MRP of ₹${rupeesText(printed)}, and the shop asks ₹${rupeesText(asked)}: import the list as products, which lowers the price`

const isOther = ({ name, salts }: { name: string; salts: readonly string[] }, { called }: StockText) =>
  called !== '' &&
  differenceOfArticles({ name, maker: '', salts }, { name: called, maker: '', salts: [] }) !== null

async function findNamed(trx: Database, names: readonly string[]) {
  const keys = names.map(nameKey)
  const rows = await trx
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select([
      'product.id',
      'product.sku',
      'product.slug',
      'product.name',
      'product.name_key',
      'product.price_paise',
      'product.dosage_form',
      'stock.free',
    ])
    .where((where) =>
      where.or([
        where('product.id', 'in', names),
        where('product.sku', 'in', names),
        where('product.slug', 'in', names),
        where('product.name_key', 'in', keys),
      ]),
    )
    .execute()
  const salts = await saltsOf(
    trx,
    rows.map(({ id }) => id),
  )
  const products = rows.map((row) => ({ ...row, salts: salts(row.id) }))
  const byKey = new Map(
    products.flatMap((row) => [row.slug, row.sku ?? row.id, row.id].map((key) => [key, row])),
  )
  const byName = groupBy(products, (row) => row.name_key)
  return (name: string): (typeof products)[number] | { reason: string } => {
    const [one, ...others] = byName.get(nameKey(name)) ?? []
    const found = byKey.get(name) ?? one
    if (!found) return { reason: `there is no product "${short(name)}"` }
    if (!byKey.has(name) && others.length > 0) {
      return { reason: `${others.length + 1} products are called "${short(name)}": name one by its code` }
    }
    return found
  }
}
