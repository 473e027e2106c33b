import { expect } from 'vitest'
import { type ConformanceHost, LOGIN, type Rows, wrapped } from './row.ts'

const ASHA = {
  username: 'Asha',
  email: 'asha@mail.example',
  mobileNumber: '9811111111',
  password: 'Peepal42',
}
const PASSWORD =
  'Password must be 6 to 20 characters with at least one digit, one lowercase and one uppercase letter'
const COMMON = 'Many people use this password. Please choose another'
const EXPIRED = 'This link has expired. Please request a new one'

const ANOTHERS =
  'This does not match the sign-up that the mail was sent for. If it was not yours, ignore the mail'

const verification = (token: string) => ({ token, password: ASHA.password })

const call = (shop: ConformanceHost, name: string, body: unknown) => shop.call(name, { body })

async function signedUp(shop: ConformanceHost): Promise<string> {
  await call(shop, 'POST /post/signup', ASHA)
  return shop.newestLink()
}

async function resetLink(shop: ConformanceHost): Promise<string> {
  await call(shop, 'POST /post/verifyEmail', verification(await signedUp(shop)))
  await call(shop, 'POST /post/forgotPassword', { email: ASHA.email })
  return shop.newestLink()
}

export const sessionRows: Rows<
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
    guest: 'guest',
    good: () =>
      wrapped({ mobileNumber: '9822222222', username: 'A', email: 'good@mail.example', isNewUser: true }),
    answers: { data: { attemptId: expect.any(String), digits: 4 }, message: 'OTP Send Successfully' },
    async refused({ shop, me }) {
      await call(shop, 'POST /post/verifyEmail', verification(await signedUp(shop)))
      const isNewUser = true
      const fresh = { ...ASHA, mobileNumber: '9833333333', email: 'fresh@mail.example' }
      return [
        [wrapped({ mobileNumber: '98111' }), 400, 'Enter a valid Number'],
        [wrapped({ mobileNumber: '9844444444' }), 200, 'Enter your name and email to register'],
        [
          wrapped({ mobileNumber: '9844444444', username: '', email: 'a@mail.example', isNewUser }),
          400,
          'Enter All Fields',
        ],
        [
          wrapped({ mobileNumber: '9844444444', username: 'A', email: 'a@mail', isNewUser }),
          400,
          'Enter Valid Email',
        ],
        [
          wrapped({ mobileNumber: '98', username: 'A', email: 'a@mail.example', isNewUser }),
          400,
          'Enter a valid Number',
        ],
        [
          wrapped({ mobileNumber: '9844444444', username: 'A', email: ASHA.email, isNewUser }),
          409,
          'Email is already registered',
        ],
        [wrapped({ ...fresh, username: ' ' }), 400, 'All Fields Are Required'],
        [wrapped({ ...fresh, password: '' }), 400, 'All Fields Are Required'],
        [wrapped({ ...fresh, email: 'asha@mail' }), 400, 'Enter A Valid Email'],
        [wrapped({ ...fresh, mobileNumber: '98333x3333' }), 400, 'Enter a valid Number'],
        [wrapped({ ...fresh, password: 'secret1' }), 400, PASSWORD],
        [wrapped({ ...fresh, password: 'Password1' }), 400, COMMON],
        [wrapped({ ...fresh, mobileNumber: me.mobile }), 409, 'Mobile number is already registered'],
        [wrapped({ ...fresh, email: ASHA.email }), 409, 'Email is already registered'],
      ]
    },
  },
  'POST /post/signIn': {
    guest: 'guest',
    async good({ shop }) {
      await call(shop, 'POST /post/verifyEmail', verification(await shop.newestLink()))
      return wrapped({ email: ASHA.email, password: ASHA.password })
    },
    answers: {
      message: 'Logged In',
      data: { username: 'Asha', device: expect.any(String) },
      token: expect.any(String),
    },
    async refused({ shop, me }) {
      await signedUp(shop)
      const mobileNumber = me.mobile
      return [
        [wrapped({ mobileNumber: '98', otp: '1234' }), 400, 'Enter a valid Number'],
        [wrapped({ mobileNumber, otp: '123' }), 400, 'Enter four digits'],
        [wrapped({ mobileNumber, otp: '١٢٣٤' }), 400, 'Enter four digits'],
        [wrapped({ mobileNumber, otp: '12345' }), 400, 'Enter four digits'],
        [wrapped({ mobileNumber, otp: '1234' }), 401, 'OTP Expired'],
        [wrapped({ mobileNumber, otp: '123456', attemptId: 'unknown' }), 401, 'OTP Expired'],
        [wrapped({ email: '', password: '' }), 400, 'All Fields Are Required'],
        [wrapped({ email: 'asha', password: 'x' }), 400, 'Enter A Valid Email'],
        [wrapped({ email: ASHA.email, password: 'Wrong1' }), 401, 'Invalid email or password'],
        [wrapped({ email: ASHA.email, password: ASHA.password }), 403, 'Verify your email to login'],
      ]
    },
  },
  'POST /post/logout': { guest: LOGIN, good: () => ({}), answers: { data: null, message: 'Logged Out' } },
  'POST /post/verifyToken': {
    guest: LOGIN,
    good: () => ({}),
    answers: { data: { mobileNumber: '9876543210' } },
  },
  'POST /post/verifyEmail': {
    guest: 'guest',
    good: async ({ shop }) => ({ body: verification(await signedUp(shop)) }),
    answers: { data: null },
    refused: async ({ shop }) => [
      [{ body: { token: 'unknown' } }, 422, EXPIRED],
      [{ body: {} }, 422, EXPIRED],
      [{ body: { token: await signedUp(shop), password: 'Another1' } }, 403, ANOTHERS],
    ],
  },
  'POST /post/forgotPassword': {
    guest: 'guest',
    good: () => ({ body: { email: 'nobody@mail.example' } }),
    answers: { data: null, message: 'Check your email to reset password' },
    refused: () => [
      [{ body: { email: ' ' } }, 400, 'Please enter your email'],
      [{ body: { email: 'asha@mail' } }, 400, 'Enter a valid email'],
    ],
  },
  'GET /get/userByForgotPasswordId': {
    guest: 'guest',
    good: async ({ shop }) => ({ query: { forgotPasswordId: await resetLink(shop) } }),
    answers: { data: { email: ASHA.email } },
    unknown: () => [[{ query: { forgotPasswordId: 'unknown' } }, { data: null }]],
  },
  'POST /post/resetPassword': {
    guest: 'guest',
    good: async ({ shop }) => wrapped({ id: await resetLink(shop), email: ASHA.email, password: 'Better2' }),
    answers: { data: null, message: 'Password is changed' },
    refused: () => [
      [wrapped({ id: 'x', email: ASHA.email, password: '' }), 400, 'Please enter your new password'],
      [wrapped({ id: 'x', email: ASHA.email, password: 'better' }), 400, PASSWORD],
      [wrapped({ id: 'x', email: ASHA.email, password: 'Password1' }), 400, COMMON],
      [wrapped({ id: 'unknown', email: ASHA.email, password: 'Better2' }), 422, EXPIRED],
    ],
  },
}
