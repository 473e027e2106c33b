import { type Paise, paise } from '@dawakit/core/money'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'
import { writeEntry } from './write-entry.ts'

/** A refund or a payout, and what it is of. */
export interface Promised {
  orderId: string
  /** Its id. */
  subject: string
  /** Null: of the cash. */
  paymentId: string | null
  at: number
}

/** Writes down that money is on its way to the customer. */
export function promise(trx: Database, promised: Promised, amount: Paise): Promise<boolean> {
  return writeEntry(trx, { ...promised, kind: 'promised', amount })
}

/** Of refunds: they were promised once. What is asked for of a payment that is not captured yet is not. */
export const isPromised = sql<SqlBool>`exists (
  select 1 from money_entry where once_key = 'promised:' || refund.id
)`

/** What of a refund or payout is promised and has not gone. */
export async function promisedOf(db: Database, subject: string): Promise<Paise> {
  const rows = await db
    .selectFrom('money_entry')
    .select(['kind', 'amount_paise'])
    .where('subject', '=', subject)
    .where('kind', 'in', ['promised', 'unpromised', 'wentBack'])
    .execute()
  return paise(
    rows.reduce(
      (sum, { kind, amount_paise }) => sum + (kind === 'promised' ? amount_paise : -amount_paise),
      0,
    ),
  )
}

/** Takes back what is promised beyond an amount. @param amount - What stays promised. @default nothing */
export async function unpromise(trx: Database, promised: Promised, amount = paise(0)): Promise<void> {
  const open = await promisedOf(trx, promised.subject)
  if (open <= amount) return
  const once = `unpromised:${promised.subject}:${amount}`
  await writeEntry(trx, { ...promised, kind: 'unpromised', amount: paise(open - amount), once })
}

/**
 * Money has gone back: what of it was promised, and what the gateway has paid beyond that, unasked. What was promised beyond
 * it is not on its way any more.
 *
 * @returns what went back unasked
 */
export async function goneBack(
  trx: Database,
  promised: Promised & { isByHand?: boolean },
  amount: Paise,
): Promise<Paise> {
  const asked = paise(Math.min(amount, await promisedOf(trx, promised.subject)))
  await writeEntry(trx, { ...promised, kind: 'wentBack', amount: asked })
  const unasked = paise(amount - asked)
  await writeEntry(trx, { ...promised, kind: 'wentBackUnasked', amount: unasked })
  await unpromise(trx, promised)
  return unasked
}
