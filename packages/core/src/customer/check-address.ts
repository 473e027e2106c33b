import type { AddressInput } from '../contract/customer.ts'
import { isPincode } from '../delivery/pincode.ts'
import {
  allFieldsRequired,
  enterAValidEmail,
  enterValidMobileNumber,
  maximumAddressReached,
} from '../refusals/address.ts'
import { enterValidPincode } from '../refusals/pincode.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { isEmail, mobileDigitsOf } from './contact.ts'
import { type FormRefusal, refuseBlank } from './form-refusal.ts'

/** Addresses that a customer may save. */
export const MAX_ADDRESSES = 2
/** Characters of each field of an address. */
export const ADDRESS_TEXT_MAX = 200
export const ADDRESS_TYPES = ['home', 'office', 'others'] as const

/** Every field of an address, in the order of the form. */
export const ADDRESS_FIELDS = [
  'name',
  'contactNumber',
  'email',
  'doorNumber',
  'streetName',
  'landMark',
  'pincode',
  'cityName',
  'stateName',
  'addressType',
] as const satisfies readonly (keyof AddressInput)[]

/**
 * A delivery address: all fields filled and a known type, then the mobile number, the e-mail, and 6 digits of pincode.
 * Whether the pincode is served is asked of the shop.
 * @returns null when good.
 * @source docs/sources.md#address
 */
export function checkAddress(
  input: Partial<Record<keyof AddressInput, string>>,
): FormRefusal<keyof AddressInput> | null {
  const blank = refuseBlank(input, ADDRESS_FIELDS, allFieldsRequired)
  if (blank) return blank
  if (!ADDRESS_TYPES.some((type) => type === input.addressType)) {
    return { fields: ['addressType'], message: allFieldsRequired }
  }
  if (!mobileDigitsOf(input.contactNumber ?? '')) {
    return { fields: ['contactNumber'], message: enterValidMobileNumber }
  }
  if (!isEmail(input.email ?? '')) return { fields: ['email'], message: enterAValidEmail }
  return isPincode(input.pincode ?? '') ? null : { fields: ['pincode'], message: enterValidPincode }
}

/**
 * @param saved - Addresses that the customer has.
 * @returns null when one more may be saved.
 */
export function checkAddressCount(saved: number): Refusal | null {
  return saved < MAX_ADDRESSES ? null : maximumAddressReached
}
