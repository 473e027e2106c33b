import { paise } from '@dawakit/core/money'
import type { Database } from '../../src/database/schema/index.ts'

/** ₹20 of a delivered order's cash go back without a return, and nobody has said where to. */
export const oweCash = (db: Database, orderId: string) =>
  db
    .insertInto('payout')
    .values({
      id: `payout-${orderId}`,
      order_id: orderId,
      return_id: null,
      reason: 'The courier has taken the fee twice.',
      amount_paise: paise(2_000),
      state: 'due',
      way: null,
      pay_to_sealed: null,
      reference: null,
      created_at: 1,
      paid_at: null,
      paid_by: null,
    })
    .execute()
