import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { migrate } from '../src/ground/database/migrate.ts'
import type { Schema } from '../src/ground/database/schema/index.ts'

const MIGRATIONS = join(import.meta.dirname, '../src/ground/database/migrations')
const PGLITE = join(import.meta.dirname, '../../../node_modules/@electric-sql/pglite/package.json')
const parsers = { 20: Number }

/**
 * A migrated PostgreSQL in memory behind the pool interface of Kysely's own PostgreSQL dialect, with one
 * connection: who connects waits until the one before has released. (Kysely's PGlite dialect lets two
 * transactions share the connection, and so each other's fate.)
 */
export async function openPgLitePool(): Promise<PostgresPool> {
  return poolOf(await PGlite.create({ parsers, loadDataDir: await migratedImage() }))
}

function poolOf(database: PGlite): PostgresPool {
  let turn: Promise<void> = Promise.resolve()
  const connect = async (): Promise<PostgresPoolClient> => {
    const before = turn
    let release = () => {}
    turn = new Promise((resolve) => {
      release = resolve
    })
    await before
    const query = async (sql: string, parameters: readonly unknown[]) => {
      const result = await database.query(sql, [...parameters])
      return {
        command: sql.trim().split(/\s/)[0]?.toUpperCase() as 'SELECT',
        rowCount: result.affectedRows ?? result.rows.length,
        rows: result.rows,
      }
    }
    return { query: query as PostgresPoolClient['query'], release }
  }
  return { connect, end: () => database.close(), options: {} }
}

/** Making a database and its tables takes seconds, opening a copy a third of one: the first test file makes it for all. */
async function migratedImage(): Promise<Blob> {
  const hash = createHash('sha256').update(readFileSync(PGLITE))
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(join(MIGRATIONS, file)))
  const path = join(tmpdir(), `dawakit-pglite-${hash.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(path)) {
    const database = await PGlite.create({ parsers })
    await migrate(
      new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf(database) }) }),
      'postgres',
    )
    const image = await database.dumpDataDir('none')
    await database.close()
    const draft = `${path}.${randomBytes(4).toString('hex')}`
    writeFileSync(draft, new Uint8Array(await image.arrayBuffer()))
    renameSync(draft, path)
  }
  return new Blob([readFileSync(path)])
}
