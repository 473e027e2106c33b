import { sql } from 'kysely'
import type { Config } from '../context/config.ts'
import type { Log } from '../context/log.ts'
import { type Changes, noChanges } from './changes.ts'
import { CHANNEL, listenToPostgres } from './postgres-notices.ts'
import type { Database } from './schema/index.ts'
import { watchSqlite } from './sqlite-changes.ts'

interface Watched {
  db: Database
  config: Pick<Config, 'databaseUrl' | 'databaseListenUrl'>
  log: Log
}

/** Watches the database for what other processes write, by whatever it offers for that. */
export function watchChanges({ db, config, log }: Watched): Changes {
  const { databaseUrl, databaseListenUrl } = config
  if (!/^postgres(ql)?:/.test(databaseUrl)) {
    return databaseUrl === ':memory:' ? noChanges : watchSqlite(databaseUrl)
  }
  return listenToPostgres(databaseListenUrl ?? databaseUrl, {
    speak: () => sql`select pg_notify(${CHANNEL}, '')`.execute(db),
    onDeaf: () => log.warn('changes are not told by the database: they are asked for once a second'),
  })
}
