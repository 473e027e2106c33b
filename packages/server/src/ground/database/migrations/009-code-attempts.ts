import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * One-time codes belong to the attempt that asked for them. `otp` stays, emptied: a release that keeps one code a number may
 * still run beside this one.
 */
export async function up(db: Database): Promise<void> {
  await sql`delete from otp`.execute(db)
  await db.schema
    .createTable('code_attempt')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('number_hash', 'text', (c) => c.notNull())
    .addColumn('network_hash', 'text', (c) => c.notNull())
    .addColumn('digits', 'bigint', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('tries', 'bigint', (c) => c.notNull())
    .addColumn('sends', 'bigint', (c) => c.notNull())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('code_attempt_pk', ['id'])
    .execute()
  await db.schema
    .createTable('device')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('customer.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('device_pk', ['id'])
    .execute()
  await db.schema
    .createTable('sign_in_hour')
    .addColumn('hour', 'bigint', (c) => c.notNull())
    .addColumn('wrong_codes', 'bigint', (c) => c.notNull())
    .addColumn('sign_ins', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('sign_in_hour_pk', ['hour'])
    .execute()
  await db.schema
    .createIndex('code_attempt_number')
    .on('code_attempt')
    .columns(['number_hash', 'expires_at'])
    .execute()
  await db.schema
    .createIndex('code_attempt_network')
    .on('code_attempt')
    .columns(['network_hash', 'expires_at'])
    .execute()
  await db.schema
    .createIndex('code_attempt_live')
    .on('code_attempt')
    .columns(['digits', 'expires_at'])
    .execute()
  await db.schema.createIndex('device_user').on('device').columns(['user_id']).execute()
}
