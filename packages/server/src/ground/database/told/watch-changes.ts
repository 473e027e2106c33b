import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'
import { type Changes, noChanges } from './changes.ts'
import { CHANNEL, listenToPostgres } from './postgres-notices.ts'
import { watchSqlite } from './sqlite-changes.ts'

export interface WatchedDatabase {
  db: Database
  databaseUrl: string
  /** Where PostgreSQL is listened to. @default databaseUrl */
  listenUrl?: string | null
  /** Hears that what PostgreSQL tells does not get here. */
  onDeaf: () => void
}

/** Watches the database for what other processes write, by whatever it offers for that. */
export function watchChanges({ db, databaseUrl, listenUrl, onDeaf }: WatchedDatabase): Changes {
  if (!/^postgres(ql)?:/.test(databaseUrl)) {
    return databaseUrl === ':memory:' ? noChanges : watchSqlite(databaseUrl)
  }
  const speak = () => sql`select pg_notify(${CHANNEL}, '')`.execute(db)
  return listenToPostgres(listenUrl ?? databaseUrl, { speak, onDeaf })
}
