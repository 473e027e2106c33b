import { paise } from '@dawakit/core/money'
import { inTransaction } from '../../src/ground/database/in-transaction.ts'
import { payBackCash } from '../../src/money/payouts/pay-back-cash.ts'
import { lockOrder } from '../../src/orders/read/lock-order.ts'
import type { TestShop } from '../test-shop.ts'

const staff = { id: 'support', name: 'Ravi Kumar', role: 'support' } as const

/** ₹20 of a delivered order's cash go back without a return, and nobody has said where to. */
export const oweCash = ({ app, db }: Pick<TestShop, 'app' | 'db'>, orderId: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockOrder(trx, orderId)
    const reason = 'The courier has taken the fee twice.'
    await payBackCash(trx, app.context, { orderId, amount: paise(2_000), taken: null, reason, staff })
  })
