import { SignJWT } from 'jose'
import type { ServerContext } from '../context/server-context.ts'
import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'

/**
 * Opens a session.
 * @param db - The database, or the transaction that proved who signs in.
 * @returns The token, `exp` included, to be sent as `Authorization: JWT <token>`.
 */
export async function openSession(
  { config, clock }: Pick<ServerContext, 'config' | 'clock'>,
  db: Database,
  userId: string,
): Promise<string> {
  const id = newId()
  const issuedAt = Math.floor(clock() / 1000)
  const expiresAt = issuedAt + config.sessionSeconds
  await db
    .insertInto('session')
    .values({ id, user_id: userId, created_at: clock(), expires_at: expiresAt * 1000, revoked_at: null })
    .execute()
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setJti(id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(config.sessionSecret))
}
