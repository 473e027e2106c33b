import type { Paise } from '@dawakit/core/money'
import type { Selectable } from 'kysely'
import { newId } from '../../../ground/database/new-id.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import type { MoneyCaseKind, MoneyCaseTable } from '../../../ground/database/schema/orders.ts'

export type MoneyCaseRow = Selectable<MoneyCaseTable>

export interface NewCase {
  kind: MoneyCaseKind
  /** The same thing twice is one case. */
  subject: string
  provider: string
  providerReference: string
  orderId?: string
  paymentId?: string
  /** What should have been. */
  expected?: Paise
  found: Paise
  now: number
}

/** Writes down money that a person has to look at, once. */
export async function openCase(db: Database, found: NewCase): Promise<void> {
  await db
    .insertInto('money_case')
    .values({
      id: newId(),
      kind: found.kind,
      state: 'open',
      subject: found.subject,
      provider: found.provider,
      provider_reference: found.providerReference,
      order_id: found.orderId ?? null,
      payment_id: found.paymentId ?? null,
      expected_paise: found.expected ?? null,
      found_paise: found.found,
      note: '',
      opened_at: found.now,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute()
}

/** The money of a payment has gone back: nobody has to look at it any more. */
export async function closeCasesOf(db: Database, paymentId: string, now: number): Promise<void> {
  await db
    .updateTable('money_case')
    .set({ state: 'closed', note: 'refunded', closed_at: now })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'open')
    .execute()
}

/** @returns false when there is no open case of that id. */
export async function closeCase(db: Database, id: string, note: string, now: number): Promise<boolean> {
  const closed = await db
    .updateTable('money_case')
    .set({ state: 'closed', note, closed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return closed.numUpdatedRows === 1n
}

/** Oldest first, with the number of the order where there is one. */
export const selectCases = (db: Database, state: MoneyCaseRow['state']) =>
  db
    .selectFrom('money_case')
    .leftJoin('orders', 'orders.id', 'money_case.order_id')
    .selectAll('money_case')
    .select('orders.number as order_number')
    .where('state', '=', state)
    .orderBy('opened_at')
    .orderBy('money_case.id')

/** The oldest of them. */
export const listCases = (db: Database, state: MoneyCaseRow['state'], limit: number) =>
  selectCases(db, state).limit(limit).execute()

/** How many are open of each kind. */
export async function countOpenCases(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('money_case')
    .select((column) => ['kind', column.fn.countAll().as('count')])
    .where('state', '=', 'open')
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]))
}
