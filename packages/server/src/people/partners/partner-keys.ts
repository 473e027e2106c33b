import { randomBytes } from 'node:crypto'
import { BadValue, short } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'
import type { Through } from '../../ground/http/define-call.ts'

/**
 * Makes a key that a partner's pages call the API with. It is no secret: its origins are what guards it.
 *
 * @param origins - At least one, e.g. `https://partner.example`.
 * @throws {BadValue} for what is not an origin.
 */
export async function addPartner(
  db: Database,
  name: string,
  origins: readonly string[],
  now: number,
): Promise<string> {
  if (origins.length === 0) throw new BadValue('a partner needs an origin')
  const key = `pk_${randomBytes(18).toString('base64url')}`
  await db
    .insertInto('partner_key')
    .values({ key, name, origins: JSON.stringify(origins.map(originOf)), created_at: now, revoked_at: null })
    .execute()
  return key
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || (text !== url.origin && text !== `${url.origin}/`)) {
    throw new BadValue(`"${short(text)}" is not an origin like https://partner.example`)
  }
  return url.origin
}

/** Whether pages of that origin may use the key now. */
export async function isPartner(db: Database, { key, origin }: Through): Promise<boolean> {
  const partner = await db
    .selectFrom('partner_key')
    .select('origins')
    .where('key', '=', key)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!partner) return false
  return origin === null || (JSON.parse(partner.origins) as string[]).includes(origin)
}

/**
 * Ends the sessions that customers have by a key: all of them, or those of the origins that it has no longer.
 *
 * @param kept - Origins that stay.
 */
export async function endPartnerSessions(
  db: Database,
  key: string,
  now: number,
  kept: readonly string[] = [],
): Promise<void> {
  let ending = db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('partner_key', '=', key)
    .where('revoked_at', 'is', null)
  if (kept.length > 0) ending = ending.where('partner_origin', 'not in', kept)
  await ending.execute()
}

/**
 * Sets the origins of a key anew. Sessions of those that it has no longer end.
 *
 * @returns false when there is no such key in use.
 * @throws {BadValue} for what is not an origin.
 */
export async function setPartnerOrigins(
  db: Database,
  key: string,
  origins: readonly string[],
  now: number,
): Promise<boolean> {
  const list = origins.map(originOf)
  const changed = await db
    .updateTable('partner_key')
    .set({ origins: JSON.stringify(list) })
    .where('key', '=', key)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (changed.numUpdatedRows !== 1n) return false
  await endPartnerSessions(db, key, now, list)
  return true
}

/**
 * Shuts a key off, and ends the sessions that customers have by it.
 *
 * @returns false when there is no such key in use.
 */
export async function revokePartner(db: Database, key: string, now: number): Promise<boolean> {
  const revoked = await db
    .updateTable('partner_key')
    .set({ revoked_at: now })
    .where('key', '=', key)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  await endPartnerSessions(db, key, now)
  return revoked.numUpdatedRows === 1n
}
