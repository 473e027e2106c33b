import { once } from 'node:events'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, inject, it } from 'vitest'
import { openOnServer } from '../../../test/databases.ts'
import { openDatabase, openUnmigrated } from './open.ts'

it.each(['new', 'there and open to all'])('SQLite’s files are ours alone: %s', async (state) => {
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-open-'))
  const path = join(folder, 'dawakit.sqlite')
  if (state !== 'new') for (const end of ['', '-wal']) writeFileSync(path + end, '', { mode: 0o644 })
  const db = await openDatabase(path)
  try {
    const files = readdirSync(folder)
    expect(files).toContain('dawakit.sqlite-wal')
    for (const file of files) expect(statSync(join(folder, file)).mode & 0o777, file).toBe(0o600)
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true })
  }
})

it('SQLite’s log may go away while a file is opened: another process ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-open-'))
  const path = join(folder, 'dawakit.sqlite')
  const isOver = new Int32Array(new SharedArrayBuffer(4))
  const comesAndGoes = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
     const { rmSync, writeFileSync } = require('node:fs')
     parentPort.postMessage('begun')
     while (!Atomics.load(workerData.isOver, 0)) {
       writeFileSync(workerData.log, '')
       rmSync(workerData.log, { force: true }) // SQLite may have taken the log of an empty file away itself.
     }`,
    { eval: true, workerData: { log: `${path}-wal`, isOver } },
  )
  try {
    await once(comesAndGoes, 'message')
    for (let opened = 0; opened < 3_000; opened++) expect(() => openUnmigrated(path)).not.toThrow()
  } finally {
    Atomics.store(isOver, 0, 1)
    await once(comesAndGoes, 'exit')
    await rm(folder, { recursive: true })
  }
})

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
