import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import type { LaneState } from '../../watching/metrics/shop-gauges.ts'
import { isConflict } from '../conflict.ts'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import type { Lane, LaneConnection } from './lane.ts'

/** How often a statement is tried that surely was not done, or may be done twice. */
const TRIES = 3

/** What Kysely drives: a statement by itself takes the lane that it belongs to, a transaction the one for writes. */
export class RoutedDriver implements Driver {
  readonly #reads: Lane
  readonly #writes: Lane

  constructor({ reads, writes }: { reads: Lane; writes: Lane }) {
    this.#reads = reads
    this.#writes = writes
  }

  /** Of each way to the database, by its name. */
  lanes(): Record<string, LaneState> {
    return { reads: this.#reads.state(), writes: this.#writes.state() }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new RoutedConnection(this.#reads, this.#writes)
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return routed(connection).begin()
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return routed(connection).commit()
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return routed(connection).rollback()
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    routed(connection).release()
  }

  async destroy(): Promise<void> {
    await this.#reads.close()
    await this.#writes.close()
  }
}

function routed(connection: DatabaseConnection): RoutedConnection {
  if (connection instanceof RoutedConnection) return connection
  throw new Error('The connection is of another driver.')
}

/** Holds a connection of a lane only while it needs one: for a statement, or from `begin` to the release. */
class RoutedConnection implements DatabaseConnection {
  readonly #reads: Lane
  readonly #writes: Lane
  #held: LaneConnection | undefined

  constructor(reads: Lane, writes: Lane) {
    this.#reads = reads
    this.#writes = writes
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#held) return this.#held.run(query)
    return isRead(query) ? this.#read(query) : this.#write(query)
  }

  /** Kysely's interface asks for it. */
  streamQuery(): never {
    throw new Error('Rows are not streamed here: read them in parts.')
  }

  async begin(): Promise<void> {
    this.#held = await this.#writes.acquire()
    await this.#held.run(CompiledQuery.raw('begin'))
  }

  async commit(): Promise<void> {
    await orPerhapsDone(async () => this.#held?.run(CompiledQuery.raw('commit')))
  }

  /** Never throws: what broke a transaction is what its caller must hear, and a broken connection has undone it. */
  async rollback(): Promise<void> {
    await this.#held?.run(CompiledQuery.raw('rollback')).catch(() => {})
  }

  release(): void {
    this.#held?.release()
    this.#held = undefined
  }

  async #read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await runIn<Row>(this.#reads, query)
      } catch (error) {
        const isBroken = error instanceof DatabaseUnavailable && error.reason === 'broke'
        if (!isBroken || attempt >= TRIES) throw error
      }
    }
  }

  async #write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await orPerhapsDone(() => runIn<Row>(this.#writes, query))
      } catch (error) {
        if (!isConflict(error)) throw error
        if (attempt >= TRIES) throw new DatabaseUnavailable('busy', { cause: error })
      }
    }
  }
}

async function runIn<Row>(lane: Lane, query: CompiledQuery): Promise<QueryResult<Row>> {
  const connection = await lane.acquire()
  try {
    return await connection.run<Row>(query)
  } finally {
    connection.release()
  }
}

/** Of a connection that broke during a statement that writes, nobody knows whether it was done. */
async function orPerhapsDone<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || error.reason !== 'broke') throw error
    throw new DatabaseUnavailable('broke', { cause: error.cause, isPerhapsDone: true })
  }
}

/** True for what surely only reads: a `select` that neither locks rows nor begins with parts that may write. */
function isRead({ query, sql }: CompiledQuery): boolean {
  if (query.kind === 'SelectQueryNode') return query.with === undefined && query.endModifiers === undefined
  return query.kind === 'RawNode' && /^\s*select\b/i.test(sql)
}
