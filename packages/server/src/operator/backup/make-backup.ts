import { readFile } from 'node:fs/promises'
import type { Config } from '../../ground/context/config.ts'
import { createProviders } from '../../ground/providers/create-providers.ts'
import { ProviderError } from '../../ground/providers/provider-error.ts'
import { keyFileOf } from '../secrets/key-file.ts'
import { packed } from './archive/archive.ts'
import { type BackupCounts, withManifest } from './archive/manifest.ts'
import { BackupError } from './backup-error.ts'
import { backupParts, noCounts } from './backup-parts.ts'
import { type BackupPlace, backupName } from './places/backup-place.ts'
import { RELEASE } from './release.ts'
import { openSnapshot } from './snapshot/open-snapshot.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

export interface MadeBackup {
  name: string
  counts: BackupCounts
}

interface BackupOptions {
  place: BackupPlace
  /** @default by the time */
  name: string | null
  passphrase: string | null
  /** @default that of the configuration's database */
  open?: () => Promise<Snapshot>
}

/**
 * Makes one archive of a shop, which may go on selling: every order that was acknowledged before is in it.
 *
 * @throws {BackupError}
 */
export async function makeBackup(
  config: Config,
  { place, name: wanted, passphrase, open = () => openSnapshot(config.databaseUrl) }: BackupOptions,
): Promise<MadeBackup> {
  const madeAt = Date.now()
  const snapshot = await open()
  try {
    const head = {
      format: 1 as const,
      release: RELEASE,
      engine: snapshot.engine,
      madeAt,
      migrations: await snapshot.migrations(),
    }
    const counts = noCounts()
    const { files, pictures } = createProviders(config)
    const parts = backupParts({ snapshot, files, pictures, keys: await keysOf(config.dataFolder) }, counts)
    const name = wanted ?? backupName(madeAt, passphrase !== null)
    await place.write(
      name,
      packed(
        withManifest(parts, head, () => counts),
        { passphrase, writtenAt: madeAt },
      ),
    )
    return { name, counts }
  } catch (error) {
    if (error instanceof ProviderError)
      throw new BackupError(`A file of the shop could not be read: ${error.message}. No backup was made.`)
    throw error
  } finally {
    await snapshot.close()
  }
}

/** Removes all but the newest. @returns their names */
export async function removeOlder(place: BackupPlace, kept: number): Promise<string[]> {
  const older = (await place.list()).slice(0, -kept)
  for (const name of older) await place.delete(name)
  return older
}

async function keysOf(dataFolder: string): Promise<Uint8Array | null> {
  try {
    return await readFile(keyFileOf(dataFolder))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
