import { orderWords } from '@dawakit/core/order'
import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/** Orders whose words are written at once. */
const AT_ONCE = 500

/** What an order is found by at the desk: its number, names and mobile numbers. */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('order_word')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    // Found by how they begin: a range, which holds in the order of the bytes alone.
    .addColumn('word', isPostgres ? sql`text COLLATE "C"` : sql`text`, (c) => c.notNull())
    .addPrimaryKeyConstraint('order_word_pk', ['order_id', 'word'])
    .execute()
  await writeEarlier(db)
  await db.schema.createIndex('order_word_word').on('order_word').columns(['word', 'order_id']).execute()
}

async function writeEarlier(db: Database): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('orders')
      .innerJoin('customer', 'customer.id', 'orders.user_id')
      .select(['orders.id', 'number', 'address', 'username', 'mobile'])
      .where('orders.id', '>', after)
      .orderBy('orders.id')
      .limit(AT_ONCE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    const words = rows.flatMap((row) => wordsOf(row).map((word) => ({ order_id: row.id, word })))
    await db.insertInto('order_word').values(words).execute()
    after = last.id
  }
}

function wordsOf(row: {
  number: string
  address: string
  username: string
  mobile: string | null
}): string[] {
  const { name = '', contactNumber = '' } = JSON.parse(row.address) as {
    name?: string
    contactNumber?: string
  }
  return orderWords({
    orderNumber: row.number,
    user: { username: row.username, mobileNumber: row.mobile ?? '' },
    shippingAddress: { name, contactNumber },
  })
}
