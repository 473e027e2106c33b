import { EMAIL_MAX } from '@dawakit/core/customer'
import { parsePage } from '@dawakit/core/product'
import { textTooLong } from '@dawakit/core/refusals'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { noSessionCookie, readDeskSession } from '../../ground/desk-calls/desk-session.ts'
import { EVERY_ROLE } from '../../ground/desk-calls/staff-roles.ts'
import { says } from '../../ground/http/define-call.ts'
import { line } from '../../ground/http/text.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { endSession, endSessions } from './end-sessions.ts'
import { entered } from './entered.ts'
import { enrol, signInByCode, signInByPassword } from './sign-in.ts'
import { deskChallenge, deskSession, newStaffAccount, staffAccount, staffRole } from './staff.schemas.ts'
import { readAccounts } from './staff.sql.ts'
import { addStaff, changeStaff, closeStaff, resetStaff, signOutStaff } from './staff-accounts.ts'
import { STAFF_PASSWORD_MAX } from './staff-password.ts'

const tag = 'Staff'
const NAME_MAX = 100
const TOO_LONG = says(textTooLong)
const email = z.string().trim().max(EMAIL_MAX, TOO_LONG)
/** Never trimmed: white space is part of a password. */
const password = z.string().max(STAFF_PASSWORD_MAX, TOO_LONG)
const challenge = z.string().max(200)
/** Apps show a code with a blank in its middle. */
const code = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))
const facts = {
  name: line(NAME_MAX),
  role: staffRole,
  registrationNumber: line(NAME_MAX).nullable(),
}

export const staffDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'POST /desk/signIn',
    summary:
      'The first half of a sign-in: the password. Answers a challenge that the second factor goes with.',
    tag,
    roles: 'anybody',
    body: z.object({ email, password }),
    answer: deskChallenge,
    async handle({ body, address, deskMark, ...context }) {
      return { data: await signInByPassword(context, { ...body, address, deskMark }) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/signIn/code',
    summary: 'The second half: the code that the app shows. Opens the session, in a cookie.',
    tag,
    roles: 'anybody',
    body: z.object({ challenge, code }),
    answer: deskSession,
    async handle({ body, deskMark, ...context }) {
      return entered(context, await signInByCode(context, body), deskMark)
    },
  }),
  defineDeskCall({
    name: 'POST /desk/signIn/enrol',
    summary: 'The second half of a first sign-in: the first code of the app, and a password of one’s own.',
    tag,
    roles: 'anybody',
    body: z.object({ challenge, code, password }),
    answer: deskSession,
    async handle({ body, deskMark, ...context }) {
      return entered(context, await enrol(context, body), deskMark)
    },
  }),
  defineDeskCall({
    name: 'POST /desk/signOut',
    summary: 'Ends this session.',
    tag,
    roles: EVERY_ROLE,
    answer: z.null(),
    async handle({ staff, ...context }) {
      await endSession(context, staff)
      return { data: null, headers: noSessionCookie }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/signOutEverywhere',
    summary: 'Ends every session of whoever asks, this one too.',
    tag,
    roles: EVERY_ROLE,
    answer: z.null(),
    async handle({ staff, ...context }) {
      await endSessions(context, staff)
      return { data: null, headers: noSessionCookie }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/me',
    summary: 'Who is signed in, and how long.',
    tag,
    roles: EVERY_ROLE,
    answer: deskSession,
    async handle({ staff, db }) {
      return { data: await readDeskSession(db, staff) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/password',
    summary: 'Changes one’s own password, and ends every other session.',
    tag,
    roles: EVERY_ROLE,
    body: z.object({ password, newPassword: password }),
    answer: z.null(),
    async handle({ staff, body, ...context }) {
      await changeOwnPassword(context, staff, body)
      return { data: null }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/staff',
    summary: 'Every account of the staff.',
    tag,
    roles: ['owner'],
    query: z.object(pageFields),
    answer: z.array(staffAccount),
    handle: ({ db, query }) => readAccounts(db, parsePage(query)),
  }),
  defineDeskCall({
    name: 'POST /desk/staff',
    summary: 'Makes an account. Answers a password that is good for the first sign-in alone.',
    tag,
    roles: ['owner'],
    body: z.object({ email, ...facts }),
    answer: newStaffAccount,
    async handle({ db, clock, staff, body }) {
      return { data: await addStaff({ db, clock, by: staff }, body) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/staff/change',
    summary: 'Changes somebody’s name, role and registration number, from their next call on.',
    tag,
    roles: ['owner'],
    body: z.object({ id: idSchema, ...facts }),
    answer: staffAccount,
    async handle({ db, clock, staff, body: { id, ...body } }) {
      return { data: await changeStaff({ db, clock, by: staff }, id, body) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/staff/close',
    summary: 'Lets somebody in no more, at once. The last owner stays.',
    tag,
    roles: ['owner'],
    body: z.object({ id: idSchema }),
    answer: staffAccount,
    async handle({ db, clock, staff, body }) {
      return { data: await closeStaff({ db, clock, by: staff }, body.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/staff/reset',
    summary:
      'Makes somebody’s next sign-in their first: for a lost password, a lost app, or an account that was closed.',
    tag,
    roles: ['owner'],
    body: z.object({ id: idSchema }),
    answer: newStaffAccount,
    async handle({ db, clock, staff, body }) {
      return { data: await resetStaff({ db, clock, by: staff }, body.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/staff/signOut',
    summary: 'Ends every session of somebody.',
    tag,
    roles: ['owner'],
    body: z.object({ id: idSchema }),
    answer: staffAccount,
    async handle({ db, clock, staff, body }) {
      return { data: await signOutStaff({ db, clock, by: staff }, body.id) }
    },
  }),
]
