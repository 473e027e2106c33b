import { requestMoveRefusal } from '@dawakit/core/prescription'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { heldRequest } from './prescription-requests.sql.ts'

/**
 * A customer takes a request back. Done twice it is done once.
 * @throws {CallError} 422 `prescription-request-closed` where it was ordered or declined
 */
export async function withdrawRequest(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  id: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { state } = await heldRequest(trx, id)
    if (state === 'withdrawn') return
    const refusal = requestMoveRefusal(state, 'withdrawn')
    if (refusal) throw new CallError(422, refusal)
    await trx
      .updateTable('prescription_request')
      .set({ state: 'withdrawn', closed_at: clock() })
      .where('id', '=', id)
      .execute()
  })
}
