import type { AddressInput } from '../contract/customer.ts'
import { enterAllFields, enterValidEmail } from '../refusals/sign-in.ts'
import { ADDRESS_FIELDS, checkAddress } from './check-address.ts'
import { checkMobile } from './check-otp-sign-in.ts'
import { isEmail } from './contact.ts'
import { type FormRefusal, refuseBlank } from './form-refusal.ts'

/** What an address that is told by phone may leave out, as something good: the state is the pincode's own. */
const NOT_TOLD = { email: 'none@nowhere.invalid', landMark: '-', stateName: '-' } as const

/**
 * A customer whom the desk writes down: a name and a number; an e-mail where there is one.
 * @returns null when good.
 * @source our choice: a customer who rings may have no e-mail
 */
export function checkDeskCustomer(input: {
  name: string
  mobileNumber: string
  email: string
}): FormRefusal<'name' | 'mobileNumber' | 'email'> | null {
  const blank = refuseBlank(input, ['name', 'mobileNumber'], enterAllFields)
  if (blank) return blank
  const wrongNumber = checkMobile(input)
  if (wrongNumber) return wrongNumber
  return input.email === '' || isEmail(input.email) ? null : { fields: ['email'], message: enterValidEmail }
}

/**
 * An address that the desk writes down: as the customer's own (`checkAddress`), but without an e-mail or a landmark where
 * there is none.
 * @returns null when good.
 */
export function checkDeskAddress(
  input: Partial<Record<keyof AddressInput, string>>,
): FormRefusal<keyof AddressInput> | null {
  const told = ADDRESS_FIELDS.map((field) => [field, input[field]?.trim() ?? ''] as const)
  const filled = told.map(([field, text]) => [
    field,
    text === '' && field in NOT_TOLD ? NOT_TOLD[field as keyof typeof NOT_TOLD] : text,
  ])
  return checkAddress(Object.fromEntries(filled))
}
