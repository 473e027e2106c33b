import { migrationNames } from '../../../ground/database/migrate.ts'
import { isPostgresUrl, openUnmigrated } from '../../../ground/database/open.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import { BackupError } from '../backup-error.ts'
import { postgresSnapshot } from './postgres-snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import { sqliteSnapshot } from './sqlite-snapshot.ts'

/**
 * Takes a snapshot while the shop runs. It is held until it is closed: neither engine makes a writer wait for it.
 *
 * @throws {BackupError} where there is no shop, or one of a newer release
 */
export async function openSnapshot(databaseUrl: string): Promise<Snapshot> {
  const snapshot = isPostgresUrl(databaseUrl)
    ? await postgresSnapshot(openUnmigrated(databaseUrl, { lockMs: 0, statementMs: 0 }))
    : sqliteSnapshot(databaseUrl)
  return ofThisRelease(snapshot)
}

/** As {@link openSnapshot}, of a PostgreSQL database that is open; it is not closed with it. */
export async function snapshotOf(db: Database): Promise<Snapshot> {
  return ofThisRelease(await postgresSnapshot(db, { isKept: true }))
}

async function ofThisRelease(snapshot: Snapshot): Promise<Snapshot> {
  try {
    const known = new Set(migrationNames())
    const unknown = (await snapshot.migrations()).find((name) => !known.has(name))
    if (unknown !== undefined)
      throw new BackupError(`The database is of a newer release (${unknown}): back it up with that one.`)
    return snapshot
  } catch (error) {
    await snapshot.close()
    throw error
  }
}
