import {
  checkForgotPassword,
  checkMobile,
  checkOtp,
  checkSignIn,
  EMAIL_MAX,
  isOtp,
  OTP_LENGTH,
  OTP_LENGTH_UNDER_ATTACK,
  USERNAME_MAX,
} from '@dawakit/core/customer'
import { textTooLong } from '@dawakit/core/refusals'
import { z } from 'zod'
import { type AnyCall, defineCall, says } from '../../ground/http/define-call.ts'
import { refuse } from '../../ground/http/refuse.ts'
import { successMessages } from '../../ground/http/success-messages.ts'
import { line } from '../../ground/http/text.ts'
import { markDevice } from '../codes/devices.ts'
import { signedInUser, user } from '../customers/customers.schemas.ts'
import { readUser } from '../customers/read-user.ts'
import { signInByMobile } from './mobile-login.ts'
import { openSession } from './open-session.ts'
import { checkPasswordLogin } from './password-login.ts'
import { emailOfReset, requestReset, resetPassword } from './reset-password.ts'
import { registerByMobile, signUpByMobile, signUpByPassword } from './sign-up.ts'
import { verifyEmail } from './verify-email.ts'

const tag = 'Sessions'
const TOO_LONG = says(textTooLong)
const text = z.string().trim().max(EMAIL_MAX, TOO_LONG).default('')
/** Never trimmed: white space is part of a password. */
const password = z.string().max(200, TOO_LONG)
const token = z.string().max(200).default('')
const secret = z.string().max(200).optional()
/** Characters of a challenge with its solution, and some. */
const WORK_MAX = 2000
const work = z
  .string()
  .max(WORK_MAX)
  .optional()
  .describe("What the refusal 'work-needed' asked for: its data and the solution, as JSON.")

const sentCode = z.object({
  attemptId: z.string().meta({ description: 'Sign in with it: the code is good for this attempt alone.' }),
  digits: z.number().int().meta({ description: 'Of the code: 4, or 6 while somebody guesses.' }),
})

export const sessionCalls: AnyCall[] = [
  defineCall({
    name: 'POST /post/signup',
    summary:
      'With a mobile number: sends a one-time code, which is good for the answered attempt alone (an unknown number is answered with `newUser`, and registers by username, email and `isNewUser`; under pressure the refusal `work-needed` carries a challenge to solve). With a password: makes an account and mails a verification link.',
    tag,
    auth: 'none',
    body: z.object({
      mobileNumber: text,
      username: line(USERNAME_MAX).optional(),
      email: z.string().trim().max(EMAIL_MAX, TOO_LONG).optional(),
      password: password.optional(),
      isNewUser: z.boolean().optional(),
      attemptId: secret.describe('The attempt that asks again; without it a new one begins.'),
      device: secret.describe('The mark of a device that has signed in before.'),
      work,
    }),
    answer: sentCode.nullable(),
    async handle({ caller, body, query: _, ...context }) {
      const { mobileNumber, username = '', email = '', isNewUser, attemptId, device, work } = body
      const isByPassword =
        !isNewUser && [body.username, body.email, body.password].some((it) => it !== undefined)
      if (isByPassword) {
        const details = { mobileNumber, username, email, password: body.password ?? '' }
        await signUpByPassword(context, details, caller.address)
        return { data: null, message: successMessages.userCreated }
      }
      const request = { mobile: mobileNumber, address: caller.address, attemptId, device, work }
      const data = await (isNewUser
        ? registerByMobile(context, { ...request, username, email })
        : signUpByMobile(context, request))
      return { data, message: successMessages.otpSent }
    },
  }),
  defineCall({
    name: 'POST /post/signIn',
    summary:
      'Signs in by mobile number, one-time code and the attempt that it was sent to, or by email and password. Answers the token.',
    tag,
    auth: 'none',
    body: z.object({
      mobileNumber: z.string().trim().max(EMAIL_MAX).optional(),
      otp: z.string().trim().max(20).optional(),
      attemptId: secret.describe('From the answer to the request for the code.'),
      email: text,
      password: password.default(''),
      device: secret.describe('The mark of this device, if it has one.'),
      work,
    }),
    answer: signedInUser,
    async handle({ caller, body, query: _, ...context }) {
      const { db, config } = context
      const { through } = caller
      /** A session that begins: nothing was brought in it yet. On a partner's page a code alone shows what was saved. */
      const entering = (userId: string, isByCode: boolean) => ({
        userId,
        sessionId: '',
        partner: through && { ...through, isFresh: isByCode && config.partnerFreshMs > 0 },
      })
      if (body.mobileNumber === undefined && body.otp === undefined) {
        refuse(checkSignIn(body))
        const userId = await checkPasswordLogin(context, { ...body, address: caller.address })
        const token = await openSession(context, db, userId, through)
        const device = await markDevice(context, db, userId, body.device)
        return {
          data: { ...(await readUser(db, entering(userId, false))), device },
          token,
          message: successMessages.loggedIn,
        }
      }
      const { mobileNumber = '', otp = '', attemptId = '' } = body
      refuse(checkMobile({ mobileNumber }))
      refuse(checkOtp({ otp }, isOtp(otp, OTP_LENGTH_UNDER_ATTACK) ? OTP_LENGTH_UNDER_ATTACK : OTP_LENGTH))
      const session = await signInByMobile(context, {
        mobile: mobileNumber,
        attemptId,
        code: otp,
        device: body.device,
        through,
      })
      return {
        data: { ...(await readUser(db, entering(session.userId, true))), device: session.device },
        token: session.token,
        message: successMessages.loggedIn,
      }
    },
  }),
  defineCall({
    name: 'POST /post/logout',
    isForPartners: true,
    summary: 'Ends the session: its token is worth nothing from now on.',
    tag,
    auth: 'user',
    answer: z.null(),
    async handle({ caller, db, clock }) {
      await db
        .updateTable('session')
        .set({ revoked_at: clock() })
        .where('id', '=', caller.sessionId)
        .execute()
      return { data: null, message: successMessages.loggedOut }
    },
  }),
  defineCall({
    name: 'POST /post/verifyToken',
    isForPartners: true,
    summary: 'Answers the user of the token.',
    tag,
    auth: 'user',
    answer: user,
    async handle({ caller, db }) {
      return { data: await readUser(db, caller) }
    },
  }),
  defineCall({
    name: 'POST /post/verifyEmail',
    summary:
      'Verifies an e-mail address by the token of the mailed link and what only who signed up knows: the password of the sign-up, or the mobile number of an account without one. Or confirms, by the token alone, that a number belongs to its account.',
    tag,
    auth: 'none',
    body: z.object({ token, password: password.default(''), mobileNumber: text }),
    answer: z.null(),
    async handle({ body, query: _, caller: __, ...context }) {
      await verifyEmail(context, body)
      return { data: null }
    },
  }),
  defineCall({
    name: 'POST /post/forgotPassword',
    summary: 'Mails a reset link. The answer is the same for known and unknown addresses.',
    tag,
    auth: 'none',
    body: z.object({ email: text }),
    answer: z.null(),
    async handle({ caller, body, query: _, ...context }) {
      refuse(checkForgotPassword(body))
      await requestReset(context, body.email, caller.address)
      return { data: null, message: successMessages.resetMailSent }
    },
  }),
  defineCall({
    name: 'GET /get/userByForgotPasswordId',
    summary: 'The e-mail of a reset link; null when the link is unknown, used or expired.',
    tag,
    auth: 'none',
    query: z.object({ forgotPasswordId: token }),
    answer: z.object({ email: z.string() }).nullable(),
    async handle({ query, body: _, caller: __, ...context }) {
      const email = await emailOfReset(context, query.forgotPasswordId)
      return { data: email === null ? null : { email }, headers: { 'Cache-Control': 'no-store' } }
    },
  }),
  defineCall({
    name: 'POST /post/resetPassword',
    summary: 'Sets a new password by the id of the mailed link, and ends every session of the account.',
    tag,
    auth: 'none',
    body: z.object({ id: token, email: text, password: password.default('') }),
    answer: z.null(),
    async handle({ body, query: _, caller: __, ...context }) {
      await resetPassword(context, body)
      return { data: null, message: successMessages.passwordChanged }
    },
  }),
]
