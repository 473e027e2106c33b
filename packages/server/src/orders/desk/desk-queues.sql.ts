import type { DeskQueue, DeskQueueCounts } from '@dawakit/core/contract'
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Schema } from '../../ground/database/schema/index.ts'
import { isUnderway } from '../change/open-orders.ts'
import { isToBeMade } from '../read/is-to-be-made.ts'

type OrderIds = SelectQueryBuilder<Schema, never, { id: string | null }>

const OPEN_RETURNS = ['requested', 'approved', 'received'] as const

/** In the words of the index `shipment_packed`. */
const hasPacked = sql<SqlBool>`id in (select order_id from shipment where state = 'packed')`

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

/** Queues of the orders with a parcel that stands here. */
const packedQueues = {
  handOver: sql<SqlBool>`(canceled_at is null and ${hasPacked})`,
  unpack: sql<SqlBool>`(canceled_at is not null and ${hasPacked})`,
} as const satisfies Partial<Record<DeskQueue, unknown>>

const conditions = { ...ownQueues, ...packedQueues }

type SaidQueue = keyof typeof conditions

/** The orders of each other queue. Some stand twice in what is selected: ask with `in`. */
const queues = {
  back: (db: Database) =>
    db.selectFrom('return_request').select('order_id as id').where('state', 'in', OPEN_RETURNS),
  money: (db: Database) =>
    db
      .selectFrom('money_case')
      .select('order_id as id')
      .where('state', '=', 'open')
      .where('order_id', 'is not', null)
      .unionAll(db.selectFrom('payout').select('order_id as id').where('state', '=', 'due'))
      .unionAll(
        db.selectFrom('refund').select('order_id as id').where('status', '=', 'failed').where(isToBeMade),
      ),
} as const satisfies Record<Exclude<DeskQueue, SaidQueue>, (db: Database) => unknown>

export const DESK_QUEUES: readonly DeskQueue[] = [
  'prescription',
  'pack',
  'handOver',
  'unpack',
  'onTheWay',
  'back',
  'money',
]

/** Whether an order itself says that it stands in a queue: others are found by what stands elsewhere. */
export const isOwnQueue = (queue: DeskQueue) => queue in ownQueues

const isSaid = (queue: DeskQueue): queue is SaidQueue => queue in conditions

/** The ids of the orders of a queue of others. */
// Kysely's type says which tables each of them reads, and nobody who asks with `in` needs that.
const idsIn = (db: Database, queue: Exclude<DeskQueue, SaidQueue>) => queues[queue](db) as unknown as OrderIds

/** Of orders: whether they stand in a queue. */
export const isInQueue = (db: Database, queue: DeskQueue) =>
  isSaid(queue) ? conditions[queue] : sql<SqlBool>`(id in ${idsIn(db, queue)})`

/** How many orders stand in each queue, in one statement. */
export async function countQueues(db: Database): Promise<DeskQueueCounts> {
  const counted = await db
    .selectNoFrom((column) =>
      DESK_QUEUES.map((queue) =>
        (isSaid(queue)
          ? column
              .selectFrom('orders')
              .select((own) => own.fn.countAll().as('count'))
              .where(conditions[queue])
          : column
              .selectFrom(idsIn(db, queue).as('queued'))
              .select((queued) => queued.fn.count('id').distinct().as('count'))
        ).as(queue),
      ),
    )
    .executeTakeFirstOrThrow()
  return Object.fromEntries(
    DESK_QUEUES.map((queue) => [queue, Number(counted[queue] ?? 0)]),
  ) as DeskQueueCounts
}
