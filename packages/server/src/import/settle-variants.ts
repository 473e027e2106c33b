import type { ProductAttribute } from '@dawakit/core/contract'
import type { Database } from '../database/schema/index.ts'
import type { Journal } from './journal/journal.ts'

/**
 * Makes the variant groups whole after an import: each has exactly one main variant (the cheapest, where the file
 * names none or several), and each variant carries the attributes and values of its whole group.
 */
export async function settleVariants(db: Database, journal: Journal): Promise<void> {
  const rows = await db
    .selectFrom('product')
    .select([
      'id',
      'variant_group',
      'is_main_variant',
      'primary_type',
      'primary_value',
      'secondary_type',
      'secondary_value',
      'attributes',
    ])
    .where('variant_group', 'is not', null)
    .orderBy('price_paise')
    .orderBy('id')
    .execute()
  const groups = new Map<string, typeof rows>()
  for (const row of rows) {
    const group = row.variant_group ?? ''
    groups.set(group, [...(groups.get(group) ?? []), row])
  }
  for (const members of groups.values()) {
    const main = members.find((row) => row.is_main_variant === 1) ?? members[0]
    const attributes = JSON.stringify(attributesOf(members))
    for (const row of members) {
      const is_main_variant = row === main ? 1 : 0
      if (row.is_main_variant === is_main_variant && row.attributes === attributes) continue
      await db.updateTable('product').set({ is_main_variant, attributes }).where('id', '=', row.id).execute()
      const before = { is_main_variant: row.is_main_variant, attributes: row.attributes }
      journal.changed('product', row.id, before, { is_main_variant, attributes })
    }
  }
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
