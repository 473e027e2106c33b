import type { CompiledQuery, QueryResult } from 'kysely'
import type { LaneState } from '../../watching/metrics/shop-gauges.ts'

/** A way to the database. Reads and writes have one each, so that a queue in one does not hold up the other. */
export interface Lane {
  /** @throws {DatabaseUnavailable} */
  acquire(): Promise<LaneConnection>
  close(): Promise<void>
  state(): LaneState
}

/** A connection for who acquired it alone, until it is released. */
export interface LaneConnection {
  /** @throws {DatabaseUnavailable} when the statement is not to blame; else what the engine says */
  run<Row>(query: CompiledQuery): Promise<QueryResult<Row>>
  release(): void
}
