import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from '../backup-error.ts'
import { type BackupPlace, isBackupName } from './backup-place.ts'

const DRAFT = /^\.dawakit-[0-9a-f]{12}\.part$/
/** No backup takes so long: what is there still was cut off. */
const ABANDONED_MS = 86_400_000

/** A folder of this machine, or one that is mounted here. Archives are for this user alone. */
export function folderPlace(folder: string): BackupPlace {
  return {
    label: folder,
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await clearAbandoned(folder)
      const draft = join(folder, `.dawakit-${randomBytes(6).toString('hex')}.part`)
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          for await (const piece of bytes) await file.writeFile(piece)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, join(folder, name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await chmod(join(folder, name), 0o600)
      await syncFolder(folder)
    },
    async *read(name) {
      await requireFile(join(folder, name))
      yield* createReadStream(join(folder, name), { highWaterMark: 262_144 })
    },
    list: async () => (await readdir(folder).catch(() => [])).filter(isBackupName).sort(),
    delete: (name) => rm(join(folder, name), { force: true }),
  }
}

/** Of backups that were killed. */
async function clearAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!DRAFT.test(name)) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(join(folder, name), { force: true })
  }
}

/** That a name was given lasts, too, when the machine dies. Not every file system can. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync().catch(() => {})
  } finally {
    await handle.close()
  }
}

/** @throws {BackupError} where there is no such file */
async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new BackupError(`There is no backup at "${path}".`)
}
