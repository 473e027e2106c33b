import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { followMrp } from './follow-mrp.ts'

/**
 * What of the batches of products is sold is another now: their MRP follows it, and who shows or waits for them is told. Whoever moves
 * packs, or puts a batch on sale or off, ends with it.
 *
 * @param productIds - Their stock is held.
 */
export async function soldChanged(
  trx: Database,
  { clock, happened }: Pick<ServerContext, 'clock' | 'happened'>,
  productIds: Iterable<string>,
): Promise<void> {
  const followed = await followMrp(trx, [...new Set(productIds)], clock())
  await happened(trx, 'stock.changed', { import: null })
  if (followed.length > 0) await happened(trx, 'products.changed', { import: null })
}
