import { dayNumber, proposedOrder, SOLD_DAYS } from '@dawakit/core/purchase'
import { sql } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'

/**
 * Keeps what is sold, on the way and proposed of products: the list of what is to be ordered reads it, and adds nothing up. Rows are
 * written in the order of their ids. What neither moves nor lacks anything has none.
 */
export async function reckonNeeds(trx: Database, productIds: readonly string[], at: number): Promise<void> {
  const ids = [...new Set(productIds)].sort()
  if (ids.length === 0) return
  const products = await trx
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id', 'is_for_sale', 'stock_alert_threshold', 'free'])
    .where('product.id', 'in', ids)
    .execute()
  const sold = sumsOf(
    await trx
      .selectFrom('sold_day')
      .select((select) => ['product_id', select.fn.sum<number>('units').as('sum')])
      .where('product_id', 'in', ids)
      .where('day', '>', dayNumber(at) - SOLD_DAYS)
      .groupBy('product_id')
      .execute(),
  )
  const onWay = sumsOf(
    await trx
      .selectFrom('supplier_order_line')
      .select(['product_id', sql<number>`sum(units - received_units)`.as('sum')])
      .where('product_id', 'in', ids)
      .where('is_open', '=', 1)
      .groupBy('product_id')
      .execute(),
  )
  const last = await trx
    .selectFrom('supplier_batch')
    .select(['product_id', 'supplier_id'])
    .where('product_id', 'in', ids)
    .orderBy('at')
    .execute()
  const supplierOf = new Map(last.map((row) => [row.product_id, row.supplier_id]))
  const byId = new Map(products.map((row) => [row.id, row]))
  for (const id of ids) {
    const product = byId.get(id)
    const moving = {
      sold: sold.get(id) ?? 0,
      onHand: product?.free ?? 0,
      onWay: onWay.get(id) ?? 0,
      stockAlert: product?.stock_alert_threshold ?? 0,
    }
    const facts = {
      supplier_id: supplierOf.get(id) ?? null,
      sold_units: moving.sold,
      on_way_units: moving.onWay,
      proposed: product?.is_for_sale === 1 ? proposedOrder(moving) : 0,
    }
    if (facts.proposed === 0 && moving.sold === 0 && moving.onWay === 0) {
      await trx.deleteFrom('to_order').where('product_id', '=', id).execute()
      continue
    }
    await trx
      .insertInto('to_order')
      .values({ product_id: id, ...facts })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(facts))
      .execute()
  }
}

const sumsOf = (rows: readonly { product_id: string; sum: number | string }[]) =>
  new Map(rows.map(({ product_id, sum }) => [product_id, Number(sum)]))
