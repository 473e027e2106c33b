import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

const LOT = 500

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * The tokens that take an address off the newsletter stand hashed. Those in mails of before go on; what later mails carry is made
 * of the address and the server's secret, and its hash is written when one is sent. The column of before stays, empty: an
 * earlier release that runs beside this one writes to it.
 */
export async function up(db: Database): Promise<void> {
  await db.schema.alterTable('newsletter').addColumn('leave_hash', 'text').execute()
  await db.schema.alterTable('newsletter').addColumn('earlier_leave_hash', 'text').execute()
  for (;;) {
    const lot = await db
      .selectFrom('newsletter')
      .select(['email_key', 'leave_token'])
      .where('leave_token', 'is not', null)
      .orderBy('email_key')
      .limit(LOT)
      .execute()
    if (lot.length === 0) break
    for (const { email_key, leave_token } of lot) {
      await db
        .updateTable('newsletter')
        .set({ earlier_leave_hash: hashOf(leave_token ?? ''), leave_token: null })
        .where('email_key', '=', email_key)
        .execute()
    }
  }
  await db.schema.dropIndex('newsletter_leave').execute()
  const index = (name: string, column: string) =>
    db.schema.createIndex(name).on('newsletter').columns([column]).execute()
  await index('newsletter_leave_hash', 'leave_hash')
  // Few have one: addresses of before.
  await sql`
    create index newsletter_earlier_leave on newsletter (earlier_leave_hash)
    where earlier_leave_hash is not null`.execute(db)
}
