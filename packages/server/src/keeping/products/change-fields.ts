import type { DeskProductFields } from '@dawakit/core/contract'
import { BadValue } from '@dawakit/lists/values'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { noJournal } from '../../ground/journal/journal.ts'
import { markShown } from '../../ground/kept-catalogue/shown-products.ts'
import { type Columns, editProduct } from '../../lists/by-hand/edit-product.ts'
import { createShelves } from '../../lists/products/shelves.ts'
import { type Changing, changing } from './changing.ts'
import { tellChanged } from './tell-changed.ts'

/** Characters of a text that the audit has. */
const TOLD = 200

export interface FieldsChange {
  id: string
  seen: number
  fields: Partial<DeskProductFields>
  /** What is bought with it; null for nothing. Left out, it stays. */
  pair?: string | null | undefined
  isDeal?: boolean | undefined
}

/**
 * Changes what is written of a product, by the rules of lists.
 *
 * @throws {CallError} as `changing`
 */
export async function changeFields(
  context: ServerContext,
  staff: DeskStaff,
  { id, seen, fields, pair, isDeal }: FieldsChange,
): Promise<void> {
  const { clock } = context
  await changing(context, { id, seen }, async (trx, change) => {
    const { at, version } = change
    const options = { shelves: createShelves(false), salts: context.salts(), at: version }
    const { before, after } = await editProduct(trx, id, fields, options, noJournal)
    const others = { ...(await changePair(trx, change, pair)), ...(await changeDeal(trx, id, isDeal)) }
    const columns = [...Object.keys(after), ...Object.keys(others)]
    if (columns.length === 0) return
    // Whatever of it was another one: who has seen the one before has seen another.
    await trx.updateTable('product').set({ updated_at: version }).where('id', '=', id).execute()
    await markShown(trx, id)
    await audit(trx, staff, clock, {
      action: 'product.change',
      subject: 'product',
      subjectId: id,
      before: told(before),
      after: { ...told(after), ...others },
    })
    await tellChanged(trx, columns, at)
  })
}

export const told = (columns: Columns): Record<string, string> =>
  Object.fromEntries(
    Object.entries(columns).map(([column, text]) => [
      column,
      text.length > TOLD ? `${text.slice(0, TOLD)}…` : text,
    ]),
  )

async function changePair(
  trx: Database,
  { known: { row } }: Changing,
  pair: string | null | undefined,
): Promise<{ pair?: string | null }> {
  if (pair === undefined || pair === row.pair_product_id) return {}
  if (pair === row.id) throw new BadValue('pair is the product itself')
  if (pair !== null) {
    const other = await trx.selectFrom('product').select('id').where('id', '=', pair).executeTakeFirst()
    if (!other) throw new BadValue('pair is no product of the shop')
  }
  await trx.updateTable('product').set({ pair_product_id: pair }).where('id', '=', row.id).execute()
  return { pair }
}

async function changeDeal(
  trx: Database,
  id: string,
  isDeal: boolean | undefined,
): Promise<{ deal?: boolean }> {
  if (isDeal === undefined) return {}
  const known = await trx
    .selectFrom('deal')
    .select('position')
    .where('product_id', '=', id)
    .executeTakeFirst()
  if ((known !== undefined) === isDeal) return {}
  if (!isDeal) await trx.deleteFrom('deal').where('product_id', '=', id).execute()
  else {
    const last = await trx
      .selectFrom('deal')
      .select('position')
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
    await trx
      .insertInto('deal')
      .values({ product_id: id, position: (last?.position ?? 0) + 1 })
      .execute()
  }
  return { deal: isDeal }
}
