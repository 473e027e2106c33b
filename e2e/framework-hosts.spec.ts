import { join } from 'node:path'
import { addresses } from './addresses.ts'
import { expectUsefulBoxes } from './element-boxes.ts'
import { buildHosts } from './frameworks/build-hosts.ts'
import { DARK, ground, LIGHT } from './ground.ts'
import { builtFolder } from './hosts/host-server.ts'
import { expect, type Page, test } from './journey.ts'
import { shiftOf } from './shift.ts'

test.beforeAll(() => buildHosts(join(builtFolder(), 'frameworks')))

/** Errors and warnings of the console, and what scripts threw. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  return complaints
}

const PHONE = { width: 380, height: 780 }
const DESKTOP = { width: 1442, height: 900 }

/** The elements of the page that is open, at both sizes. */
async function expectAtHome(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.locator(':not(:defined)'), `undefined elements of ${name}`).toHaveCount(0)
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await expectUsefulBoxes(page, `${name} at ${size.width} px`)
  }
}

/** From the shop's page to the order's, away from the shop and back again, by the framework's own routing. */
async function expectJourney(page: Page, name: string): Promise<void> {
  const heard = page.locator('output')
  const card = page.locator('dawa-product-card')
  const grid = page.locator('dawa-product-grid')
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  await expect(grid.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  await expect(grid.getByRole('listitem')).toHaveCount(6)
  await expectAtHome(page, `${name}’s pharmacy`)
  expect(await shiftOf(page), `shift of ${name}’s pharmacy`).toBeLessThanOrEqual(0.01)
  expect(await ground(page)).toBe(LIGHT)
  await page.locator('html').evaluate((root) => root.setAttribute('data-dawa-theme', 'dark'))
  await expect.poll(() => ground(page), `${name}’s dark`).toBe(DARK)
  await page.locator('html').evaluate((root) => root.removeAttribute('data-dawa-theme'))

  await expect(heard).toHaveText('0')
  await card.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(heard).toHaveText('0 1')

  await page.getByRole('link', { name: 'Order', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Order', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Login / Register' }).first()).toBeVisible()
  await expectAtHome(page, `${name}’s order`)

  await page.getByRole('link', { name: 'Doctors' }).click()
  await expect(page.locator('dawa-shop')).toHaveCount(0)
  await page.getByRole('link', { name: 'Pharmacy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await grid.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await page.getByRole('button', { name: 'Cart, 2 items' }).press('Enter')
  await expect(page.locator('.dawa-cart-button__panel')).toBeVisible()
  // Told once, however often the shop has come and gone.
  await expect(heard).toHaveText(/ 1 2$/)
  for (const tag of ['dawa-shop', 'dawa-cart-drawer', 'dawa-notices', 'dawa-login'])
    expect(await page.locator(tag).count(), `<${tag}> of ${name}`).toBeLessThanOrEqual(1)
  expect(await page.evaluate(() => window.Dawakit?.doctor()), `the doctor of ${name}`).toEqual([])
}

const HOSTS = {
  'React 19': 'react/index.html',
  'React 18.3': 'react-18/index.html',
  'React 19, rendered on a server': 'react-hydrated/pharmacy.html',
  Preact: 'preact/index.html',
  'Vue 3': 'vue/index.html',
  'Svelte 5': 'svelte/index.html',
  Astro: 'astro/pharmacy/',
  Vite: 'vite/index.html',
}

for (const [name, path] of Object.entries(HOSTS)) {
  test(`the elements are at home in ${name}`, { tag: '@desktop' }, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto(`${addresses.hosts}/built/frameworks/${path}`)
    await expectJourney(page, name)
    expect(complaints).toEqual([])
  })
}

test('a server’s page with forms hydrates in React without a complaint', { tag: '@desktop' }, async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto(`${addresses.hosts}/built/frameworks/react-hydrated/order.html?page=order`)
  await expect(page.getByLabel('Mobile Number')).toBeVisible()
  await expectAtHome(page, 'a server’s order')
  expect(complaints).toEqual([])
})
