import { istDate } from '@dawakit/core/delivery'
import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * What is on the shelf is a sum of batches. Today's packs, of which nobody has said a batch, are `unknown_units` until they are
 * counted; `short_units` are pieces that orders hold and no batch that may be sold covers any more.
 */
export async function up(db: Database): Promise<void> {
  for (const column of ['unknown_units', 'short_units']) {
    await db.schema
      .alterTable('stock')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .alterTable('stock_batch')
    .addColumn('maker', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('stock_batch').addColumn('purchase_paise', 'bigint').execute()
  await db.schema
    .alterTable('stock_batch')
    .addColumn('is_sold', 'bigint', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('stock_batch')
    .addColumn('quarantined', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('stock_batch').addColumn('held', 'text').execute()
  await db.schema.alterTable('shipment_line').addColumn('mrp_paise', 'bigint').execute()
  await db.schema.alterTable('shipment_line').addColumn('shelf_expires_on', 'text').execute()
  await db.schema
    .createTable('shelf_move')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .addColumn('batch', 'text', (c) => c.notNull())
    .addColumn('expires_on', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('units', 'bigint', (c) => c.notNull())
    .addColumn('value_paise', 'bigint')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await addIndexes(db)
  await sayWhatIsThere(db)
}

async function addIndexes(db: Database): Promise<void> {
  await sql`create index stock_batch_sold on stock_batch (expires_on) where is_sold = 1`.execute(db)
  await sql`create index stock_batch_number on stock_batch (batch)`.execute(db)
  await sql`create index stock_unknown on stock (product_id) where unknown_units <> 0`.execute(db)
  await sql`create index stock_short on stock (product_id) where short_units > 0`.execute(db)
  await sql`create index shelf_move_product on shelf_move (product_id, at)`.execute(db)
  await sql`create index shelf_move_at on shelf_move (at)`.execute(db)
}

/**
 * What had expired when its list came was never counted among what can be bought; what has expired since is taken off sale as any other.
 * What is on the shelf and is in no batch is unknown.
 */
async function sayWhatIsThere(db: Database): Promise<void> {
  const imports = await db.selectFrom('import').select(['number', 'started_at']).execute()
  for (const { number, started_at } of imports) {
    await sql`
      update stock_batch set is_sold = 0
      where import_number = ${number} and expires_on <> '' and expires_on < ${istDate(started_at)}`.execute(
      db,
    )
  }
  await sql`
    update stock set unknown_units = free + reserved - coalesce((
      select sum(units) from stock_batch where stock_batch.product_id = stock.product_id and is_sold = 1
    ), 0)`.execute(db)
  await sql`
    update stock set unknown_units = unknown_units + waiting.pieces
    from (
      select product_id, sum(quantity - coalesce((
        select sum(packed.quantity - packed.unsupplied_quantity) from shipment
        inner join shipment_line as packed on packed.shipment_id = shipment.id
        where shipment.order_id = order_line.order_id and packed.line_no = order_line.line_no
      ), 0)) as pieces
      from order_line inner join orders on orders.id = order_line.order_id
      where stock_state = 'taken' and canceled_at is null and packing <> 'all' and delivery_status <> 'delivered' and (
        delivery_status in ('pending', 'confirmed')
        or exists (select 1 from shipment where shipment.order_id = orders.id)
      )
      group by product_id
    ) as waiting
    where waiting.product_id = stock.product_id`.execute(db)
}
