import type { DeliveryStatus } from '@dawakit/core/contract'
import { sql } from 'kysely'

/**
 * How an order stands, as core's `orderStanding` says: its status, or 'cancelled'. In the words of the index
 * `orders_standing`, by which a queue is found and put in order. The two columns by themselves mislead PostgreSQL: ended
 * orders stay 'pending', so that it takes the few that wait for many, and reads years of orders for the oldest of them.
 */
export const standing = sql<
  DeliveryStatus | 'cancelled'
>`(case when canceled_at is null then delivery_status else 'cancelled' end)`
