import { insertInBatches } from '../database/insert-in-batches.ts'
import type { Database } from '../database/schema/index.ts'

/** So long an import can be taken back. */
export const KEPT_DAYS = 30

/** What an import adds and changes: rows of these tables, a product with its stock and salts. */
export type Journaled =
  | 'product'
  | 'brand'
  | 'category'
  | 'subcategory'
  | 'menu_group'
  | 'pincode'
  | 'state_shipping'
  | 'coupon'
  | 'banner'

export type Columns = Record<string, unknown>

/** Hears of everything that is done in one transaction. */
export interface Journal {
  added(what: Journaled, key: string): void
  /** @param before - The columns that are other ones now, and those without which one of them says too little; `after` has the same. */
  changed(what: Journaled, key: string, before: Columns, after: Columns): void
}

export interface Change {
  what: Journaled
  key: string
  before: Columns | null
  after: Columns | null
}

export function createJournal(): Journal & { readonly changes: readonly Change[] } {
  const changes: Change[] = []
  return {
    changes,
    added: (what, key) => changes.push({ what, key, before: null, after: null }),
    changed: (what, key, before, after) => changes.push({ what, key, before, after }),
  }
}

/** For who changes something that nobody takes back. */
export const noJournal: Journal = { added: () => {}, changed: () => {} }

/** Keeps changes with the import, in the transaction that makes them. @param from - The first one's number in the import. */
export async function keepChanges(
  trx: Database,
  importNumber: number,
  from: number,
  changes: readonly Change[],
): Promise<void> {
  await insertInBatches(
    trx,
    'import_change',
    changes.map(({ what, key, before, after }, at) => ({
      import_number: importNumber,
      seq: from + at,
      what,
      key,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })),
  )
}

/** Keeps a change that comes when the import has ended, in the transaction that makes it. */
export async function addChange(trx: Database, importNumber: number, change: Change): Promise<void> {
  const last = await trx
    .selectFrom('import_change')
    .select('seq')
    .where('import_number', '=', importNumber)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  await keepChanges(trx, importNumber, (last?.seq ?? -1) + 1, [change])
}

/** The columns in which a row differs from what is known, as they were and as they are; null where it says nothing new. */
export function differenceOf(known: object, row: object): { before: Columns; after: Columns } | null {
  const before: Columns = {}
  const after: Columns = {}
  for (const [column, value] of Object.entries(row)) {
    const old = (known as Columns)[column]
    if (isEqual(old, value)) continue
    before[column] = old
    after[column] = value
  }
  return Object.keys(after).length === 0 ? null : { before, after }
}

export const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
