import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { insertInBatches } from './insert-in-batches.ts'

onEachDatabase('Rows that go in together', (open) => {
  it.each([0, 1, 3, 1000, 2049])('are all in, each once: %i', async (count) => {
    const db = await open()
    const rows = Array.from({ length: count }, (_, at) => ({ words: `word ${at}` }))
    await insertInBatches(db, 'not_sold_online', rows)
    const found = await db.selectFrom('not_sold_online').select('words').execute()
    expect(found.map(({ words }) => words).sort()).toEqual(rows.map(({ words }) => words).sort())
  })
})
