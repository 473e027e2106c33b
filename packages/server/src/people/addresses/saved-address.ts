import type { Address, AddressInput } from '@dawakit/core/contract'
import {
  ADDRESS_TEXT_MAX,
  checkAddress,
  checkAddressCount,
  MAX_ADDRESSES,
  mobileDigitsOf,
} from '@dawakit/core/customer'
import { maximumAddressReached, pincodeUnavailable } from '@dawakit/core/refusals'
import { findPincode } from '../../catalogue/pincodes/find-pincode.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { lockCustomer } from '../../ground/database/lock-customer.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { refuse } from '../../ground/http/refuse.ts'
import { line } from '../../ground/http/text.ts'

const text = line(ADDRESS_TEXT_MAX).default('')

/** An address as it is asked for: what is wrong with it, the rules say. */
export const addressFields = {
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

export type AddressText = Record<keyof AddressInput, string>

/**
 * A good address whose pincode is served, with the state of that pincode, which decides shipping and tax, and the ten
 * digits of its number.
 *
 * @param check - The form's rule. @default that of customers
 * @throws {CallError} 400 by its fields, 422 when nobody delivers there
 */
export async function checkedAddress(
  context: Pick<ServerContext, 'db' | 'providers' | 'log'>,
  address: AddressText,
  check: typeof checkAddress = checkAddress,
): Promise<AddressInput> {
  refuse(check(address))
  const place = await findPincode(context, address.pincode)
  if (!place) throw new CallError(422, pincodeUnavailable, { fields: { pincode: pincodeUnavailable.text } })
  const addressType = address.addressType as Address['addressType']
  const contactNumber = mobileDigitsOf(address.contactNumber) ?? ''
  return { ...address, contactNumber, addressType, stateName: place.state }
}

/**
 * Adds a customer's address, in a transaction of its own or a longer one.
 *
 * @param of.sessionId - Of the customer; null where the desk writes it down.
 * @returns its id
 * @throws {CallError} 409 `maximum-address-reached`
 */
export async function addAddress(
  trx: Database,
  address: AddressInput,
  { userId, sessionId, now }: { userId: string; sessionId: string | null; now: number },
): Promise<string> {
  await lockCustomer(trx, userId)
  const saved = await trx.selectFrom('address').select('slot').where('user_id', '=', userId).execute()
  const tooMany = checkAddressCount(saved.length)
  if (tooMany) throw new CallError(409, tooMany)
  const slot = [1, 2].find((free) => !saved.some((row) => row.slot === free)) ?? MAX_ADDRESSES
  const id = newId()
  const added = await trx
    .insertInto('address')
    .values({
      id,
      user_id: userId,
      slot,
      ...addressColumns(address),
      created_at: now,
      session_id: sessionId,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'slot']).doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 1n) throw new CallError(409, maximumAddressReached)
  return id
}

/** An address as its row has it. */
export function addressColumns(address: AddressInput) {
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
