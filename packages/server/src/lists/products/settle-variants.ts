import type { ProductAttribute } from '@dawakit/core/contract'
import type { Database } from '../../ground/database/schema/index.ts'
import { isEqual, type Journal } from '../../ground/journal/journal.ts'
import { groupBy } from '../../ground/values/group-by.ts'
import type { InJournal } from '../run/run-import.ts'

/** Variants changed in one transaction. */
const BATCH = 250

/**
 * Makes the variant groups whole after an import: each has exactly one main variant (the cheapest that is
 * shown, where the file names none or several), and each variant carries the attributes and values of its whole group.
 */
export async function settleVariants(
  db: Database,
  inJournal: InJournal,
  giveWay: () => Promise<void>,
): Promise<void> {
  const unsettled = await findUnsettled(db)
  for (let at = 0; at < unsettled.length; at += BATCH) {
    await inJournal((trx, journal) => write(trx, unsettled.slice(at, at + BATCH), journal))
    await giveWay()
  }
}

/** The same of some groups, inside the caller's transaction. */
export async function settleGroups(
  trx: Database,
  groups: readonly string[],
  journal: Journal,
): Promise<void> {
  if (groups.length > 0) await write(trx, await findUnsettled(trx, groups), journal)
}

async function write(trx: Database, unsettled: readonly Unsettled[], journal: Journal): Promise<void> {
  for (const { id, before, after } of unsettled) {
    await trx.updateTable('product').set(after).where('id', '=', id).execute()
    journal.changed('product', id, { ...before }, { ...after })
  }
}

interface Unsettled {
  id: string
  before: Settled
  after: Settled
}

interface Settled {
  is_main_variant: number
  attributes: string
}

/** Variants that are not as their group wants them. */
async function findUnsettled(db: Database, of?: readonly string[]): Promise<Unsettled[]> {
  const all = db
    .selectFrom('product')
    .select([
      'id',
      'variant_group',
      'is_main_variant',
      'withheld',
      'is_unlisted',
      'primary_type',
      'primary_value',
      'secondary_type',
      'secondary_value',
      'attributes',
    ])
    .where('variant_group', 'is not', null)
  const rows = await (of ? all.where('variant_group', 'in', of) : all)
    .orderBy('price_paise')
    .orderBy('id')
    .execute()
  const groups = groupBy(rows, ({ variant_group }) => variant_group)
  return [...groups.values()].flatMap((members) => {
    const shown = members.filter((row) => row.withheld === null && row.is_unlisted === 0)
    const [first = members[0]] = shown
    const main = shown.find((row) => row.is_main_variant === 1) ?? first
    const attributes = JSON.stringify(attributesOf(shown.length > 0 ? shown : members))
    return members
      .map((row) => ({
        id: row.id,
        before: { is_main_variant: row.is_main_variant, attributes: row.attributes },
        after: { is_main_variant: row === main ? 1 : 0, attributes },
      }))
      .filter(({ before, after }) => !isEqual(before, after))
  })
}

interface VariantValues {
  primary_type: string | null
  primary_value: string | null
  secondary_type: string | null
  secondary_value: string | null
}

function attributesOf(members: readonly VariantValues[]): ProductAttribute[] {
  const values = new Map<string, Set<string>>()
  for (const row of members) {
    const pairs = [
      [row.primary_type, row.primary_value],
      [row.secondary_type, row.secondary_value],
    ] as const
    for (const [type, value] of pairs) {
      if (type && value) values.set(type, (values.get(type) ?? new Set()).add(value))
    }
  }
  return [...values].map(([name, set]) => ({ name, values: [...set] }))
}
