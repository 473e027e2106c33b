import type { Database } from '../../ground/database/schema/index.ts'

// docs/decisions/008-who-owns-an-e-mail.md

/**
 * The account that an e-mail names at a login or a reset: the one that has proven it, otherwise the newest sign-up with
 * a password that still has to.
 */
export async function accountOfEmail(db: Database, email: string) {
  return db
    .selectFrom('customer')
    .select(['id', 'username', 'email', 'password_hash', 'email_verified_at'])
    .where('email_key', '=', email.trim().toLowerCase())
    .where((where) =>
      where.or([where('email_verified_at', 'is not', null), where('password_hash', 'is not', null)]),
    )
    .orderBy((order) => order.case().when('email_verified_at', 'is', null).then(1).else(0).end())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function isProvenEmail(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The account has proven its e-mail. The other sign-ups with a password that wait for that end: nobody ever got into
 * them.
 * @returns false when another account had proven it before.
 */
export async function proveEmail(trx: Database, userId: string, now: number): Promise<boolean> {
  const { email_key, email_verified_at } = await trx
    .selectFrom('customer')
    .select(['email_key', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (email_verified_at !== null) return true
  if (email_key === null || (await isProvenEmail(trx, email_key))) return false
  await trx.updateTable('customer').set({ email_verified_at: now }).where('id', '=', userId).execute()
  const waiting = await trx
    .selectFrom('customer')
    .select('id')
    .where('email_key', '=', email_key)
    .where('password_hash', 'is not', null)
    .where('email_verified_at', 'is', null)
    .execute()
  for (const { id } of waiting) {
    await trx.deleteFrom('link').where('user_id', '=', id).execute()
    await trx.deleteFrom('customer').where('id', '=', id).execute()
  }
  return true
}
