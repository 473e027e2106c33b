import type { DeskBulkChange } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { BadValue } from '@dawakit/lists/values'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { type Change, createJournal, type Journal, keepChanges } from '../../ground/journal/journal.ts'
import { recountProducts } from '../../ground/kept-catalogue/recount-products.ts'
import { markShown } from '../../ground/kept-catalogue/shown-products.ts'
import { editProduct, lockProduct } from '../../lists/by-hand/edit-product.ts'
import { createShelves } from '../../lists/products/shelves.ts'
import { nextVersion, setPrice } from '../prices/set-price.ts'
import { told } from '../products/change-fields.ts'
import { byField } from '../products/field-refusal.ts'
import { setSale } from '../products/sale.ts'
import { tellChanged } from '../products/tell-changed.ts'
import { beginBulk, sayingBulk } from './bulk-runs.sql.ts'
import { lotsOf, requireSelection, type Selection } from './bulk-selection.ts'
import { requireGood } from './preview-bulk.ts'
import { createRefusals, readFacts, type Wanted, wantedChange } from './wanted-change.ts'

interface WantedBulk {
  selection: Selection
  change: DeskBulkChange
  key: string
}

/** What a change of several is to columns that pages keep. */
const COLUMNS: Readonly<Record<DeskBulkChange['what'], string>> = {
  price: 'price',
  offSale: 'for_sale',
  onSale: 'for_sale',
  category: 'category',
  schedule: 'schedule',
  stockAlert: 'stock_alert',
  hsn: 'hsn',
  brand: 'brand',
}

/**
 * Changes several products beside the calls, in lots between which the shop goes on. What it was asked with the same key before is not
 * done again.
 *
 * @returns the id of the run
 * @throws {CallError} 409 `bulk-under-way`; 422 `bulk-nothing`, `product-field-wrong`
 */
export async function runBulk(
  context: ServerContext,
  staff: DeskStaff,
  { selection, change, key }: WantedBulk,
): Promise<string> {
  const { db, clock } = context
  requireSelection(selection)
  await byField(() => requireGood(db, change, istDate(clock())))
  const { id, isKnown, number } = await beginBulk(context, staff, { change, key })
  if (isKnown) return id
  context.longWork.begin('bulk', async (isStopped) => {
    const counts = { changed: 0, same: 0 }
    const refusals = createRefusals()
    const giveWay = createGiveWay()
    let from = 0
    let isWhole = true
    for await (const ids of lotsOf(db, selection)) {
      if (isStopped()) {
        isWhole = false
        break
      }
      const lot = await inTransaction(db, (trx) =>
        changeLot(trx, context, staff, { ids, change, id, number, from }),
      )
      from += lot.changes
      counts.changed += lot.changed
      counts.same += lot.same
      for (const { reason, name } of lot.refused) refusals.count(reason, name)
      await db
        .updateTable('bulk_change')
        .set({ ...counts, refused: JSON.stringify(refusals.list()), seen_at: clock() })
        .where('id', '=', id)
        .execute()
      await giveWay()
    }
    if (change.what === 'category' || change.what === 'brand')
      await recountProducts(db, sayingBulk(context, id, giveWay))
    await db
      .updateTable('bulk_change')
      .set({ running: null, seen_at: clock(), finished_at: isWhole ? clock() : null })
      .where('id', '=', id)
      .execute()
    context.catalogue.refresh()
  })
  return id
}

interface Lot {
  ids: readonly string[]
  change: DeskBulkChange
  /** Of the run, and of its changes in the journal. */
  id: string
  number: number
  from: number
}

async function changeLot(
  trx: Database,
  context: ServerContext,
  staff: DeskStaff,
  { ids, change, id: run, number, from }: Lot,
) {
  const { clock } = context
  const at = clock()
  const journal = createJournal()
  const done = { changed: 0, same: 0, changes: 0, refused: [] as { reason: string; name: string }[] }
  for (const id of ids) await lockProduct(trx, id)
  for (const facts of await readFacts(trx, ids, change)) {
    const wanted = wantedChange(facts, change)
    try {
      if (wanted.is === 'refused') throw new BadValue(wanted.reason)
      if (wanted.is === 'same') done.same++
      else {
        const told = await makeOne(trx, context, staff, { id: facts.id, wanted, at, journal })
        if (told === null) done.same++
        else {
          done.changed++
          await audit(trx, staff, clock, {
            action: 'product.bulk',
            subject: 'product',
            subjectId: facts.id,
            before: told.before,
            after: { ...told.after, run },
          })
        }
      }
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      done.refused.push({ reason: error.message, name: facts.name })
    }
  }
  const changes = journal.changes.map(withoutVersion)
  await keepChanges(trx, number, from, changes)
  done.changes = changes.length
  if (done.changed > 0) await tellChanged(trx, [COLUMNS[change.what]], at)
  return done
}

interface One {
  id: string
  wanted: Wanted & { is: 'other' }
  at: number
  journal: Journal
}

/** @returns what was and is; null where nothing is another one @throws {BadValue} before anything is changed */
async function makeOne(
  trx: Database,
  context: ServerContext,
  staff: DeskStaff,
  { id, wanted, at, journal }: One,
): Promise<{ before: Record<string, string>; after: Record<string, string> } | null> {
  const known = await lockProduct(trx, id)
  if (!known) return null
  const version = nextVersion(known.row.updated_at, at)
  const { before, after } = wanted
  switch (wanted.by) {
    case 'price': {
      await setPrice(trx, known.row, wanted.prices, { at, journal, step: { by: staff, why: '' } })
      return { before: { price: before }, after: { price: after } }
    }
    case 'sale': {
      const isOther = await setSale(trx, { known, at, version }, wanted, { by: staff, journal })
      return isOther ? { before: { for_sale: before }, after: { for_sale: after } } : null
    }
    case 'columns': {
      const shelves = createShelves(false)
      const options = { shelves, salts: context.salts(), at: version }
      const edited = await editProduct(trx, id, wanted.columns, options, journal)
      if (Object.keys(edited.after).length === 0) return null
      await markShown(trx, id)
      return { before: told(edited.before), after: told(edited.after) }
    }
  }
}

/** The version is nothing that is taken back: who undoes makes another one. */
function withoutVersion({ before, after, ...change }: Change): Change {
  const without = (columns: Change['before']) => {
    if (columns === null) return null
    const { updated_at: _, ...others } = columns
    return others
  }
  return { ...change, before: without(before), after: without(after) }
}
