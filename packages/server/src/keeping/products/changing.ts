import { productChanged, productNotFound } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { lockProduct } from '../../lists/by-hand/edit-product.ts'
import type { KnownProduct } from '../../lists/products/change-product.ts'
import { nextVersion } from '../prices/set-price.ts'
import { byField } from './field-refusal.ts'
import { readProductRecord } from './product-record.sql.ts'

/** A product that is being changed, its row held until the end. */
export interface Changing {
  known: KnownProduct
  at: number
  /** What its `updated_at` becomes. */
  version: number
}

/** What has been seen of a product is old. */
class SeenIsOld extends Error {}

/**
 * Changes a product in one transaction, by who has seen it as it is.
 *
 * @param of.seen - Without it there is nothing that who is second could lose.
 * @throws {CallError} 404 `product-not-found`; 409 `product-changed` with the product as it is; 422 `product-field-wrong`
 */
export async function changing<Result>(
  context: ServerContext,
  { id, seen }: { id: string; seen?: number },
  work: (trx: Database, change: Changing) => Promise<Result>,
): Promise<Result> {
  const { db, clock, catalogue } = context
  try {
    const result = await byField(() =>
      inTransaction(db, async (trx) => {
        const known = await lockProduct(trx, id)
        if (!known) throw new CallError(404, productNotFound)
        if (seen !== undefined && seen !== known.row.updated_at) throw new SeenIsOld()
        const at = clock()
        return work(trx, { known, at, version: nextVersion(known.row.updated_at, at) })
      }),
    )
    catalogue.refresh()
    return result
  } catch (error) {
    if (!(error instanceof SeenIsOld)) throw error
    throw new CallError(409, productChanged, { data: await readProductRecord(db, context, id) })
  }
}
