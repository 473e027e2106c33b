import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { isSameHash, keyedHash } from '../../ground/limits/keyed-hash.ts'
import { DAY_MS } from './otp-limits.ts'

/** Milliseconds after its last sign-in that a device is still known. */
export const DEVICE_LIFE_MS = 180 * DAY_MS

type DeviceContext = Pick<ServerContext, 'config' | 'clock'>

/**
 * Marks the device that has just signed in, or keeps the mark that it has.
 *
 * @param mark - The one that it has sent.
 * @returns The mark: an id and its signature, which say nothing of whose it is.
 */
export async function markDevice(
  context: DeviceContext,
  db: Database,
  userId: string,
  mark: string | undefined,
): Promise<string> {
  const now = context.clock()
  const known = idOfMark(context, mark)
  if (known && mark) {
    const kept = await db
      .updateTable('device')
      .set({ used_at: now })
      .where('id', '=', known)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (kept.numUpdatedRows === 1n) return mark
  }
  const id = newId()
  await db.insertInto('device').values({ id, user_id: userId, created_at: now, used_at: now }).execute()
  return `${id}.${signatureOf(context, id)}`
}

/** @returns The id of a device on which the customer of this number has signed in before; null for any other. */
export async function deviceOfNumber(
  context: DeviceContext & Pick<ServerContext, 'db'>,
  mark: string | undefined,
  mobile: string,
): Promise<string | null> {
  const id = idOfMark(context, mark)
  if (!id) return null
  const device = await context.db
    .selectFrom('device')
    .innerJoin('customer', 'customer.id', 'device.user_id')
    .select('device.id')
    .where('device.id', '=', id)
    .where('device.used_at', '>', context.clock() - DEVICE_LIFE_MS)
    .where('customer.mobile', '=', mobile)
    .where('customer.mobile_verified_at', 'is not', null)
    .executeTakeFirst()
  return device?.id ?? null
}

/** A customer's devices are strangers again. */
export async function forgetDevices(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('device').where('user_id', '=', userId).execute()
}

function idOfMark(context: DeviceContext, mark: string | undefined): string | null {
  const [id, signature, ...rest] = mark?.split('.') ?? []
  if (!id || !signature || rest.length > 0) return null
  return isSameHash(signature, signatureOf(context, id)) ? id : null
}

function signatureOf({ config }: DeviceContext, id: string): string {
  return keyedHash(config, 'device', id)
}
