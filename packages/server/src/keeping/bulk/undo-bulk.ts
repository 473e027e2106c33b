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
import { beginUndo, sayBulk, sayingBulk } from './bulk-runs.sql.ts'

const NOBODY: ReadonlySet<string> = new Set()

/**
 * Takes a change of several products back beside the calls, for an hour: what is still as it left it is as it was. What somebody has
 * changed since stays, and is counted.
 *
 * @throws {CallError} 404 `bulk-not-found`; 409 `bulk-too-old`, `bulk-under-way`
 */
export async function undoBulk(context: ServerContext, staff: DeskStaff, id: string): Promise<void> {
  const { db } = context
  const number = await beginUndo(context, staff, id)
  context.longWork.begin('bulk undo', async (isStopped) => {
    const giveWay = createGiveWay()
    let isLeft = true
    while (isLeft && !isStopped()) {
      isLeft = await inTransaction(db, (trx) => undoSome(trx, context, { id, number, staff }))
      await giveWay()
    }
    if (!isLeft) await recountProducts(db, sayingBulk(context, id, giveWay))
    await db
      .updateTable('bulk_change')
      .set({ running: isLeft ? 0 : null })
      .where('id', '=', id)
      .execute()
    context.catalogue.refresh()
  })
}

/** @returns whether something may be left */
async function undoSome(
  trx: Database,
  { clock, config }: Pick<ServerContext, 'clock' | 'config'>,
  { id, number, staff }: { id: string; number: number; staff: DeskStaff },
): Promise<boolean> {
  await sayBulk({ db: trx, clock }, id)
  const at = clock()
  const restored = new Set<string>()
  const by = {
    importNumber: number,
    at,
    saleDays: config.saleDays,
    onRestored: (productId: string) => restored.add(productId),
  }
  // A brand that was made for it, and stays as others have it by now, is no product.
  let products = 0
  const done = await takeBackSome(trx, by, NOBODY, (changes) => {
    products = changes.filter(({ what }) => what === 'product').length
    const ofRestored = changes.filter(({ key }) => restored.has(key))
    return tellTakenBack(trx, ofRestored, { id, staff, clock })
  })
  if (done === null) return false
  const kept = products - done.restored
  await trx
    .updateTable('bulk_change')
    .set((row) => ({ restored: row('restored', '+', done.restored), kept: row('kept', '+', kept) }))
    .where('id', '=', id)
    .execute()
  await touchCatalogue(trx, { at })
  return true
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
