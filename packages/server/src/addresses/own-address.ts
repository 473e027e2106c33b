import type { Address } from '@dawakit/core/contract'
import { addAddress } from '@dawakit/core/refusals'
import type { ServerContext } from '../context/server-context.ts'
import { toAddress } from '../customers/read-user.ts'
import type { Database } from '../database/schema/index.ts'
import { requireOwn } from '../http/require-own.ts'
import { findPincode } from '../pincodes/find-pincode.ts'

/** A saved address as an order names it. */
type NamedAddress = string | { id: string } | null | undefined

const idOf = (named: NamedAddress) => (typeof named === 'string' ? named : named?.id) ?? ''

/**
 * The saved address that an order names.
 * @returns null when it names none.
 * @throws {CallError} 404 `add-address`, 403
 */
export async function ownAddress(db: Database, userId: string, named: NamedAddress): Promise<Address | null> {
  const id = idOf(named)
  if (!id) return null
  const row = await db.selectFrom('address').selectAll().where('id', '=', id).executeTakeFirst()
  return toAddress(requireOwn(row, userId, addAddress))
}

/** Whether anybody delivers to the customer's address of that name; an address that is not there refuses nothing. */
export async function isOwnAddressServiceable(
  context: Pick<ServerContext, 'db' | 'providers' | 'log'>,
  userId: string,
  named: NamedAddress,
): Promise<boolean> {
  const address = await context.db
    .selectFrom('address')
    .select('pincode')
    .where('id', '=', idOf(named))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return !address || (await findPincode(context, address.pincode)) !== null
}
