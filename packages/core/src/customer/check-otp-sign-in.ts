import {
  enterAllFields,
  enterFourDigits,
  enterSixDigits,
  enterValidEmail,
  enterValidNumber,
} from '../refusals/sign-in.ts'
import { isEmail, isMobileNumber, isOtp, OTP_LENGTH } from './contact.ts'
import { type FormRefusal, refuseBlank } from './form-refusal.ts'

/**
 * The mobile number that a one-time code is asked for.
 * @returns null when good.
 * @source docs/sources.md#mobile-number
 */
export function checkMobile(input: { mobileNumber?: string }): FormRefusal<'mobileNumber'> | null {
  return isMobileNumber(input.mobileNumber ?? '')
    ? null
    : { fields: ['mobileNumber'], message: enterValidNumber }
}

/** A new user's details beside the mobile number: all filled, then the number, then the e-mail. */
export function checkNewUser(input: {
  mobileNumber?: string
  username?: string
  email?: string
}): FormRefusal<'mobileNumber' | 'username' | 'email'> | null {
  const blank = refuseBlank(input, ['mobileNumber', 'username', 'email'], enterAllFields)
  if (blank) return blank
  const wrongNumber = checkMobile(input)
  if (wrongNumber) return wrongNumber
  return isEmail(input.email ?? '') ? null : { fields: ['email'], message: enterValidEmail }
}

/**
 * @param digits - How many the code has, as the shop said when it was sent.
 * @returns null for so many digits.
 */
export function checkOtp(input: { otp?: string }, digits: number = OTP_LENGTH): FormRefusal<'otp'> | null {
  if (isOtp(input.otp ?? '', digits)) return null
  return { fields: ['otp'], message: digits === OTP_LENGTH ? enterFourDigits : enterSixDigits }
}
