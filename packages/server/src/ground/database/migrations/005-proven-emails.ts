import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/** Who proved an e-mail is the only one who did; who only gave it keeps nobody from it. */
export async function up(db: Database): Promise<void> {
  await db.schema.dropIndex('customer_email').execute()
  await db.schema.createIndex('customer_email').on('customer').columns(['email_key']).execute()
  await db.schema
    .createIndex('customer_proven_email')
    .on('customer')
    .columns(['email_key'])
    .unique()
    .where(sql.ref('email_verified_at'), 'is not', null)
    .execute()
}
