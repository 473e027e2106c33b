import { allFieldsRequired, enterAValidEmail } from '../refusals/address.ts'
import {
  acceptTermsSignUp,
  enterAValidEmailReset,
  enterNewPassword,
  enterYourEmail,
  passwordRule,
  passwordsDiffer,
} from '../refusals/password.ts'
import { enterValidNumber } from '../refusals/sign-in.ts'
import { isEmail, isMobileNumber } from './contact.ts'
import { type FormRefusal, refuseBlank } from './form-refusal.ts'
import { isStrongPassword } from './password.ts'

type SignUpField = 'username' | 'email' | 'mobileNumber' | 'password' | 'acceptedTerms'

/**
 * Password sign-up: terms, all filled, e-mail, mobile number, password.
 * @param input.acceptedTerms - Checked only where it is asked, so that the server leaves it out.
 * @source docs/sources.md#password-sign-up
 */
export function checkSignUp(input: {
  username?: string
  email?: string
  mobileNumber?: string
  password?: string
  acceptedTerms?: boolean
}): FormRefusal<SignUpField> | null {
  if (input.acceptedTerms === false) return { fields: ['acceptedTerms'], message: acceptTermsSignUp }
  const blank = refuseBlank(input, ['username', 'email', 'mobileNumber', 'password'], allFieldsRequired)
  if (blank) return blank
  if (!isEmail(input.email ?? '')) return { fields: ['email'], message: enterAValidEmail }
  if (!isMobileNumber(input.mobileNumber ?? ''))
    return { fields: ['mobileNumber'], message: enterValidNumber }
  return isStrongPassword(input.password ?? '') ? null : { fields: ['password'], message: passwordRule }
}

/** Password sign-in: both filled, then the e-mail's form. */
export function checkSignIn(input: {
  email?: string
  password?: string
}): FormRefusal<'email' | 'password'> | null {
  const blank = refuseBlank(input, ['email', 'password'], allFieldsRequired)
  if (blank) return blank
  return isEmail(input.email ?? '') ? null : { fields: ['email'], message: enterAValidEmail }
}

/** The e-mail that a reset link goes to. */
export function checkForgotPassword(input: { email?: string }): FormRefusal<'email'> | null {
  const blank = refuseBlank(input, ['email'], enterYourEmail)
  if (blank) return blank
  return isEmail(input.email ?? '') ? null : { fields: ['email'], message: enterAValidEmailReset }
}

/** A new password and its repetition: both filled, equal, strong enough. */
export function checkResetPassword(input: {
  password?: string
  retype?: string
}): FormRefusal<'password' | 'retype'> | null {
  const blank = refuseBlank(input, ['password', 'retype'], enterNewPassword)
  if (blank) return blank
  if (input.password !== input.retype) return { fields: ['retype'], message: passwordsDiffer }
  return isStrongPassword(input.password ?? '') ? null : { fields: ['password'], message: passwordRule }
}
