import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../scripts/free-port.ts'
import { type Service, startService } from '../scripts/services.ts'
import { addresses } from './addresses.ts'
import { type CustomerByCall, fillCart, newCustomer, saveAddress } from './customer.ts'
import { type APIRequestContext, expect, test } from './journey.ts'
import { operatorOn } from './operator.ts'

// The store keeps finished pages. What it sends of them must be what it would draw now. One start serves all.
test.describe.configure({ mode: 'serial' })

const PRODUCTS = `name,mrp,price,stock,stock_alert,kind,category,prescription,description
Neem Soap,60,48,3,2,general,Soaps,no,A bar of 100 g
Tulsi Soap,70,70,500,10,general,Soaps,no,A bar of 75 g
Rose Water,90,80,10,10,general,Waters,no,120 ml
Aloe Gel,70,70,500,10,general,Gels,no,A tube of 60 g
`
const SOLD_OUT = 'https://schema.org/OutOfStock'

let folder = ''
let shop: Service | undefined
let address = ''
let ids: Record<string, string> = {}

async function startOn(dataFolder: string, env: Record<string, string> = {}) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const service = await startService('examples/store/server.ts', {
    PORT: String(port),
    STORE_URL: url,
    DATA_FOLDER: dataFolder,
    NODE_ENV: 'production',
    CATALOGUE: 'none',
    SANDBOX_URL: addresses.sandbox,
    ...env,
  })
  return { shop: service, address: url }
}

test.beforeAll(async ({ request }) => {
  folder = await mkdtemp(join(tmpdir(), 'dawakit-kept-pages-'))
  const list = join(folder, 'products.csv')
  await writeFile(list, PRODUCTS)
  await operatorOn({ DATA_FOLDER: folder, CATALOGUE: 'none' }, 'import', 'products', list)
  ;({ shop, address } = await startOn(folder))
  const answer = await request.get(`${address}/api/get/products`)
  const { data } = (await answer.json()) as { data: { _id: string; name: string }[] }
  ids = Object.fromEntries(data.map(({ _id, name }) => [name, _id]))
})

test.afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A page's HTML, and whether it was kept: then its length is known before it leaves. */
async function pageOf(request: APIRequestContext, path: string, from = address) {
  const answer = await request.get(from + path)
  expect(answer.status(), path).toBe(200)
  return { html: await answer.text(), isKept: answer.headers()['content-length'] !== undefined }
}

/** Asks until a page comes from those that are kept. */
async function settled(request: APIRequestContext, path: string): Promise<string> {
  await expect.poll(async () => (await pageOf(request, path)).isKept).toBe(true)
  return (await pageOf(request, path)).html
}

async function order(customer: CustomerByCall, name: string, quantity: number): Promise<string> {
  const addressId = await saveAddress(customer)
  const products = [{ _id: ids[name] ?? '', quantity }]
  await fillCart(customer, products)
  const placed = await customer.call<{ _id: string }>('POST /post/order', {
    order: { products, shippingAddress: { id: addressId }, paymentMethod: 'cod', acceptedTerms: true },
  })
  expect(placed.message).toBe('Your Order Placed Successfully')
  return placed.data._id
}

const soap = '/product/soaps/neem-soap'
const other = '/product/soaps/tulsi-soap'
const water = '/product/waters/rose-water'
/** Of this one nothing is changed before the last journeys. */
const gel = '/product/gels/aloe-gel'
const soaps = '/generalCategory/soaps'

test('a page shows at the next request that the last piece is sold, and that it is back', {
  tag: '@desktop',
}, async ({ request }) => {
  const customer = await newCustomer(request, undefined, address)
  for (const path of [soap, water, soaps, '/']) expect(await settled(request, path)).not.toContain(SOLD_OUT)
  // Of a card's own class: the page's styles name it, too.
  const card = 'dawa-product-card dawa-product-card--sold-out'
  expect(await settled(request, soaps)).not.toContain(card)
  const orderId = await order(customer, 'Neem Soap', 3)
  expect((await pageOf(request, soap)).html).toContain(SOLD_OUT)
  expect((await pageOf(request, soaps)).html).toContain(card)
  // What does not show it stays.
  expect((await pageOf(request, water)).isKept).toBe(true)

  expect(await settled(request, soap)).toContain(SOLD_OUT)
  await customer.call('PUT /update/cancelOrder', { id: orderId })
  expect((await pageOf(request, soap)).html).not.toContain(SOLD_OUT)
  expect((await pageOf(request, soaps)).html).not.toContain(card)
})

test('an order of one of plenty throws no page away', { tag: '@desktop' }, async ({ request }) => {
  const customer = await newCustomer(request, undefined, address)
  await settled(request, other)
  await order(customer, 'Tulsi Soap', 2)
  expect((await pageOf(request, other)).isKept).toBe(true)
})

test('a page shows a review at the next request', { tag: '@desktop' }, async ({ request }) => {
  const customer = await newCustomer(request, undefined, address)
  const orderId = await order(customer, 'Rose Water', 1)
  const { data } = await customer.call<{ orderNumber: string }>(`GET /get/userOrder?id=${orderId}`)
  for (const step of ['confirmed', 'pickedUp', 'onTheWay', 'delivered']) {
    await operatorOn({ DATA_FOLDER: folder, CATALOGUE: 'none' }, 'orders', 'move', data.orderNumber, step)
  }
  expect(await settled(request, water)).not.toContain('Smells of roses')
  const review = { rating: 5, review: 'Smells of roses', userId: customer.userId }
  const answer = await customer.call('POST /post/review', { productId: ids['Rose Water'], review })
  expect(answer.status).toBe(200)
  expect((await pageOf(request, water)).html).toContain('Smells of roses')
})

test('a page shows what another process changed long before it is too old', { tag: '@desktop' }, async ({
  request,
}) => {
  expect(await settled(request, soap)).toContain('₹48')
  const operate = (...words: string[]) => operatorOn({ DATA_FOLDER: folder, CATALOGUE: 'none' }, ...words)
  const soon = (what: string) =>
    expect.poll(async () => (await pageOf(request, soap)).html, { intervals: [50] }).toContain(what)
  await operate('set-price', 'neem-soap', '45')
  await soon('₹45')
  await settled(request, soap)
  await operate('set-stock', 'neem-soap', '0')
  await soon(SOLD_OUT)
})

test('a kept page is in the encoding that is asked for', { tag: '@desktop' }, async ({ request }) => {
  await settled(request, other)
  for (const encoding of ['identity', 'gzip', 'br']) {
    const ask = () => fetch(address + other, { headers: { 'Accept-Encoding': encoding } })
    await (await ask()).text()
    await expect.poll(async () => (await ask()).headers.get('Content-Length')).not.toBeNull()
    const answer = await ask()
    expect(answer.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(await answer.text()).toContain('Tulsi Soap')
  }
})

test('no page is older than the shop says, and nobody waits for the next', { tag: '@desktop' }, async ({
  request,
}) => {
  const { shop: second, address: from } = await startOn(folder, { KEPT_PAGES_SECONDS: '4' })
  try {
    await expect.poll(async () => (await pageOf(request, gel, from)).isKept).toBe(true)
    // By SQL, and the shop is not told: only time throws the page away.
    const database = new DatabaseSync(join(folder, 'dawakit.sqlite'))
    database.prepare('update product set price_paise = 6600 where id = ?').run(ids['Aloe Gel'] ?? '')
    database.close()
    const answers: Awaited<ReturnType<typeof pageOf>>[] = []
    const next = async () => {
      const answer = await pageOf(request, gel, from)
      answers.push(answer)
      return answer.html
    }
    await expect.poll(next, { timeout: 5000, intervals: [50] }).toContain('₹66')
    expect(answers[0]?.html).toContain('₹70')
    expect(answers.every(({ isKept }) => isKept)).toBe(true)
  } finally {
    await second.stop()
  }
})

test('a shop may have each page drawn for each visitor', { tag: '@desktop' }, async ({ request }) => {
  const { shop: second, address: from } = await startOn(folder, { KEPT_PAGES_SECONDS: '0' })
  try {
    for (let turn = 0; turn < 3; turn++) expect((await pageOf(request, gel, from)).isKept).toBe(false)
  } finally {
    await second.stop()
  }
})
