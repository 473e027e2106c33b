import type { ServerContext } from '../../../ground/context/server-context.ts'
import { newId } from '../../../ground/database/new-id.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import type { GatewayRefund } from '../gateway.ts'
import { finishRefund } from './finish-refund.ts'

/**
 * Writes down what went back at the gateway: refunds that we asked for, and those that were made at its own desk. The
 * order's row is locked by the caller.
 *
 * @returns whether any of them was new.
 */
export async function writeMadeRefunds(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'config' | 'happened'>,
  paymentId: string,
  made: readonly GatewayRefund[],
): Promise<boolean> {
  let isNew = false
  for (const refund of made) {
    // A gateway that lists one of nothing has given nothing back.
    if (refund.state !== 'done' || refund.amount <= 0) continue
    const id = await refundRowOf(trx, context, paymentId, refund)
    if (await finishRefund(trx, context, id, refund.id)) isNew = true
  }
  return isNew
}

/** The row of a refund; one of the gateway's desk gets one. */
async function refundRowOf(
  trx: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  paymentId: string,
  refund: GatewayRefund,
): Promise<string> {
  const known = await trx
    .selectFrom('refund')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where((where) =>
      where.or([where('id', '=', refund.key ?? ''), where('provider_refund_id', '=', refund.id)]),
    )
    .executeTakeFirst()
  if (known) return known.id
  const { order_id } = await trx
    .selectFrom('payment')
    .select('order_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const id = newId()
  const now = clock()
  await trx
    .insertInto('refund')
    .values({
      id,
      payment_id: paymentId,
      order_id,
      idempotency_key: `provider-${refund.id}`,
      amount_paise: refund.amount,
      status: 'pending',
      provider_refund_id: refund.id,
      reason: 'provider',
      asked_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}
