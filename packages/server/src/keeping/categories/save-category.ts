import type { CategoryFacts } from '@dawakit/core/contract'
import { nameKey, slugify } from '@dawakit/core/product'
import { keptNameNeeded, keptNameTaken, notFound, pictureNeeded } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { isOwnPath } from '../../ground/values/own-path.ts'
import { leadOn, takeName } from '../held/former-names.ts'
import { refuseField } from '../held/refuse-field.ts'
import { requireSeen } from '../held/row-version.ts'
import { type CategoryRow, categoryVersion, readCategories } from './read-categories.ts'

export interface SavedCategory {
  category: CategoryFacts
  id?: string | undefined
  seen?: string | undefined
}

/** @throws {CallError} 404 */
export async function categoryOf(trx: Database, id: string): Promise<CategoryRow> {
  const row = await trx.selectFrom('category').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new CallError(404, notFound)
  return row
}

/** Who was second sees the categories as they stand. */
export async function requireCategorySeen(trx: Database, row: CategoryRow, seen: string | undefined) {
  const version = categoryVersion(row)
  if (version !== seen) requireSeen(version, seen, await readCategories(trx))
}

/** Makes a category, or changes one. What leads to it by its name leads there by the new one. */
export async function saveCategory(
  trx: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  staff: DeskStaff,
  { category: facts, id, seen }: SavedCategory,
): Promise<void> {
  const known = id === undefined ? undefined : await categoryOf(trx, id)
  if (known) await requireCategorySeen(trx, known, seen)
  const is_general = known?.is_general ?? (facts.isGeneral ? 1 : 0)
  const within = String(is_general)
  const slug = slugify(facts.name)
  if (slug === '') throw refuseField(400, keptNameNeeded, 'category.name')
  await requireFreeName(trx, slug, is_general, id)
  if (facts.logo !== '' && !isOwnPath(facts.logo)) throw refuseField(400, pictureNeeded, 'category.logo')
  if (!facts.banners.every(isOwnPath)) throw refuseField(400, pictureNeeded, 'category.banners')
  await requireGroup(trx, facts.group)
  const subjectId = known?.id ?? newId()
  const row = {
    name: facts.name,
    slug,
    name_key: nameKey(facts.name),
    parent_group: facts.group,
    logo: facts.logo || `/images/categories/${slug}.svg`,
    banners: JSON.stringify(
      facts.banners.map((bannerImageUrl, index) => ({ id: `${subjectId}-${index + 1}`, bannerImageUrl })),
    ),
  }
  const change = { subject: 'category', subjectId, after: { name: row.name, group: row.parent_group } }
  if (!known) {
    await trx
      .insertInto('category')
      .values({ id: subjectId, is_general, position: await lastPosition(trx), product_count: 0, ...row })
      .execute()
    await takeName(trx, { noun: 'category', within }, slug)
    await audit(trx, staff, clock, { action: 'category.add', ...change })
    return
  }
  await trx.updateTable('category').set(row).where('id', '=', known.id).execute()
  await leadOn(
    trx,
    { noun: 'category', within },
    { before: known.slug, after: slug, from: known.id, to: known.id },
  )
  await renameWhatLeadsThere(trx, is_general, known.name, row.name)
  const before = { name: known.name, group: known.parent_group }
  await audit(trx, staff, clock, { action: 'category.change', before, ...change })
}

/** Banners, offers and rows of the home page name the category that they lead to. */
export async function renameWhatLeadsThere(
  trx: Database,
  isGeneral: number,
  before: string,
  after: string,
): Promise<void> {
  if (before === after) return
  for (const table of ['banner', 'offer'] as const) {
    await trx
      .updateTable(table)
      .set({ category: after })
      .where('category', '=', before)
      .where('is_general', '=', isGeneral)
      .execute()
  }
  await trx
    .updateTable('dynamic_category')
    .set({ name: after })
    .where('name', '=', before)
    .where('is_general', '=', isGeneral)
    .execute()
}

async function requireFreeName(trx: Database, slug: string, isGeneral: number, id: string | undefined) {
  const others = await trx
    .selectFrom('category')
    .select('id')
    .where('is_general', '=', isGeneral)
    .where('slug', '=', slug)
    .execute()
  if (others.some((other) => other.id !== id)) throw refuseField(409, keptNameTaken, 'category.name')
}

async function requireGroup(trx: Database, name: string | null): Promise<void> {
  if (name === null) return
  const group = await trx.selectFrom('menu_group').select('id').where('name', '=', name).executeTakeFirst()
  if (!group) throw refuseField(400, notFound, 'category.group')
}

async function lastPosition(trx: Database): Promise<number> {
  const { last } = await trx
    .selectFrom('category')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}
