import { referenceCatalogue } from '@dawakit/catalogue'
import { Client } from 'pg'
import { openDatabase } from '../../packages/server/src/ground/database/open.ts'
import { fillEmptyShop } from '../../packages/server/src/operator/filling/fill-empty-shop.ts'
import { CUSTOMERS, ORDERS, type OrderSize, ofDays, ofEnd, type Part, SET_UP } from './order-rows.ts'

/** Rows of one statement: some seconds. */
const PART = 100_000
const KEY = 'bench-orders'
const count = new Intl.NumberFormat('en-US')

/**
 * Fills an empty PostgreSQL database with a shop that has sold for three years: customers, orders with their lines,
 * payments, refunds and invoices, and what the last days leave behind (messages, keys, events). Which order is in which
 * state is the same each time; the last of them was placed now.
 *
 * @throws {Error} where the database holds a shop already, other than one of this size that this has made.
 */
export async function fillOrders(
  databaseUrl: string,
  size: OrderSize,
  print: (line: string) => void,
): Promise<void> {
  const db = await openDatabase(databaseUrl, { statementMs: 0 })
  try {
    const made = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst()
    if (made?.value === JSON.stringify(size)) return
    const customer = await db.selectFrom('customer').select('id').limit(1).executeTakeFirst()
    if (made || customer) throw new Error('The database of --database holds a shop: name an empty one.')
    await fillEmptyShop(db, referenceCatalogue, print)
    // What seeds the shop puts reviewers into it: their orders are none of ours.
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      await fill(client, size, print)
    } finally {
      await client.end()
    }
    await db
      .insertInto('meta')
      .values({ key: KEY, value: JSON.stringify(size) })
      .execute()
  } finally {
    await db.destroy()
  }
}

async function fill(client: Client, size: OrderSize, print: (line: string) => void): Promise<void> {
  await client.query('set synchronous_commit = off')
  await client.query(SET_UP)
  for (const part of partsOf(size.customers)) {
    for (const statement of CUSTOMERS) await client.query(statement(part, size))
  }
  const now = Date.now()
  for (const part of partsOf(size.orders)) {
    print(`${count.format(part.to)} orders …`)
    for (const statement of ORDERS) await client.query(statement(part, { ...size, now }))
  }
  for (const statement of [...ofDays({ ...size, now }), ...ofEnd()]) await client.query(statement)
  print('What PostgreSQL knows of the tables …')
  await client.query('vacuum (analyze)')
}

function* partsOf(count: number): Generator<Part> {
  for (let from = 1; from <= count; from += PART) yield { from, to: Math.min(count, from + PART - 1) }
}
