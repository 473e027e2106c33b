import type { CheckLine } from '@dawakit/core/contract'
import { needsParticulars } from '@dawakit/core/prescription'
import { saltsByProduct } from '../../catalogue/products/product-summary.ts'
import { schedulesOf } from '../../catalogue/sale/schedules.sql.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderLineRow, OrderRow } from '../../orders/read/order-rows.ts'
import { earlierDispensing } from './earlier-dispensing.sql.ts'

type LineFacts = Pick<CheckLine, 'salts' | 'manufacturer' | 'schedule' | 'needsParticulars' | 'earlier'>

/** What stands beside each line of a check: its salts with their strengths, maker, schedule, and what was given before. */
export async function lineFactsOf(
  db: Database,
  context: Pick<ServerContext, 'salts'>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<(line: OrderLineRow) => LineFacts> {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  const salts = await saltsByProduct(db, ids)
  const schedules = await schedulesOf(db, context, ids)
  const makers = await db
    .selectFrom('product')
    .select(['id', 'manufacturer'])
    .where('id', 'in', ids)
    .execute()
  const earlier = await earlierDispensing(db, order, ids)
  return ({ product_id, is_prescription }) => {
    const schedule = schedules.get(product_id) ?? null
    return {
      salts: salts.get(product_id) ?? [],
      manufacturer: makers.find(({ id }) => id === product_id)?.manufacturer ?? '',
      schedule,
      needsParticulars: needsParticulars({ isPrescriptionNeeded: is_prescription === 1, schedule }),
      earlier: earlier.get(product_id) ?? [],
    }
  }
}
