import { CompiledQuery, Kysely, type QueryResult, sql } from 'kysely'
import type { Database, Schema } from '../schema/index.ts'
import type { LaggingReads } from './lagging-reads.ts'
import type { Lane, LaneConnection } from './lane.ts'
import { PoolLane, PostgresLanesDialect } from './postgres-lanes.ts'
import { ReplicaState } from './replica-state.ts'
import { RoutedDriver } from './routed-driver.ts'

/** Who reads from a replica can read from the primary instead: nobody waits for it for long. */
const LIMITS = { lockMs: 1000, statementMs: 3000, silenceMs: 1000, connectMs: 1000 }

export interface ReplicaOptions {
  /** It is read from as long as it is no further behind. */
  lagMs: number
  /** Hears when it is read from, and when no longer. */
  onChange: (isUsed: boolean) => void
}

/** Reads from a streaming replica, and from the primary where the replica is away, too far behind or failing. */
export function openReplica(
  url: string,
  primary: Database,
  { lagMs, onChange }: ReplicaOptions,
): LaggingReads {
  const pool = new PoolLane(url, LIMITS)
  const state = new ReplicaState({
    lagMs,
    written: async () =>
      lsnOf((await sql<Lsn>`select pg_current_wal_insert_lsn() - '0/0' as lsn`.execute(primary)).rows),
    replayed: async () => lsnOf(await rowsIn<Lsn>(pool, REPLAYED)),
    onChange,
  })
  const reads: Lane = {
    acquire: async () => new ReplicaConnection(pool, primary, state),
    close: () => pool.close(),
    state: () => pool.state(),
  }
  const db = new Kysely<Schema>({ dialect: new ReplicaDialect(reads) })
  return { db, catchUp: () => state.catchUp(), close: () => db.destroy() }
}

interface Lsn {
  lsn: string | null
}

/** Null where it is no replica: one that was made a primary of its own is none of ours any more. */
const REPLAYED = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0' end as lsn`

const lsnOf = ([row]: readonly Lsn[]): number | null => (row?.lsn == null ? null : Number(row.lsn))

async function rowsIn<Row>(pool: PoolLane, text: string): Promise<Row[]> {
  const connection = await pool.acquire()
  try {
    return (await connection.run<Row>(CompiledQuery.raw(text))).rows
  } finally {
    connection.release()
  }
}

class ReplicaDialect extends PostgresLanesDialect {
  readonly #reads: Lane

  constructor(reads: Lane) {
    super('', LIMITS)
    this.#reads = reads
  }

  override createDriver(): RoutedDriver {
    return new RoutedDriver({ reads: this.#reads, writes: readOnly })
  }
}

const readOnly: Lane = {
  acquire: () => Promise.reject(new Error('What may lag behind is read and nothing else.')),
  close: async () => {},
  state: () => ({ inUse: 0, idle: 0, waiting: 0 }),
}

/** Asks the primary whatever the replica cannot answer now: it may lack a table that a migration has just made, too. */
class ReplicaConnection implements LaneConnection {
  readonly #pool: PoolLane
  readonly #primary: Database
  readonly #state: ReplicaState

  constructor(pool: PoolLane, primary: Database, state: ReplicaState) {
    this.#pool = pool
    this.#primary = primary
    this.#state = state
  }

  async run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#state.isUsable()) {
      try {
        const connection = await this.#pool.acquire()
        try {
          return await connection.run<Row>(query)
        } finally {
          connection.release()
        }
      } catch {
        this.#state.failed()
      }
    }
    return this.#primary.executeQuery<Row>(query as CompiledQuery<Row>)
  }

  release(): void {}
}
