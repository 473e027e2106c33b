import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutLimits } from '../scripts/check/without-limits.ts'
import { freePort } from '../scripts/free-port.ts'
import { type Service, startService } from '../scripts/services.ts'
import { addresses } from './addresses.ts'
import { type CustomerByCall, newCustomer, saveAddress } from './customer.ts'
import { type APIRequestContext, expect, test } from './journey.ts'
import { operatorOn } from './operator.ts'
import { findNginx, startNginx } from './rolling/nginx.ts'

const nginx = findNginx()
const READERS = 6
const PRODUCTS = `name,mrp,price,stock,kind,category,prescription
Neem Soap,60,48,100000,general,Soaps,no
Tulsi Soap,70,70,100000,general,Soaps,no
Rose Water,90,80,100000,general,Waters,no
Aloe Gel,70,70,100000,general,Gels,no
`
const PAGES = [
  '/',
  '/faq',
  '/product/soaps/neem-soap',
  '/generalCategory/soaps',
  '/api/get/products',
  '/api/get/generalCategories',
  '/healthz',
]
/** nginx leaves a process alone for so long after a failure; a process says for longer that it is not ready. */
const FAIL_SECONDS = 2
const WAIT_SECONDS = 3

interface Counted {
  reads: number
  carts: number
  orders: number
  lost: string[]
}

/** Goes on until it is told that all is over. */
async function readPages(shop: string, isOver: () => boolean, counted: Counted): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const path = PAGES[turn % PAGES.length] ?? '/'
    const answer = await fetch(shop + path).catch((error: Error) => error)
    if (answer instanceof Error || answer.status !== 200)
      counted.lost.push(`GET ${path}: ${whatCame(answer)}`)
    else await answer.text().catch((error: Error) => counted.lost.push(`GET ${path}: ${error.message}`))
    counted.reads += 1
  }
}

const whatCame = (answer: Response | Error) =>
  answer instanceof Error ? String(answer.cause) : answer.status

/** Fills the cart and orders what is in it, again and again, each but once and with no key that would hide a second. */
async function buy(
  { call, userId }: CustomerByCall,
  address: string,
  product: string,
  isOver: () => boolean,
  counted: Counted,
): Promise<void> {
  const products = [{ _id: product, quantity: 1 }]
  const order = { products, shippingAddress: { id: address }, acceptedTerms: true, paymentMethod: 'cod' }
  const ask = async (name: `POST /${string}`, body: object) => {
    const { status, message } = await call(name, body).catch((error: Error) => ({
      status: 0,
      message: error.message,
    }))
    if (status !== 200) counted.lost.push(`${name}: ${status} ${message}`)
    return status === 200
  }
  while (!isOver()) {
    if (await ask('POST /post/cart', { data: { userId, products } })) counted.carts += 1
    if (await ask('POST /post/order', { order })) counted.orders += 1
  }
}

test.describe('Two processes behind nginx', () => {
  test.skip(!nginx, 'Left out: nginx is not installed here.')
  let folder = ''
  let shop = ''
  let ports: readonly [number, number]
  const running: Service[] = []
  const stops: (() => Promise<unknown>)[] = []

  const startProcess = (port: number) =>
    startService('examples/store/server.ts', {
      PORT: String(port),
      STORE_URL: shop,
      SANDBOX_URL: addresses.sandbox,
      DATA_FOLDER: folder,
      NODE_ENV: 'production',
      CATALOGUE: 'none',
      PAYMENT_METHODS: 'cod',
      TRUSTED_PROXIES: '1',
      STOP_WAIT_SECONDS: String(WAIT_SECONDS),
      ...withoutLimits,
    })

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dawakit-rolling-'))
    const list = join(folder, 'products.csv')
    await writeFile(list, PRODUCTS)
    await operatorOn({ DATA_FOLDER: folder, CATALOGUE: 'none' }, 'import', 'products', list)
    ports = [await freePort(), await freePort()]
    const port = await freePort()
    shop = `http://127.0.0.1:${port}`
    for (const own of ports) running.push(await startProcess(own))
    stops.push(await startNginx(nginx ?? '', { folder, port, behind: ports, failSeconds: FAIL_SECONDS }))
  })
  test.afterAll(async () => {
    await Promise.all([...stops.map((stop) => stop()), ...running.map((service) => service.stop())])
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  /** One for each product. */
  async function buyers(request: APIRequestContext) {
    const answer = await request.get(`${shop}/api/get/products`)
    const { data } = (await answer.json()) as { data: { _id: string }[] }
    const all = []
    for (const { _id: product } of data) {
      const customer = await newCustomer(request, 'Meena Raghavan', shop)
      all.push({ customer, product, address: await saveAddress(customer) })
    }
    return all
  }

  test('are restarted one after the other, and no request of anybody is lost', { tag: '@desktop' }, async ({
    request,
  }) => {
    const counted: Counted = { reads: 0, carts: 0, orders: 0, lost: [] }
    const customers = await buyers(request)
    let isOver = false
    const load = [
      ...Array.from({ length: READERS }, () => readPages(shop, () => isOver, counted)),
      ...customers.map(({ customer, address, product }) =>
        buy(customer, address, product, () => isOver, counted),
      ),
    ]
    for (const [index, port] of ports.entries()) {
      await running[index]?.stop()
      expect.soft(running[index]?.process.exitCode, `process ${index + 1}`).toBe(0)
      running[index] = await startProcess(port)
    }
    isOver = true
    await Promise.all(load)
    console.log(
      `${counted.reads} reads, ${counted.carts} carts, ${counted.orders} orders: ${counted.lost.length} lost.`,
    )
    expect(counted.lost).toEqual([])
    expect(counted.reads).toBeGreaterThan(100)
    expect(counted.orders).toBeGreaterThan(20)
    const made = await Promise.all(
      customers.map(async ({ customer: { call, userId } }) => {
        const { totalCount } = (await call(`GET /get/orderByUserId?id=${userId}&limit=1`)) as unknown as {
          totalCount: number
        }
        return totalCount
      }),
    )
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(counted.orders)
  })
})
