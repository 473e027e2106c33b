import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectAccessible } from './accessible.ts'
import { operator } from './operator.ts'
import { addAddress, newMobile, register } from './visitor.ts'

/** Runs the operator through every step of the delivery. */
async function deliver(orderNumber: string): Promise<void> {
  for (const status of ['confirmed', 'pickedUp', 'onTheWay', 'delivered']) {
    await operator('orders', 'move', orderNumber, status)
  }
}

async function orderNumberOn(page: Page): Promise<string> {
  const heading = await page
    .getByRole('heading', { name: /^Order / })
    .first()
    .innerText()
  return heading.replace(/^Order /, '').trim()
}

test('a visitor finds a medicine, buys it, tracks it and gets the invoice', async ({ page }) => {
  const mobile = newMobile()
  await page.goto('/')
  await expectAccessible(page, 'home')

  const search = page.getByRole('combobox', { name: 'Search medicines' })
  await search.fill('parac')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(options.first()).toContainText(/^Parac/i)
  await expectAccessible(page, 'search results')
  await options.first().click()

  await expect(page).toHaveURL(/\/product\//)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  expect(name.toLowerCase()).toMatch(/^parac/)
  await expectAccessible(page, 'product')

  await page
    .getByRole('button', { name: /Select Pincode/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: 'Delivery Pincode' })
  await drawer.getByLabel('Pincode').fill('600001')
  await drawer.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('button', { name: /Deliver to 600001/ }).first()).toBeVisible()
  if (await drawer.isVisible()) await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Remove From Cart' }).first()).toBeVisible()

  await page.goto('/cart')
  const main = page.getByRole('main')
  await expect(main.getByText(name).first()).toBeVisible()
  await expectAccessible(page, 'cart')
  await main
    .getByRole('button', { name: 'Proceed' })
    .or(main.getByRole('link', { name: 'Proceed' }))
    .click()
  await expect(page.getByText('Login to Checkout')).toBeVisible()
  await expectAccessible(page, 'login drawer')
  await register(page, mobile)

  await expect(page).toHaveURL(/\/checkout/)
  await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
  await addAddress(page, mobile)
  await expect(page.getByText('Address Added')).toBeVisible()
  await expectAccessible(page, 'checkout')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Please Accept Terms And Conditions')).toBeVisible()
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()

  await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
  await expectAccessible(page, 'orders')
  await page
    .getByRole('link', { name: /Open order/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/orders\/./)
  await expect(main.getByText(name).first()).toBeVisible()
  await expectAccessible(page, 'order')
  const orderNumber = await orderNumberOn(page)

  await deliver(orderNumber)
  await page.reload()
  await expect(main.getByText('Delivered').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /Download/ })
    .first()
    .click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^InvoiceNo-.+\.pdf$/)
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain(orderNumber)
  expect(text).toContain('CGST')
  expect(text).toContain('Meena Raghavan')
})
