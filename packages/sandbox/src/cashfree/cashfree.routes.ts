import { type Context, Hono } from 'hono'
import { isSameSecret } from '../credentials.ts'
import { PLAYS, type Play } from '../gateways/stand-in.ts'
import { HOSTED_POLICY } from '../page/hosted-page.ts'
import { isJsonObject, readJsonObject } from '../read-json.ts'
import { toPaise } from '../rupees.ts'
import { sameOrigin } from '../same-origin.ts'
import { type CashfreeParts, playCashfree, refundEvent } from './cashfree-checkout.ts'
import { orderEntity, paymentEntity, refundEntity } from './cashfree-entities.ts'
import { cashfreeNotice, cashfreePage } from './cashfree-page.ts'

const ORDER_ID = /^[A-Za-z0-9_.-]{3,45}$/
const PHONE = /^\+?\d{10,15}$/

/** Cashfree's REST calls of a shop's server, and its hosted page. */
export function cashfreeRoutes(clientId: string, parts: CashfreeParts): Hono {
  const { ledger, webhooks, clientSecret } = parts
  const routes = new Hono()
  routes.use('/pg/orders', requireClient)
  routes.use('/pg/orders/*', requireClient)

  async function requireClient(c: Context, next: () => Promise<void>): Promise<Response | undefined> {
    const isClient =
      isSameSecret(c.req.header('x-client-id') ?? '', clientId) &&
      isSameSecret(c.req.header('x-client-secret') ?? '', clientSecret)
    if (!isClient) return refused(c, 401, 'authentication Failed', 'request_failed')
    if (!c.req.header('x-api-version')) return refused(c, 400, 'x-api-version is missing', 'version_missing')
    await next()
    return undefined
  }

  routes.post('/pg/orders', async (c) => {
    const wish = (await readJsonObject(c.req.raw)) ?? {}
    const { order_id: id, order_amount: rupees, order_currency: currency, customer_details: customer } = wish
    const meta = isJsonObject(wish['order_meta']) ? wish['order_meta'] : {}
    const returnUrl = typeof meta['return_url'] === 'string' ? meta['return_url'] : ''
    if (typeof id !== 'string' || !ORDER_ID.test(id)) return invalid(c, 'order_id')
    const amount = typeof rupees === 'number' ? toPaise(String(rupees)) : Number.NaN
    if (!Number.isSafeInteger(amount) || amount < 100) return invalid(c, 'order_amount')
    if (currency !== 'INR') return invalid(c, 'order_currency')
    if (!isJsonObject(customer) || !customer['customer_id']) return invalid(c, 'customer_details.customer_id')
    if (!PHONE.test(String(customer['customer_phone']))) return invalid(c, 'customer_details.customer_phone')
    if (ledger.find(id)) {
      return refused(c, 409, 'order with same id is already present', 'order_already_exists')
    }
    return c.json(orderEntity(ledger.open({ id, amount, customer, returnUrl }), ledger))
  })
  routes.get('/pg/orders/:id', (c) => {
    const order = ledger.find(c.req.param('id'))
    return order ? c.json(orderEntity(order, ledger)) : unknownOrder(c)
  })
  routes.get('/pg/orders/:id/payments', (c) => {
    const order = ledger.find(c.req.param('id'))
    return order ? c.json(ledger.paymentsOf(order.id).map(paymentEntity)) : unknownOrder(c)
  })
  routes.get('/pg/orders/:id/refunds', (c) => {
    const order = ledger.find(c.req.param('id'))
    return order ? c.json(ledger.refundsOf(order.id).map(refundEntity)) : unknownOrder(c)
  })
  routes.post('/pg/orders/:id/refunds', async (c) => {
    const wish = (await readJsonObject(c.req.raw)) ?? {}
    const number = wish['refund_id']
    const amount = toPaise(String(wish['refund_amount']))
    if (typeof number !== 'string' || !ORDER_ID.test(number)) return invalid(c, 'refund_id')
    if (!Number.isSafeInteger(amount) || amount <= 0) return invalid(c, 'refund_amount')
    const made = ledger.refund(c.req.param('id'), amount, number)
    if (typeof made === 'string') return refused(c, 400, made, 'refund_not_possible')
    webhooks.deliver([refundEvent(made, parts)], 'in-order')
    return c.json(refundEntity(made))
  })

  routes.post('/pg/view/sessions/checkout', async (c) => {
    c.header('content-security-policy', HOSTED_POLICY)
    const sessionId = new URLSearchParams(await c.req.text()).get('payment_session_id') ?? ''
    const order = ledger.ofSession(sessionId)
    if (!order) return c.html(cashfreeNotice('Payment cannot start', 'payment_session_id is not valid'), 400)
    if (ledger.paidOf(order.id)) return c.html(cashfreeNotice('Paid', 'This order has already been paid.'))
    return c.html(cashfreePage(order))
  })
  routes.post('/checkout/finish', sameOrigin(), async (c) => {
    c.header('content-security-policy', HOSTED_POLICY)
    const form = new URLSearchParams(await c.req.text())
    const order = ledger.ofSession(form.get('payment_session_id') ?? '')
    const play = PLAYS.find((known): known is Play => known === form.get('play'))
    if (!order || !play || ledger.paidOf(order.id)) {
      return c.html(cashfreeNotice('This payment has ended', 'Nothing was done.'), 409)
    }
    const { leadsTo } = playCashfree(order, play, parts)
    if (leadsTo) return c.redirect(leadsTo.url, 303)
    return c.html(cashfreeNotice('Paid', 'The shop was not told by this page, as when a connection breaks.'))
  })
  return routes
}

function refused(c: Context, status: 400 | 401 | 404 | 409, message: string, code: string): Response {
  return c.json({ message, code, type: 'invalid_request_error' }, status)
}

function invalid(c: Context, field: string): Response {
  return refused(c, 400, `${field} : invalid value`, `${field}_invalid`)
}

function unknownOrder(c: Context): Response {
  return refused(c, 404, 'Order Reference Id does not exist', 'order_not_found')
}
