import { slugify } from '@dawakit/core/product'
import { keptNameNeeded, keptNameTaken, notEmpty, notFound, pictureNeeded } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { isOwnPath } from '../../ground/values/own-path.ts'
import { refuseField } from '../held/refuse-field.ts'
import { requireSeen } from '../held/row-version.ts'
import { groupsVersion, readCategories, readGroups } from './read-categories.ts'
import { renameWhatLeadsThere } from './save-category.ts'

export interface SavedGroup {
  id?: string | undefined
  name: string
  logo: string
}

/** Writes the groups of the menu bar, in its order; a group that is left out goes, if no category is in it. */
export async function saveMenuGroups(
  trx: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  staff: DeskStaff,
  { groups, seen }: { groups: readonly SavedGroup[]; seen: string },
): Promise<void> {
  const before = await readGroups(trx)
  const version = groupsVersion(before)
  if (version !== seen) requireSeen(version, seen, await readCategories(trx))
  const slugs = new Set<string>()
  for (const { name, logo } of groups) {
    const slug = slugify(name)
    if (slug === '') throw refuseField(400, keptNameNeeded, 'groups')
    if (slugs.has(slug)) throw refuseField(409, keptNameTaken, 'groups')
    if (logo !== '' && !isOwnPath(logo)) throw refuseField(400, pictureNeeded, 'groups')
    slugs.add(slug)
  }
  for (const { id, name } of before.filter((known) => groups.every((group) => group.id !== known.id))) {
    const { count } = await trx
      .selectFrom('category')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('parent_group', '=', name)
      .executeTakeFirstOrThrow()
    if (Number(count) > 0) throw new CallError(409, notEmpty, { data: { count: Number(count) } })
    await trx.deleteFrom('menu_group').where('id', '=', id).execute()
  }
  const renamed = groups.map((group, index) => {
    const known = before.find(({ id }) => id === group.id)
    if (group.id !== undefined && !known) throw new CallError(404, notFound)
    return { known, row: { ...group, logo: group.logo || logoOf(group.name), position: index + 1 } }
  })
  // Categories and banners name their group: all are taken out of their groups before one takes another's name.
  for (const { known, row } of renamed) {
    const { name, logo, position } = row
    if (!known) {
      await trx.insertInto('menu_group').values({ id: newId(), name, logo, position }).execute()
      continue
    }
    await trx.updateTable('menu_group').set({ name, logo, position }).where('id', '=', known.id).execute()
    if (known.name !== name) await renameGroup(trx, known.name, `group:${known.id}`)
  }
  for (const { known, row } of renamed)
    if (known && known.name !== row.name) await renameGroup(trx, `group:${known.id}`, row.name)
  await audit(trx, staff, clock, {
    action: 'menu.change',
    subject: 'menu',
    subjectId: '',
    before: { groups: before.map(({ name }) => name) },
    after: { groups: groups.map(({ name }) => name) },
  })
}

/** What stands in a group and what leads to it name it. */
async function renameGroup(trx: Database, before: string, after: string): Promise<void> {
  await trx.updateTable('category').set({ parent_group: after }).where('parent_group', '=', before).execute()
  for (const isGeneral of [0, 1]) await renameWhatLeadsThere(trx, isGeneral, before, after)
}

const logoOf = (name: string) => `/images/groups/${slugify(name)}.svg`
