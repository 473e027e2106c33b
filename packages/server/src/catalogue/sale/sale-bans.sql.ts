import { RuleError } from '@dawakit/core/refusals'
import { type SaleBan, saleBanOf, saleBanRefusals } from '@dawakit/core/sale'
import type { Database } from '../../ground/database/schema/index.ts'
import { saltsByProduct } from '../products/product-summary.ts'

/**
 * Why some products may not be sold: by core's rule over what is known of them now, and by what the database itself
 * withholds. Either is enough, so that neither a row written around the one nor a fault of the other sells anything.
 *
 * @returns those alone that may not be.
 */
export async function saleBansOf(
  db: Database,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, SaleBan>> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'name', 'is_general', 'schedule', 'withheld'])
    .where('id', 'in', ids)
    .execute()
  const salts = await saltsByProduct(db, ids)
  const own = await db.selectFrom('not_sold_online').select('words').execute()
  const notOnline = own.map(({ words }) => words)
  return new Map(
    rows.flatMap(({ id, name, is_general, schedule, withheld }) => {
      const product = { name, schedule, salts: salts.get(id) ?? [], isGeneralProduct: is_general === 1 }
      const ban = saleBanOf(product, notOnline) ?? withheld
      return ban ? [[id, ban] as const] : []
    }),
  )
}

/** @throws {RuleError} `schedule-x-not-sold`, `not-sold-online` of the first product that may not be sold */
export async function requireSold(db: Database, productIds: readonly string[]): Promise<void> {
  const bans = await saleBansOf(db, productIds)
  for (const id of productIds) {
    const ban = bans.get(id)
    if (ban) throw new RuleError(saleBanRefusals[ban])
  }
}
