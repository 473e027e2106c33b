import type { Address } from '@dawakit/core/contract'
import { addAddress } from '@dawakit/core/refusals'
import type { Selectable } from 'kysely'
import { findUnlisted } from '../../catalogue/pincodes/find-pincode.ts'
import { findStateShipping, type StateShippingRow } from '../../catalogue/pincodes/find-state-shipping.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { AddressTable } from '../../ground/database/schema/customers.ts'
import { requireOwn } from '../../ground/http/require-own.ts'
import { requireSeen, type SeeingSession } from '../../people/customers/may-see.ts'
import { toAddress } from '../../people/customers/read-user.ts'
import type { OrderRequest } from '../read/orders.schemas.ts'

/** The saved address that an order names, and what the shop knows about the way there. */
export interface Destination {
  /** Whoever's it is; undefined where there is none of that id. */
  saved: Selectable<AddressTable> | undefined
  /** Whether anybody delivers to its pincode. */
  isServiceable: boolean
  /** Fee and days of its state; null where nobody delivers. */
  state: StateShippingRow | null
}

/**
 * Looked up before the order's transaction: an unknown pincode is asked of the postal service over the network.
 *
 * @returns null when the order names no address.
 */
export async function findDestination(
  context: Pick<ServerContext, 'db' | 'providers' | 'log'>,
  userId: string,
  named: OrderRequest['shippingAddress'],
): Promise<Destination | null> {
  const id = (typeof named === 'string' ? named : named?.id) ?? ''
  if (!id) return null
  const row = await context.db
    .selectFrom('address')
    .leftJoin('pincode', 'pincode.pincode', 'address.pincode')
    .selectAll('address')
    .select('pincode.is_serviceable')
    .where('address.id', '=', id)
    .executeTakeFirst()
  if (row?.user_id !== userId) return { saved: row, isServiceable: false, state: null }
  const { is_serviceable, ...saved } = row
  const isServiceable =
    is_serviceable === null ? (await findUnlisted(context, saved.pincode)) !== null : is_serviceable === 1
  return { saved, isServiceable, state: await findStateShipping(context.db, saved.state_name) }
}

/**
 * @param session - Whose it has to be, and may be seen by.
 * @returns null when the order names no address.
 * @throws {CallError} 404 `add-address`, 403 `fresh-code-needed` on a partner's page
 */
export function ownAddress(
  destination: Destination | null,
  session: SeeingSession & { userId: string },
): Address | null {
  if (!destination) return null
  const own = requireOwn(destination.saved, session.userId, addAddress)
  requireSeen(session, own)
  return toAddress(own)
}
