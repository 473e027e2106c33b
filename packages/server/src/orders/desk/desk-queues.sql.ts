import type { DeskQueue, DeskQueueCounts } from '@dawakit/core/contract'
import { ORDERS_COUNTED } from '@dawakit/core/order'
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Schema } from '../../ground/database/schema/index.ts'
import { isToBeMade } from '../read/is-to-be-made.ts'
import { isUnderway } from '../read/is-underway.ts'

/** One more than are counted: who reads it says that there are more. */
export const COUNTED = ORDERS_COUNTED + 1

/** Some stand twice in it. */
export type OrderIds = SelectQueryBuilder<Schema, never, { id: string | null }>

const OPEN_RETURNS = ['requested', 'approved', 'received'] as const

/**
 * Queues of which an order itself says whether it stands in them. In the words of the indexes `orders_queued` and
 * `orders_to_check`, which have all that is asked of an order: who asks for nothing else but ids and when they were placed
 * reads no order.
 */
const ownQueues = {
  prescription: sql<SqlBool>`(${isUnderway} and review in ('waiting', 'asked')
    and (delivery_status = 'confirmed' or (delivery_status = 'pending' and stock_state = 'taken')))`,
  // Of those that have left, a part was sent first.
  pack: sql<SqlBool>`(${isUnderway} and (
    (review in ('none', 'before', 'done') and packing <> 'all'
      and (delivery_status = 'confirmed' or (delivery_status = 'pending' and stock_state = 'taken')))
    or (packing = 'part' and delivery_status in ('pickedUp', 'onTheWay'))))`,
  onTheWay: sql<SqlBool>`(${isUnderway} and delivery_status in ('pickedUp', 'onTheWay'))`,
} as const satisfies Partial<Record<DeskQueue, unknown>>

/** In the words of the index `shipment_packed`: parcels that stand here. */
const packed = (db: Database) =>
  db.selectFrom('shipment').select('order_id as id').where(sql<SqlBool>`state = 'packed'`)

/** The orders of each other queue, which something else says, and what an order says itself. */
const foundQueues = {
  handOver: { ids: packed, holds: sql<SqlBool>`canceled_at is null` },
  unpack: { ids: packed, holds: sql<SqlBool>`canceled_at is not null` },
  back: {
    ids: (db: Database) =>
      db.selectFrom('return_request').select('order_id as id').where('state', 'in', OPEN_RETURNS),
    holds: null,
  },
  money: {
    ids: (db: Database) =>
      db
        .selectFrom('money_case')
        .select('order_id as id')
        .where('state', '=', 'open')
        .where('order_id', 'is not', null)
        .unionAll(db.selectFrom('payout').select('order_id as id').where('state', '=', 'due'))
        .unionAll(
          db.selectFrom('refund').select('order_id as id').where('status', '=', 'failed').where(isToBeMade),
        ),
    holds: null,
  },
} as const satisfies Record<Exclude<DeskQueue, OwnQueue>, unknown>

type OwnQueue = keyof typeof ownQueues
type FoundQueue = keyof typeof foundQueues

export const DESK_QUEUES: readonly DeskQueue[] = [
  'prescription',
  'pack',
  'handOver',
  'unpack',
  'onTheWay',
  'back',
  'money',
]

/** Whether something else than the order says that it may stand in a queue: of these there are few. */
export const isFoundQueue = (queue: DeskQueue): queue is FoundQueue => queue in foundQueues

/** The ids of the orders that may stand in a queue; of these, those for which {@link holdsOf} holds do. */
// Kysely's type says which tables each of them reads, and nobody who asks for ids needs that.
export const idsIn = (db: Database, queue: FoundQueue) => foundQueues[queue].ids(db) as unknown as OrderIds

export const holdsOf = (queue: FoundQueue) => foundQueues[queue].holds ?? sql<SqlBool>`1 = 1`

/** Of orders: whether they stand in a queue. */
export function isInQueue(db: Database, queue: DeskQueue) {
  if (!isFoundQueue(queue)) return ownQueues[queue]
  return sql<SqlBool>`(${holdsOf(queue)} and orders.id in ${idsIn(db, queue)})`
}

/** How many orders stand in each queue, up to {@link COUNTED}, in one statement. */
export async function countQueues(db: Database): Promise<DeskQueueCounts> {
  const counted = await db
    .selectNoFrom((column) =>
      DESK_QUEUES.map((queue) =>
        column
          .selectFrom(some(db, queue).as('some'))
          .select((own) => own.fn.countAll().as('count'))
          .as(queue),
      ),
    )
    .executeTakeFirstOrThrow()
  return Object.fromEntries(
    DESK_QUEUES.map((queue) => [queue, Number(counted[queue] ?? 0)]),
  ) as DeskQueueCounts
}

function some(db: Database, queue: DeskQueue): OrderIds {
  if (!isFoundQueue(queue))
    return db.selectFrom('orders').select('id').where(ownQueues[queue]).limit(COUNTED) as unknown as OrderIds
  const found = db.selectFrom(idsIn(db, queue).as('queued')).select('queued.id').distinct().as('found')
  const counted = db.selectFrom(found).select('found.id').limit(COUNTED)
  const { holds } = foundQueues[queue]
  // An order is looked up by its id: joined, PostgreSQL would go through all that there are.
  const isHeld = sql<SqlBool>`(select 1 from orders where orders.id = found.id and ${holds}) = 1`
  return (holds === null ? counted : counted.where(isHeld)) as unknown as OrderIds
}
