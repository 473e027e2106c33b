import { paise } from '@dawakit/core/money'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { lockOrder } from '../../src/orders/lock-order.ts'
import { payBackCash } from '../../src/returns/pay-back-cash.ts'
import type { TestShop } from '../test-shop.ts'

const staff = { id: 'support', name: 'Ravi Kumar', role: 'support' } as const

/** ₹20 of a delivered order's cash go back without a return, and nobody has said where to. */
export const oweCash = ({ app, db }: Pick<TestShop, 'app' | 'db'>, orderId: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockOrder(trx, orderId)
    const reason = 'The courier has taken the fee twice.'
    await payBackCash(trx, app.context, { orderId, amount: paise(2_000), taken: null, reason, staff })
  })
