import { customerWords } from '@dawakit/core/customer'
import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/** Customers whose words are written at once. */
const AT_ONCE = 500

/** What a customer is found by at the desk, and who of the staff placed an order for its customer. */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('customer_word')
    .addColumn('customer_id', 'text', (c) => c.notNull().references('customer.id').onDelete('cascade'))
    // Found by how they begin: a range, which holds in the order of the bytes alone.
    .addColumn('word', isPostgres ? sql`text COLLATE "C"` : sql`text`, (c) => c.notNull())
    .addPrimaryKeyConstraint('customer_word_pk', ['customer_id', 'word'])
    .execute()
  await writeEarlier(db)
  await db.schema
    .createIndex('customer_word_word')
    .on('customer_word')
    .columns(['word', 'customer_id'])
    .execute()
  await db.schema.createIndex('customer_created').on('customer').columns(['created_at', 'id']).execute()
  await db.schema.alterTable('orders').addColumn('placed_by', 'text').execute()
}

async function writeEarlier(db: Database): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('customer')
      .select(['id', 'username', 'email', 'mobile'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    const words = rows.flatMap(({ id, username, email, mobile }) =>
      customerWords({ name: username, email, mobile }).map((word) => ({ customer_id: id, word })),
    )
    if (words.length > 0) await db.insertInto('customer_word').values(words).execute()
    after = last.id
  }
}
