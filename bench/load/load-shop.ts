import { referenceCatalogue } from '@dawakit/catalogue'
import { openDatabase } from '../../packages/server/src/ground/database/open.ts'
import type { Database } from '../../packages/server/src/ground/database/schema/index.ts'
import { fillEmptyShop } from '../../packages/server/src/operator/filling/fill-empty-shop.ts'
import { readConfig } from '../../packages/server/src/operator/start/read-config.ts'
import { openSession } from '../../packages/server/src/people/sessions/open-session.ts'
import { addAddress, addCustomer } from '../../packages/server/test/ordering.ts'

export const SESSION_SECRET = 'a session secret that is only for measuring'

/** Enough of each product for every order of a run. */
const STOCK = 1_000_000
/** Products that are put into carts: few enough that buyers meet at the shelf now and then. */
const BOUGHT = 100
const FIRST_MOBILE = 9_100_000_000

/** A signed-in customer with a saved address. */
export interface LoadCustomer {
  userId: string
  token: string
  addressId: string
}

export interface LoadShop {
  customers: LoadCustomer[]
  /** Ids of products that anybody may buy, with stock for all. */
  bought: string[]
}

/** Fills a database with the reference catalogue and `count` customers. */
export async function fillLoadShop(
  databaseUrl: string,
  count: number,
  print: (line: string) => void,
): Promise<LoadShop> {
  const db = await openDatabase(databaseUrl)
  try {
    await fillEmptyShop(db, referenceCatalogue, print)
    const bought = await stockUp(db)
    return { customers: await addCustomers(db, count), bought }
  } finally {
    await db.destroy()
  }
}

async function stockUp(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('is_prescription', '=', 0)
    .where('is_for_sale', '=', 1)
    .where('variant_group', 'is', null)
    .orderBy('id')
    .limit(BOUGHT)
    .execute()
  const ids = rows.map((row) => row.id)
  await db.updateTable('stock').set({ free: STOCK }).where('product_id', 'in', ids).execute()
  return ids
}

async function addCustomers(db: Database, count: number): Promise<LoadCustomer[]> {
  const config = readConfig({}, SESSION_SECRET)
  const customers: LoadCustomer[] = []
  for (let index = 0; index < count; index++) {
    const userId = await addCustomer(db, String(FIRST_MOBILE + index), Date.now())
    const token = await openSession({ config, clock: Date.now }, db, userId)
    customers.push({ userId, token, addressId: await addAddress(db, userId) })
  }
  return customers
}
