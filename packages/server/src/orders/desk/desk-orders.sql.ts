import type { DeskOrderQuery, DeskOrderRow, Order } from '@dawakit/core/contract'
import { addDays, startOfIstDay } from '@dawakit/core/delivery'
import { toRupees } from '@dawakit/core/money'
import { orderStanding } from '@dawakit/core/order'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderLineRow, OrderRow } from '../read/order-rows.ts'
import { readOrderLines } from '../read/orders.sql.ts'
import { standing } from '../read/standing.ts'
import { amongFew, type ChosenIds, inOrder, type Orders, type WantedPage } from './chosen-orders.sql.ts'
import { COUNTED, holdsOf, idsIn, isFoundQueue, isInQueue } from './desk-queues.sql.ts'
import { searchOrders } from './search-orders.sql.ts'

/** Products that a row names. */
const NAMED = 3

export interface DeskOrderFilter extends DeskOrderQuery {
  search?: string
}

/** One page of the orders that a filter chooses, and how many there are: of a queue or a search, up to {@link COUNTED}. */
export async function listDeskOrders(
  db: Database,
  filter: DeskOrderFilter,
  page: Page,
): Promise<{ orders: DeskOrderRow[]; totalCount: number }> {
  const { ids, totalCount } = await chosenIds(db, filter, page)
  const isCounted = filter.queue === undefined && filter.search === undefined
  return { orders: await rowsOf(db, ids), totalCount: isCounted ? totalCount : Math.min(totalCount, COUNTED) }
}

function chosenIds(
  db: Database,
  { search, queue, ...filter }: DeskOrderFilter,
  page: Page,
): Promise<ChosenIds> {
  const all = chooseOrders(db, filter)
  const wanted = { ...page, direction: queue === undefined ? 'desc' : 'asc' } as const
  if (search !== undefined) {
    const orders = queue === undefined ? all : all.where(isInQueue(db, queue))
    const isAll = queue === undefined && Object.values(filter).every((value) => value === undefined)
    return searchOrders(db, { orders, isAll }, search, wanted)
  }
  if (queue === undefined) return byIndex(db, all, wanted)
  return isFoundQueue(queue)
    ? amongFew(db, idsIn(db, queue), all.where(holdsOf(queue)), wanted)
    : byIndex(db, all.where(isInQueue(db, queue)), wanted, COUNTED)
}

/** In the order of an index, off which they are counted too. @param most - So many are counted. */
async function byIndex(db: Database, chosen: Orders, page: WantedPage, most?: number): Promise<ChosenIds> {
  const found = await inOrder(chosen, page).limit(page.limit).offset(offsetOf(page)).select('id').execute()
  const counted = most === undefined ? chosen : db.selectFrom(chosen.select('id').limit(most).as('orders'))
  const { count } = await counted.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  return { ids: found.map(({ id }) => id), totalCount: Number(count) }
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
async function rowsOf(db: Database, ids: readonly string[]): Promise<DeskOrderRow[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return toRows(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  )
}

function chooseOrders(db: Database, filter: Omit<DeskOrderFilter, 'search' | 'queue'>): Orders {
  let query: Orders = db.selectFrom('orders')
  if (filter.standing) query = query.where(standing, '=', filter.standing)
  if (filter.paymentMethod) query = query.where('payment_method', '=', filter.paymentMethod)
  if (filter.from) query = query.where('ordered_at', '>=', startOfIstDay(filter.from))
  if (filter.to) query = query.where('ordered_at', '<', startOfIstDay(addDays(filter.to, 1)))
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
