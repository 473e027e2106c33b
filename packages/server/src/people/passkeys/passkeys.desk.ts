import { textTooLong } from '@dawakit/core/refusals'
import { z } from 'zod'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { EVERY_ROLE } from '../../ground/desk-calls/staff-roles.ts'
import { says } from '../../ground/http/define-call.ts'
import { line } from '../../ground/http/text.ts'
import { entered } from '../staff/entered.ts'
import { deskSession } from '../staff/staff.schemas.ts'
import { STAFF_PASSWORD_MAX } from '../staff/staff-password.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { removePasskey, renamePasskey } from './change-passkey.ts'
import {
  madePasskey,
  passkey,
  passkeyCreation,
  passkeyId,
  passkeyRequest,
  shownPasskey,
} from './passkeys.schemas.ts'
import { passkeysOf, toPasskey } from './passkeys.sql.ts'
import { askForPasskey, signInByPasskey } from './sign-in-by-passkey.ts'

const tag = 'Passkeys'
const LABEL_MAX = 60
const challenge = z.string().max(200)
const label = line(LABEL_MAX)

export const passkeyDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'POST /desk/signIn/passkeyOptions',
    summary: 'What a passkey is asked for after the password, as a browser takes it. Each is answered once.',
    tag,
    roles: 'anybody',
    body: z.object({ challenge }),
    answer: passkeyRequest,
    async handle({ body, ...context }) {
      return { data: await askForPasskey(context, body.challenge) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/signIn/passkey',
    summary: 'The second half of a sign-in, by a passkey. Opens the session, in a cookie.',
    tag,
    roles: 'anybody',
    body: z.object({ challenge, passkey: shownPasskey }),
    answer: deskSession,
    async handle({ body, deskMark, ...context }) {
      return entered(context, await signInByPasskey(context, body), deskMark)
    },
  }),
  defineDeskCall({
    name: 'GET /desk/passkeys',
    summary: 'One’s own passkeys, the oldest first.',
    tag,
    roles: EVERY_ROLE,
    answer: z.array(passkey),
    async handle({ staff, db }) {
      return { data: (await passkeysOf(db, staff.id)).map(toPasskey) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/passkeys',
    summary: 'Adds the passkey that the browser has made.',
    tag,
    roles: EVERY_ROLE,
    body: z.object({ challenge, label, passkey: madePasskey }),
    answer: passkey,
    async handle({ staff, body, ...context }) {
      return { data: await addPasskey(context, staff, body) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/passkeys/begin',
    summary: 'Begins to add a passkey, by one’s password: what the browser makes it by.',
    tag,
    roles: EVERY_ROLE,
    // Never trimmed: white space is part of a password.
    body: z.object({ password: z.string().max(STAFF_PASSWORD_MAX, says(textTooLong)) }),
    answer: z.object({ challenge: z.string(), options: passkeyCreation }),
    async handle({ staff, body, ...context }) {
      return { data: await beginPasskey(context, staff, body) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/passkeys/rename',
    summary: 'Gives one of one’s own passkeys another name.',
    tag,
    roles: EVERY_ROLE,
    body: z.object({ id: passkeyId, label }),
    answer: passkey,
    async handle({ staff, body, ...context }) {
      return { data: await renamePasskey(context, staff, body) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/passkeys/remove',
    summary: 'Takes one of one’s own passkeys away. The codes of the app stay.',
    tag,
    roles: EVERY_ROLE,
    body: z.object({ id: passkeyId }),
    answer: z.null(),
    async handle({ staff, body, ...context }) {
      await removePasskey(context, staff, body)
      return { data: null }
    },
  }),
]
