import type { DeskQueue, DeskQueueCounts } from '@dawakit/core/contract'
import type { SelectQueryBuilder } from 'kysely'
import type { Database, Schema } from '../../ground/database/schema/index.ts'
import { isToBeMade } from '../read/is-to-be-made.ts'
import { standing } from '../read/standing.ts'

type OrderIds = SelectQueryBuilder<Schema, never, { id: string | null }>

const OPEN_RETURNS = ['requested', 'approved', 'received'] as const

const ordersThat = (db: Database, stand: 'pending' | 'confirmed' | 'pickedUp' | 'onTheWay') =>
  db.selectFrom('orders').select('id').where(standing, '=', stand)

/** The orders of each queue. Some stand twice in what is selected: ask with `in`. */
const queues = {
  prescription: (db: Database) =>
    ordersThat(db, 'pending')
      .where('stock_state', '=', 'taken')
      // The words of the index orders_review.
      .where('review', 'in', ['waiting', 'asked'])
      // Of these an approval was taken back.
      .unionAll(ordersThat(db, 'confirmed').where('review', 'in', ['waiting', 'asked'])),
  pack: (db: Database) =>
    ordersThat(db, 'pending')
      .where('stock_state', '=', 'taken')
      .where('review', 'in', ['none', 'before', 'done'])
      .where('packing', '!=', 'all')
      .unionAll(
        ordersThat(db, 'confirmed')
          .where('review', 'in', ['none', 'before', 'done'])
          .where('packing', '!=', 'all'),
      )
      // Of these a part was sent first.
      .unionAll(ordersThat(db, 'pickedUp').where('packing', '=', 'part'))
      .unionAll(ordersThat(db, 'onTheWay').where('packing', '=', 'part')),
  handOver: (db: Database) =>
    db
      .selectFrom('shipment')
      .innerJoin('orders', 'orders.id', 'shipment.order_id')
      .select('orders.id')
      .where('shipment.state', '=', 'packed')
      .where('orders.canceled_at', 'is', null),
  unpack: (db: Database) =>
    db
      .selectFrom('shipment')
      .innerJoin('orders', 'orders.id', 'shipment.order_id')
      .select('orders.id')
      .where('shipment.state', '=', 'packed')
      .where('orders.canceled_at', 'is not', null),
  onTheWay: (db: Database) => ordersThat(db, 'pickedUp').unionAll(ordersThat(db, 'onTheWay')),
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
} as const satisfies Record<DeskQueue, (db: Database) => unknown>

export const DESK_QUEUES = Object.keys(queues) as readonly DeskQueue[]

/** The ids of the orders of a queue. */
// Kysely's type says which tables each of them reads, and nobody who asks with `in` needs that.
export const inQueue = (db: Database, queue: DeskQueue) => queues[queue](db) as unknown as OrderIds

/** How many orders stand in each queue, in one statement. */
export async function countQueues(db: Database): Promise<DeskQueueCounts> {
  const counted = await db
    .selectNoFrom((column) =>
      DESK_QUEUES.map((queue) =>
        column
          .selectFrom(inQueue(db, queue).as('queued'))
          .select((queued) => queued.fn.count('id').distinct().as('count'))
          .as(queue),
      ),
    )
    .executeTakeFirstOrThrow()
  return Object.fromEntries(
    DESK_QUEUES.map((queue) => [queue, Number(counted[queue] ?? 0)]),
  ) as DeskQueueCounts
}
