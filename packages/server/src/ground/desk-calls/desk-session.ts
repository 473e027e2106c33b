import { randomBytes } from 'node:crypto'
import type { DeskSession } from '@dawakit/core/contract'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ServerContext } from '../context/server-context.ts'
import type { Database } from '../database/schema/index.ts'
import { plainHash } from '../limits/keyed-hash.ts'
import type { DeskStaff } from './define-desk-call.ts'

const MINUTE_MS = 60_000
export const IDLE_MINUTES = 30
const IDLE_MS = IDLE_MINUTES * MINUTE_MS
/** A working day, and not into the next. */
const LONGEST_MS = 12 * 60 * MINUTE_MS
/** Not every call writes that somebody is there. */
const SEEN_MS = MINUTE_MS

/** Sent by calls that a page makes by itself: they keep no session open. */
const BY_ITSELF = 'x-desk-by-itself'

const COOKIE = 'desk'
const HARDENED = 'Path=/; Secure; HttpOnly; SameSite=Strict'

/** The header that gives a browser its session. It ends with the browser, or before. */
export const sessionCookie = (token: string) => ({ 'Set-Cookie': `__Host-${COOKIE}=${token}; ${HARDENED}` })

/** The header that takes it away. */
export const noSessionCookie = { 'Set-Cookie': `__Host-${COOKIE}=; ${HARDENED}; Max-Age=0` }

/** @returns the token, which is kept hashed alone */
export async function openDeskSession(trx: Database, staffId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('staff_session')
    .values({
      id: plainHash(token),
      staff_id: staffId,
      created_at: now,
      seen_at: now,
      expires_at: now + LONGEST_MS,
      revoked_at: null,
    })
    .execute()
  return token
}

/** Who is signed in by the cookie of a request; null: nobody, or not any more. */
export async function deskStaffOf(context: ServerContext, c: Context): Promise<DeskStaff | null> {
  const token = getCookie(c, COOKIE, 'host')
  if (!token) return null
  return deskStaffOfToken(context, token, c.req.header(BY_ITSELF) === undefined)
}

/** @param isThere - Whether somebody does something: the session goes on then. */
export async function deskStaffOfToken(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  token: string,
  isThere = true,
): Promise<DeskStaff | null> {
  const now = clock()
  const row = await db
    .selectFrom('staff_session as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select(['session.id as session_id', 'session.seen_at', 'staff.id', 'staff.name'])
    .select(['staff.email_key', 'staff.role', 'staff.registration_number'])
    .where('session.id', '=', plainHash(token))
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.seen_at', '>', now - IDLE_MS)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  if (isThere && row.seen_at <= now - SEEN_MS) {
    await db.updateTable('staff_session').set({ seen_at: now }).where('id', '=', row.session_id).execute()
  }
  return {
    id: row.id,
    name: row.name,
    email: row.email_key,
    role: row.role,
    registrationNumber: row.registration_number,
    sessionId: row.session_id,
  }
}

/** What the desk's page is told of a session. */
export async function readDeskSession(
  db: Database,
  { sessionId, ...staff }: DeskStaff,
): Promise<DeskSession> {
  const { expires_at } = await db
    .selectFrom('staff_session')
    .select('expires_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return { staff, endsAt: new Date(expires_at).toISOString(), idleMinutes: IDLE_MINUTES }
}

/** Ends one session, or with its owner's id every one. */
export async function endDeskSessions(
  trx: Database,
  which: { sessionId: string } | { staffId: string },
  now: number,
): Promise<void> {
  const update = trx.updateTable('staff_session').set({ revoked_at: now }).where('revoked_at', 'is', null)
  await ('sessionId' in which
    ? update.where('id', '=', which.sessionId)
    : update.where('staff_id', '=', which.staffId)
  ).execute()
}
