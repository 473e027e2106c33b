import { prescriptionsFull } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { lockCustomer } from '../../ground/database/lock-customer.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'

const MEGABYTE = 1_000_000

interface KeptFile {
  key: string
  mime: string
  bytes: number
}

type KeepContext = Pick<ServerContext, 'db' | 'clock' | 'config'>

/**
 * Writes a customer's prescription down. Two at once come one after the other, so that both do not take the last place.
 *
 * @param of.sessionId - Of the customer; null where the desk keeps it for them.
 * @param alsoWrite - What belongs to it, in the same transaction.
 * @returns its id
 * @throws {CallError} 422 `prescriptions-full`
 */
export async function keepPrescription(
  { db, clock, config }: KeepContext,
  { userId, sessionId }: { userId: string; sessionId: string | null },
  { key, mime, bytes }: KeptFile,
  alsoWrite: (trx: Database, id: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const id = newId()
  await inTransaction(db, async (trx) => {
    await lockCustomer(trx, userId)
    await requireRoom(trx, config, userId, bytes)
    await trx
      .insertInto('prescription')
      .values({
        id,
        user_id: userId,
        file_key: key,
        mime,
        bytes,
        created_at: clock(),
        deleted_at: null,
        session_id: sessionId,
      })
      .execute()
    await alsoWrite(trx, id)
  })
  return id
}

/** @throws {CallError} 422 `prescriptions-full` where so many bytes more are too many, or one more file is */
export async function requireRoom(
  db: Database,
  { limits }: KeepContext['config'],
  userId: string,
  bytes: number,
): Promise<void> {
  const kept = await db
    .selectFrom('prescription')
    .select((select) => [select.fn.countAll().as('files'), select.fn.sum('bytes').as('bytes')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const isFull = Number(kept.files) >= limits.prescriptionsKept
  const isOver = Number(kept.bytes ?? 0) + bytes > limits.prescriptionMegabytes * MEGABYTE
  if (isFull || isOver) throw new CallError(422, prescriptionsFull)
}
