import { closeStaff } from '../../../src/people/staff/staff-accounts.ts'
import { PASSWORD, passkeyMember, withPassword } from '../../passkey-member.ts'
import { SoftwareAuthenticator } from '../../software-authenticator.ts'
import { type DeskRows, type DeskWorld, NOT_VALID } from './desk-row.ts'

const OVER = 'This sign-in has taken too long or too many tries. Please begin again'
const WRONG = 'This passkey was not taken. Please try again, or enter a code'
const CLOSED = 'Your account is closed. Whoever owns the pharmacy can open it again'
const NOT_ADDED = 'This passkey could not be added. Please begin again'
const KNOWN = 'This passkey has been added before'
const ENOUGH = 'You have as many passkeys as one can have. Remove one before you add another'
const NO_NAME = 'Please give the passkey a name'
const LAST = 'The codes of your app do not work any more: without this passkey you could not sign in'
const TOO_LONG = 'This text is too long'
const NOT_FOUND = 'Not found'
const NOBODYS = 'AAAA'

/** The packer, who makes these requests, has a password and an app. */
const packer = ({ shop, desk }: DeskWorld) => withPassword(shop, desk.as('packer'))

/** The same with as many passkeys. */
async function packerWith(world: DeskWorld, count: number) {
  const member = await packer(world)
  const ids: string[] = []
  for (let one = 0; one < count; one++) ids.push((await member.withPasskey()).id)
  return { member, ids, id: ids[0] ?? NOBODYS }
}

/** Somebody else, whose password was right. */
async function begun(world: DeskWorld) {
  const member = await passkeyMember(world.shop, world.desk)
  const authenticator = await member.withPasskey()
  return { member, authenticator, challenge: await member.begin() }
}

/** Somebody whose account has been closed since the password. */
async function closed(world: DeskWorld) {
  const { member, challenge } = await begun(world)
  const { db, clock } = world.shop.app.context
  await closeStaff({ db, clock, by: null }, member.staff.id)
  return challenge
}

const SHOWN = new SoftwareAuthenticator().show({ challenge: NOBODYS, rpId: 'desk.test' })

/** What the browser has made of what the packer has begun. */
async function made(world: DeskWorld, authenticator = new SoftwareAuthenticator()) {
  const { challenge, options } = (await (await packer(world)).beginPasskey()).data
  return { challenge, label: 'Laptop', passkey: authenticator.make(options) }
}

export const passkeyRows: DeskRows<
  | 'POST /desk/signIn/passkeyOptions'
  | 'POST /desk/signIn/passkey'
  | 'GET /desk/passkeys'
  | 'POST /desk/passkeys/begin'
  | 'POST /desk/passkeys'
  | 'POST /desk/passkeys/rename'
  | 'POST /desk/passkeys/remove'
> = {
  'POST /desk/signIn/passkeyOptions': {
    as: null,
    good: async (world) => ({ body: { challenge: (await begun(world)).challenge } }),
    answers: { data: { rpId: 'desk.test', userVerification: 'required' } },
    refused: (world) => [
      [{ body: { challenge: 'none' } }, 401, OVER],
      [async () => ({ body: { challenge: await closed(world) } }), 403, CLOSED],
    ],
  },
  'POST /desk/signIn/passkey': {
    as: null,
    good: async (world) => {
      const { member, challenge, authenticator } = await begun(world)
      const passkey = authenticator.show((await member.asked(challenge)).data)
      return { body: { challenge, passkey } }
    },
    answers: { data: { staff: { role: 'packer' }, idleMinutes: 30 } },
    refused: async (world) => {
      const { challenge } = await begun(world)
      return [
        [{ body: { challenge: 'none', passkey: SHOWN } }, 401, OVER],
        [{ body: { challenge, passkey: SHOWN } }, 401, WRONG],
        [async () => ({ body: { challenge: await closed(world), passkey: SHOWN } }), 403, CLOSED],
      ]
    },
  },
  'GET /desk/passkeys': {
    as: 'packer',
    good: async (world) => {
      await packerWith(world, 1)
      return {}
    },
    answers: { data: [{ label: 'Laptop', usedAt: null }] },
  },
  'POST /desk/passkeys/begin': {
    as: 'packer',
    good: async (world) => {
      await packer(world)
      await world.shop.db.deleteFrom('staff_passkey').execute()
      return { body: { password: PASSWORD } }
    },
    answers: { data: { options: { rp: { id: 'desk.test' }, attestation: 'none' } } },
    refused: async (world) => {
      await packerWith(world, 10)
      return [
        [{ body: { password: 'wrong' } }, 400, 'This is not your password'],
        [{ body: { password: 'x'.repeat(201) } }, 400, TOO_LONG],
        [{ body: { password: PASSWORD } }, 409, ENOUGH],
      ]
    },
  },
  'POST /desk/passkeys': {
    as: 'packer',
    good: async (world) => {
      await world.shop.db.deleteFrom('staff_passkey').execute()
      return { body: await made(world) }
    },
    answers: { data: { label: 'Laptop', usedAt: null } },
    refused: async (world) => {
      const known = await (await packer(world)).withPasskey()
      return [
        [async () => ({ body: { ...(await made(world)), challenge: 'none' } }), 400, NOT_ADDED],
        [async () => ({ body: { ...(await made(world)), label: ' ' } }), 400, NO_NAME],
        [async () => ({ body: { ...(await made(world)), label: 'x'.repeat(61) } }), 400, TOO_LONG],
        [async () => ({ body: { challenge: 'none', label: 'Laptop' } }), 400, NOT_VALID],
        [async () => ({ body: await made(world, known) }), 409, KNOWN],
        [
          async () => {
            const late = await made(world)
            await packerWith(world, 9)
            return { body: late }
          },
          409,
          ENOUGH,
        ],
      ]
    },
  },
  'POST /desk/passkeys/rename': {
    as: 'packer',
    good: async (world) => ({ body: { id: (await packerWith(world, 1)).id, label: 'The safe' } }),
    answers: { data: { label: 'The safe' } },
    refused: () => [
      [{ body: { id: NOBODYS, label: 'The safe' } }, 404, NOT_FOUND],
      [{ body: { id: NOBODYS, label: '' } }, 400, NO_NAME],
      [{ body: { id: NOBODYS, label: 'x'.repeat(61) } }, 400, TOO_LONG],
    ],
  },
  'POST /desk/passkeys/remove': {
    as: 'packer',
    good: async (world) => ({ body: { id: (await packerWith(world, 1)).id } }),
    answers: { data: null },
    refused: async (world) => {
      const { id, member } = await packerWith(world, 1)
      await world.shop.db
        .updateTable('staff')
        .set({ totp_sealed: null })
        .where('id', '=', member.staff.id)
        .execute()
      return [
        [{ body: { id: NOBODYS } }, 404, NOT_FOUND],
        [{ body: { id } }, 409, LAST],
      ]
    },
  },
}
