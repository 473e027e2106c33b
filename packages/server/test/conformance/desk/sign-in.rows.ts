import { TOTP } from 'otpauth'
import { hashPassword } from '../../../src/people/sessions/passwords.ts'
import { addStaff, closeStaff } from '../../../src/people/staff/staff-accounts.ts'
import { deskCall } from '../../desk-shop.ts'
import { type DeskRows, type DeskWorld, NOT_VALID } from './desk-row.ts'

const EMAIL = 'meera@pharmacy.example'
const OWN = 'a long walk by the sea'
const STEP_MS = 30_000
const OVER = 'This sign-in has taken too long or too many tries. Please begin again'
const WRONG_CODE = 'This code is not right. Please enter the one that the app shows now'
const RULE = 'Password must be 12 to 200 characters, and another one than before'
const CLOSED = 'Your account is closed. Whoever owns the pharmacy can open it again'
const TOO_LONG = 'This text is too long'

/** Somebody whose first sign-in is to come. @returns the first password */
async function added({ shop }: DeskWorld, email = EMAIL): Promise<string> {
  const { db, clock } = shop.app.context
  const facts = { email, name: 'Meera Das', role: 'support', registrationNumber: null } as const
  return (await addStaff({ db, clock, by: null }, facts)).firstPassword
}

const post = async (world: DeskWorld, path: string, body: object) =>
  (await deskCall(world.shop, `POST ${path}`, { body })).data

const codeOf = (world: DeskWorld, secret: string) =>
  new TOTP({ secret }).generate({ timestamp: world.shop.clock.now })

/** The first half of a first sign-in. */
async function begun(world: DeskWorld, email = EMAIL) {
  const { challenge, enrolment } = await post(world, '/desk/signIn', {
    email,
    password: await added(world, email),
  })
  return { challenge, code: codeOf(world, enrolment.secret), secret: enrolment.secret as string }
}

/** The first half of a sign-in of somebody who has an app. */
async function known(world: DeskWorld, email = EMAIL) {
  const { secret, ...first } = await begun(world, email)
  await post(world, '/desk/signIn/enrol', { ...first, password: OWN })
  world.shop.clock.advance(STEP_MS)
  const { challenge } = await post(world, '/desk/signIn', { email, password: OWN })
  return { challenge, code: codeOf(world, secret) }
}

/** Closes the account of that address. */
async function close({ shop }: DeskWorld, email: string): Promise<void> {
  const { db, clock } = shop.app.context
  const { id } = await db
    .selectFrom('staff')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow()
  await closeStaff({ db, clock, by: null }, id)
}

/** The owner has a password of their own. */
async function hasPassword({ shop, desk }: DeskWorld): Promise<void> {
  const password_hash = await hashPassword(OWN)
  const { id } = desk.as('owner').staff
  await shop.db.updateTable('staff').set({ password_hash }).where('id', '=', id).execute()
}

export const signInRows: DeskRows<
  | 'POST /desk/signIn'
  | 'POST /desk/signIn/code'
  | 'POST /desk/signIn/enrol'
  | 'POST /desk/signOut'
  | 'POST /desk/signOutEverywhere'
  | 'GET /desk/me'
  | 'POST /desk/password'
> = {
  'POST /desk/signIn': {
    as: null,
    good: async (world) => ({ body: { email: EMAIL, password: await added(world) } }),
    answers: { data: { next: 'enrol', hasPasskey: false } },
    refused: (world) => [
      [{ body: { email: EMAIL, password: 'nobody' } }, 401, 'Invalid email or password'],
      [{ body: { email: EMAIL, password: 'x'.repeat(201) } }, 400, TOO_LONG],
      [
        async () => {
          const email = 'gone@pharmacy.example'
          const password = await added(world, email)
          await close(world, email)
          return { body: { email, password } }
        },
        403,
        CLOSED,
      ],
    ],
  },
  'POST /desk/signIn/code': {
    as: null,
    good: async (world) => ({ body: await known(world) }),
    answers: { data: { staff: { name: 'Meera Das', role: 'support' }, idleMinutes: 30 } },
    refused: async (world) => {
      const { challenge } = await known(world, 'other@pharmacy.example')
      return [
        [{ body: { challenge: 'none', code: '000000' } }, 401, OVER],
        [{ body: { challenge, code: '00' } }, 401, WRONG_CODE],
        [
          async () => {
            const body = await known(world, 'gone@pharmacy.example')
            await close(world, 'gone@pharmacy.example')
            return { body }
          },
          403,
          CLOSED,
        ],
      ]
    },
  },
  'POST /desk/signIn/enrol': {
    as: null,
    good: async (world) => {
      const { challenge, code } = await begun(world)
      return { body: { challenge, code, password: OWN } }
    },
    answers: { data: { staff: { name: 'Meera Das' } } },
    refused: async (world) => {
      const { challenge, code } = await begun(world, 'other@pharmacy.example')
      return [
        [{ body: { challenge: 'none', code, password: OWN } }, 401, OVER],
        [{ body: { challenge, code: '00', password: OWN } }, 401, WRONG_CODE],
        [{ body: { challenge, code, password: 'short' } }, 400, RULE],
        [{ body: { challenge, code, password: 'x'.repeat(201) } }, 400, TOO_LONG],
        [
          async () => {
            const late = await begun(world, 'gone@pharmacy.example')
            await close(world, 'gone@pharmacy.example')
            return { body: { challenge: late.challenge, code: late.code, password: OWN } }
          },
          403,
          CLOSED,
        ],
      ]
    },
  },
  'POST /desk/signOut': { as: 'packer', good: () => ({ body: {} }), answers: { data: null } },
  'POST /desk/signOutEverywhere': { as: 'packer', good: () => ({ body: {} }), answers: { data: null } },
  'GET /desk/me': {
    as: 'pharmacist',
    good: () => ({}),
    answers: { data: { staff: { name: 'Priya Nair', registrationNumber: 'TN-PC-20481' } } },
  },
  'POST /desk/password': {
    as: 'owner',
    good: async (world) => {
      await hasPassword(world)
      return { body: { password: OWN, newPassword: 'another walk by the sea' } }
    },
    answers: { data: null },
    refused: async (world) => {
      await hasPassword(world)
      return [
        [{ body: { password: 'wrong', newPassword: OWN } }, 400, 'This is not your password'],
        [{ body: { password: OWN, newPassword: OWN } }, 400, RULE],
        [{ body: { password: OWN } }, 400, NOT_VALID],
      ]
    },
  },
}
