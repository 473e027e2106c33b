import { expect, type Page, test } from '../journey.ts'
import { addAddress, newMobile, nothingToGoBackOver, register } from '../visitor.ts'
import { addressOf, type StartName, startNames, starts } from './starts.ts'

/** The starts in which somebody buys to the end; the others end at the login. */
const BOUGHT_FROM: readonly StartName[] = ['html', 'react', 'wordpress', 'shopify']

/** Errors and warnings of the console, and what scripts threw. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  return complaints
}

/** What the doctor of a page with the script tag says. The packages have none. */
const doctorOf = (page: Page) => page.evaluate(() => window.Dawakit?.doctor() ?? [])

/** From the first page to the login that the checkout asks for. */
async function fillCart(page: Page, name: StartName): Promise<void> {
  const { home = '/', headingLevel: level = 1 } = starts[name]
  await page.goto(addressOf(name) + home)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  expect(await doctorOf(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Search medicines' }).fill('parac')
  const option = page.getByRole('option').first()
  await expect(option).toContainText(/^Parac/i)
  await option.click()
  await expect(page.getByRole('heading', { level, name: /^Parac/i })).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await doctorOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Cart, 1 item' }).press('Enter')
  // The page's own menu may lead there too.
  const cart = page.getByRole('region', { name: 'My Cart' })
  await cart
    .getByRole('link', { name: 'Checkout' })
    .or(cart.getByRole('button', { name: 'Checkout' }))
    .click()
  await expect(page.getByRole('dialog', { name: 'Login / Register' })).toBeVisible()
}

for (const name of startNames) {
  test(`the start for ${name} sells as its page says`, { tag: '@desktop' }, async ({ page }) => {
    const complaints = complaintsOf(page)
    await fillCart(page, name)
    if (BOUGHT_FROM.includes(name)) {
      const mobile = newMobile()
      await register(page, mobile)
      await expect(page).toHaveURL(addressOf(name) + starts[name].checkout)
      await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
      await addAddress(page, mobile)
      await page.getByRole('checkbox', { name: /I accept the/ }).check()
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible()
      await page.getByRole('link', { name: 'My order' }).first().click()
      await expect(page.getByText('Pending').first()).toBeVisible()
    } else {
      await page.keyboard.press('Escape')
      await nothingToGoBackOver(page)
      await page.goto(addressOf(name) + starts[name].checkout)
      await expect(page.getByRole('button', { name: 'Login / Register' })).toBeVisible()
      expect(await doctorOf(page)).toEqual([])
      await page.goto(addressOf(name) + starts[name].order)
      await expect(page.getByRole('button', { name: 'Login / Register' })).toBeVisible()
    }
    expect(await doctorOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
}
