import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * What a shop with years of orders looks for by an index: what operators list, what a refund and a customer's open orders
 * are found by, and what the hourly sweep deletes.
 */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute()
  await index('orders_ordered', 'orders', ['ordered_at'])
  // Of the expression, PostgreSQL knows how many orders stand how: see orders/standing.ts.
  await sql`
    create index orders_standing on orders
    ((case when canceled_at is null then delivery_status else 'cancelled' end), ordered_at)`.execute(db)
  // Those that are under way are few: a customer's are found without reading all that they ever ordered.
  await sql`
    create index orders_underway on orders (user_id)
    where canceled_at is null and delivery_status <> 'delivered'`.execute(db)
  // In the order in which they are sent: PostgreSQL sorted all that waited for each twenty, while a service was away.
  await sql`create index outbox_unsent on outbox (kind, next_try_at, id) where sent_at is null`.execute(db)
  await db.schema.dropIndex('outbox_due').execute()
  await sql`create index outbox_sealed on outbox (sent_at) where sealed is not null`.execute(db)
  await index('refund_order', 'refund', ['order_id'])
  await index('refund_status', 'refund', ['status'])
  await index('money_case_payment', 'money_case', ['payment_id'])
  await index('attempt_at', 'attempt', ['at'])
  await index('device_used', 'device', ['used_at'])
  await index('link_expires', 'link', ['expires_at'])
  await index('session_expires', 'session', ['expires_at'])
  await index('session_revoked', 'session', ['revoked_at'])
  await index('idempotency_created', 'idempotency', ['created_at'])
  await index('outbox_created', 'outbox', ['created_at'])
  await index('payment_event_received', 'payment_event', ['received_at'])
  await index('notification_created', 'notification', ['created_at'])
  for (const table of ['stock_request', 'product_request']) {
    const name = sql.ref(`${table}_over`)
    await sql`create index ${name} on ${sql.table(table)} (coalesce(answered_at, created_at))`.execute(db)
  }
  await sql`create index newsletter_open on newsletter (confirm_until) where confirmed_at is null`.execute(db)
  await sql`
    create index customer_unverified on customer (created_at)
    where password_hash is not null and email_verified_at is null and mobile_verified_at is null`.execute(db)
  // Each customer who goes is looked for in these.
  await index('coupon_use_user', 'coupon_use', ['user_id'])
  await index('review_user', 'review', ['user_id'])
  await index('product_request_user', 'product_request', ['user_id'])
  if (!isPostgres) return
  await keepLargeTablesTidy(db)
  await sql`analyze orders`.execute(db)
}

/**
 * PostgreSQL cleans a table and looks at it anew when a fifth and a tenth of it have changed: of millions of orders those
 * of months. And an order leaves dead rows in `stock`, which fit into the room that its pages keep.
 */
async function keepLargeTablesTidy(db: Database): Promise<void> {
  for (const table of ['orders', 'order_line', 'payment', 'outbox', 'session', 'notification', 'attempt']) {
    await sql`
      alter table ${sql.table(table)} set (autovacuum_vacuum_scale_factor = 0.02,
        autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05)`.execute(db)
  }
  await sql`alter table stock set (fillfactor = 70)`.execute(db)
}
