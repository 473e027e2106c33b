import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { expect, type Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { keepSessionOf, takeKeptSession } from './kept-desk-session.ts'

export type DeskRole = 'owner' | 'pharmacist' | 'packer' | 'support'

export interface DeskSignIn {
  role: DeskRole
  email: string
  password: string
  /** Base32, of the one-time codes. */
  secret: string
}

const STEP_MS = 30_000
/** By whom each code was last shown: none is good twice. */
const lastStep = new Map<string, number>()

/** How somebody of the demonstration's staff signs in, as its data folder keeps it. */
export async function deskSignIn(role: DeskRole): Promise<DeskSignIn> {
  const file = join(process.env['SHOP_DATA_FOLDER'] ?? '', 'desk-sign-ins.json')
  const all: DeskSignIn[] = JSON.parse(await readFile(file, 'utf8'))
  const found = all.find((one) => one.role === role)
  if (!found) throw new Error(`The demonstration has no ${role}.`)
  return found
}

/** A code that is good now and was not shown by this worker before. The server takes the step before and the one after, too. */
export function nextCode(secret: string): string {
  const now = Math.floor(Date.now() / STEP_MS)
  const step = Math.max(now - 1, (lastStep.get(secret) ?? 0) + 1)
  lastStep.set(secret, step)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * STEP_MS })
}

/** Fills the password in, as far as the second factor. */
export async function showPassword(
  page: Page,
  { email, password }: Pick<DeskSignIn, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Opens a page of the desk as somebody of the demonstration's staff, in a session that all journeys share. */
export async function signInAtDesk(page: Page, role: DeskRole, path = '/orders'): Promise<void> {
  if (await takeKeptSession(page.context(), role)) {
    await page.goto(addresses.desk + path)
    const inside = page.getByRole('navigation', { name: 'Main' })
    await expect(inside.or(page.getByRole('textbox', { name: 'Email' }))).toBeVisible()
    if (await inside.isVisible()) return
  }
  await signInAnew(page, role, path)
  await keepSessionOf(page.context(), role)
}

/** The same in a session of its own, for a journey that ends it. */
export async function signInAnew(page: Page, role: DeskRole, path = '/orders'): Promise<void> {
  const signIn = await deskSignIn(role)
  await page.goto(addresses.desk + path)
  await showPassword(page, signIn)
  const code = page.getByLabel('Code')
  // Another worker may have shown the same code: none is taken twice.
  await expect(async () => {
    await code.fill(nextCode(signIn.secret))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 4000 })
  }).toPass({ intervals: [STEP_MS / 3] })
}

/** A call of the desk from its own page, as whoever is signed in there. */
export async function callDesk<Data>(desk: Page, path: string, body?: object): Promise<Data> {
  return desk.evaluate(
    async ([at, sent]) => {
      const answer = await fetch(`/api/desk/${at}`, {
        headers: { 'content-type': 'application/json' },
        ...(sent ? { method: 'POST', body: JSON.stringify(sent) } : {}),
      })
      if (!answer.ok) throw new Error(`${at} was answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()).data
    },
    [path, body] as const,
  )
}

/** What is shown is read anew, as where somebody comes back to the window. @param path - Of the call that is waited for. */
export async function readAnew(desk: Page, path: string): Promise<void> {
  const read = desk.waitForResponse((answer) => answer.url().includes(`/api/desk${path}`))
  await desk.evaluate(() => {
    // What was read a moment ago is not asked for again.
    const later = Date.now.bind(Date)
    Date.now = () => later() + 60_000
    window.dispatchEvent(new Event('visibilitychange'))
  })
  await read
}

/** Makes an account on the page Staff, where the owner is. @returns how its first sign-in goes */
export async function addStaff(
  owner: Page,
  { name, role }: { name: string; role: 'Packer' | 'Support' },
): Promise<{ email: string; password: string }> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@dawakit.example`
  await owner.getByRole('button', { name: 'Add somebody' }).click()
  const form = owner.getByRole('dialog', { name: 'Add somebody' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email)
  await form.getByRole('combobox', { name: 'Role' }).click()
  await owner.getByRole('option', { name: role }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  const first = owner.getByRole('dialog', { name: `First sign-in of ${name}` })
  const password = await first.getByText(/^([a-z0-9]{4}-){4}[a-z0-9]{4}$/).innerText()
  await first.getByRole('button', { name: 'I have noted it' }).click()
  return { email, password }
}

/** Goes through a first sign-in. @returns how the next ones go */
export async function signInFirst(
  page: Page,
  first: { email: string; password: string },
  password: string,
): Promise<Omit<DeskSignIn, 'role'>> {
  await page.goto(`${addresses.desk}/account`)
  await showPassword(page, first)
  const secret = (await page.getByTestId('secret').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('The six digits that it shows').fill(nextCode(secret))
  await page.getByLabel('A password of your own').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  return { email: first.email, password, secret }
}
