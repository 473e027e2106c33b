import type { ReturnPicture } from '@dawakit/core/contract'
import { pictureGone, picturesFull, RuleError } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { lockCustomer } from '../../ground/database/lock-customer.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { returnPicture } from '../../orders/read/order-returns.sql.ts'

const MEGABYTE = 1_000_000

interface KeptPicture {
  orderId: string
  userId: string
  key: string
  mime: string
  bytes: number
}

/**
 * Writes a picture down that a customer has sent for a return. Two at once come one after the other.
 *
 * @throws {RuleError} `pictures-full`
 */
export async function keepReturnPicture(
  { db, clock, config }: Pick<ServerContext, 'db' | 'clock' | 'config'>,
  { orderId, userId, key, mime, bytes }: KeptPicture,
): Promise<ReturnPicture> {
  const id = newId()
  await inTransaction(db, async (trx) => {
    await lockCustomer(trx, userId)
    await requirePictureRoom(trx, config, userId, bytes)
    await trx
      .insertInto('return_picture')
      .values({
        id,
        user_id: userId,
        order_id: orderId,
        return_id: null,
        file_key: key,
        mime,
        bytes,
        created_at: clock(),
      })
      .execute()
  })
  return returnPicture(id)
}

/** As many and as large as prescriptions may be. @throws {RuleError} `pictures-full` */
export async function requirePictureRoom(
  db: Database,
  { limits }: ServerContext['config'],
  userId: string,
  bytes: number,
): Promise<void> {
  const kept = await db
    .selectFrom('return_picture')
    .select((select) => [select.fn.countAll().as('files'), select.fn.sum('bytes').as('bytes')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const isFull = Number(kept.files) >= limits.prescriptionsKept
  const isOver = Number(kept.bytes ?? 0) + bytes > limits.prescriptionMegabytes * MEGABYTE
  if (isFull || isOver) throw new RuleError(picturesFull)
}

/**
 * Gives pictures that were uploaded for an order to a return of it.
 *
 * @throws {RuleError} `picture-gone` where one is not theirs, of another order, or given away already
 */
export async function takeReturnPictures(
  trx: Database,
  { returnId, orderId, userId }: { returnId: string; orderId: string; userId: string },
  pictures: readonly string[],
): Promise<void> {
  if (pictures.length === 0) return
  const taken = await trx
    .updateTable('return_picture')
    .set({ return_id: returnId })
    .where('id', 'in', pictures)
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .where('return_id', 'is', null)
    .executeTakeFirst()
  if (Number(taken.numUpdatedRows) !== new Set(pictures).size) throw new RuleError(pictureGone)
}
