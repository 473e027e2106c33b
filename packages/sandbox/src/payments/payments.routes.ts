import { Hono } from 'hono'
import { PLAYS, type Play, type StandIn } from '../gateways/stand-in.ts'
import { PAGE_POLICY, page } from '../page/page.ts'
import { readJsonObject } from '../read-json.ts'
import { sameOrigin } from '../same-origin.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import { paymentsPage } from './payments-page.ts'

/** What the gateways did, for people and scripts; and what a person does at one. */
export function paymentsRoutes(gateways: readonly StandIn[], webhooks: WebhookSender): Hono {
  const routes = new Hono()
  routes.use(sameOrigin())
  routes.get('/', (c) => {
    c.header('content-security-policy', PAGE_POLICY)
    const main = paymentsPage({
      gateways,
      deliveries: webhooks.list(),
      webhookUrl: webhooks.url,
    })
    return c.html(page({ title: 'Payments', current: 'payments', main }))
  })
  routes.get('/charges.json', (c) => c.json(gateways.flatMap((gateway) => gateway.charges())))
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
  routes.post('/play', async (c) => {
    const wish = (await readJsonObject(c.req.raw)) ?? {}
    const gateway = gateways.find(({ name }) => name === wish['gateway'])
    const play = PLAYS.find((known): known is Play => known === wish['play'])
    const played = gateway && play && gateway.play(String(wish['reference']), play)
    return played ? c.json(played) : c.json({ error: 'No such gateway, play or open attempt.' }, 404)
  })
  routes.post('/desk-refund', async (c) => {
    const wish = (await readJsonObject(c.req.raw)) ?? {}
    const gateway = gateways.find(({ name }) => name === wish['gateway'])
    const amount = typeof wish['amount'] === 'number' ? wish['amount'] : undefined
    const isMade = gateway?.refundAtDesk(String(wish['reference']), amount) ?? false
    return isMade ? c.json({ refunded: true }) : c.json({ error: 'There is nothing to refund.' }, 409)
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
