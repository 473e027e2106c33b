import type { MadePasskey, Passkey, PasskeyCreation } from '@dawakit/core/contract'
import {
  passkeyKnown,
  passkeyNameNeeded,
  passkeyNotAdded,
  passkeysEnough,
  staffPasswordWrong,
} from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { refuse } from '../../ground/http/refuse.ts'
import { isPassword } from '../sessions/passwords.ts'
import { lockAccount } from '../staff/staff-accounts.ts'
import { findChallenge, makeChallenge, type StaffChallenge } from '../staff/staff-challenge.ts'
import { countFactor } from '../staff/staff-limits.ts'
import { type PasskeyRow, passkeysOf, toKnown, toPasskey } from './passkeys.sql.ts'
import { relyingParty } from './relying-party.ts'
import { newToSign, PASSKEY_TIMEOUT_MS } from './sign-in-by-passkey.ts'

/** A machine here, one at home, a key that is carried, and one in a drawer. */
export const PASSKEYS_MOST = 10

/** What authenticators sign with: Ed25519, ECDSA with P-256, RSA. As COSE numbers them. */
const ALGORITHMS = [-8, -7, -257]

/**
 * Begins to add a passkey. Whoever found a desk open adds none of theirs: the password is asked for.
 *
 * @throws {CallError} 400 wrong, 409 enough, 429 too often
 */
export async function beginPasskey(
  context: ServerContext,
  staff: DeskStaff,
  { password }: { password: string },
): Promise<{ challenge: string; options: PasskeyCreation }> {
  const { db, config } = context
  const takeBack = await countFactor(context, staff.id)
  const { password_hash } = await db
    .selectFrom('staff')
    .select('password_hash')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(password, password_hash))) {
    throw new CallError(400, staffPasswordWrong, { fields: { password: staffPasswordWrong.text } })
  }
  await takeBack()
  const before = await passkeysOf(db, staff.id)
  requireRoom(before)
  const toSign = newToSign()
  const { id, name } = relyingParty(config)
  const token = await makeChallenge(context, {
    staff_id: staff.id,
    kind: 'passkey',
    challenge: () => toSign,
  })
  return {
    challenge: token,
    options: {
      challenge: toSign,
      rp: { id, name },
      user: {
        id: Buffer.from(staff.id).toString('base64url'),
        name: staff.email,
        displayName: staff.name,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: PASSKEY_TIMEOUT_MS,
      attestation: 'none',
      excludeCredentials: before.map(toKnown),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    },
  }
}

/**
 * Adds the passkey that the browser has made. What it was asked to sign is good once, rightly or wrongly.
 *
 * @throws {CallError} 400 not good or too late, 409 known or enough
 */
export async function addPasskey(
  context: ServerContext,
  staff: DeskStaff,
  { challenge: token, label, passkey }: { challenge: string; label: string; passkey: MadePasskey },
): Promise<Passkey> {
  const { db, clock } = context
  requireLabel(label)
  const challenge = await findChallenge(context, token, { kind: 'passkey', staffId: staff.id })
  const credential = challenge && (await readMade(context, challenge, passkey))
  if (!credential) {
    if (challenge) await spend(db, challenge)
    throw new CallError(400, passkeyNotAdded)
  }
  const row: PasskeyRow = {
    id: credential.id,
    staff_id: staff.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    label,
    created_at: clock(),
    used_at: null,
  }
  await inTransaction(db, async (trx) => {
    const account = await lockAccount(trx, staff.id)
    // An account that is reset meanwhile has no challenge any more, and gets no passkey of before.
    const isStill = account.disabled_at === null && (await spend(trx, challenge))
    if (!isStill) throw new CallError(400, passkeyNotAdded)
    requireRoom(await passkeysOf(trx, staff.id))
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('staff_passkey')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw new CallError(409, passkeyKnown)
    const subject = { subject: 'staff', subjectId: staff.id }
    await audit(trx, staff, clock, { action: 'passkey.add', ...subject, after: { label } })
  })
  return toPasskey(row)
}

/** @throws {CallError} 400 */
export function requireLabel(label: string): void {
  if (label === '') refuse({ fields: ['label'], message: passkeyNameNeeded })
}

/** @throws {CallError} 409 */
function requireRoom(passkeys: readonly PasskeyRow[]): void {
  if (passkeys.length >= PASSKEYS_MOST) throw new CallError(409, passkeysEnough)
}

async function spend(db: Database, { id }: StaffChallenge): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('staff_challenge').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** What is kept of a passkey; null: it was not made as it was asked for. */
async function readMade({ config }: ServerContext, { challenge }: StaffChallenge, made: MadePasskey) {
  const { origin, id } = relyingParty(config)
  // Only who uses passkeys waits for what reads them.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return registrationInfo?.credential ?? null
  } catch {
    // It throws for whatever does not fit: origin, host, challenge, verification, algorithm.
    return null
  }
}
