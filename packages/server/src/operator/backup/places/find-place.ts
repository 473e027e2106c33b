import { stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type { BackupConfig } from '../backup-config.ts'
import { BackupError } from '../backup-error.ts'
import { type BackupPlace, isBackupName } from './backup-place.ts'
import { folderPlace } from './folder-place.ts'
import { s3Place } from './s3-place.ts'

/** A place for backups, or one backup in it. */
export interface FoundPlace {
  place: BackupPlace
  /** Null where a folder or a prefix was named. */
  name: string | null
}

/**
 * @param address - `s3://bucket/prefix`, a folder, or one backup in either.
 * @param fileOf - Makes a path of what the operator wrote.
 * @throws {BackupError} where no object store is set
 */
export async function findPlace(
  address: string,
  { s3 }: BackupConfig,
  fileOf: (path: string) => string,
): Promise<FoundPlace> {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address) ?? []
  if (bucket !== undefined) {
    if (!s3)
      throw new BackupError(
        'For s3:// set BACKUP_S3_URL, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, or the same of S3_*.',
      )
    const last = path.slice(path.lastIndexOf('/') + 1)
    const name = isBackupName(last) ? last : null
    const prefix = (name === null ? path : path.slice(0, -last.length)).replace(/\/+$/, '')
    return { place: s3Place({ ...s3, bucket }, prefix), name }
  }
  const file = fileOf(address)
  const isFile = /\.(tar\.gz|sealed)$/.test(file) || (await stat(file).catch(() => null))?.isFile()
  return isFile
    ? { place: folderPlace(dirname(file)), name: basename(file) }
    : { place: folderPlace(file), name: null }
}

/** @returns The backup that was named, or the newest of the place. @throws {BackupError} where there is none */
export async function backupIn({ place, name }: FoundPlace): Promise<string> {
  const found = name ?? (await place.list()).at(-1)
  if (found === undefined) throw new BackupError(`There is no backup in ${place.label}.`)
  return found
}
