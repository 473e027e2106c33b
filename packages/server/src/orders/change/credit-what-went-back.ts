import { type Paise, paise } from '@dawakit/core/money'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { allow } from '../balance/allow.ts'
import { debtOf } from './debt-of.ts'

interface WentBack {
  orderId: string
  /** What went back. @default all that no return explains */
  amount?: Paise
  /** For the customer to read. */
  reason: string
}

/**
 * Money of a delivered order goes back that no return, shortage or cancellation explains: it is a reduction of the price, and
 * gets its credit note, so that the papers come to what the shop keeps. What a return explains later is not credited twice. An
 * order that has no invoice yet gets it with its invoice. The order's row is locked by the caller.
 */
export async function creditWhatWentBack(
  trx: Database,
  context: Pick<ServerContext, 'clock'>,
  { orderId, amount, reason }: WentBack,
): Promise<void> {
  const owed = await debtOf(trx, orderId)
  const credited = paise(Math.min(owed, amount ?? owed))
  if (credited > 0) await allow(trx, context, { orderId, amount: credited, reason })
}
