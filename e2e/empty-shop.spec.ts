import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { type Service, startService } from '../scripts/services.ts'
import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { expect, type Page, test } from './journey.ts'
import { operatorOn } from './operator.ts'

// A pharmacy that opens with CATALOGUE=none, and then brings products of its own. One start serves all.
test.describe.configure({ mode: 'serial' })

// A salt whose speciality has the name of a category of the reference catalogue.
const PRODUCTS = `name,pack_size,composition,mrp,type,stock
Nila Paracetamol Tablets 500 mg,10's,Paracetamol (500mg),20,allopathy,50
`

let folder = ''
let shop: Service | undefined
let address = ''

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawakit-empty-shop-'))
  const port = await freePort()
  address = `http://localhost:${port}`
  shop = await startService('examples/store/server.ts', {
    PORT: String(port),
    STORE_URL: address,
    DATA_FOLDER: folder,
    NODE_ENV: 'production',
    CATALOGUE: 'none',
    PAYMENT_METHODS: 'cod,razorpay',
    SANDBOX_URL: addresses.sandbox,
  })
})

test.afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
})

const main = (page: Page) => page.getByRole('main')

/** Addresses of the pictures of a page that could not be shown. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.currentSrc && !image.naturalWidth)
      .map((image) => image.currentSrc),
  )

test('the first page of all that a shop shows lets its gateways in', { tag: '@desktop' }, async ({
  request,
}) => {
  const policy = (await request.get(`${address}/checkout`)).headers()['content-security-policy']
  expect(policy).toMatch(/script-src [^;]*https:\/\/\*\.razorpay\.com/)
  expect(policy).toMatch(/frame-src [^;]*https:\/\/\*\.razorpay\.com/)
})

test('the home page shows no products, numbers or savings that the shop does not have', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`${address}/`)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Why Choose Us',
    'Take your pharmacy with you',
    'Your online pharmacy in India',
    'Prescription medicines, handled with care',
  ])
  await expect(page.getByRole('contentinfo')).not.toContainText('Our Products')
  await expect(page.locator('body')).not.toContainText(/50K|Save up to|savings of/)
  await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', /50K|best price/)
  expect(await brokenPictures(page)).toEqual([])
  await expectAccessible(page, 'home of an empty shop')
  await page.goto(`${address}/?layout=grid`)
  await expect(main(page).getByRole('heading', { name: 'Explore by Category' })).toHaveCount(0)
})

test('lists, search and sitemap of an empty shop say that there is nothing, and how to ask for it', {
  tag: '@desktop',
}, async ({ page, request }) => {
  for (const path of ['/specialityCategory', '/generalCategory', '/search?search=paracetamol']) {
    await page.goto(`${address}${path}`)
    await expect(main(page)).toContainText('No Products Found')
    await expect(main(page).getByRole('button', { name: 'Request a Product' })).toBeVisible()
    await expectAccessible(page, path)
  }
  await main(page).getByRole('button', { name: 'Request a Product' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const path of [
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/robots.txt',
    '/cart',
    '/brand/none',
    '/salt/none',
  ]) {
    expect((await request.get(`${address}${path}`)).status(), path).toBeLessThan(500)
  }
})

test('what the pharmacy imports is drawn plainly under its own name, and led to by no banner of another shop', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const list = join(folder, 'products.csv')
  await writeFile(list, PRODUCTS)
  await operatorOn({ DATA_FOLDER: folder, CATALOGUE: 'none' }, 'import', 'products', list)
  await page.setViewportSize({ width: 380, height: 780 })
  await expect(async () => {
    await page.goto(`${address}/`)
    await expect(main(page).getByRole('link', { name: 'Pain Relief' })).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(main(page).getByRole('region', { name: 'Offers and health topics' })).toHaveCount(0)
  expect(await brokenPictures(page)).toEqual([])
  await page.goto(`${address}/specialityCategory/Pain%20Relief`)
  await expect(main(page).getByRole('list', { name: 'Banners' })).toHaveCount(0)
  const picture = main(page).getByRole('article').locator('img')
  const drawn = await (await request.get(`${address}${await picture.getAttribute('src')}`)).text()
  expect(drawn).toContain('Paracetamol')
  expect(drawn).not.toContain('Rx')
  expect(await brokenPictures(page)).toEqual([])
})
