import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import type { DatabaseSystem } from '../watching/tracing/tracing.ts'
import type { Watch } from '../watching/watch.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { NodeSqliteDialect } from './lanes/node-sqlite.ts'
import { PostgresLanesDialect } from './lanes/postgres-lanes.ts'
import { migrate } from './migrate.ts'
import type { Database, Schema } from './schema/index.ts'

/** How long things may take before the database is said to be unavailable. */
export interface DatabaseLimits {
  /**
   * A write waits so long for who holds what it needs: on SQLite the file, on PostgreSQL a row.
   *
   * @default 3000
   */
  lockMs: number
  /**
   * PostgreSQL ends a statement that takes longer; 0 for never. SQLite's cannot be ended from outside.
   *
   * @default 10000
   */
  statementMs: number
  /** On SQLite: see NodeSqliteOptions. Fewer than the store's own, and its customers do not wait for what a command wrote. */
  checkpointPages?: number
  /** On SQLite: see NodeSqliteOptions. A command reads most pages once. */
  cacheMb?: number
}

const LIMITS: DatabaseLimits = { lockMs: 3000, statementMs: 10_000 }

/**
 * Opens the database and brings its tables up to date.
 *
 * @param url - `postgres://…`, a file path for the embedded SQLite database, or `:memory:`.
 */
export async function openDatabase(
  url: string,
  limits: Partial<DatabaseLimits> = {},
  watch?: Pick<Watch, 'queried' | 'shows'>,
): Promise<Database> {
  // Whoever migrates may take its time, and those that start beside it wait for it.
  if (isPostgresUrl(url)) await migrateAlone(new PostgresLanesDialect(url, { lockMs: 0, statementMs: 0 }))
  const db = openUnmigrated(url, limits, watch)
  if (!isPostgresUrl(url)) await whenFree(() => migrate(db, 'sqlite'))
  return db
}

/** As {@link openDatabase}, with its tables as they are, or none. */
export function openUnmigrated(
  url: string,
  limits: Partial<DatabaseLimits> = {},
  watch?: Pick<Watch, 'queried' | 'shows'>,
): Database {
  const { lockMs, statementMs, checkpointPages, cacheMb } = { ...LIMITS, ...limits }
  if (isPostgresUrl(url))
    return openWatched('postgresql', new PostgresLanesDialect(url, { lockMs, statementMs }), watch)
  if (url !== ':memory:') keepToOurselves(url)
  return openWatched('sqlite', new NodeSqliteDialect(url, { lockMs, checkpointPages, cacheMb }), watch)
}

export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:/.test(url)
}

/** Kysely tells of each statement: its text with placeholders is passed on, its values never. */
function openWatched(
  system: DatabaseSystem,
  dialect: PostgresLanesDialect | NodeSqliteDialect,
  watch?: Pick<Watch, 'queried' | 'shows'>,
): Database {
  watch?.shows({ lanes: () => dialect.driver?.lanes() ?? {} })
  if (!watch) return new Kysely<Schema>({ dialect })
  return new Kysely<Schema>({
    dialect,
    log: ({ level, query, queryDurationMillis }) =>
      watch.queried({ sql: query.sql, ms: queryDurationMillis, hasFailed: level === 'error', system }),
  })
}

/** Customers, orders and addresses: nobody else on this machine reads them. SQLite's log takes the mode of its file. */
function keepToOurselves(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) closeToOthers(file)
}

/** A log that is not there is none to close: another process that ends takes its own away at any moment. */
function closeToOthers(file: string): void {
  try {
    chmodSync(file, 0o600)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

/** However long another process holds the file: between tries it is waited for as any write waits. */
async function whenFree(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || error.reason !== 'busy') throw error
    }
  }
}

async function migrateAlone(dialect: PostgresLanesDialect): Promise<void> {
  const db = new Kysely<Schema>({ dialect })
  try {
    await migrate(db, 'postgres')
  } finally {
    await db.destroy()
  }
}
