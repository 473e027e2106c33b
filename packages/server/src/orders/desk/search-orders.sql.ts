import { soughtWords } from '@dawakit/core/order'
import { nameKey } from '@dawakit/core/product'
import { type SqlBool, sql } from 'kysely'
import { offsetOf } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { amongFew, type ChosenIds, inOrder, type Orders, type WantedPage } from './chosen-orders.sql.ts'
import { COUNTED, type OrderIds } from './desk-queues.sql.ts'

/** The last character of all: what begins with a text stands before the text and this. */
const LAST = '\u{10ffff}'
/** Words of a search that count. */
const WORDS_MAX = 4
/** A product's name is looked for from so many characters on, and in so many names. */
const PRODUCT_TEXT_MIN = 3
const PRODUCTS_MAX = 200
/** What says a text no more often is gathered and put in order. */
const FEW = 4000
/** What says it more often is soon found among the newest: at least one in so many. */
const ONE_IN = 200

/** What is looked for. */
interface Sought {
  text: string
  /** The longest first, which fewest have. */
  words: readonly [string, ...string[]]
  /** Ids of those whose name begins so. */
  products: readonly string[]
}

/**
 * A page of the orders that are chosen and of which a text says something, and how many, at least up to {@link COUNTED}.
 *
 * @param chosen.isAll - All orders are chosen.
 */
export async function searchOrders(
  db: Database,
  chosen: { orders: Orders; isAll: boolean },
  text: string,
  page: WantedPage,
): Promise<ChosenIds> {
  const sought = { text, words: wordsOf(text), products: await productsNamed(db, text) }
  const often = await countOften(db, sought)
  const isCounted = chosen.isAll && often !== null && often >= COUNTED
  const found = often === null ? null : await amongFirst(db, chosen.orders, sought, { page, isCounted })
  return found ?? amongFew(db, saying(db, sought), chosen.orders, page)
}

/** Of what says a text often, at least so many orders; null where it is said but few times. */
async function countOften(db: Database, sought: Sought): Promise<number | null> {
  const some = db
    .selectFrom(saying(db, sought).as('said'))
    .select('said.id')
    .limit(FEW + 1)
    .as('some')
  const { said, orders } = await db
    .selectFrom(some)
    .select(({ fn }) => [fn.countAll().as('said'), fn.count('id').distinct().as('orders')])
    .executeTakeFirstOrThrow()
  return Number(said) > FEW ? Number(orders) : null
}

/** The page, where all of it is found among those that come first; null where some of it stands far behind. */
async function amongFirst(
  db: Database,
  chosen: Orders,
  sought: Sought,
  { page, isCounted }: { page: WantedPage; isCounted: boolean },
): Promise<ChosenIds | null> {
  const found = (rows: number) => {
    const first = inOrder(chosen, page).select(['id', 'ordered_at'])
    const orders = db.selectFrom(first.limit(rows * ONE_IN).as('orders')) as unknown as Orders
    return inOrder(orders.where(isSaying(db, sought)), page).select('id')
  }
  const offset = offsetOf(page)
  const ofPage = found(offset + page.limit)
    .limit(page.limit)
    .offset(offset)
  const rows = await ofPage.execute()
  if (rows.length < page.limit) return null
  const ids = rows.map(({ id }) => id)
  if (isCounted) return { ids, totalCount: COUNTED }
  const { count } = await db
    .selectFrom(found(COUNTED).limit(COUNTED).as('some'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { ids, totalCount: Number(count) }
}

async function productsNamed(db: Database, text: string): Promise<string[]> {
  const key = nameKey(text)
  if (key.length < PRODUCT_TEXT_MIN) return []
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('name_key', '>=', key)
    .where('name_key', '<', key + LAST)
    .limit(PRODUCTS_MAX)
    .execute()
  return rows.map(({ id }) => id)
}

const ofBatch = (db: Database, text: string) =>
  db
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
    .select('shipment.order_id as id')
    .where('batch', '=', text.trim().toUpperCase())

const ofTracking = (db: Database, text: string) =>
  db.selectFrom('shipment').select('shipment.order_id as id').where('tracking_number', '=', text.trim())

/** One that no order has, where a text has none. */
function wordsOf(text: string): [string, ...string[]] {
  const words = soughtWords(text).slice(0, WORDS_MAX)
  const [first = LAST, ...others] = words.toSorted((one, other) => other.length - one.length)
  return [first, ...others]
}

/** Ids of the orders of which a text says something. */
function saying(db: Database, { text, words: [first, ...others], products }: Sought): OrderIds {
  let byWords = db
    .selectFrom('order_word')
    .select('order_id as id')
    .where('word', '>=', first)
    .where('word', '<', first + LAST)
  for (const word of others) byWords = byWords.where(hasWord(word, 'order_word.order_id'))
  let said = byWords.unionAll(ofBatch(db, text)).unionAll(ofTracking(db, text))
  if (products.length > 0) {
    const lines = db.selectFrom('order_line').select('order_id as id').where('product_id', 'in', products)
    said = said.unionAll(lines)
  }
  return said as unknown as OrderIds
}

/** The same asked of one order. */
function isSaying(db: Database, { text, words, products }: Sought) {
  const hasWords = sql.join(
    words.map((word) => hasWord(word, 'orders.id')),
    sql` and `,
  )
  const says = [
    sql`(${hasWords})`,
    sql`orders.id in ${ofBatch(db, text)}`,
    sql`orders.id in ${ofTracking(db, text)}`,
    ...(products.length > 0 ? [hasLine(products)] : []),
  ]
  return sql<SqlBool>`(${sql.join(says, sql` or `)})`
}

// Asked as values: they are looked up for each order, and never gathered of all.
const hasWord = (word: string, order: 'orders.id' | 'order_word.order_id') => sql<SqlBool>`(
  select 1 from order_word as other
  where other.order_id = ${sql.ref(order)} and other.word >= ${word} and other.word < ${word + LAST} limit 1) = 1`

/** Of the few lines of the order, and not of all lines with these products. */
const hasLine = (products: readonly string[]) => sql<SqlBool>`(
  select 1 from order_line
  where order_line.order_id = orders.id and (product_id || '') in (${sql.join(products)}) limit 1) = 1`
