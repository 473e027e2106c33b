import { randomBytes } from 'node:crypto'
import type { Database } from '../schema/index.ts'

/**
 * A newsletter goes to addresses whose owners have confirmed it. Those of before are taken as they were meant: nobody was
 * asked then.
 */
export async function up(db: Database): Promise<void> {
  await db.schema.alterTable('newsletter').addColumn('confirmed_at', 'bigint').execute()
  await db.schema.alterTable('newsletter').addColumn('confirm_hash', 'text').execute()
  await db.schema.alterTable('newsletter').addColumn('confirm_until', 'bigint').execute()
  await db.schema.alterTable('newsletter').addColumn('leave_token', 'text').execute()
  await db.schema.alterTable('newsletter').addColumn('mails_since', 'bigint').execute()
  await db.schema
    .alterTable('newsletter')
    .addColumn('mails', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('newsletter_confirm').on('newsletter').columns(['confirm_hash']).execute()
  await db.schema.createIndex('newsletter_leave').on('newsletter').columns(['leave_token']).execute()
  const before = await db.selectFrom('newsletter').select(['email_key', 'created_at']).execute()
  for (const { email_key, created_at } of before) {
    await db
      .updateTable('newsletter')
      .set({ confirmed_at: created_at, leave_token: randomBytes(32).toString('base64url') })
      .where('email_key', '=', email_key)
      .execute()
  }
}
