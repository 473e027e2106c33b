import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { isPostgresUrl, openUnmigrated } from '../../../ground/database/open.ts'
import type { Database } from '../../../ground/database/schema/index.ts'

/** Rows of a shop that is there already. */
export type ShopThere = Readonly<Record<(typeof COUNTED)[number], number>>

const COUNTED = ['orders', 'customer', 'prescription', 'product'] as const

/** What a restore would take the place of; null where there is nothing. */
export async function shopThere(databaseUrl: string): Promise<ShopThere | null> {
  if (!isPostgresUrl(databaseUrl) && !existsSync(databaseUrl)) return null
  const db = openUnmigrated(databaseUrl)
  try {
    return await countIn(db)
  } finally {
    await db.destroy()
  }
}

export async function countIn(db: Database): Promise<ShopThere | null> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name))
  if (!there.has('orders')) return null
  const counts = COUNTED.map(async (table) => {
    if (!there.has(table)) return [table, 0]
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    )
    return [table, Number(rows[0]?.count ?? 0)]
  })
  // One number for each that is counted.
  return Object.fromEntries(await Promise.all(counts)) as ShopThere
}

/** Orders and prescriptions are the books: nobody loses them by a word too few. */
export function holdsBooks({ orders, prescription }: ShopThere): boolean {
  return orders > 0 || prescription > 0
}
