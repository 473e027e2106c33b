import { type Context, Hono } from 'hono'
import { basicCredentials, isSameSecret } from '../credentials.ts'
import { isJsonObject, readJsonObject } from '../read-json.ts'
import type { SandboxKeys } from '../sandbox-options.ts'
import type { Notes } from './razorpay-entities.ts'
import { RazorpayError } from './razorpay-error.ts'
import type { RazorpayWebhooks } from './razorpay-event.ts'
import type { NewOrder, NewRefund, RazorpayLedger } from './razorpay-ledger.ts'

const AMOUNT_MIN = 100
const RECEIPT_LIMIT = 40
const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{10,}$/

/** Razorpay's REST calls of a shop's server: orders, payments, capture, refund. */
export function razorpayRoutes(
  keys: SandboxKeys['razorpay'],
  ledger: RazorpayLedger,
  webhooks: RazorpayWebhooks,
): Hono {
  const routes = new Hono()
  routes.onError((error, c) => {
    if (!(error instanceof RazorpayError)) throw error
    return c.json(error.body(), error.status)
  })
  routes.use(async (c, next) => {
    const given = basicCredentials(c.req.header('authorization'))
    if (!given || !isSameSecret(given.name, keys.keyId) || !isSameSecret(given.secret, keys.keySecret)) {
      throw new RazorpayError('Authentication failed', { status: 401 })
    }
    return next()
  })

  routes.post('/orders', async (c) => c.json(ledger.createOrder(readOrder(await body(c)))))
  routes.get('/orders', (c) => {
    const receipt = c.req.query('receipt')
    return c.json(collection(ledger.listOrders().filter((order) => !receipt || order.receipt === receipt)))
  })
  routes.get('/orders/:id', (c) => c.json(ledger.orderOf(c.req.param('id'))))
  routes.get('/orders/:id/payments', (c) => {
    const order = ledger.orderOf(c.req.param('id'))
    return c.json(collection(ledger.paymentsOf(order.id)))
  })

  routes.get('/payments/:id', (c) => c.json(ledger.paymentOf(c.req.param('id'))))
  routes.post('/payments/:id/capture', async (c) => {
    const { amount, currency = 'INR' } = await body(c)
    const { payment, events } = ledger.capture(c.req.param('id'), amount, currency)
    webhooks.deliver(events, 'in-order')
    return c.json(payment)
  })
  routes.post('/payments/:id/refund', async (c) => {
    const key = c.req.header('x-refund-idempotency')
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
      throw new RazorpayError(
        'The idempotency key must be at least 10 letters, digits, hyphens or underscores.',
      )
    }
    const { refund, events } = ledger.refund(c.req.param('id'), readRefund(await body(c)), key)
    webhooks.deliver(events, 'in-order')
    return c.json(refund)
  })
  routes.get('/payments/:id/refunds', (c) => {
    const payment = ledger.paymentOf(c.req.param('id'))
    return c.json(collection(ledger.refundsOf(payment.id)))
  })
  routes.all('*', () => {
    throw new RazorpayError('The requested URL was not found on the server.', { status: 404 })
  })
  return routes
}

async function body(c: Context): Promise<Record<string, unknown>> {
  const object = await readJsonObject(c.req.raw)
  if (!object) throw new RazorpayError('Please provide a valid JSON body.')
  return object
}

function collection<Item>(items: Item[]) {
  return { entity: 'collection', count: items.length, items }
}

function readOrder(wanted: Record<string, unknown>): NewOrder {
  const { amount, currency, receipt = null } = wanted
  if (amount === undefined) throw new RazorpayError('amount: is required.', { field: 'amount' })
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) {
    throw new RazorpayError('The amount must be an integer.', { field: 'amount' })
  }
  if (amount < AMOUNT_MIN) {
    const reason = 'amount_less_than_minimum_amount'
    const description = 'Order amount less than minimum amount allowed'
    throw new RazorpayError(description, { field: 'amount', reason, step: 'order_creation' })
  }
  if (currency === undefined) throw new RazorpayError('currency: is required.', { field: 'currency' })
  if (currency !== 'INR') throw new RazorpayError('Currency is not supported', { field: 'currency' })
  if (receipt !== null && typeof receipt !== 'string') {
    throw new RazorpayError('The receipt must be a string.', { field: 'receipt' })
  }
  if (receipt !== null && receipt.length > RECEIPT_LIMIT) {
    throw new RazorpayError('The receipt may not be greater than 40 characters.', { field: 'receipt' })
  }
  const isManual =
    wanted['payment_capture'] === 0 ||
    wanted['payment_capture'] === false ||
    (isJsonObject(wanted['payment']) && wanted['payment']['capture'] === 'manual')
  return { amount, currency, receipt, notes: readNotes(wanted['notes']), isCapturedAutomatically: !isManual }
}

function readRefund(wanted: Record<string, unknown>): NewRefund {
  const { amount, receipt, speed } = wanted
  const isWhole = typeof amount === 'number' && Number.isSafeInteger(amount)
  if (amount !== undefined && !isWhole) {
    throw new RazorpayError('The amount must be an integer.', { field: 'amount' })
  }
  if (isWhole && amount < AMOUNT_MIN) {
    throw new RazorpayError('The amount must be at least INR 1.00', { field: 'amount' })
  }
  return {
    amount: isWhole ? amount : undefined,
    receipt: typeof receipt === 'string' ? receipt : null,
    notes: readNotes(wanted['notes']),
    speed: speed === 'optimum' ? 'optimum' : 'normal',
  }
}

function readNotes(notes: unknown): Notes {
  if (notes === undefined || notes === null || Array.isArray(notes)) return []
  if (!isJsonObject(notes)) throw new RazorpayError('The notes must be an array.', { field: 'notes' })
  if (Object.keys(notes).length > 15) {
    throw new RazorpayError('Number of fields in notes should be less than or equal to 15', {
      field: 'notes',
    })
  }
  return notes
}
