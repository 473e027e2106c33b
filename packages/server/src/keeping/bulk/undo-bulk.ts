import type { Paise } from '@dawakit/core/money'
import { sql } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import type { Change } from '../../ground/journal/journal.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'
import { recountProducts } from '../../ground/kept-catalogue/recount-products.ts'
import { takeBackSome } from '../../lists/journal/undo-import.ts'
import { keepStep } from '../prices/product-steps.ts'
import { beginUndo } from './bulk-runs.sql.ts'

const NOBODY: ReadonlySet<string> = new Set()

/**
 * Takes a change of several products back beside the calls, for an hour: what is still as it left it is as it was. What somebody has
 * changed since stays, and is counted.
 *
 * @throws {CallError} 404 `bulk-not-found`; 409 `bulk-too-old`, `bulk-under-way`
 */
export async function undoBulk(context: ServerContext, staff: DeskStaff, id: string): Promise<void> {
  const { db, clock, config } = context
  const number = await beginUndo(context, staff, id)
  context.longWork.begin('bulk undo', async () => {
    const giveWay = createGiveWay()
    const by = { importNumber: number, at: clock(), saleDays: config.saleDays }
    const sum = { restored: 0, kept: 0 }
    for (;;) {
      const done = await inTransaction(db, async (trx) => {
        const some = await takeBackSome(trx, by, NOBODY, (changes) =>
          tellTakenBack(trx, changes, { id, staff, clock }),
        )
        if (some) await touchCatalogue(trx, { at: clock() })
        return some
      })
      if (done === null) break
      sum.restored += done.restored
      sum.kept += done.kept
      await db
        .updateTable('bulk_change')
        .set({ ...sum, seen_at: clock() })
        .where('id', '=', id)
        .execute()
      await giveWay()
    }
    await recountProducts(db, giveWay)
    await db.updateTable('bulk_change').set({ running: null }).where('id', '=', id).execute()
    context.catalogue.refresh()
  })
}

interface By {
  id: string
  staff: DeskStaff
  clock: ServerContext['clock']
}

/** Who has seen a product as it was changed has seen another; and its history has what was taken back. */
async function tellTakenBack(
  trx: Database,
  changes: readonly Change[],
  { id: run, staff, clock }: By,
): Promise<void> {
  const at = clock()
  const ids = [...new Set(changes.filter(({ what }) => what === 'product').map(({ key }) => key))]
  if (ids.length === 0) return
  const rows = await trx
    .selectFrom('product')
    .select(['id', 'mrp_paise', 'price_paise', 'is_for_sale'])
    .where('id', 'in', ids)
    .execute()
  const now = new Map(rows.map((row) => [row.id, row]))
  for (const { what, key, before, after } of changes) {
    const row = now.get(key)
    if (what !== 'product' || !row || !before || !after) continue
    const step = { productId: key, at, by: staff, why: 'taken back' }
    const was = before as { mrp_paise?: Paise; price_paise?: Paise; is_for_sale?: number }
    const made = after as typeof was
    const { mrp_paise: mrp = row.mrp_paise, price_paise: price } = was
    if (price !== undefined && price === row.price_paise) {
      const from = { mrp: made.mrp_paise ?? mrp, price: made.price_paise ?? price }
      await keepStep(trx, { ...step, what: 'price', before: from, after: { mrp, price } })
    }
    if (was.is_for_sale !== undefined && was.is_for_sale === row.is_for_sale)
      await keepStep(trx, { ...step, what: was.is_for_sale === 1 ? 'onSale' : 'offSale' })
  }
  await trx
    .updateTable('product')
    .set({ updated_at: sql<number>`case when updated_at >= ${at} then updated_at + 1 else ${at} end` })
    .where('id', 'in', ids)
    .execute()
  for (const id of ids)
    await audit(trx, staff, clock, {
      action: 'product.undo',
      subject: 'product',
      subjectId: id,
      after: { run },
    })
}
