import type { DeskOrderQuery, DeskOrderRow, DeskQueue, Order } from '@dawakit/core/contract'
import { addDays, startOfIstDay } from '@dawakit/core/delivery'
import { toRupees } from '@dawakit/core/money'
import { orderStanding, soughtWords } from '@dawakit/core/order'
import { nameKey } from '@dawakit/core/product'
import { sql } from 'kysely'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderLineRow, OrderRow } from '../read/order-rows.ts'
import { readOrderLines } from '../read/orders.sql.ts'
import { standing } from '../read/standing.ts'
import { isInQueue, isOwnQueue } from './desk-queues.sql.ts'

/** The last character of all: what begins with a text stands before the text and this. */
const LAST = '\u{10ffff}'
/** Words of a search that count. */
const WORDS_MAX = 4
/** A product's name is looked for from so many characters on, and in so many names. */
const PRODUCT_TEXT_MIN = 3
const PRODUCTS_MAX = 200
/** Products that a row names. */
const NAMED = 3

export interface DeskOrderFilter extends DeskOrderQuery {
  search?: string
}

/** One page of the orders that a filter chooses, and how many there are. */
export async function listDeskOrders(
  db: Database,
  filter: DeskOrderFilter,
  page: Page,
): Promise<{ orders: DeskOrderRow[]; totalCount: number }> {
  const chosen = chooseOrders(db, filter)
  const direction = isWork(filter) ? 'asc' : 'desc'
  const paged = chosen
    .orderBy(orderedAt(filter), direction)
    .orderBy('id')
    .limit(page.limit)
    .offset(offsetOf(page))
  const count = async () => {
    const counted = chosen.select((column) => column.fn.countAll().as('count'))
    return Number((await counted.executeTakeFirstOrThrow()).count)
  }
  // The rows of the page alone are read: what is passed over is counted off an index.
  if (filter.search === undefined) {
    const found = await paged.select('id').execute()
    return { orders: await rowsOf(db, found), totalCount: await count() }
  }
  // What is sought may be in every order: it is looked for once, and counted as it is found.
  const found = await paged.select(['id', sql<number>`count(*) over ()`.as('count')]).execute()
  return {
    orders: await rowsOf(db, found),
    totalCount: found[0] ? Number(found[0].count) : await count(),
  }
}

/** The newest orders of a customer, newest first. */
export async function newestOrdersOf(db: Database, userId: string, limit: number): Promise<DeskOrderRow[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('ordered_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return toRows(db, rows)
}

/** In the order of what was found. */
async function rowsOf(db: Database, found: readonly { id: string }[]): Promise<DeskOrderRow[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return toRows(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  )
}

/**
 * The orders of some queues are found elsewhere, and are few: these are put in order. By the column itself PostgreSQL would
 * go through years of orders, the oldest first, to look for each whether it is one of them.
 */
const orderedAt = ({ queue }: { queue?: DeskQueue }) =>
  queue === undefined || isOwnQueue(queue) ? sql<number>`ordered_at` : sql<number>`(ordered_at + 0)`

/** What waits longest is done first. */
const isWork = ({ queue }: { queue?: DeskQueue }) => queue !== undefined

function chooseOrders(db: Database, filter: DeskOrderFilter) {
  let query = db.selectFrom('orders')
  if (filter.queue) query = query.where(isInQueue(db, filter.queue))
  if (filter.search !== undefined) query = query.where('id', 'in', foundBy(db, filter.search))
  if (filter.standing) query = query.where(standing, '=', filter.standing)
  if (filter.paymentMethod) query = query.where('payment_method', '=', filter.paymentMethod)
  if (filter.from) query = query.where('ordered_at', '>=', startOfIstDay(filter.from))
  if (filter.to) query = query.where('ordered_at', '<', startOfIstDay(addDays(filter.to, 1)))
  return query
}

/** Ids of the orders of which a text says something. */
function foundBy(db: Database, text: string) {
  const key = nameKey(text)
  const named = db
    .selectFrom('product')
    .select('id')
    .where('name_key', '>=', key.length < PRODUCT_TEXT_MIN ? LAST : key)
    .where('name_key', '<', key + LAST)
    .limit(PRODUCTS_MAX)
  return byWords(db, text)
    .union(
      db
        .selectFrom('order_line')
        .select('order_id')
        .where('product_id', 'in', (inner) => inner.selectFrom(named.as('named')).select('id')),
    )
    .union(
      db
        .selectFrom('shipment_line')
        .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
        .select('order_id')
        .where('batch', '=', text.trim().toUpperCase()),
    )
    .union(db.selectFrom('shipment').select('order_id').where('tracking_number', '=', text.trim()))
}

/** Those that have a word for each of the text's. */
function byWords(db: Database, text: string) {
  const words = soughtWords(text).slice(0, WORDS_MAX)
  const withWord = (word: string) =>
    db
      .selectFrom('order_word')
      .select('order_id')
      .where('word', '>=', word)
      .where('word', '<', word + LAST)
  const [first = LAST, ...others] = words
  let query = withWord(first)
  for (const word of others) query = query.where('order_id', 'in', withWord(word))
  return query
}

async function toRows(db: Database, rows: readonly OrderRow[]): Promise<DeskOrderRow[]> {
  const ids = rows.map(({ id }) => id)
  const lines = await readOrderLines(db, ids)
  const notes = await countNotes(db, ids)
  return rows.map((row) => toRow(row, lines.get(row.id) ?? [], notes.get(row.id) ?? 0))
}

async function countNotes(db: Database, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map()
  const counted = await db
    .selectFrom('order_note')
    .select((column) => ['order_id', column.fn.countAll().as('count')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute()
  return new Map(counted.map(({ order_id, count }) => [order_id, Number(count)]))
}

function toRow(row: OrderRow, lines: readonly OrderLineRow[], noteCount: number): DeskOrderRow {
  const to = JSON.parse(row.address) as Order['shippingAddress']
  const supplied = lines.filter(({ quantity }) => quantity > 0)
  return {
    id: row.id,
    number: row.number,
    orderedAt: new Date(row.ordered_at).toISOString(),
    standing: standingOf(row),
    isPlaced: row.stock_state === 'taken',
    review: row.review === 'none' ? null : row.review,
    packing: row.packing,
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    name: to.name,
    cityName: to.cityName,
    pincode: to.pincode,
    products: lines.slice(0, NAMED).map(({ name }) => name),
    lineCount: supplied.length,
    pieceCount: supplied.reduce((sum, { quantity }) => sum + quantity, 0),
    total: toRupees(row.total_paise),
    deliveryWindow: { from: row.window_from, to: row.window_to },
    noteCount,
  }
}

/** Where an order stands, of its row. */
export const standingOf = (row: OrderRow) =>
  orderStanding({ deliveryStatus: row.delivery_status, isCanceled: row.canceled_at !== null })
