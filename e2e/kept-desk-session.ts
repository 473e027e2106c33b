import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright/test'
import { addresses } from './addresses.ts'
import type { DeskRole } from './desk.ts'

const NAME = '__Host-desk'

// Beside the shop's data, so that every worker finds it: a code is good once, and an account has two a minute.
const fileOf = (role: DeskRole) => join(process.env['SHOP_DATA_FOLDER'] ?? '', `desk-session-${role}`)

/** The cookie of somebody's session at the desk, as a header says it; undefined before the first sign-in. */
export async function keptSession(role: DeskRole): Promise<string | undefined> {
  const value = await readFile(fileOf(role), 'utf8').catch(() => '')
  return value === '' ? undefined : value
}

/** @param cookie - `name=value` */
export const keepSession = (role: DeskRole, cookie: string) => writeFile(fileOf(role), cookie)

export async function keepSessionOf(context: BrowserContext, role: DeskRole): Promise<void> {
  const found = (await context.cookies()).find(({ name }) => name === NAME)
  if (found) await keepSession(role, `${found.name}=${found.value}`)
}

/** Goes on with what was kept. @returns whether there was anything */
export async function takeKeptSession(context: BrowserContext, role: DeskRole): Promise<boolean> {
  const cookie = await keptSession(role)
  if (cookie === undefined) return false
  const value = cookie.slice(NAME.length + 1)
  const url = addresses.desk.replace('http:', 'https:')
  await context.addCookies([{ name: NAME, value, url, secure: true, httpOnly: true, sameSite: 'Strict' }])
  return true
}
