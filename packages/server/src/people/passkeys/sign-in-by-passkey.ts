import { randomBytes } from 'node:crypto'
import type { PasskeyRequest, ShownPasskey } from '@dawakit/core/contract'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { openCodeSecret, sealCodeSecret } from '../staff/one-time-codes.ts'
import {
  openSession,
  refuseFactor,
  type SignedIn,
  type StaffRow,
  staffOfChallenge,
} from '../staff/sign-in.ts'
import { askForSignature, takeSignature, tryChallenge } from '../staff/staff-challenge.ts'
import { countFactor } from '../staff/staff-limits.ts'
import { type PasskeyRow, passkeysOf, toKnown } from './passkeys.sql.ts'
import { relyingParty } from './relying-party.ts'

const CHALLENGE_BYTES = 32
/** What a browser gives somebody to find the key that they carry. */
export const PASSKEY_TIMEOUT_MS = 120_000

/** What a passkey signs. base64url */
export const newToSign = (): string => randomBytes(CHALLENGE_BYTES).toString('base64url')

/**
 * What the browser of somebody whose password was right asks a passkey for. Asked again, the answer before is good no more.
 *
 * @throws {CallError} 401 over, 403 closed
 */
export async function askForPasskey(context: ServerContext, token: string): Promise<PasskeyRequest> {
  const { db, config } = context
  const challenge = newToSign()
  const staff = await staffOfChallenge(db, await askForSignature(context, token, challenge))
  return {
    challenge,
    rpId: relyingParty(config).id,
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: (await passkeysOf(db, staff.id)).map(toKnown),
  }
}

/**
 * The second half of a sign-in, by a passkey: it has signed what this sign-in asked it to, on the desk's own page, and whoever
 * holds it has shown that it is theirs.
 *
 * @throws {CallError} 401 wrong or over, 403 closed, 429 too often
 */
export async function signInByPasskey(
  context: ServerContext,
  { challenge: token, passkey: shown }: { challenge: string; passkey: ShownPasskey },
): Promise<SignedIn> {
  const { db, clock } = context
  const challenge = await tryChallenge(context, token, 'second-factor')
  const staff = await staffOfChallenge(db, challenge)
  const takeBack = await countFactor(context, staff.id)
  const isAsked = await takeSignature(db, challenge)
  const passkey = (await passkeysOf(db, staff.id)).find(({ id }) => id === shown.id)
  const counter = isAsked && passkey ? await counterOf(context, challenge.challenge, passkey, shown) : null
  if (!passkey || counter === null) return refuseFactor(context, staff, 'passkey')
  const signedIn = await openSession(context, challenge, staff, 'passkey', async (trx) => {
    if (!(await keepCodes(context, trx, staff))) return false
    const { numUpdatedRows } = await trx
      .updateTable('staff_passkey')
      .set({ counter, used_at: clock() })
      .where('id', '=', passkey.id)
      .where('staff_id', '=', staff.id)
      // Of two at once with one number, one is a copy's.
      .where('counter', '=', passkey.counter)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
  await takeBack()
  return signedIn
}

/** How often the passkey has signed, by its own count; null: what it shows is not good. */
async function counterOf(
  { config }: ServerContext,
  expectedChallenge: string,
  { id, public_key, counter }: PasskeyRow,
  shown: ShownPasskey,
): Promise<number | null> {
  const { origin, id: expectedRPID } = relyingParty(config)
  // Only who uses passkeys waits for what reads them.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...shown, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID,
      credential: { id, publicKey: Uint8Array.from(Buffer.from(public_key, 'base64url')), counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // It throws for whatever does not fit: origin, host, challenge, verification, a count that went back. All are one refusal.
    return null
  }
}

/**
 * Seals the secret of the codes anew, as a sign-in by a code does: who uses passkeys alone keeps codes that work when the
 * server's secret has turned.
 *
 * @returns false where the account was closed or reset meanwhile
 */
async function keepCodes({ config }: ServerContext, trx: Database, staff: StaffRow): Promise<boolean> {
  const secret = openCodeSecret(config, staff.id, staff.totp_sealed)
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ totp_sealed: secret ? sealCodeSecret(config, staff.id, secret) : staff.totp_sealed })
    .where('id', '=', staff.id)
    .where('totp_confirmed_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
