import type { Database } from '../schema/index.ts'

/** The database for reads that may be some seconds behind what has been written, as of catalogue pages for guests. */
export interface LaggingReads {
  /** Reads alone: it refuses everything else. Never for what somebody must find as they have just written it. */
  db: Database
  /** What is read from now on is no older than this moment. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

/** Where there is no replica, nothing lags. */
export const withoutReplica = (db: Database): LaggingReads => ({
  db,
  catchUp: async () => {},
  close: async () => {},
})
