import { decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose'
import type { Config } from '../../ground/context/config.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { SignedInCaller, Through } from '../../ground/http/define-call.ts'

/**
 * @param through - What the request brings: a session of a partner's page is good with its key and, where a browser
 * names one, from its origin alone; one of the store's own is good without a key alone.
 * @returns null when the token is not ours, expired or revoked, or its key is.
 */
export async function sessionOf(
  { db, config, clock }: ServerContext,
  token: string,
  through: Through | null,
): Promise<Pick<SignedInCaller, 'userId' | 'sessionId' | 'partner'> | null> {
  const now = clock()
  const claims = await claimsOf(config, token, now)
  // The signature says who wrote them, not of which type they are.
  if (typeof claims?.jti !== 'string' || typeof claims.sub !== 'string') return null
  const session = await db
    .selectFrom('session')
    .leftJoin('partner_key', (join) =>
      join.onRef('partner_key.key', '=', 'session.partner_key').on('partner_key.revoked_at', 'is', null),
    )
    .select([
      'session.id',
      'session.user_id',
      'session.created_at',
      'session.by_code',
      'session.partner_key',
      'session.partner_origin',
      'partner_key.origins',
    ])
    .where('session.id', '=', claims.jti)
    .where('session.user_id', '=', claims.sub)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
  if (!session || session.partner_key !== (through?.key ?? null)) return null
  const known = { userId: session.user_id, sessionId: session.id }
  if (!through) return { ...known, partner: null }
  const { partner_origin: origin, origins } = session
  const isOrigin = through.origin === null || through.origin === origin
  if (!isOrigin || origins === null || !isOf(origins, origin)) return null
  const isFresh = session.by_code === 1 && now < session.created_at + config.partnerFreshMs
  return { ...known, partner: { key: through.key, origin, isFresh } }
}

const isOf = (origins: string, origin: string | null) =>
  origin === null || (JSON.parse(origins) as string[]).includes(origin)

/** @returns null where none of the secrets that are accepted has signed it, or its time is over. */
async function claimsOf(
  { secrets }: Pick<Config, 'secrets'>,
  token: string,
  now: number,
): Promise<JWTPayload | null> {
  const kid = keyIdOf(token)
  for (const key of secrets.accepted()) {
    // Tokens of releases before this one name none.
    if (kid !== undefined && kid !== key.id) continue
    const verified = await jwtVerify(token, new TextEncoder().encode(key.secret), {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'jti', 'sub'],
      currentDate: new Date(now),
    }).catch(() => null)
    if (verified) return verified.payload
  }
  return null
}

function keyIdOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return undefined
  }
}
