import { AbortedTransactionError, type CompiledQuery, PostgresDialect, type QueryResult } from 'kysely'
import { DatabaseError, Pool, type PoolClient, types } from 'pg'
import type { LaneState } from '../../watching/metrics/shop-gauges.ts'
import { DatabaseUnavailable, type UnavailableReason } from '../database-unavailable.ts'
import type { Lane, LaneConnection } from './lane.ts'
import { RoutedDriver } from './routed-driver.ts'
import { StatementNames } from './statement-names.ts'

/** int8: our integers are paise and milliseconds, all far below 2^53. */
types.setTypeParser(20, Number)

/** Connections of each lane. */
const CONNECTIONS = 8
/** How long a call waits for a connection: then it fails, instead of filling the process with those that wait. */
const CONNECT_MS = 5000
/** A transaction of ours never waits for anything but the database: one that stands still is a process that does. */
const IDLE_IN_TRANSACTION_MS = 10_000
const SILENCE_MS = 5000

export interface PostgresLanesOptions {
  /** How long a statement waits for a row that somebody else has locked. 0: for ever. */
  lockMs: number
  /** How long a statement may take. 0: for ever. */
  statementMs: number
  /** So much later than PostgreSQL itself should have ended a statement, the connection counts as dead. @default 5000 */
  silenceMs?: number
  /** How long a call waits for a connection. @default 5000 */
  connectMs?: number
}

/** Kysely's dialect over two pools: readers have connections that no order can take from them. */
export class PostgresLanesDialect extends PostgresDialect {
  readonly #url: string
  readonly #options: PostgresLanesOptions
  /** Once Kysely has asked for it. */
  driver: RoutedDriver | undefined

  constructor(url: string, options: PostgresLanesOptions) {
    super({ pool: () => Promise.reject(new Error('Kysely drives our own lanes.')) })
    this.#url = url
    this.#options = options
  }

  override createDriver(): RoutedDriver {
    this.driver = new RoutedDriver({
      reads: new PoolLane(this.#url, this.#options),
      writes: new PoolLane(this.#url, this.#options),
    })
    return this.driver
  }
}

export class PoolLane implements Lane {
  readonly #pool: Pool
  readonly #names = new StatementNames()

  constructor(
    url: string,
    { lockMs, statementMs, silenceMs = SILENCE_MS, connectMs = CONNECT_MS }: PostgresLanesOptions,
  ) {
    this.#pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      // What the address itself sets goes before these.
      lock_timeout: lockMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      ...(statementMs > 0 && { query_timeout: statementMs + silenceMs }),
    })
    // A connection that was dropped while nobody used it: the pool makes another.
    this.#pool.on('error', () => {})
    // Or while somebody did: who used it hears of it from the statement. Without a listener the process would end.
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  async acquire(): Promise<LaneConnection> {
    try {
      return new PoolConnection(await this.#pool.connect(), this.#names)
    } catch (cause) {
      throw new DatabaseUnavailable('away', { cause })
    }
  }

  state(): LaneState {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}

class PoolConnection implements LaneConnection {
  readonly #client: PoolClient
  readonly #names: StatementNames
  #isBroken = false

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client
    this.#names = names
    client.once('error', this.#breaks)
  }

  async run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = { name: this.#names.of(sql, parameters), text: sql, values: [...parameters] }
    const { command, rowCount, rows } = await this.#client.query(statement).catch((cause: unknown) => {
      throw this.#explained(cause)
    })
    // PostgreSQL says so where a statement failed before, and somebody caught it.
    if (sql === 'commit' && command === 'ROLLBACK') throw new AbortedTransactionError()
    const isChange = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command)
    return { ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }), rows: rows ?? [] }
  }

  release(): void {
    this.#client.off('error', this.#breaks)
    this.#client.release(this.#isBroken)
  }

  readonly #breaks = () => {
    this.#isBroken = true
  }

  /** The error as it is, where the statement is to blame. */
  #explained(cause: unknown): unknown {
    const isOutdated = isOfChangedTable(cause)
    if (isOutdated) this.#names.renew()
    const reason = this.#isBroken || isOutdated ? 'broke' : reasonOf(cause)
    if (reason === 'broke') this.#isBroken = true
    return reason ? new DatabaseUnavailable(reason, { cause }) : cause
  }
}

/** A release that is newer has migrated a table: the statement that was kept answers other columns than it did. */
function isOfChangedTable(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '0A000' && /cached plan/.test(error.message)
}

/** By PostgreSQL's code of an error: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const REASONS: readonly (readonly [RegExp, UnavailableReason])[] = [
  [/^(08...|57P0[125]|58...)$/, 'broke'],
  // No room, memory or disk; a standby that only reads; a server that is starting.
  [/^(53...|25006|57P03)$/, 'away'],
  // lock_timeout, statement_timeout.
  [/^(55P03|57014)$/, 'busy'],
]

/** @returns null where the statement is to blame */
function reasonOf(error: unknown): UnavailableReason | null {
  if (error instanceof DatabaseError) {
    // With a fatal error the server ends the session: it is stopping, an operator said so, or we stood still.
    if (error.severity === 'FATAL' || error.severity === 'PANIC') return 'broke'
    return REASONS.find(([pattern]) => pattern.test(error.code ?? ''))?.[1] ?? null
  }
  // Of query_timeout, by which the driver goes on as if the connection could still be used.
  return error instanceof Error && error.message === 'Query read timeout' ? 'broke' : null
}
