import { bulkNothing } from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { chosenBy, type ProductFilter } from '../products/list-products.sql.ts'

/** Products that are named, or all that a filter finds but some. */
export interface Selection {
  ids?: readonly string[] | undefined
  filter?: ProductFilter | undefined
  except?: readonly string[] | undefined
}

/** Products that are read, or changed in one transaction, together. */
const LOT = 50

/** @throws {CallError} 422 `bulk-nothing` for a selection of nothing */
export function requireSelection({ ids, filter }: Selection): void {
  if (!filter && (ids ?? []).length === 0) throw new CallError(422, bulkNothing)
}

/** Ids of a selection in their order, in which who orders locks them, a lot at a time. What a filter finds is found as it goes. */
export async function* lotsOf(
  db: Database,
  { ids = [], filter, except = [] }: Selection,
): AsyncGenerator<string[]> {
  const left = new Set(except)
  if (!filter) {
    const all = [...new Set(ids)].filter((id) => !left.has(id)).toSorted()
    for (let at = 0; at < all.length; at += LOT) yield all.slice(at, at + LOT)
    return
  }
  let last = ''
  for (;;) {
    const chosen = await chosenBy(db, filter)
    const rows = await chosen
      .select('product.id')
      .where('product.id', '>', last)
      .orderBy('product.id')
      .limit(LOT)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    last = end.id
    yield rows.map(({ id }) => id).filter((id) => !left.has(id))
  }
}
