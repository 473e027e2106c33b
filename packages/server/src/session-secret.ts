import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The HMAC key of the session tokens: `SESSION_SECRET`, else one made at the first start and kept in the data
 * folder, readable by the server's user alone. Two first starts at once agree: the file is created exclusively.
 */
export async function sessionSecret(
  env: Record<string, string | undefined>,
  dataFolder: string,
): Promise<string> {
  if (env['SESSION_SECRET']) return env['SESSION_SECRET']
  const file = join(dataFolder, 'session-secret')
  await mkdir(dataFolder, { recursive: true })
  const made = randomBytes(48).toString('base64url')
  return writeFile(file, made, { flag: 'wx', mode: 0o600 }).then(
    () => made,
    () => readFile(file, 'utf8'),
  )
}
