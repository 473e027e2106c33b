import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The HMAC key of the session tokens: `SESSION_SECRET`, else one made at the first start and kept in the data
 * folder, readable by the server's user alone. Of two first starts at once one makes it, whole, and both use it.
 */
export async function sessionSecret(
  env: Record<string, string | undefined>,
  dataFolder: string,
): Promise<string> {
  const given = env['SESSION_SECRET']?.trim()
  if (given) return given
  const file = join(dataFolder, 'session-secret')
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept !== null) return kept.trim()
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  try {
    // A link is made whole or, where the file is there already, not at all.
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(file, 'utf8')).trim()
}
