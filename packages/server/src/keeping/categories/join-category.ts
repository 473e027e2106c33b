import { keptChanged, notEmpty, otherKindOfCategory, pageLeadsThere } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { leadOn } from '../held/former-names.ts'
import { refuseField } from '../held/refuse-field.ts'
import type { CategoryRow } from './read-categories.ts'
import { readCategories } from './read-categories.ts'
import { categoryOf, renameWhatLeadsThere, requireCategorySeen } from './save-category.ts'

type Clock = Pick<ServerContext, 'clock'>

/** All of one category stands in another from now on, and its address leads there. */
export async function joinCategory(
  trx: Database,
  { clock }: Clock,
  staff: DeskStaff,
  { id, into, seen }: { id: string; into: string; seen: string },
): Promise<void> {
  const gone = await categoryOf(trx, id)
  await requireCategorySeen(trx, gone, seen)
  const stays = await categoryOf(trx, into)
  if (gone.id === stays.id || gone.is_general !== stays.is_general) {
    throw refuseField(409, otherKindOfCategory, 'into')
  }
  await moveSubcategories(trx, gone, stays)
  await trx
    .updateTable('product')
    .set({ category_id: stays.id, updated_at: clock() })
    .where('category_id', '=', gone.id)
    .execute()
  await renameWhatLeadsThere(trx, gone.is_general, gone.name, stays.name)
  await leadOn(
    trx,
    { noun: 'category', within: String(gone.is_general) },
    { before: gone.slug, after: stays.slug, from: gone.id, to: stays.id },
  )
  await trx
    .updateTable('category')
    .set({ product_count: gone.product_count + stays.product_count })
    .where('id', '=', stays.id)
    .execute()
  await trx.deleteFrom('category').where('id', '=', gone.id).execute()
  await audit(trx, staff, clock, {
    action: 'category.join',
    subject: 'category',
    subjectId: gone.id,
    before: { name: gone.name },
    after: { name: stays.name, into: stays.id },
  })
}

async function moveSubcategories(trx: Database, gone: CategoryRow, stays: CategoryRow): Promise<void> {
  const [moved, kept] = await Promise.all(
    [gone.id, stays.id].map((id) =>
      trx.selectFrom('subcategory').selectAll().where('category_id', '=', id).execute(),
    ),
  )
  const byKey = new Map(kept?.map((row) => [row.name_key, row]))
  for (const row of moved ?? []) {
    const same = byKey.get(row.name_key)
    const mine = trx.updateTable('product').where('category_id', '=', gone.id)
    if (same) {
      if (same.name !== row.name)
        await mine.set({ subcategory: same.name }).where('subcategory', '=', row.name).execute()
      await trx
        .updateTable('subcategory')
        .set({ product_count: same.product_count + row.product_count })
        .where('category_id', '=', stays.id)
        .where('name', '=', same.name)
        .execute()
    } else {
      const position = row.position + (kept?.length ?? 0)
      await trx
        .insertInto('subcategory')
        .values({ ...row, category_id: stays.id, position })
        .execute()
    }
  }
  await trx.deleteFrom('subcategory').where('category_id', '=', gone.id).execute()
  await trx
    .deleteFrom('former_name')
    .where('noun', '=', 'subcategory')
    .where('within', '=', gone.id)
    .execute()
}

/** Takes away a category in which nothing is. */
export async function removeCategory(
  trx: Database,
  { clock }: Clock,
  staff: DeskStaff,
  { id, seen }: { id: string; seen: string },
): Promise<void> {
  const gone = await categoryOf(trx, id)
  await requireCategorySeen(trx, gone, seen)
  const { count } = await trx
    .selectFrom('product')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('category_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(count) > 0) throw new CallError(409, notEmpty, { data: { count: Number(count) } })
  if (await isLedTo(trx, gone)) throw new CallError(409, pageLeadsThere)
  await trx.deleteFrom('subcategory').where('category_id', '=', id).execute()
  await trx.deleteFrom('former_name').where('noun', '=', 'subcategory').where('within', '=', id).execute()
  await trx.deleteFrom('former_name').where('noun', '=', 'category').where('leads_to', '=', id).execute()
  await trx.deleteFrom('category').where('id', '=', id).execute()
  const before = { name: gone.name }
  await audit(trx, staff, clock, { action: 'category.remove', subject: 'category', subjectId: id, before })
}

async function isLedTo(trx: Database, { name, is_general }: CategoryRow): Promise<boolean> {
  for (const table of ['banner', 'offer'] as const) {
    const found = await trx
      .selectFrom(table)
      .select('id')
      .where('category', '=', name)
      .where('is_general', '=', is_general)
      .executeTakeFirst()
    if (found) return true
  }
  const row = await trx
    .selectFrom('dynamic_category')
    .select('id')
    .where('name', '=', name)
    .where('is_general', '=', is_general)
    .executeTakeFirst()
  return row !== undefined
}

/** Puts all categories of one kind, or all subcategories of one, into this order. */
export async function orderCategories(
  trx: Database,
  { clock }: Clock,
  staff: DeskStaff,
  { ids, within }: { ids: readonly string[]; within?: string | undefined },
): Promise<void> {
  const { categories } = await readCategories(trx)
  const first = categories.find(({ id }) => id === ids[0])
  const there =
    within === undefined
      ? categories.filter(({ isGeneral }) => isGeneral === first?.isGeneral).map(({ id }) => id)
      : (categories.find(({ id }) => id === within)?.subcategories ?? []).map(({ name }) => name)
  if (there.toSorted().join('\n') !== ids.toSorted().join('\n')) {
    throw new CallError(409, keptChanged, { data: await readCategories(trx) })
  }
  for (const [index, id] of ids.entries()) {
    const position = index + 1
    await (within === undefined
      ? trx.updateTable('category').set({ position }).where('id', '=', id).execute()
      : trx
          .updateTable('subcategory')
          .set({ position })
          .where('category_id', '=', within)
          .where('name', '=', id)
          .execute())
  }
  const subjectId = within ?? (first?.isGeneral ? 'general' : 'speciality')
  await audit(trx, staff, clock, { action: 'category.order', subject: 'category', subjectId })
}
