import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { otpSentTo } from './inbox.ts'

let made = 0

/** A mobile number that nobody has, different in every test and worker. */
export function newMobile(): string {
  made += 1
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
  return `9${String(Date.now() % 100_000_000)
    .padStart(8, '0')
    .slice(0, 6)}${worker}${String(made % 100).padStart(2, '0')}`
}

/** Signs a new customer in through the open login drawer, with the OTP of the inbox. */
export async function register(page: Page, mobile: string, name = 'Meena Raghavan'): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Login / Register' })
  await expect(drawer).toBeVisible()
  // On a partner's page the form stands in the page and is shown in the drawer through a slot.
  const form = page.locator('form.dawa-login__form')
  await form.getByLabel('Mobile Number').fill(mobile)
  await form.getByRole('button', { name: 'Send OTP' }).click()
  await form.getByLabel('Username').fill(name)
  await form.getByLabel('Email').fill(`${mobile}@mail.example`)
  await form.getByRole('button', { name: 'Send OTP' }).click()
  await expect(form.getByText('OTP has been sent to')).toBeVisible()
  await form.getByLabel('OTP', { exact: true }).fill(await otpSentTo(mobile))
  const verify = form.getByRole('button', { name: 'Verify' })
  if (await verify.isVisible()) await verify.click({ timeout: 2000 }).catch(() => undefined)
  await expect(drawer).toBeHidden()
  await nothingToGoBackOver(page)
}

/** What was closed takes its entry out of the history, which calls off a page that is asked for in the same breath. */
export async function nothingToGoBackOver(page: Page): Promise<void> {
  // Asked anew of the page that a login goes on to.
  await page.waitForFunction(() => !history.state?.dawakit)
}

/** Signs somebody whom the shop knows in through the open login drawer, with a new OTP. */
export async function logIn(page: Page, mobile: string): Promise<void> {
  const form = page.locator('form.dawa-login__form')
  const before = await otpSentTo(mobile)
  await form.getByLabel('Mobile Number').fill(mobile)
  await form.getByRole('button', { name: 'Send OTP' }).click()
  await expect(form.getByText('OTP has been sent to')).toBeVisible()
  await expect.poll(() => otpSentTo(mobile)).not.toBe(before)
  await form.getByLabel('OTP', { exact: true }).fill(await otpSentTo(mobile))
  await form.getByRole('button', { name: 'Verify' }).click()
  await expect(form).toHaveCount(0)
}

export interface Place {
  pincode: string
  city: string
  state: string
}
export const CHENNAI: Place = { pincode: '600001', city: 'Chennai', state: 'Tamil Nadu' }

/** Fills and saves the address dialog; city and state come from the pincode. */
export async function addAddress(
  page: Page,
  mobile: string,
  place: Place = CHENNAI,
  name = 'Meena Raghavan',
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  await expect(dialog).toBeVisible()
  const form = page.locator('form.dawa-address-form')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Contact Number').fill(mobile)
  await form.getByLabel('Email').fill(`${mobile}@mail.example`)
  await form.getByLabel('Door Number').fill('14/2')
  await form.getByLabel('Street Name').fill('Thambu Chetty Street')
  await form.getByLabel('Landmark').fill('Beside the post office')
  await form.getByLabel('Pincode').fill(place.pincode)
  await expect(form.getByLabel('State')).toHaveValue(place.state)
  await expect(form.getByLabel('City')).toHaveValue(place.city)
  await form.getByRole('radio', { name: 'Home' }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}
