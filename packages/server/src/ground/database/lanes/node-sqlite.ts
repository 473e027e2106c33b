import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { type CompiledQuery, type QueryResult, SqliteAdapter, SqliteDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { LaneState } from '../../watching/metrics/shop-gauges.ts'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import type { Lane, LaneConnection } from './lane.ts'
import { RoutedDriver } from './routed-driver.ts'
import { Turns } from './turns.ts'

/** Prepared statements kept per connection. Kysely's texts are few: one per query shape. */
const STATEMENTS_KEPT = 400
/** Characters of their texts, in sum: one of thousands of parameters holds some 40 bytes for each. */
const STATEMENTS_CHARACTERS = 500_000
/** Opening may wait in this thread: nobody is served yet. */
const OPEN_MS = 5000
/**
 * Pauses between two tries at a lock that another process holds: they double, each half to one and a half as long. A try costs
 * some 20 microseconds; the shorter the pauses, the shorter those of who lets others in.
 */
const FIRST_PAUSE_MS = 1
const LAST_PAUSE_MS = 5
/** Within so long everybody who waits has tried again, also where its thread was busy for a moment. */
export const LONGEST_PAUSE_MS = 2 * LAST_PAUSE_MS
const READ_CACHE_MB = 64
const WRITE_CACHE_MB = 16
/** SQLite's primary result codes. */
const BUSY = 5
const AWAY = new Set([10, 13, 14])

export interface NodeSqliteOptions {
  /** How long a write waits for those before it, in this process and in others. */
  lockMs: number
  /**
   * When the log of writes has so many pages, who wrote last moves them into the file: some of the wait for an order.
   *
   * @default 1000
   */
  checkpointPages?: number | undefined
  /**
   * Megabytes of the file that reads keep in memory: most is read by customers.
   *
   * @default 64
   */
  cacheMb?: number | undefined
}

/**
 * Kysely's dialect over `node:sqlite`: one connection that writes, for one at a time in the order of asking, and one
 * that reads beside it, which WAL allows. A read is done in one go in this thread, so that one connection is enough
 * and nobody ever waits for it.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #path: string
  readonly #options: NodeSqliteOptions
  /** Once Kysely has asked for it. */
  driver: RoutedDriver | undefined

  constructor(path: string, options: NodeSqliteOptions) {
    super({ database: () => Promise.reject(new Error('Kysely drives our own lanes.')) })
    this.#path = path
    this.#options = options
  }

  override createDriver(): RoutedDriver {
    this.driver = new RoutedDriver(openLanes(this.#path, this.#options))
    return this.driver
  }

  override createAdapter(): SqliteAdapter {
    return new LanedSqliteAdapter()
  }
}

class LanedSqliteAdapter extends SqliteAdapter {
  /** Lets Kysely migrate in a transaction: SQLite can, and its write lock is what holds other processes back. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** Whose turn it is the lanes know; Kysely must not queue reads behind writes. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

function openLanes(
  path: string,
  { lockMs, checkpointPages, cacheMb = READ_CACHE_MB }: NodeSqliteOptions,
): { reads: Lane; writes: Lane } {
  const writing = openFile(path, WRITE_CACHE_MB)
  if (checkpointPages !== undefined) writing.exec(`pragma wal_autocheckpoint = ${checkpointPages}`)
  const writes = new WriteLane(writing, lockMs)
  // Another connection to a database in memory would open another database.
  if (path === ':memory:') return { reads: writes, writes }
  const reading = openFile(path, cacheMb)
  reading.exec('pragma query_only = on')
  return { reads: new ReadLane(reading, lockMs), writes }
}

/** @param cacheMb - Pages of the file kept in memory. */
function openFile(path: string, cacheMb: number): DatabaseSync {
  const database = new DatabaseSync(path)
  database.exec(
    // How long to wait comes first: two processes may make a new file's journal at the same moment.
    `pragma busy_timeout = ${OPEN_MS}; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -${cacheMb * 1024}`,
  )
  // From now on a busy file is for Connection.run to wait for: SQLite's own wait stands still with the whole thread.
  database.exec('pragma busy_timeout = 0')
  return database
}

class WriteLane implements Lane {
  readonly #database: DatabaseSync
  readonly #prepare: Prepare
  readonly #lockMs: number
  readonly #turns = new Turns()

  constructor(database: DatabaseSync, lockMs: number) {
    this.#database = database
    this.#prepare = preparing(database)
    this.#lockMs = lockMs
  }

  async acquire(): Promise<LaneConnection> {
    const until = performance.now() + this.#lockMs
    await this.#turns.take(this.#lockMs)
    return new Connection(this.#prepare, until, () => this.#turns.end())
  }

  state(): LaneState {
    const inUse = this.#turns.isTaken ? 1 : 0
    return { inUse, idle: 1 - inUse, waiting: this.#turns.waiting }
  }

  async close(): Promise<void> {
    if (this.#database.isOpen) this.#database.close()
  }
}

class ReadLane implements Lane {
  readonly #database: DatabaseSync
  readonly #prepare: Prepare
  readonly #lockMs: number

  constructor(database: DatabaseSync, lockMs: number) {
    this.#database = database
    this.#prepare = preparing(database)
    this.#lockMs = lockMs
  }

  async acquire(): Promise<LaneConnection> {
    return new Connection(this.#prepare, performance.now() + this.#lockMs, () => {})
  }

  /** A read is done in one go: whoever asks finds none. */
  state(): LaneState {
    return { inUse: 0, idle: 1, waiting: 0 }
  }

  async close(): Promise<void> {
    this.#database.close()
  }
}

class Connection implements LaneConnection {
  readonly #prepare: Prepare
  readonly #until: number
  readonly release: () => void

  /** @param until - When to give up waiting for another process, by `performance.now()`. */
  constructor(prepare: Prepare, until: number, release: () => void) {
    this.#prepare = prepare
    this.#until = until
    this.release = release
  }

  async run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LAST_PAUSE_MS)) {
      try {
        return this.#runNow<Row>(sql, parameters as SQLInputValue[])
      } catch (cause) {
        const code = resultCodeOf(cause)
        if (AWAY.has(code)) throw new DatabaseUnavailable('away', { cause })
        if (code !== BUSY) throw cause
        if (performance.now() >= this.#until) throw new DatabaseUnavailable('busy', { cause })
      }
      // Not all at the same beat: two processes that wait for one lock would meet at it again.
      await wait(pauseMs * (0.5 + Math.random()))
    }
  }

  #runNow<Row>(sql: string, parameters: SQLInputValue[]): QueryResult<Row> {
    const { statement, hasRows } = this.#prepare(sql)
    if (hasRows) return { rows: statement.all(...parameters) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  }
}

type Prepare = (sql: string) => { statement: StatementSync; hasRows: boolean }

function preparing(database: DatabaseSync): Prepare {
  const kept = new LRUCache<string, ReturnType<Prepare>>({
    max: STATEMENTS_KEPT,
    maxSize: STATEMENTS_CHARACTERS,
    sizeCalculation: (_, sql) => sql.length,
  })
  return (sql) => {
    const known = kept.get(sql)
    if (known) return known
    // A writer that begins as a reader can fail half way, where another process wrote in between.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql)
    const prepared = { statement, hasRows: statement.columns().length > 0 }
    kept.set(sql, prepared)
    return prepared
  }
}

/** SQLite's primary code of an error; 0 for what is none of its errors. */
function resultCodeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
}
