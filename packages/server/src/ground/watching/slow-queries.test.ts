import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { recordLog } from '../../../test/log-recorder.ts'
import { watchOf } from '../../app/calls/watch-of.ts'
import { readConfig } from '../../operator/start/read-config.ts'
import { openDatabase } from '../database/open.ts'
import type { Database } from '../database/schema/index.ts'

const recorder = recordLog()
let db: Database | undefined
afterEach(async () => {
  await db?.destroy()
  recorder.lines.length = 0
})

/** Counts to a million in the database, which takes longer than a millisecond. */
const countSlowly = (name: string) =>
  sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000000)
    select count(*) from n where ${name} <> 'x'`

async function watchedDatabase(slowQueryMs: string): Promise<Database> {
  const config = readConfig({ SLOW_QUERY_MS: slowQueryMs }, 'a session secret that is only for the tests')
  db = await openDatabase(':memory:', {}, watchOf({ log: recorder.log, config }))
  recorder.lines.length = 0
  return db
}

it('says the text of a slow statement with placeholders, and none of its values', async () => {
  await countSlowly('Asha').execute(await watchedDatabase('1'))
  expect(recorder.lines).toEqual([
    {
      level: 'warn',
      msg: 'slow query',
      ms: expect.any(Number),
      sql: expect.stringMatching(/^with recursive .* where \? <> 'x'$/s),
    },
  ])
})

it('says nothing of those that are fast enough, or where nobody asks for it', async () => {
  await countSlowly('Asha').execute(await watchedDatabase('60000'))
  await countSlowly('Asha').execute(await watchedDatabase('0'))
  expect(recorder.lines).toEqual([])
})
