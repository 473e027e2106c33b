import { randomBytes } from 'node:crypto'
import type { Database } from '../database/schema/index.ts'
import { BadValue } from '../values/bad-value.ts'
import { short } from '../values/values.ts'

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

/** @returns false when there is no such key in use. */
export async function revokePartner(db: Database, key: string, now: number): Promise<boolean> {
  const revoked = await db
    .updateTable('partner_key')
    .set({ revoked_at: now })
    .where('key', '=', key)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return revoked.numUpdatedRows === 1n
}
