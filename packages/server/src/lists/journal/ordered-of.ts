import type { Database } from '../../ground/database/schema/index.ts'

/** What of an import was ordered since it began: products by id, and coupons; with the name of each. */
export async function orderedOf(
  db: Database,
  importNumber: number,
  since: number,
): Promise<Map<string, string>> {
  const lines = await db
    .selectFrom('import_change')
    .innerJoin('order_line', 'order_line.product_id', 'import_change.key')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .select(['order_line.product_id', 'order_line.name'])
    .where('import_change.import_number', '=', importNumber)
    .where('import_change.what', '=', 'product')
    .where('orders.ordered_at', '>=', since)
    .execute()
  const uses = await db
    .selectFrom('import_change')
    .innerJoin('coupon_use', 'coupon_use.coupon_id', 'import_change.key')
    .innerJoin('coupon', 'coupon.id', 'coupon_use.coupon_id')
    .innerJoin('orders', 'orders.id', 'coupon_use.order_id')
    .select(['coupon.id', 'coupon.name'])
    .where('import_change.import_number', '=', importNumber)
    .where('import_change.what', '=', 'coupon')
    .where('orders.ordered_at', '>=', since)
    .execute()
  return new Map([
    ...lines.map((row): [string, string] => [row.product_id, row.name]),
    ...uses.map((row): [string, string] => [row.id, row.name]),
  ])
}
