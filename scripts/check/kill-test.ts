/**
 * Kills the API while customers buy, again and again, and then counts: every acknowledged order is there, none
 * twice, every order has its lines, the stock adds up and is the sum of its batches, who paid has an order or the money back, and everybody has heard of all
 * that happened.
 *
 *   npm run kill-test -- --orders 200 --kills 6
 *   npm run kill-test -- --smoke                 a few orders and one kill of each kind: that it still runs
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { SANDBOX_DEFAULTS, startSandbox } from '@dawakit/sandbox'
import { createApp } from '../../packages/server/src/app/calls/app.ts'
import { createLog } from '../../packages/server/src/ground/context/log.ts'
import { inTransaction } from '../../packages/server/src/ground/database/in-transaction.ts'
import { openDatabase } from '../../packages/server/src/ground/database/open.ts'
import type { Database } from '../../packages/server/src/ground/database/schema/index.ts'
import { createProviders } from '../../packages/server/src/ground/providers/create-providers.ts'
import { reconcile } from '../../packages/server/src/money/payments/attempts/reconcile.ts'
import { runRefunds } from '../../packages/server/src/money/payments/refunds/run-refunds.ts'
import { readConfig } from '../../packages/server/src/operator/start/read-config.ts'
import { openSession } from '../../packages/server/src/people/sessions/open-session.ts'
import { addProduct, seedFixtureCatalogue } from '../../packages/server/test/fixture-catalogue.ts'
import { addAddress, addCustomer, fillCart } from '../../packages/server/test/ordering.ts'
import { addBatches, batchOf } from '../../packages/server/test/shelf-batches.ts'
import { shelfFaults } from '../../packages/server/test/shelf-sums.ts'
import { freePort } from '../free-port.ts'
import { requireNode } from '../require-node.ts'
import { examineHappenings } from './kill-happenings.ts'
import { type Answered, type Buyer, killAtEachStep } from './kill-steps.ts'
import { withoutLimits } from './without-limits.ts'

requireNode()

const { values } = parseArgs({
  options: {
    orders: { type: 'string' },
    buyers: { type: 'string' },
    kills: { type: 'string' },
    smoke: { type: 'boolean', default: false },
  },
})
const usual = values.smoke
  ? { orders: 8, buyers: 4, kills: 1, deliveries: 1 }
  : { orders: 200, buyers: 20, kills: 6, deliveries: 5 }
const ORDERS = Number(values.orders ?? usual.orders)
const BUYERS = Number(values.buyers ?? usual.buyers)
const KILLS = Number(values.kills ?? usual.kills)
const PRODUCTS = ['kill-a', 'kill-b', 'kill-c']
const STOCK = 100_000
/** Of them in a batch; the rest is of no known one. */
const IN_BATCH = 50
const OUTCOMES = [
  'success',
  'lost-callback',
  'lost-callback-and-webhook',
  'webhook-twice',
  'webhook-out-of-order',
]
const GIVE_UP_MS = 60_000

const folder = mkdtempSync(join(tmpdir(), 'dawakit-kill-'))
const port = await freePort()
const apiUrl = `http://127.0.0.1:${port}/api`
const sandbox = await startSandbox({
  port: 0,
  webhookUrl: `${apiUrl}/post/paymentWebhook`,
  webhookRetryDelaysMs: [200, 500, 1000, 2000],
})
const env = {
  PORT: String(port),
  STORE_URL: `http://127.0.0.1:${port}`,
  DATA_FOLDER: folder,
  DATABASE_URL: process.env['KILL_TEST_DATABASE_URL'] || join(folder, 'shop.sqlite'),
  SANDBOX_URL: sandbox.url,
  SESSION_SECRET: 'a session secret that is only for this test',
  PAYMENT_METHODS: 'cod,razorpay',
  LOG_LEVEL: 'error',
  ...withoutLimits,
}
const config = readConfig(env, env.SESSION_SECRET)

interface Acknowledged {
  id: string
  number: string
  key: string
}

const acknowledged: Acknowledged[] = []
const paidAtGateway: string[] = []
let isOver = false
let server: ChildProcess | undefined

const buyers = await prepare()
/** Carts are filled past the API: a line that is added again after a kill would be there twice. */
const carts = await openDatabase(env.DATABASE_URL)
const [stepper] = buyers
if (!stepper) throw new Error('--buyers must be at least 1.')
await startServer()
console.log('A kill at each step of an order.')
const problems = await killAtEachStep({
  apiUrl,
  sandboxUrl: sandbox.url,
  env,
  buyer: stepper,
  product: 'kill-a',
  deliveries: usual.deliveries,
  startServer,
  kill,
  fillCart: (products) => fillCart(carts, stepper.userId, products, Date.now()),
  call: (path, key, body) => call(stepper, path, key, body),
})
console.log(`${ORDERS} orders by ${BUYERS} buyers, ${KILLS} kills.`)
const killing = killAgainAndAgain()
await Promise.all(buyers.map((buyer, index) => buy(buyer, index)))
isOver = true
await killing
await sandbox.settled()
await kill()
await carts.destroy()
problems.push(...(await examine()))
await sandbox.stop()
rmSync(folder, { recursive: true, force: true })
for (const problem of problems) console.log(`  ✗ ${problem}`)
console.log(problems.length === 0 ? 'Nothing was lost, nothing was made twice.' : 'FAILED')
process.exit(problems.length === 0 ? 0 : 1)

async function prepare(): Promise<Buyer[]> {
  const db = await openDatabase(env.DATABASE_URL)
  await seedFixtureCatalogue(db)
  await db.insertInto('meta').values({ key: 'seeded', value: 'by the kill test' }).execute()
  for (const id of PRODUCTS) {
    await addProduct(db, { id, name: `Tablet ${id}` }, STOCK - IN_BATCH)
    await inTransaction(db, (trx) =>
      addBatches(trx, [batchOf('KILL-1', IN_BATCH, { productId: id, expiresOn: '2040-06-30' })]),
    )
  }
  const all: Buyer[] = []
  for (let index = 0; index < BUYERS; index++) {
    const userId = await addCustomer(db, String(9_100_000_000 + index), Date.now())
    const token = await openSession({ config, clock: Date.now }, db, userId)
    all.push({ userId, token, addressId: await addAddress(db, userId) })
  }
  await db.destroy()
  return all
}

async function startServer(): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      '--conditions=dawakit-source',
      '--disable-warning=ExperimentalWarning',
      'packages/server/src/operator/start/main.ts',
    ],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  server = child
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server ended before it listened.')
  })
  ended.catch(() => undefined)
  await Promise.race([once(child, 'message'), ended])
}

async function kill(): Promise<void> {
  const child = server
  if (!child) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

/** A kill in the middle of the work: each after a tenth of a second to a second of it. */
async function killAgainAndAgain(): Promise<void> {
  for (let count = 1; count <= KILLS && !isOver; count++) {
    const before = acknowledged.length
    await wait(100 + Math.random() * 900)
    await kill()
    console.log(`  kill ${count}: ${acknowledged.length - before} orders acknowledged since the last one`)
    await startServer()
  }
}

async function buy(buyer: Buyer, buyerNumber: number): Promise<void> {
  for (let number = buyerNumber; number < ORDERS; number += BUYERS) {
    const isOnline = number % 2 === 0
    const key = `order-${number}`
    const products = PRODUCTS.filter((_, index) => (number + index) % 3 !== 0).map((_id) => ({
      _id,
      quantity: 1 + (number % 4),
    }))
    await fillCart(carts, buyer.userId, products, Date.now())
    const order = await call(buyer, '/post/order', key, {
      order: {
        products,
        shippingAddress: buyer.addressId,
        paymentMethod: isOnline ? 'razorpay' : 'cod',
        acceptedTerms: true,
      },
    })
    if (!order) continue
    acknowledged.push({ id: order._id, number: order.orderNumber, key })
    if (isOnline) await pay(buyer, order._id, OUTCOMES[number % OUTCOMES.length] ?? 'success')
  }
}

async function pay(buyer: Buyer, orderId: string, outcome: string): Promise<void> {
  const opened = await call(buyer, '/post/payment', '', { amount: 1, currency: 'INR', orderId })
  if (!opened) return
  const answer = await fetch(`${sandbox.url}/razorpay/checkout/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key_id: SANDBOX_DEFAULTS.razorpay.keyId,
      order_id: opened.id,
      outcome,
      method: 'upi',
    }),
  })
  const { tell, response } = (await answer.json()) as { tell: string; response: Record<string, string> }
  paidAtGateway.push(orderId)
  if (tell !== 'success') return
  await call(buyer, '/post/verifyPayment', '', {
    order: { _id: orderId },
    payment: {
      orderCreationId: opened.id,
      razorpayPaymentId: response['razorpay_payment_id'],
      razorpayOrderId: response['razorpay_order_id'],
      razorpaySignature: response['razorpay_signature'],
    },
  })
}

/** One call, repeated while the server is down. @returns null when it was refused. */
async function call(buyer: Buyer, path: string, key: string, body: object): Promise<Answered | null> {
  const until = Date.now() + GIVE_UP_MS
  for (;;) {
    const response = await fetch(`${apiUrl}${path}`, {
      method: path.startsWith('/update/') ? 'PUT' : 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `JWT ${buyer.token}`,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: JSON.stringify(body),
    }).catch(() => null)
    const answer = await response?.json().catch(() => null)
    if (answer?.key === 'success') return answer.data
    if (answer && response && response.status < 500) {
      console.log(`  refused: ${path} ${response.status} ${answer.message}`)
      return null
    }
    if (Date.now() > until) throw new Error(`${path} was not answered within a minute.`)
    await wait(50)
  }
}

/** What the database says after all of it. */
async function examine(): Promise<string[]> {
  const db = await openDatabase(env.DATABASE_URL)
  const app = createApp({ db, config, providers: createProviders(config), log: createLog('error') })
  await reconcile(app.context, { all: true })
  // As if the minute were over that a refund waits before it is asked for again.
  await db
    .updateTable('refund')
    .set((column) => ({ updated_at: column.ref('created_at') }))
    .where('status', '=', 'pending')
    .execute()
  await runRefunds(app.context)
  const found: string[] = []
  const claim = (isTrue: boolean, problem: string) => {
    if (!isTrue) found.push(problem)
  }
  const orders = await db.selectFrom('orders').selectAll().execute()
  const lines = await db.selectFrom('order_line').selectAll().execute()
  const byId = new Map(orders.map((order) => [order.id, order]))
  const keys = await db.selectFrom('idempotency').select(['key', 'order_id']).execute()

  for (const order of acknowledged) claim(byId.has(order.id), `acknowledged order ${order.number} is lost`)
  claim(
    new Set(acknowledged.map(({ id }) => id)).size === acknowledged.length,
    'one order was acknowledged for two requests',
  )
  claim(new Set(keys.map(({ order_id }) => order_id)).size === orders.length, 'an order was made twice')
  for (const order of orders) {
    claim(
      lines.some((line) => line.order_id === order.id),
      `order ${order.number} has no lines`,
    )
  }
  for (const productId of PRODUCTS) await examineStock(db, productId, claim)
  const faults = await shelfFaults(db)
  claim(faults.length === 0, `the shelf is no sum of its batches: ${faults.join('; ')}`)

  const refunds = await db.selectFrom('refund').selectAll().execute()
  const cancelled = refunds.filter(({ reason }) => reason === 'cancelled')
  claim(cancelled.length === 1, `the cancelled order has ${cancelled.length} refunds`)
  for (const { payment_id, status, reason } of refunds) {
    // A buyer who ordered the same anew before a payment was heard of gets that payment back.
    claim(reason === 'cancelled' || reason === 'paid-late', `a refund was made for ${reason}`)
    claim(status === 'done', `a refund for ${reason} is ${status}`)
    const made = await refundsAtGateway(db, payment_id)
    claim(made === 1, `the gateway has paid back ${made} times`)
  }
  const invoices = await db.selectFrom('invoice').select('sequence').orderBy('sequence').execute()
  const delivered = orders.filter((order) => order.delivery_status === 'delivered').length
  claim(
    invoices.length === delivered && invoices.every(({ sequence }, index) => sequence === index + 1),
    `${delivered} orders were delivered, the invoices are ${invoices.map(({ sequence }) => sequence).join(', ')}`,
  )

  const payments = await db.selectFrom('payment').selectAll().execute()
  for (const orderId of paidAtGateway) {
    const order = byId.get(orderId)
    const ofOrder = payments.filter((payment) => payment.order_id === orderId)
    claim(ofOrder.length === 1, `paid order ${order?.number} has ${ofOrder.length} payments`)
    const isStanding = order?.payment_status === 'paid' && order.canceled_at === null
    claim(
      isStanding || order?.payment_status === 'refunded',
      `the customer of ${order?.number} has paid and has neither order nor money: ${order?.payment_status}`,
    )
  }
  await examineHappenings(app.context, claim)
  console.log(
    `  ${orders.length} orders, ${acknowledged.length} acknowledged, ${paidAtGateway.length} paid at the gateway`,
  )
  await app.context.subscribers.stop()
  await app.context.outbox.stop()
  await db.destroy()
  return found
}

async function refundsAtGateway(db: Database, paymentId: string): Promise<number> {
  const payment = await db
    .selectFrom('payment')
    .select('provider_payment_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const { keyId, keySecret } = SANDBOX_DEFAULTS.razorpay
  const answer = await fetch(`${sandbox.url}/razorpay/v1/payments/${payment.provider_payment_id}/refunds`, {
    headers: { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` },
  })
  return ((await answer.json()) as { count: number }).count
}

async function examineStock(
  db: Database,
  productId: string,
  claim: (isTrue: boolean, problem: string) => void,
): Promise<void> {
  const { free, reserved } = await db
    .selectFrom('stock')
    .select(['free', 'reserved'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .select(['quantity', 'stock_state'])
    .where('product_id', '=', productId)
    .execute()
  const sumOf = (state: string) =>
    rows.filter((row) => row.stock_state === state).reduce((sum, row) => sum + row.quantity, 0)
  const sold = sumOf('taken')
  claim(
    free + reserved + sold === STOCK,
    `stock of ${productId}: ${free} free + ${reserved} held + ${sold} sold is not ${STOCK}`,
  )
  claim(reserved === sumOf('held'), `stock of ${productId}: ${reserved} held for orders of ${sumOf('held')}`)
}
