import { type Compilable, CompiledQuery, sql } from 'kysely'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { locksRows } from '../../ground/database/locks-rows.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { isUnderway } from '../change/open-orders.ts'
import { standing } from './standing.ts'

/** How the database would find the rows, with so few of them that it would else read them all. */
async function planOf(db: Database, query: Compilable): Promise<string> {
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

onEachDatabase('Orders among years of them', (open) => {
  it('are found by how they stand, in their order', async () => {
    const db = await open()
    const queue = db.selectFrom('orders').selectAll().where(standing, '=', 'pending').orderBy('ordered_at')
    expect(await planOf(db, queue)).toContain('orders_standing')
  })

  it('are found by whose they are, those under way alone', async () => {
    const db = await open()
    const own = db.selectFrom('orders').selectAll().where('user_id', '=', 'asha').where(isUnderway)
    expect(await planOf(db, own)).toContain('orders_underway')
  })
})
