import type { DeskBulkChange, DeskBulkPreview } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { gstInForce } from '@dawakit/core/tax'
import { saidRate } from '@dawakit/lists/medicines'
import { BadValue } from '@dawakit/lists/values'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { requirePlace, requireRate } from '../../lists/by-hand/edit-product.ts'
import { byField } from '../products/field-refusal.ts'
import { lotsOf, requireSelection, type Selection } from './bulk-selection.ts'
import { createRefusals, readFacts, requireChange, wantedChange } from './wanted-change.ts'

const SAMPLES = 10

/**
 * What a change would make of a selection; nothing is changed.
 *
 * @throws {CallError} 422 `bulk-nothing`, `product-field-wrong`
 */
export async function previewBulk(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  selection: Selection,
  change: DeskBulkChange,
): Promise<DeskBulkPreview> {
  requireSelection(selection)
  await byField(() => requireGood(db, change, istDate(clock())))
  const giveWay = createGiveWay()
  const refusals = createRefusals()
  const preview: DeskBulkPreview = { count: 0, changes: 0, same: 0, refused: [], samples: [] }
  for await (const ids of lotsOf(db, selection)) {
    for (const facts of await readFacts(db, ids, change)) {
      preview.count++
      const wanted = wantedChange(facts, change)
      if (wanted.is === 'same') preview.same++
      else if (wanted.is === 'refused') refusals.count(wanted.reason, facts.name)
      else {
        preview.changes++
        const { id, name } = facts
        const { before, after } = wanted
        if (preview.samples.length < SAMPLES) preview.samples.push({ id, name, before, after })
      }
    }
    await giveWay()
  }
  return { ...preview, refused: refusals.list() }
}

/** What is wrong with the change itself is said once, and not of each product. @throws {BadValue} */
export async function requireGood(db: Database, change: DeskBulkChange, day: string): Promise<void> {
  requireChange(change)
  if (change.what === 'category') {
    const { kind, category, subcategory } = change
    await requirePlace(db, { kind, category, subcategory })
  }
  if (change.what === 'hsn') {
    requireRate({ said: change.hsn, salts: [] }, day)
    const { rate } = saidRate(change.gstRate, day)
    if (!gstInForce({ hsn: change.hsn }, day).includes(rate))
      throw new BadValue(`gst_rate "${change.gstRate}" is not in force for hsn ${change.hsn} on ${day}`)
  }
}
