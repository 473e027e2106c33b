import { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../../ground/database/open.ts'
import { productsByName } from './list-products.sql.ts'

it('A page of all products by name is read from an index that has them in order, on SQLite', async () => {
  const db = await openDatabase(':memory:')
  const { sql, parameters } = productsByName(db, { page: 1, limit: 8 }).compile()
  const plan = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  )
  expect(plan.rows.map(({ detail }) => detail)).toEqual([
    'SCAN product USING COVERING INDEX product_name_key',
    // What may not be sold or is unlisted, once and in memory.
    'LIST SUBQUERY 1',
    'SCAN kept_back USING INDEX product_kept_back',
    'CREATE BLOOM FILTER',
  ])
  await db.destroy()
})
