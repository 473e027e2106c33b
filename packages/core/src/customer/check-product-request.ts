import { enterValidMobileNumber } from '../refusals/address.ts'
import { enterProductName, loginToRequestMedicine } from '../refusals/request.ts'
import { isMobileNumber } from './contact.ts'
import { type FormRefusal, refuseBlank } from './form-refusal.ts'

/** Characters of the name of a product that is asked for. */
export const REQUESTED_NAME_MAX = 200

/** A request for a product that the shop does not list: signed in, a name, a mobile number. */
export function checkProductRequest(input: {
  isSignedIn: boolean
  productName?: string
  mobileNumber?: string
}): FormRefusal<'productName' | 'mobileNumber'> | null {
  if (!input.isSignedIn) return { message: loginToRequestMedicine, fields: [] }
  const blank = refuseBlank(input, ['productName'], enterProductName)
  if (blank) return blank
  return isMobileNumber(input.mobileNumber ?? '')
    ? null
    : { fields: ['mobileNumber'], message: enterValidMobileNumber }
}
