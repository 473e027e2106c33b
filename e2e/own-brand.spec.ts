import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { type Service, startService } from '../scripts/services.ts'
import { addresses } from './addresses.ts'
import { fillCart, newCustomer, saveAddress, signInOn } from './customer.ts'
import { downloadInvoice } from './invoice-pdf.ts'
import { type APIRequestContext, expect, test } from './journey.ts'
import { operatorOn } from './operator.ts'

// Another pharmacy on the built store, with a name that is hard to carry, as a demonstration. One start serves all.
test.describe.configure({ mode: 'serial' })

const NAME = 'Asha’s & Co ಆಶಾ Pharmacy'
/** What is the reference shop's, and nobody else's. */
const REFERENCE =
  /Dawakit|Dawa\s*kit|care@dawakit|4000 0000|914440000000|33AAAAA0000A1Z|12 Anna Salai|TN-00-20B|50K\+|25\+ ?years|35\+/i
const DEMO = 'This is a demonstration shop: nothing is sold or delivered.'
const OWN = {
  STORE_NAME: NAME,
  STORE_OWNER: 'Asha Healthcare Private Limited',
  STORE_ADDRESS: '7 Sampige Road, Bengaluru 560003',
  STORE_PHONE: '+91 80 4111 2222',
  STORE_EMAIL: 'care@asha.example',
  STORE_STATE: 'Karnataka',
  STORE_GSTIN: '29AAAAA0000A1ZY',
  STORE_DRUG_LICENCE: 'KA-00-20B-00000',
  STORE_COURTS: 'Bengaluru',
}

let folder = ''
let brandFolder = ''
let shop: Service | undefined
let store = ''

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawakit-own-brand-'))
  brandFolder = join(folder, 'brand')
  await mkdir(brandFolder)
  const brand = {
    colours: { primary: '#7a1f5c' },
    claims: { products: '1,200+', years: '18+', deliveryHours: '24' },
  }
  await writeFile(join(brandFolder, 'brand.json'), JSON.stringify(brand))
  await copyFile('examples/deploy/brand/icon.svg', join(brandFolder, 'icon.svg'))
  const port = await freePort()
  store = `http://localhost:${port}`
  shop = await startService('examples/store/server.ts', {
    ...OWN,
    PORT: String(port),
    STORE_URL: store,
    DATA_FOLDER: join(folder, 'data'),
    BRAND_FOLDER: brandFolder,
    DAWAKIT_MODE: 'demo',
    NODE_ENV: 'production',
    SANDBOX_URL: addresses.sandbox,
    PAYMENT_METHODS: 'cod,razorpay',
  })
})

test.afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What people, search engines and reading aids get of a page: all of it but addresses and the names of our own elements. */
const said = (html: string) =>
  html
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replace(/(?:class|id|src|srcset|for|data-[\w-]+|component-\w+|renderer-url|opts)="[^"]*"/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')

/** One address of each kind that the sitemap tells of. */
async function inTheSitemap(request: APIRequestContext): Promise<string[]> {
  const kinds = new Map<string, string>()
  for (const file of ['/sitemap-pages.xml', '/sitemap-products-1.xml']) {
    const xml = await (await request.get(store + file)).text()
    for (const [, address = ''] of xml.matchAll(/<loc>(.*?)<\/loc>/g)) {
      const path = address.replace(store, '')
      const [kind, ...rest] = path.split('/').slice(1)
      kinds.set(`${kind} ${rest.length}`, path)
    }
  }
  return [...kinds.values()]
}

/** Pages that no search engine is told of. */
const BESIDE = [
  '/search?search=paracetamol',
  '/salt/paracetamol',
  '/cart',
  '/checkout',
  '/pincode',
  '/profile',
  '/orders',
  '/orders/0123456789abcdef01234567',
  '/notifications',
  '/upload-prescription',
  '/success',
  '/failure',
  '/login',
  '/signup',
  '/forgotPassword',
  '/forgotPassword/none',
  '/verifyEmail/none',
  '/newsletter',
  '/newsletter/confirm/none',
  '/newsletter/leave/none',
  '/miscellaneous',
  '/nothing-here',
  '/500',
]

test('every page, its data and its pictures say whose shop it is, and nothing of the reference shop', {
  tag: '@desktop',
}, async ({ request }) => {
  const walked = [...(await inTheSitemap(request)), ...BESIDE]
  expect(walked.length).toBeGreaterThan(38)
  for (const path of walked) {
    const html = said(await (await request.get(store + path)).text())
    expect(html.match(REFERENCE)?.[0], path).toBeUndefined()
    expect(html, path).toContain(NAME)
    expect(html, path).toContain(DEMO)
  }
  const home = await (await request.get(store)).text()
  for (const block of home.matchAll(/ld\+json">(.*?)<\/script>/g)) {
    expect(JSON.parse(block[1] ?? '').name).toBe(NAME)
  }
  expect(home).toContain('name="theme-color" content="#7a1f5c"')
  const manifest = await (await request.get(`${store}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ name: NAME, short_name: NAME, theme_color: '#7a1f5c' })
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.svg',
    '/images/store/logo.svg',
    '/images/store/logo-dark.svg',
    ...manifest.icons.map(({ src }: { src: string }) => src),
    ...[...home.matchAll(/"(\/images\/(?:banners|offers|store)\/[^"?]*)/g)].map(([, src]) => src),
  ]) {
    const answer = await request.get(store + path)
    expect(answer.status(), path).toBe(200)
    expect((await answer.text()).match(REFERENCE)?.[0], path).toBeUndefined()
  }
})

test('the home page claims what the brand’s file says, in its colours, on phones too', async ({ page }) => {
  await page.goto(store)
  await expect(page.getByRole('banner').getByRole('link', { name: `${NAME}, home` })).toBeVisible()
  await expect(page.getByRole('region', { name: `Why ${NAME}` }).getByRole('listitem')).toHaveText([
    '1,200+ products',
    '18+ years of experience',
    '24 hours delivery',
  ])
  const colour = await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .evaluate((button) => getComputedStyle(button).color)
  expect(colour).toBe('rgb(122, 31, 92)')
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
})

/** What the sandbox has been sent for somebody. */
async function sentTo(request: APIRequestContext, to: string): Promise<string> {
  const answer = await request.get(`${addresses.sandbox}/inbox.json?to=${encodeURIComponent(to)}`)
  return JSON.stringify(await answer.json())
}

test('messages and the invoice carry its name, and say that nothing was sold', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const customer = await newCustomer(request, 'Meena Raghavan', store)
  const found = await request.get(`${store}/api/get/productBySlug?slug=parapal-650-tablet`)
  const products = [{ _id: (await found.json()).data._id as string, quantity: 1 }]
  const id = await saveAddress(customer)
  await fillCart(customer, products)
  const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
  const { data } = await customer.call<{ _id: string; orderNumber: string }>('POST /post/order', { order })
  await operatorOn(
    { ...OWN, DATA_FOLDER: join(folder, 'data'), BRAND_FOLDER: brandFolder, DAWAKIT_MODE: 'demo' },
    ...['orders', 'move', data.orderNumber, 'delivered'],
  )
  await signInOn(page, customer, `${store}/faq`)
  await page.goto(`${store}/orders/${data._id}`)
  const { pages, pictured } = await downloadInvoice(page)
  expect(pages.join().match(REFERENCE)?.[0]).toBeUndefined()
  expect(pages[0]).toContain(DEMO)
  expect(pages[0]).toContain(OWN.STORE_GSTIN)
  expect(pictured).toContain(NAME)
  await expect.poll(() => sentTo(request, customer.email), { timeout: 80_000 }).toContain('delivered')
  for (const to of [customer.email, `+91${customer.mobile}`]) {
    const messages = await sentTo(request, to)
    expect(messages).toContain(NAME)
    expect(messages.match(REFERENCE)?.[0], to).toBeUndefined()
  }
  expect(await sentTo(request, customer.email)).toContain(DEMO)
})
