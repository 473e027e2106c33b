import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, type Finding, well, wrong } from './finding.ts'

/** Bits of a mode that let others than the owner in. */
const OTHERS = 0o077
const SECRET_MIN = 32

/** What signs the sessions: set, or kept in the data folder and read by its owner alone. */
export async function examineKeys(
  env: Record<string, string | undefined>,
  dataFolder: string,
): Promise<Finding> {
  // Its length is the settings' to check.
  if (env['SESSION_SECRET']?.trim()) return well('keys', 'SESSION_SECRET is set.')
  const file = join(dataFolder, 'session-secret')
  try {
    const { mode, uid } = await stat(file)
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0) {
      return wrong('keys', `${file} can be read by others: chmod 600 it, and delete it if somebody has.`)
    }
    const secret = (await readFile(file, 'utf8')).trim()
    if (secret.length < SECRET_MIN) {
      return wrong(
        'keys',
        `${file} is not whole: put it back from the backup, or delete it; all sign in anew then.`,
      )
    }
    const own = process.getuid?.() ?? uid
    return own === uid
      ? well('keys', `${file} is its owner’s alone.`)
      : wrong('keys', `${file} is another user’s: chown it to the one who runs the store.`)
  } catch (error) {
    const code = codeOf(error)
    return code === 'ENOENT'
      ? well('keys', `${file} is made by the first start.`)
      : wrong('keys', `${file} cannot be read (${code}): chown it to the user who runs the store.`)
  }
}
