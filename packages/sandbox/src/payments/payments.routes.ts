import { Hono } from 'hono'
import type { CcavenueLedger } from '../ccavenue/ccavenue-ledger.ts'
import { PAGE_POLICY, page } from '../page/page.ts'
import type { RazorpayLedger } from '../razorpay/razorpay-ledger.ts'
import type { WebhookSender } from '../razorpay/webhook-sender.ts'
import { sameOrigin } from '../same-origin.ts'
import { paymentsPage } from './payments-page.ts'

/** What both gateways did, for people and scripts. */
export function paymentsRoutes(
  razorpay: RazorpayLedger,
  ccavenue: CcavenueLedger,
  webhooks: WebhookSender,
): Hono {
  const routes = new Hono()
  routes.use(sameOrigin())
  routes.get('/', (c) => {
    c.header('content-security-policy', PAGE_POLICY)
    const main = paymentsPage({
      razorpayOrders: razorpay.listOrders(),
      ccavenueOrders: ccavenue.list(),
      deliveries: webhooks.list(),
      webhookUrl: webhooks.url,
    })
    return c.html(page({ title: 'Payments', current: 'payments', main }))
  })
  routes.get('/charges.json', (c) => c.json(chargesOf(razorpay, ccavenue)))
  routes.get('/webhooks.json', (c) => {
    const deliveries = webhooks.list().map(({ event, state, statuses }) => ({
      eventId: event.id,
      event: event.name,
      orderId: event.orderId,
      paymentId: event.paymentId,
      state,
      statuses,
    }))
    return c.json({ url: webhooks.url, deliveries })
  })
  routes.post('/webhook-url', async (c) => {
    const url = new URLSearchParams(await c.req.text()).get('url') ?? ''
    if (url !== '' && !/^https?:\/\//i.test(url)) return c.json({ error: 'url must be a web address' }, 400)
    webhooks.url = url || null
    return c.redirect('/payments', 303)
  })
  routes.post('/webhooks/:id/send', (c) => {
    const event = webhooks.find(c.req.param('id'))
    if (!event) return c.json({ error: 'No such event.' }, 404)
    webhooks.deliver([event], 'in-order')
    return c.redirect('/payments', 303)
  })
  return routes
}

/** What customers were charged, by the shop's own order number; amounts in paise. */
function chargesOf(razorpay: RazorpayLedger, ccavenue: CcavenueLedger) {
  const inPopup = razorpay.listOrders().flatMap((order) =>
    razorpay
      .paymentsOf(order.id)
      .filter(({ captured }) => captured)
      .map(({ amount, amount_refunded }) => {
        return {
          gateway: 'razorpay',
          orderNumber: order.receipt ?? order.id,
          amount,
          refunded: amount_refunded,
        }
      }),
  )
  const inFrame = ccavenue
    .list()
    .filter(({ status }) => status === 'Shipped' || status === 'Refunded')
    .map(({ orderNo, amount, refunded }) => {
      return { gateway: 'ccavenue', orderNumber: orderNo, amount, refunded }
    })
  return [...inPopup, ...inFrame]
}
