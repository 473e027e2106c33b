import { jwtVerify } from 'jose'
import type { ServerContext } from '../context/server-context.ts'

/** @returns null when the token is not ours, expired or revoked. */
export async function sessionOf(
  { db, config, clock }: ServerContext,
  token: string,
): Promise<{ userId: string; sessionId: string } | null> {
  const now = clock()
  const claims = await jwtVerify(token, new TextEncoder().encode(config.sessionSecret), {
    algorithms: ['HS256'],
    requiredClaims: ['exp', 'jti', 'sub'],
    currentDate: new Date(now),
  }).then(
    (verified) => verified.payload,
    () => null,
  )
  // The signature says who wrote them, not of which type they are.
  if (typeof claims?.jti !== 'string' || typeof claims.sub !== 'string') return null
  const session = await db
    .selectFrom('session')
    .select(['id', 'user_id'])
    .where('id', '=', claims.jti)
    .where('user_id', '=', claims.sub)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return session ? { userId: session.user_id, sessionId: session.id } : null
}
