import { randomBytes } from 'node:crypto'
import type { LinkTable } from '../../ground/database/schema/customers.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { plainHash } from '../../ground/limits/keyed-hash.ts'

/** Milliseconds that a link in a mail is good for. */
export const LINK_LIFE_MS = 1_800_000

/**
 * Makes the secret part of a link: 256 random bits, of which only the hash is kept. The links of the same kind
 * that the user got before are dead.
 */
export async function makeLink(
  trx: Database,
  kind: LinkTable['kind'],
  userId: string,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx.deleteFrom('link').where('user_id', '=', userId).where('kind', '=', kind).execute()
  await trx
    .insertInto('link')
    .values({
      token_hash: plainHash(token),
      kind,
      user_id: userId,
      expires_at: now + LINK_LIFE_MS,
      used_at: null,
    })
    .execute()
  return token
}

/** @returns Whose link it is; null when it is unknown, used or expired. Leaves it as it is. */
export async function readLink(
  db: Database,
  kind: LinkTable['kind'],
  token: string,
  now: number,
): Promise<string | null> {
  const link = await db
    .selectFrom('link')
    .select('user_id')
    .where('token_hash', '=', plainHash(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.user_id ?? null
}

/** Uses a link up. @returns Whose it is; null when it is unknown, used (also just now, by another) or expired. */
export async function useLink(
  trx: Database,
  kind: LinkTable['kind'],
  token: string,
  now: number,
): Promise<string | null> {
  const userId = await readLink(trx, kind, token, now)
  if (!userId) return null
  const used = await trx
    .updateTable('link')
    .set({ used_at: now })
    .where('token_hash', '=', plainHash(token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n ? userId : null
}
