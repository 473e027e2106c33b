import { nameKey, slugify } from '@dawakit/core/product'
import { keptNameNeeded, keptNameTaken, notEmpty, notFound } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { leadOn, takeName } from '../held/former-names.ts'
import { refuseField } from '../held/refuse-field.ts'
import { categoryOf } from './save-category.ts'

export interface SavedSubcategory {
  category: string
  name?: string | undefined
  newName: string
  isJoined?: boolean | undefined
}

/** Makes a subcategory, renames one, or joins it into the one of the new name. */
export async function saveSubcategory(
  trx: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  staff: DeskStaff,
  { category: categoryId, name, newName, isJoined = false }: SavedSubcategory,
): Promise<void> {
  await categoryOf(trx, categoryId)
  const slug = slugify(newName)
  if (slug === '') throw refuseField(400, keptNameNeeded, 'newName')
  const all = await trx.selectFrom('subcategory').selectAll().where('category_id', '=', categoryId).execute()
  const known = name === undefined ? undefined : all.find((row) => row.name === name)
  if (name !== undefined && !known) throw new CallError(404, notFound)
  const other = all.find((row) => row !== known && slugify(row.name) === slug)
  if (other && !(known && isJoined)) throw refuseField(409, keptNameTaken, 'newName')
  const audited = { subject: 'category', subjectId: categoryId }
  const noun = { noun: 'subcategory', within: categoryId } as const
  if (!known) {
    const position = Math.max(0, ...all.map((row) => row.position)) + 1
    await trx
      .insertInto('subcategory')
      .values({
        category_id: categoryId,
        name: newName,
        name_key: nameKey(newName),
        position,
        product_count: 0,
      })
      .execute()
    await takeName(trx, noun, slug)
    await audit(trx, staff, clock, {
      action: 'subcategory.add',
      ...audited,
      after: { subcategory: newName },
    })
    return
  }
  const to = other?.name ?? newName
  const one = trx.updateTable('subcategory').where('category_id', '=', categoryId)
  if (other) {
    await one
      .set({ product_count: known.product_count + other.product_count })
      .where('name', '=', other.name)
      .execute()
    await trx
      .deleteFrom('subcategory')
      .where('category_id', '=', categoryId)
      .where('name', '=', known.name)
      .execute()
  } else {
    await one
      .set({ name: to, name_key: nameKey(to) })
      .where('name', '=', known.name)
      .execute()
  }
  await trx
    .updateTable('product')
    .set({ subcategory: to, updated_at: clock() })
    .where('category_id', '=', categoryId)
    .where('subcategory', '=', known.name)
    .execute()
  await leadOn(trx, noun, { before: slugify(known.name), after: slugify(to), from: known.name, to })
  await audit(trx, staff, clock, {
    action: other ? 'subcategory.join' : 'subcategory.change',
    ...audited,
    before: { subcategory: known.name },
    after: { subcategory: to },
  })
}

/** Takes away a subcategory in which nothing is. */
export async function removeSubcategory(
  trx: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  staff: DeskStaff,
  { category: categoryId, name }: { category: string; name: string },
): Promise<void> {
  const { count } = await trx
    .selectFrom('product')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('category_id', '=', categoryId)
    .where('subcategory', '=', name)
    .executeTakeFirstOrThrow()
  if (Number(count) > 0) throw new CallError(409, notEmpty, { data: { count: Number(count) } })
  const gone = await trx
    .deleteFrom('subcategory')
    .where('category_id', '=', categoryId)
    .where('name', '=', name)
    .executeTakeFirst()
  if (gone.numDeletedRows !== 1n) throw new CallError(404, notFound)
  await trx
    .deleteFrom('former_name')
    .where('noun', '=', 'subcategory')
    .where('within', '=', categoryId)
    .where('leads_to', '=', name)
    .execute()
  await audit(trx, staff, clock, {
    action: 'subcategory.remove',
    subject: 'category',
    subjectId: categoryId,
    before: { subcategory: name },
  })
}
