import { nameKey } from '@dawakit/core/product'
import { type Columns, readHeadings } from '@dawakit/lists/headings'
import { differenceOfArticles } from '@dawakit/lists/other-articles'
import { type ImportSource, readRows } from '@dawakit/lists/rows'
import type { Heading, ImportReport } from '@dawakit/lists/said'
import { BadValue, short, wholeOf } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'
import type { Journal } from '../../ground/journal/journal.ts'
import { nextMark } from '../../ground/kept-catalogue/shown-products.ts'
import { groupBy } from '../../ground/values/group-by.ts'
import { findOtherArticles, type Key, otherArticleReason, saltsOf } from '../other-articles/other-articles.ts'
import { type ImportSpec, type Outcome, type ReadRow, type RunOptions, runImport } from '../run/run-import.ts'

const MOST_STOCK = 10_000_000

interface StockText {
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
  if (!options.isReplacing) await refuseOtherArticles(db, source, options)
  return runImport(db, source, stockSpec(options.isReplacing ?? false), options)
}

/** @throws {ImportError} before anything is written, where codes of the list stand for other articles in the shop */
async function refuseOtherArticles(db: Database, source: ImportSource, { map }: RunOptions): Promise<void> {
  let headings: Heading[] = []
  const headingsOf = (texts: readonly string[]) => {
    const found = readHeadings(texts, COLUMNS, REQUIRED, map)
    headings = found.headings
    return found.valuesOf
  }
  const articles = findOtherArticles(db)
  for await (const { line, values } of readRows(await source.open(), headingsOf, () => {})) {
    const { product: key = '', called: name = '' } = values
    if (key === '' || name === '') continue
    await articles.look({ line, key, by: BY, facts: { name, maker: '', salts: [] } })
  }
  await articles.refuse(headings, Object.keys(COLUMNS))
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
  stock: [
    'units',
    'qty',
    'quantity',
    'stockqty',
    'currentstock',
    'closingstock',
    'availableqty',
    'closingqty',
  ],
  // Beside a code: what the article is called.
  called: NAMES,
}
const REQUIRED = ['product', 'stock']

const stockSpec = (isReplacing: boolean): ImportSpec<StockText> => ({
  kind: 'stock',
  columns: COLUMNS,
  required: REQUIRED,
  label: 'product',
  batch: 250,
  isShown: false,
  read({ product = '', stock = '', called = '' }) {
    if (product === '') throw new BadValue('product is empty')
    return { product, called, units: wholeOf('stock', stock, MOST_STOCK) }
  },
  keyOf: ({ product }) => ({ text: `product "${short(product)}"` }),
  factsOf: ({ product, units }) => ({ product, stock: String(units) }),
  write: (trx, rows, journal) => writeStock(trx, rows, journal, isReplacing),
})

async function writeStock(
  trx: Database,
  rows: readonly ReadRow<StockText>[],
  journal: Journal,
  isReplacing: boolean,
): Promise<Outcome[]> {
  const named = await findNamed(
    trx,
    rows.map(({ values }) => values.product),
  )
  const done: Outcome[] = []
  const changes: { id: string; free: number; units: number }[] = []
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
    const isSame = found.free === values.units
    if (!isSame) changes.push({ id: found.id, free: found.free, units: values.units })
    done[at] = { outcome: isSame ? 'same' : 'changed' }
  }
  // Stock is locked in the order in which orders lock it.
  for (const { id, free, units } of changes.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    await trx
      .updateTable('stock')
      .set({ free: units, shown_at: nextMark() })
      .where('product_id', '=', id)
      .execute()
    journal.changed('product', id, { free }, { free: units })
  }
  return done
}

const isOther = ({ name, salts }: { name: string; salts: readonly string[] }, { called }: StockText) =>
  called !== '' &&
  differenceOfArticles({ name, maker: '', salts }, { name: called, maker: '', salts: [] }) !== null

async function findNamed(trx: Database, names: readonly string[]) {
  const keys = names.map(nameKey)
  const rows = await trx
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id', 'product.sku', 'product.slug', 'product.name', 'product.name_key', 'stock.free'])
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
