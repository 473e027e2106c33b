import { originNotAllowed } from '@dawakit/core/refusals'
import { SignJWT } from 'jose'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { Through } from '../../ground/http/define-call.ts'
import { isPartner } from '../partners/partner-keys.ts'

/**
 * Opens a session.
 * @param db - The database, or the transaction that proved who signs in.
 * @param through - The partner's page that it is opened on: the session is bound to it.
 * @param isByCode - A one-time code has just shown whose number it is.
 * @returns The token, `exp` included, to be sent as `Authorization: JWT <token>`.
 * @throws {CallError} 403 for a key that is unknown or revoked, or another origin's
 */
export async function openSession(
  { config, clock }: Pick<ServerContext, 'config' | 'clock'>,
  db: Database,
  userId: string,
  through: Through | null = null,
  isByCode = false,
): Promise<string> {
  if (through && !(await isPartner(db, through))) throw new CallError(403, originNotAllowed)
  const id = newId()
  const issuedAt = Math.floor(clock() / 1000)
  const expiresAt = issuedAt + config.sessionSeconds
  await db
    .insertInto('session')
    .values({
      id,
      user_id: userId,
      created_at: clock(),
      expires_at: expiresAt * 1000,
      revoked_at: null,
      partner_key: through?.key ?? null,
      partner_origin: through?.origin ?? null,
      by_code: isByCode ? 1 : 0,
    })
    .execute()
  const key = config.secrets.signing()
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.id })
    .setSubject(userId)
    .setJti(id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(key.secret))
}
