import type { Address, AddressInput } from '@dawakit/core/contract'
import {
  ADDRESS_TEXT_MAX,
  checkAddress,
  checkAddressCount,
  MAX_ADDRESSES,
  mobileDigitsOf,
} from '@dawakit/core/customer'
import { maximumAddressReached, notFound, pincodeUnavailable } from '@dawakit/core/refusals'
import { z } from 'zod'
import type { ServerContext } from '../context/server-context.ts'
import { idSchema } from '../contract/id-schema.ts'
import { addresses } from '../customers/customers.schemas.ts'
import { requireSeen } from '../customers/may-see.ts'
import { readAddresses } from '../customers/read-user.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockCustomer } from '../database/lock-customer.ts'
import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'
import { CallError } from '../http/call-error.ts'
import { type AnyCall, defineCall, requireSelf, type SignedInCaller } from '../http/define-call.ts'
import { refuse } from '../http/refuse.ts'
import { successMessages } from '../http/success-messages.ts'
import { line } from '../http/text.ts'
import { findPincode } from '../pincodes/find-pincode.ts'

const tag = 'Addresses'
const text = line(ADDRESS_TEXT_MAX).default('')
const addressFields = {
  name: text,
  contactNumber: text,
  email: text,
  doorNumber: text,
  streetName: text,
  landMark: text,
  pincode: text,
  cityName: text,
  stateName: text,
  addressType: text,
}

export const addressCalls: AnyCall[] = [
  defineCall({
    name: 'POST /post/shippingAddress',
    isForPartners: true,
    summary: `Adds a delivery address; ${MAX_ADDRESSES} at most. The state is the pincode's own.`,
    tag,
    auth: 'user',
    body: z.object({ userId: idSchema, address: z.object(addressFields) }),
    answer: addresses,
    async handle({ caller, body, query: _, ...context }) {
      requireSelf(caller, body.userId)
      const { db, clock } = context
      const address = await checked(context, body.address)
      await inTransaction(db, async (trx) => {
        await lockCustomer(trx, caller.userId)
        const saved = await trx
          .selectFrom('address')
          .select('slot')
          .where('user_id', '=', caller.userId)
          .execute()
        const tooMany = checkAddressCount(saved.length)
        if (tooMany) throw new CallError(409, tooMany)
        const slot = [1, 2].find((free) => !saved.some((row) => row.slot === free)) ?? MAX_ADDRESSES
        const added = await trx
          .insertInto('address')
          .values({
            id: newId(),
            user_id: caller.userId,
            slot,
            ...columns(address),
            created_at: clock(),
            session_id: caller.sessionId,
          })
          .onConflict((conflict) => conflict.columns(['user_id', 'slot']).doNothing())
          .executeTakeFirst()
        if (added.numInsertedOrUpdatedRows !== 1n) throw new CallError(409, maximumAddressReached)
      })
      return { data: await readAddresses(db, caller), message: successMessages.addressAdded }
    },
  }),
  defineCall({
    name: 'PUT /update/shippingAddress',
    isForPartners: true,
    summary: 'Changes a delivery address.',
    tag,
    auth: 'user',
    body: z.object({ userId: idSchema, shippingAddress: z.object({ id: idSchema, ...addressFields }) }),
    answer: addresses,
    async handle({ caller, body, query: _, ...context }) {
      requireSelf(caller, body.userId)
      const address = await checked(context, body.shippingAddress)
      await requireSeenAddress(context.db, caller, body.shippingAddress.id)
      const changed = await context.db
        .updateTable('address')
        .set(columns(address))
        .where('id', '=', body.shippingAddress.id)
        .where('user_id', '=', caller.userId)
        .executeTakeFirst()
      if (changed.numUpdatedRows !== 1n) throw new CallError(404, notFound)
      return { data: await readAddresses(context.db, caller), message: successMessages.addressChanged }
    },
  }),
  defineCall({
    name: 'DELETE /delete/shippingAddress',
    isForPartners: true,
    summary: 'Deletes a delivery address. Orders keep the address as it was.',
    tag,
    auth: 'user',
    body: z.object({ userId: idSchema, shippingAddress: z.object({ id: idSchema }) }),
    answer: addresses,
    async handle({ caller, body, db }) {
      requireSelf(caller, body.userId)
      await requireSeenAddress(db, caller, body.shippingAddress.id)
      const deleted = await db
        .deleteFrom('address')
        .where('id', '=', body.shippingAddress.id)
        .where('user_id', '=', caller.userId)
        .executeTakeFirst()
      if (deleted.numDeletedRows !== 1n) throw new CallError(404, notFound)
      return { data: await readAddresses(db, caller), message: successMessages.addressDeleted }
    },
  }),
]

/** @throws {CallError} 403 where a partner's page may not see it now */
async function requireSeenAddress(db: Database, caller: SignedInCaller, id: string): Promise<void> {
  const saved = await db
    .selectFrom('address')
    .select('session_id')
    .where('id', '=', id)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst()
  requireSeen(caller, saved)
}

type AddressText = Record<keyof AddressInput, string>

/**
 * A good address whose pincode is served, with the state of that pincode, which decides shipping and tax, and the ten
 * digits of its number.
 * @throws {CallError} 400 by its fields, 422 when nobody delivers there
 */
async function checked(context: ServerContext, address: AddressText): Promise<AddressInput> {
  refuse(checkAddress(address))
  const place = await findPincode(context, address.pincode)
  if (!place) throw new CallError(422, pincodeUnavailable, { fields: { pincode: pincodeUnavailable.text } })
  const addressType = address.addressType as Address['addressType']
  const contactNumber = mobileDigitsOf(address.contactNumber) ?? ''
  return { ...address, contactNumber, addressType, stateName: place.state }
}

function columns(address: AddressInput) {
  return {
    name: address.name,
    contact_number: address.contactNumber,
    email: address.email,
    door_number: address.doorNumber,
    street_name: address.streetName,
    land_mark: address.landMark,
    pincode: address.pincode,
    city_name: address.cityName,
    state_name: address.stateName,
    address_type: address.addressType,
  }
}
