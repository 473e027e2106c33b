import type { S3Options } from '../../ground/providers/s3-files.ts'
import type { Environment } from '../settings/given.ts'
import { readSettings } from '../settings/read-settings.ts'

export interface BackupConfig {
  /** Null: archives are not sealed. */
  passphrase: string | null
  /** Without the bucket, which the address of a backup names; null where no store is set. */
  s3: Omit<S3Options, 'bucket'> | null
}

/**
 * What is set for backups alone: `BACKUP_PASSPHRASE`, and `BACKUP_S3_*`, of which each that is not set is the shop's own.
 *
 * @throws {SettingsError} naming each variable that is wrong, never its value.
 */
export function readBackupConfig(env: Environment): BackupConfig {
  const { values } = readSettings(env)
  const url = values.BACKUP_S3_URL ?? values.S3_URL
  const accessKeyId = values.BACKUP_S3_ACCESS_KEY_ID ?? values.S3_ACCESS_KEY_ID
  const secretAccessKey = values.BACKUP_S3_SECRET_ACCESS_KEY ?? values.S3_SECRET_ACCESS_KEY
  const region = values.BACKUP_S3_REGION ?? values.S3_REGION
  const isWhole = url !== null && accessKeyId !== null && secretAccessKey !== null
  return {
    passphrase: values.BACKUP_PASSPHRASE,
    s3: isWhole ? { url, region, accessKeyId, secretAccessKey } : null,
  }
}
