import { Hono } from 'hono'
import { HOSTED_POLICY } from '../page/hosted-page.ts'
import { readJsonObject } from '../read-json.ts'
import { sameOrigin } from '../same-origin.ts'
import { CHECKOUT_FORM_SCRIPT, checkoutForm } from './checkout-form.ts'
import { type CheckoutOutcome, type CheckoutParts, OUTCOMES, playCheckout } from './checkout-outcome.ts'
import { CHECKOUT_SCRIPT } from './checkout-script.ts'
import { PAYMENT_METHODS, type PaymentMethod, type RazorpayOrder } from './razorpay-entities.ts'
import { RazorpayError } from './razorpay-error.ts'

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8' }

/** The customer's side of Razorpay: the script, the hosted form and what its buttons do. */
export function checkoutRoutes(keyId: string, parts: CheckoutParts): Hono {
  const routes = new Hono()
  routes.onError((error, c) => {
    if (!(error instanceof RazorpayError)) throw error
    return c.json(error.body(), error.status)
  })
  const checkKey = (given: unknown) => {
    if (given !== keyId) throw new RazorpayError('The api key provided is invalid', { status: 401 })
  }

  routes.get('/checkout.js', (c) => c.body(CHECKOUT_SCRIPT, 200, SCRIPT))
  routes.get('/checkout/form.js', (c) => c.body(CHECKOUT_FORM_SCRIPT, 200, SCRIPT))
  routes.get('/checkout/form', (c) => {
    c.header('content-security-policy', HOSTED_POLICY)
    try {
      checkKey(c.req.query('key_id'))
      const order: RazorpayOrder = parts.ledger.orderOf(c.req.query('order_id') ?? '')
      return c.html(checkoutForm(order, order.status === 'paid' ? 'Order already paid' : undefined))
    } catch (error) {
      if (!(error instanceof RazorpayError)) throw error
      return c.html(checkoutForm(undefined, error.message), error.status)
    }
  })

  routes.post('/checkout/pay', sameOrigin(), async (c) => {
    const wish = (await readJsonObject(c.req.raw)) ?? {}
    checkKey(wish['key_id'])
    const outcome = OUTCOMES.find((known): known is CheckoutOutcome => known === wish['outcome'])
    if (!outcome) throw new RazorpayError(`outcome must be one of ${OUTCOMES.join(', ')}`)
    const method = PAYMENT_METHODS.find((known): known is PaymentMethod => known === wish['method']) ?? 'upi'
    const text = (name: string) => (typeof wish[name] === 'string' ? wish[name] : '')
    const payer = { method, email: text('email'), contact: text('contact') }
    return c.json(playCheckout(text('order_id'), payer, outcome, parts))
  })
  return routes
}
