import { existsSync } from 'node:fs'
import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../../../ground/context/config.ts'
import { isPostgresUrl, openUnmigrated } from '../../../ground/database/open.ts'
import { createProviders } from '../../../ground/providers/create-providers.ts'
import { keyFileOf, writeKeyFile } from '../../secrets/key-file.ts'
import { BackupError } from '../backup-error.ts'
import { syncFolder } from '../places/folder-place.ts'
import { type BackupToRead, openBackup } from '../read-backup.ts'
import { type RestoreInto, restoreParts } from './restore-parts.ts'

/**
 * Puts a verified backup in the place of whatever database is there. Killed at any moment, it leaves the database that was there, or none;
 * files and secrets that it has put into their place by then are the backup's, and the next run puts them there again.
 *
 * @returns where the database went that was there; null where there was none, or it is gone
 * @throws {BackupError} also where the shop runs
 */
export async function restoreShop(config: Config, backup: BackupToRead): Promise<string | null> {
  const { files, pictures } = createProviders(config)
  const into = {
    files,
    pictures,
    writeKeys: (bytes: Uint8Array) => writeKeyFile(keyFileOf(config.dataFolder), bytes),
  }
  const { databaseUrl } = config
  if (!isPostgresUrl(databaseUrl)) return restoreFile(databaseUrl, backup, { ...into, engine: 'sqlite' })
  const db = openUnmigrated(databaseUrl, { lockMs: 10_000, statementMs: 0 })
  try {
    await restoreParts(db, await openBackup(backup), { ...into, engine: 'postgres' })
  } finally {
    await db.destroy()
  }
  return null
}

/** Makes the file beside its place, whole, and puts it there by its name. */
async function restoreFile(path: string, backup: BackupToRead, into: RestoreInto): Promise<string | null> {
  const draft = `${path}.restoring`
  if (existsSync(path)) closeLog(path)
  await removeDatabase(draft)
  const db = openUnmigrated(draft)
  try {
    await restoreParts(db, await openBackup(backup), into)
  } catch (error) {
    await db.destroy()
    await removeDatabase(draft)
    throw error
  }
  await db.destroy()
  closeLog(draft)
  await sync(draft)
  try {
    return await takePlace(draft, path)
  } catch (error) {
    await removeDatabase(draft)
    throw error
  }
}

/** What an earlier restore has put aside is not lost by the next. */
function freeName(name: string): string {
  for (let at = 2, free = name; ; at += 1) {
    if (!existsSync(free)) return free
    free = `${name}-${at}`
  }
}

async function takePlace(draft: string, path: string): Promise<string | null> {
  const replaced = freeName(`${path}.replaced`)
  const isThere = existsSync(path)
  if (isThere) {
    // What its log still holds must not be written into the file that takes its place.
    closeLog(path)
    await link(path, replaced)
  } else await removeDatabase(path)
  await rename(draft, path)
  await syncFolder(dirname(path))
  return isThere ? replaced : null
}

/** Writes the log into the file and does away with it. @throws {BackupError} while another process has the file open */
function closeLog(path: string): void {
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma busy_timeout = 2000; pragma wal_checkpoint(truncate)')
    const mode = database.prepare('pragma journal_mode = delete').get()
    if (mode?.['journal_mode'] !== 'delete') throw new Error('The log stays.')
  } catch {
    throw new BackupError(`The database "${path}" is in use: stop the shop first.`)
  } finally {
    database.close()
  }
}

async function removeDatabase(path: string): Promise<void> {
  for (const file of [path, `${path}-wal`, `${path}-shm`, `${path}-journal`]) await rm(file, { force: true })
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
