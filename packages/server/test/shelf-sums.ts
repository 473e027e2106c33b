import { sql } from 'kysely'
import type { Database } from '../src/ground/database/schema/index.ts'

/**
 * What of the shelf does not come out, reckoned by who stands outside: the packs of batches that are sold and those of no known batch are
 * what can be bought or is held, with the pieces of orders that are taken and in no parcel yet. Nothing is below 0, and something is short
 * only where nothing can be bought.
 */
export async function shelfFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    product_id: string
    free: number
    reserved: number
    unknown: number
    short: number
    sold: number
    least: number
    waiting: number
  }>`
    select stock.product_id, free, reserved, unknown_units as unknown, short_units as short,
      coalesce(shelf.sold, 0) as sold, coalesce(shelf.least, 0) as least, coalesce(waits.pieces, 0) as waiting
    from stock
    left join (
      select product_id, sum(case when is_sold = 1 then coalesce(units, 0) else 0 end) as sold,
        min(case when coalesce(units, 0) < quarantined then coalesce(units, 0) else quarantined end) as least
      from stock_batch group by product_id
    ) as shelf on shelf.product_id = stock.product_id
    left join (
      select product_id, sum(quantity - coalesce((
        select sum(packed.quantity - packed.unsupplied_quantity) from shipment
        inner join shipment_line as packed on packed.shipment_id = shipment.id
        where shipment.order_id = order_line.order_id and packed.line_no = order_line.line_no
      ), 0)) as pieces
      from order_line inner join orders on orders.id = order_line.order_id
      where stock_state = 'taken' and canceled_at is null and delivery_status <> 'delivered' and (
        delivery_status in ('pending', 'confirmed')
        or exists (select 1 from shipment where shipment.order_id = orders.id)
      )
      group by product_id
    ) as waits on waits.product_id = stock.product_id
    order by stock.product_id`.execute(db)
  return rows.flatMap((row) => {
    const there = Number(row.sold) + Number(row.unknown)
    const owed = Number(row.free) - Number(row.short) + Number(row.reserved) + Number(row.waiting)
    const says = `${row.product_id}: ${Number(row.sold)} of batches + ${row.unknown} unknown; ${row.free} free − ${row.short} short + ${row.reserved} held + ${Number(row.waiting)} waiting`
    const isRight =
      there === owed &&
      Number(row.least) >= 0 &&
      row.free >= 0 &&
      row.reserved >= 0 &&
      row.short >= 0 &&
      (row.short === 0 || row.free === 0)
    return isRight ? [] : [says]
  })
}
