import { type Compilable, CompiledQuery, sql } from 'kysely'
import { locksRows } from '../src/ground/database/locks-rows.ts'
import type { Database } from '../src/ground/database/schema/index.ts'

/** How the database would find the rows, where it would else read them all. */
export async function planOf(db: Database, query: Compilable): Promise<string> {
  const { sql: text, parameters } = query.compile()
  if (!locksRows(db)) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain query plan ${text}`, [...parameters]))
    return JSON.stringify(rows)
  }
  return db.transaction().execute(async (trx) => {
    for (const way of ['enable_seqscan', 'enable_sort', 'enable_bitmapscan'])
      await sql`set local ${sql.ref(way)} = off`.execute(trx)
    const { rows } = await trx.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]))
    return JSON.stringify(rows)
  })
}
