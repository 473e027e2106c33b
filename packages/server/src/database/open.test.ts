import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, inject, it } from 'vitest'
import { openOnServer } from '../../test/databases.ts'

const server = inject('postgresUrl')

it.runIf(server !== '')(
  'A connection that PostgreSQL drops is replaced, and does not end the process',
  async () => {
    const db = await openOnServer(server)
    const pid = async () => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      return rows[0]?.pid
    }
    const before = await pid()
    const operator = new Client({ connectionString: server })
    await operator.connect()
    await operator.query('select pg_terminate_backend($1)', [before])
    // What nobody listens to ends the process, in the turn in which the socket closes.
    while ((await operator.query('select 1 from pg_stat_activity where pid = $1', [before])).rowCount) {
      await new Promise(setImmediate)
    }
    await operator.end()
    expect(await pid()).not.toBe(before)
    await db.destroy()
  },
)
