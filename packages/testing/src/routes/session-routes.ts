import type { SentCode } from '@dawakit/core/contract'
import {
  checkForgotPassword,
  checkMobile,
  checkNewUser,
  checkOtp,
  checkResetPassword,
  checkSignIn,
  checkSignUp,
  isOtp,
  OTP_LENGTH,
  OTP_LENGTH_UNDER_ATTACK,
} from '@dawakit/core/customer'
import * as refusals from '@dawakit/core/refusals'
import { customerFixture } from '../fixtures/customers.ts'
import { workChallenge } from '../fixtures/work-challenge.ts'
import { flag, optional, text } from './checks.ts'
import type { RouteContext, Routes } from './route.ts'

interface SignUp {
  mobileNumber?: string
  username?: string
  email?: string
  password?: string
  isNewUser?: boolean
  attemptId?: string
  work?: string
}

const isSameEmail = (one: string, other = '') => one.toLowerCase() === other.trim().toLowerCase()

/** Stands for the commonest passwords. */
const COMMON = 'password1'

type SignUpContext = Pick<RouteContext, 'state' | 'fail' | 'refuse'>

function requireFreeEmail({ state, fail }: SignUpContext, email = ''): void {
  const isTaken = state.users.some((one) => one.isEmailVerified && isSameEmail(one.email, email))
  if (isTaken) fail(409, refusals.emailTaken)
}

function refuseCommon({ refuse }: Pick<RouteContext, 'refuse'>, password = ''): void {
  const isCommon = password.toLowerCase() === COMMON
  refuse(isCommon ? { fields: ['password'], message: refusals.passwordTooCommon } : null)
}

/** Makes an account with a password, and mails the link that verifies its address. */
function signUpByPassword(context: SignUpContext, { mobileNumber = '', username, email, password }: SignUp) {
  const { state, fail, refuse } = context
  refuse(checkSignUp({ mobileNumber, username, email, password }))
  refuseCommon(context, password)
  requireFreeEmail(context, email)
  if (state.users.some((one) => one.mobileNumber === mobileNumber)) fail(409, refusals.mobileTaken)
  const _id = `u-${state.users.length + 1}`
  const details = { _id, mobileNumber, username, email, pincode: '' }
  state.users.push(customerFixture({ ...details, isEmailVerified: false, shippingAddresses: [] }))
  state.passwords.set(_id, password ?? '')
  const link = `verify-${state.nextId()}`
  state.verifyLinks.set(link, _id)
  state.mailedLinks.push(link)
}

/** Sends a code, to a new number together with who it is of. */
function signUpByMobile(context: SignUpContext, asked: SignUp): SentCode {
  const { mobileNumber = '', isNewUser, attemptId: earlier, work, ...details } = asked
  const { state, fail, refuse } = context
  refuse(isNewUser ? checkNewUser({ mobileNumber, ...details }) : checkMobile({ mobileNumber }))
  const isKnown = state.users.some((one) => one.mobileNumber === mobileNumber)
  if (isNewUser && !isKnown) {
    requireFreeEmail(context, details.email)
    const { username = '', email = '' } = details
    state.pendingUsers.set(mobileNumber, { username, email })
  }
  if (!isKnown && !state.pendingUsers.has(mobileNumber)) {
    fail(200, refusals.newUserDetails, { newUser: true })
  }
  if (state.needsWork && !work) fail(429, refusals.workNeeded, { data: workChallenge })
  const isRepeated = earlier !== undefined && state.codeAttempts.get(earlier) === mobileNumber
  const attemptId = isRepeated ? earlier : `attempt-${state.nextId()}`
  state.codeAttempts.set(attemptId, mobileNumber)
  return { attemptId, digits: state.otp.length }
}

type SignInContext = RouteContext<'POST /post/signIn'>

function userOfPassword({ state, fail, refuse }: SignInContext, email: string, password: string) {
  refuse(checkSignIn({ email, password }))
  const user = state.users.find((one) => isSameEmail(one.email, email))
  if (!user || password !== (state.passwords.get(user._id) ?? state.password)) {
    return fail(401, refusals.wrongCredentials)
  }
  if (!user.isEmailVerified) fail(403, refusals.verifyEmailFirst)
  return user
}

interface CodeLogin {
  mobileNumber: string
  otp: string
  attemptId: string
}

function userOfCode({ state, fail, refuse }: SignInContext, { mobileNumber, otp, attemptId }: CodeLogin) {
  refuse(checkMobile({ mobileNumber }))
  refuse(checkOtp({ otp }, isOtp(otp, OTP_LENGTH_UNDER_ATTACK) ? OTP_LENGTH_UNDER_ATTACK : OTP_LENGTH))
  if (state.codeAttempts.get(attemptId) !== mobileNumber) fail(401, refusals.otpExpired)
  if (otp !== state.otp) fail(401, refusals.otpWrong)
  state.codeAttempts.delete(attemptId)
  const known = state.users.find((one) => one.mobileNumber === mobileNumber)
  if (known) return known
  const _id = `u-${state.users.length + 1}`
  const details = state.pendingUsers.get(mobileNumber)
  const user = customerFixture({ ...details, _id, mobileNumber, shippingAddresses: [] })
  state.users.push(user)
  return user
}

export const sessionRoutes: Routes<
  | 'POST /post/signup'
  | 'POST /post/signIn'
  | 'POST /post/logout'
  | 'POST /post/verifyToken'
  | 'POST /post/verifyEmail'
  | 'POST /post/forgotPassword'
  | 'GET /get/userByForgotPasswordId'
  | 'POST /post/resetPassword'
> = {
  'POST /post/signup': {
    body: {
      mobileNumber: optional(text),
      username: optional(text),
      email: optional(text),
      password: optional(text),
      isNewUser: optional(flag),
      attemptId: optional(text),
      device: optional(text),
      work: optional(text),
    },
    answer(context) {
      const data: SignUp = context.asked
      const isByPassword = [data.username, data.email, data.password].some((given) => given !== undefined)
      if (isByPassword && !data.isNewUser) {
        signUpByPassword(context, data)
        return { data: null, message: 'User Created Successfully' }
      }
      return { data: signUpByMobile(context, data), message: 'OTP Send Successfully' }
    },
  },
  'POST /post/signIn': {
    body: {
      mobileNumber: optional(text),
      otp: optional(text),
      attemptId: optional(text),
      device: optional(text),
      work: optional(text),
      email: optional(text),
      password: optional(text),
    },
    answer(context) {
      const data: Partial<CodeLogin> & { email?: string; password?: string; work?: string } = context.asked
      const { mobileNumber, otp = '', attemptId = '', email = '', password = '' } = data
      const isByPassword = mobileNumber === undefined && data.otp === undefined
      const { state, fail } = context
      if (isByPassword && state.needsWork && !data.work)
        fail(429, refusals.workNeeded, { data: workChallenge })
      const user = isByPassword
        ? userOfPassword(context, email, password)
        : userOfCode(context, { mobileNumber: mobileNumber ?? '', otp, attemptId })
      return {
        data: { ...user, device: `device-${user._id}` },
        token: context.state.issueToken(user._id),
        message: 'Logged In',
      }
    },
  },
  'POST /post/logout': {
    login: refusals.loginRequired,
    answer({ state, headers }) {
      state.tokens.delete(headers.get('authorization')?.replace(/^JWT /, '') ?? '')
      return { data: null, message: 'Logged Out' }
    },
  },
  'POST /post/verifyToken': {
    login: refusals.loginRequired,
    answer: ({ user }) => ({ data: user() }),
  },
  'POST /post/verifyEmail': {
    body: { token: optional(text), password: optional(text), mobileNumber: optional(text) },
    answer({ asked, state, fail }) {
      const userId = state.verifyLinks.get(asked.token ?? '')
      const user = state.users.find((one) => one._id === userId)
      if (!user) return fail(422, refusals.linkExpired)
      if (state.passwords.get(user._id) !== asked.password) fail(403, refusals.notThisSignUp)
      state.verifyLinks.delete(asked.token)
      user.isEmailVerified = true
      return { data: null }
    },
  },
  'POST /post/forgotPassword': {
    body: { email: optional(text) },
    answer({ asked, state, refuse }) {
      refuse(checkForgotPassword(asked))
      const user = state.users.find((one) => isSameEmail(one.email, asked.email))
      if (user) {
        const link = `reset-${state.nextId()}`
        state.resetLinks.set(link, user.email)
        state.mailedLinks.push(link)
      }
      return { data: null, message: 'Check your email to reset password' }
    },
  },
  'GET /get/userByForgotPasswordId': {
    query: { forgotPasswordId: optional(text) },
    answer({ query, state }) {
      const email = state.resetLinks.get(query['forgotPasswordId'] ?? '')
      return { data: email ? { email } : null }
    },
  },
  'POST /post/resetPassword': {
    body: { id: optional(text), email: optional(text), password: optional(text) },
    answer({ asked, state, fail, refuse }) {
      const { id, email, password } = asked
      refuse(checkResetPassword({ password, retype: password }))
      refuseCommon({ refuse }, password)
      const linked = state.resetLinks.get(id)
      if (linked === undefined || !isSameEmail(linked, email)) return fail(422, refusals.linkExpired)
      state.resetLinks.delete(id)
      const user = state.users.find((one) => one.email === linked)
      if (user) {
        user.isEmailVerified = true
        state.passwords.set(user._id, password)
      }
      return { data: null, message: 'Password is changed' }
    },
  },
}
