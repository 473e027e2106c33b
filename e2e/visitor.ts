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
  await drawer.getByLabel('Mobile Number').fill(mobile)
  await drawer.getByRole('button', { name: 'Send OTP' }).click()
  await drawer.getByLabel('Username').fill(name)
  await drawer.getByLabel('Email').fill(`${mobile}@mail.example`)
  await drawer.getByRole('button', { name: 'Send OTP' }).click()
  await expect(drawer.getByText('OTP has been sent to')).toBeVisible()
  await drawer.getByLabel('OTP', { exact: true }).fill(await otpSentTo(mobile))
  const verify = drawer.getByRole('button', { name: 'Verify' })
  if (await verify.isVisible()) await verify.click({ timeout: 2000 }).catch(() => undefined)
  await expect(drawer).toBeHidden()
}

/** Fills and saves the address dialog; city and state come from the pincode. */
export async function addAddress(page: Page, mobile: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  await dialog.getByLabel('Name', { exact: true }).fill('Meena Raghavan')
  await dialog.getByLabel('Contact Number').fill(mobile)
  await dialog.getByLabel('Email').fill(`${mobile}@mail.example`)
  await dialog.getByLabel('Door Number').fill('14/2')
  await dialog.getByLabel('Street Name').fill('Thambu Chetty Street')
  await dialog.getByLabel('Landmark').fill('Beside the post office')
  await dialog.getByLabel('Pincode').fill('600001')
  await expect(dialog.getByLabel('State')).toHaveValue('Tamil Nadu')
  await expect(dialog.getByLabel('City')).toHaveValue('Chennai')
  await dialog.getByRole('radio', { name: 'Home' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}
