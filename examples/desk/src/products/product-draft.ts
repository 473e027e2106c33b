import type { DeskProduct, DeskProductColumn, DeskProductFields } from '@dawakit/core/contract'
import type { DeskError } from '../api/desk-error.ts'

/** What somebody has typed and not saved: only what is another than the product has. */
export type Draft = Partial<DeskProductFields>

/** What is typed over what is there; what is typed back is no change. */
export function typed(
  draft: Draft,
  fields: DeskProductFields,
  column: DeskProductColumn,
  value: string,
): Draft {
  const { [column]: _, ...others } = draft
  return fields[column] === value ? others : { ...others, [column]: value }
}

/** The columns in which a product is another one than it was seen. */
export function changedColumns(before: DeskProductFields, after: DeskProductFields): DeskProductColumn[] {
  return (Object.keys(after) as DeskProductColumn[]).filter((column) => before[column] !== after[column])
}

/** What is left of a draft when the product is another one: what was typed stays. */
export function over(draft: Draft, now: DeskProductFields): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(([column, value]) => now[column as DeskProductColumn] !== value),
  )
}

/** The columns that somebody typed into while somebody else changed them, each to something else. */
export function contestedColumns(
  draft: Draft,
  before: DeskProductFields,
  now: DeskProductFields,
): DeskProductColumn[] {
  const left = over(draft, now)
  return changedColumns(before, now).filter((column) => column in left)
}

/** By column: why it cannot be kept, as the rules of lists say it. */
export function reasonsOf(error: DeskError | null): Readonly<Record<string, string>> {
  if (error?.code !== 'product-field-wrong') return {}
  const { reasons = {} } = (error.data ?? {}) as { reasons?: Record<string, string> }
  return reasons
}

/** How the product stands now, of who was second. */
export function productNow(error: DeskError): DeskProduct | null {
  return error.code === 'product-changed' ? ((error.data as DeskProduct | undefined) ?? null) : null
}
