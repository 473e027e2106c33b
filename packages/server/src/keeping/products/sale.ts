import { saleBanRefusals } from '@dawakit/core/sale'
import { BadValue } from '@dawakit/lists/values'
import { saleBansOf } from '../../catalogue/sale/sale-bans.sql.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { AuditedBy } from '../../ground/desk-calls/audit.ts'
import type { Journal } from '../../ground/journal/journal.ts'
import { markShown } from '../../ground/kept-catalogue/shown-products.ts'
import { countDeltas } from '../../lists/products/count-deltas.ts'
import { keepStep } from '../prices/product-steps.ts'
import type { Changing } from './changing.ts'
import { lacksOf } from './product-record.sql.ts'

const LACKS: Readonly<Record<string, string>> = {
  category: 'category is empty: choose where it stands before it is put on sale',
  hsn: 'hsn is empty: nothing can be taxed without it',
  price: 'price is empty: write what it costs before it is put on sale',
}

/**
 * Puts a product on sale, or takes it off with a reason, inside the caller's transaction.
 *
 * @returns whether it was otherwise before
 * @throws {BadValue} for one that may not be sold, or lacks something; without a reason
 */
export async function setSale(
  trx: Database,
  { known: { row }, at, version }: Changing,
  { isForSale, reason }: { isForSale: boolean; reason: string },
  { by, journal }: { by: AuditedBy; journal: Journal },
): Promise<boolean> {
  if ((row.is_for_sale === 1) === isForSale) return false
  if (isForSale) {
    const ban = (await saleBansOf(trx, [row.id])).get(row.id)
    if (ban) throw new BadValue(`for_sale is refused: ${saleBanRefusals[ban].text}`)
    const [lack] = lacksOf(row)
    if (lack !== undefined) throw new BadValue(LACKS[lack] ?? `${lack} is empty`)
  } else if (reason === '') throw new BadValue('reason is empty: write why it is taken off sale')
  const before = { is_for_sale: row.is_for_sale, is_unlisted: row.is_unlisted, updated_at: row.updated_at }
  const after = {
    is_for_sale: isForSale ? (1 as const) : (0 as const),
    is_unlisted: isForSale ? (0 as const) : row.is_unlisted,
    updated_at: version,
  }
  await trx.updateTable('product').set(after).where('id', '=', row.id).execute()
  await markShown(trx, row.id)
  journal.changed('product', row.id, before, after)
  const counts = countDeltas()
  counts.leave(row)
  counts.enter({ ...row, ...after })
  await counts.write(trx)
  await keepStep(trx, {
    productId: row.id,
    what: isForSale ? 'onSale' : 'offSale',
    at,
    by,
    why: reason,
  })
  return true
}
