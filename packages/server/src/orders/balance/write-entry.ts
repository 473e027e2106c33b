import { accountsOf, type Movement, type Paise } from '@dawakit/core/money'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'

/** Something that happens to the money of an order. */
export interface NewEntry {
  orderId: string
  kind: Movement
  /** 0 writes nothing. */
  amount: Paise
  /** The payment that it is of. @default null: cash, or no money moves */
  paymentId?: string | null
  /** Money that comes or goes otherwise than through the gateway of that payment. @default where there is no payment */
  isByHand?: boolean
  /** What it is about: the id of a refund, payout, parcel or payment, or the number of a paper. */
  subject: string
  /** The same happening twice is one row. @default `kind:subject` */
  once?: string
  at: number
}

/**
 * Writes one movement into the journal of an order, in the transaction of what happens. The order's row is locked by the
 * caller.
 *
 * @returns false when it was written before
 */
export async function writeEntry(trx: Database, entry: NewEntry): Promise<boolean> {
  const { orderId, kind, amount, paymentId = null, subject, at } = entry
  if (amount === 0) return false
  const { isByHand = paymentId === null, once = `${kind}:${subject}` } = entry
  // The table refuses a row that is there before a conflict could be asked for.
  const written = await trx
    .selectFrom('money_entry')
    .select('id')
    .where('once_key', '=', once)
    .executeTakeFirst()
  if (written) return false
  await trx
    .insertInto('money_entry')
    .values({
      id: newId(),
      order_id: orderId,
      at,
      kind,
      ...accountsOf(kind, isByHand ? 'cash' : 'gateway'),
      amount_paise: amount,
      payment_id: paymentId,
      subject,
      once_key: once,
    })
    .execute()
  return true
}
