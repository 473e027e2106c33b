import type { MadePasskey, StaffRole } from '@dawakit/core/contract'
import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { hashPassword } from '../src/people/sessions/passwords.ts'
import { newCodeSecret, sealCodeSecret } from '../src/people/staff/one-time-codes.ts'
import { type Desk, type DeskSeat, deskCall } from './desk-shop.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'
import type { TestAnswer, TestShop } from './test-shop.ts'

export const PASSWORD = 'a long walk by the sea'

/** Somebody at the desk who has a password and an app, too, and so can sign in anew. */
export interface PasskeyMember extends DeskSeat {
  /** The first half of a sign-in. @returns its challenge */
  begin(): Promise<string>
  /** What a passkey is asked for in a sign-in that has begun. */
  asked(challenge: string): Promise<TestAnswer>
  /** The code that the app shows now. */
  code(): string
  /** Begins to add a passkey. */
  beginPasskey(): Promise<TestAnswer>
  /** Adds what an authenticator has made. */
  add(challenge: string, passkey: MadePasskey, label?: string): Promise<TestAnswer>
  /** Has a passkey from now on. */
  withPasskey(authenticator?: SoftwareAuthenticator, label?: string): Promise<SoftwareAuthenticator>
}

type Shop = Pick<TestShop, 'app' | 'db' | 'clock' | 'fetch'>

/** Somebody new at the desk, who can sign in anew. */
export const passkeyMember = async (
  shop: Shop,
  desk: Desk,
  role: StaffRole = 'packer',
): Promise<PasskeyMember> => withPassword(shop, await desk.join(role))

/** Gives somebody a password and an app. */
export async function withPassword(shop: Shop, seat: DeskSeat): Promise<PasskeyMember> {
  const { id, email } = seat.staff
  const secret = newCodeSecret()
  await shop.db
    .updateTable('staff')
    .set({
      password_hash: await hashPassword(PASSWORD),
      totp_sealed: sealCodeSecret(shop.app.context.config, id, secret),
    })
    .where('id', '=', id)
    .execute()
  const beginPasskey = () => seat.post('/desk/passkeys/begin', { password: PASSWORD })
  const add: PasskeyMember['add'] = (challenge, passkey, label = 'Laptop') =>
    seat.post('/desk/passkeys', { challenge, label, passkey })
  return {
    ...seat,
    async begin() {
      const body = { email, password: PASSWORD }
      return (await deskCall(shop, 'POST /desk/signIn', { body })).data.challenge
    },
    asked: (challenge) => deskCall(shop, 'POST /desk/signIn/passkeyOptions', { body: { challenge } }),
    code: () => new TOTP({ secret }).generate({ timestamp: shop.clock.now }),
    beginPasskey,
    add,
    async withPasskey(authenticator = new SoftwareAuthenticator(), label = 'Laptop') {
      const { challenge, options } = (await beginPasskey()).data
      const answer = await add(challenge, authenticator.make(options), label)
      expect(answer.code, 'a passkey is added').toBeUndefined()
      return authenticator
    },
  }
}

/** The second half of a sign-in, by a passkey. */
export const showPasskey = (shop: Shop, challenge: string, passkey: unknown): Promise<TestAnswer> =>
  deskCall(shop, 'POST /desk/signIn/passkey', { body: { challenge, passkey } })
