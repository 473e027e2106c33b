import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { type Service, startService } from '../scripts/services.ts'
import { expectAccessible } from './accessible.ts'
import { expect, type Page, test } from './journey.ts'
import { operatorOn } from './operator.ts'

// A shop that sells these and has nothing else: no deals, banners, offers or advertisements. One start serves all.
test.describe.configure({ mode: 'serial' })

/** What a list of products calls plain text. */
const HOSTILE =
  '<meta http-equiv=refresh content=0;url=/about-us><form action=https://elsewhere.example><button>Pay</button></form><img src=x onerror=alert(1)>'

const PRODUCTS = `name,mrp,price,stock,stock_alert,kind,category,subcategory,prescription,description,long_description,instructions,side_effects
Neem Soap,60,48,3,10,general,Soaps,Bars,no,A bar of 100 g,<p>With neem oil.</p>,,
Tulsi Soap,70,70,50,10,general,Soaps,Bars,no,A bar of 75 g,<p>With tulsi.</p>,<p>Lather and rinse.</p>,
Rose Water,90,80,10,10,general,Waters,Bottles,no,120 ml,<p>Of roses.</p>,,
Kewra Water,95,80,50,10,general,Waters,Sprays,no,60 ml,<p>Of kewra.</p>,,<p>It may tingle.</p>
Wooden Comb,40,40,50,10,general,Combs,Combs,no,${HOSTILE},,,
`

let folder = ''
let shop: Service | undefined
let address = ''

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawakit-own-shop-'))
  const list = join(folder, 'products.csv')
  await writeFile(list, PRODUCTS)
  await operatorOn({ DATA_FOLDER: folder }, 'import', 'products', list)
  const port = await freePort()
  address = `http://localhost:${port}`
  shop = await startService('examples/store/server.ts', {
    PORT: String(port),
    STORE_URL: 'https://own-shop.example',
    DATA_FOLDER: folder,
    NODE_ENV: 'production',
  })
})

test.afterAll(async () => {
  await shop?.stop()
  // Whoever closes SQLite last takes its log into the file: a copy of the file is then a whole backup.
  expect((await readdir(folder)).filter((name) => /sqlite/.test(name))).toEqual(['dawakit.sqlite'])
  await rm(folder, { recursive: true, force: true })
})

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => main(page).getByRole('article', { name, exact: true })

test('where there are no deals, offers, advertisements and banners the home page has no trace of them', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`${address}/`)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Why Dawakit',
    'Why Choose Us',
    'Take your pharmacy with you',
    'Your online pharmacy in India',
    'Prescription medicines, handled with care',
    'Health products, devices and lab tests',
  ])
  await expect(main(page).getByRole('region')).toHaveCount(3)
  await expect(main(page).getByRole('timer')).toHaveCount(0)
  await expectAccessible(page, 'home of a shop without promotions')
  await page.setViewportSize({ width: 380, height: 780 })
  // Those of phones lead to categories that this shop has not.
  await expect(main(page).getByRole('region', { name: 'Offers and health topics' })).toHaveCount(0)
})

test('whatever it answers is to be asked for by HTTPS for a year', { tag: '@desktop' }, async ({
  request,
}) => {
  for (const path of ['/', '/', '/api/healthz', '/embed/dawakit.js', '/nothing']) {
    const { 'strict-transport-security': isSecure } = (await request.get(address + path)).headers()
    expect(isSecure, path).toBe('max-age=31536000')
  }
})

test('the filter is there from two subcategories, the warning below the alert, the saving above nought', {
  tag: '@desktop',
}, async ({ page }) => {
  const filter = page.getByRole('navigation', { name: 'Sub Categories' })
  await page.goto(`${address}/generalCategory/soaps`)
  await expect(page.getByText('2 Products Found')).toBeVisible()
  await expect(filter).toHaveCount(0)
  await expect(card(page, 'Neem Soap')).toContainText('Hurry only a few left !!!')
  await expect(card(page, 'Neem Soap')).toContainText('20% Off')
  await expect(card(page, 'Tulsi Soap')).not.toContainText('Hurry')
  await expect(card(page, 'Tulsi Soap')).not.toContainText('Off')
  await page.goto(`${address}/generalCategory/waters`)
  await expect(card(page, 'Rose Water')).not.toContainText('Hurry')
  await expect(filter.getByRole('link')).toHaveText(['All', 'Bottles', 'Sprays'])
  await filter.getByRole('link', { name: 'Sprays' }).click()
  await expect(page.getByText('1 Products Found')).toBeVisible()
  await expect(filter.getByRole('link', { name: 'Sprays' })).toHaveAttribute('aria-current', 'page')
})

test('a product has no place for instructions and side effects that are empty, nor for rows of none', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [name, parts, others] of [
    ['wooden-comb', ['Description'], []],
    ['tulsi-soap', ['Description', 'Instructions'], ['Similar Products']],
    ['kewra-water', ['Description', 'Side Effects'], ['Similar Products']],
  ] as const) {
    await page.goto(`${address}/product/any/${name}`)
    await expect(main(page).locator('summary')).toHaveText([...parts])
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Ratings & Reviews', ...others])
  }
})

test('a plain description is only text, and a form of a page goes nowhere else', {
  tag: '@desktop',
}, async ({ page }) => {
  const answer = await page.goto(`${address}/product/any/wooden-comb`)
  await expect(main(page).locator('details').getByText(HOSTILE)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Pay' })).toHaveCount(0)
  await expect(page).toHaveURL(/wooden-comb$/)
  const policy = answer?.headers()['content-security-policy']
  expect(policy).toContain("form-action 'self'")
  expect(policy).toContain("base-uri 'none'")
})
