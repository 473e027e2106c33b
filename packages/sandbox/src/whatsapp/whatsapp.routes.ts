import { createHmac, randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { BackgroundWork } from '../background-work.ts'
import { isSameSecret } from '../credentials.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { isJsonObject, readJsonObject } from '../read-json.ts'
import type { Registered } from '../registered/registered.ts'
import type { SandboxKeys } from '../sandbox-options.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'

/** A telephone takes a while to say that it has a message. */
const DELIVERED_AFTER_MS = 100
const MOBILE = /^\+?[1-9]\d{7,14}$/
/** Numbers that end so have no WhatsApp: of these it is said later, by webhook, as the real one mostly does. */
const UNREACHABLE_LATER = /0000$/
/** And of these at once. */
const UNREACHABLE = /0001$/

interface Options {
  keys: SandboxKeys['whatsapp']
  inbox: Inbox
  registered: Registered
  webhooks: WebhookSender
  work: BackgroundWork
}

/** Meta's Cloud API: template messages, and what it reports of them. */
export function whatsappRoutes({ keys, inbox, registered, webhooks, work }: Options): Hono {
  const routes = new Hono()

  const report = (value: Record<string, unknown>) => {
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '100000000000001',
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: { display_phone_number: '914440000000', phone_number_id: keys.phoneNumberId },
                ...value,
              },
            },
          ],
        },
      ],
    })
    const signature = createHmac('sha256', keys.appSecret).update(body).digest('hex')
    const id = randomBytes(8).toString('hex')
    const headers = { 'x-hub-signature-256': `sha256=${signature}` }
    webhooks.deliver([{ id, name: 'messages', orderId: '', paymentId: '', body, headers }], 'in-order')
  }

  routes.post('/:phone/messages', async (c) => {
    const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    if (!isSameSecret(token, keys.token)) return metaError(c, 401, 190, 'Invalid OAuth access token.')
    if (c.req.param('phone') !== keys.phoneNumberId)
      return metaError(c, 400, 100, 'Unsupported post request.')
    const wish = await readJsonObject(c.req.raw)
    const to = String(wish?.['to'] ?? '')
    const template = wish?.['template']
    if (
      wish?.['messaging_product'] !== 'whatsapp' ||
      wish['type'] !== 'template' ||
      !isJsonObject(template)
    ) {
      return metaError(c, 400, 131008, 'Required parameter is missing')
    }
    if (!MOBILE.test(to)) return metaError(c, 400, 131009, 'Parameter value is not valid')
    const name = String(template['name'] ?? '')
    const values = parametersOf(template)
    const places = registered.whatsapp.get(name)
    if (registered.isKnown && places === undefined) {
      return metaError(c, 404, 132001, 'Template name does not exist in the translation')
    }
    if (places !== undefined && places >= 0 && places !== values.length) {
      return metaError(c, 400, 132000, 'Number of parameters does not match the expected number of params')
    }
    if (UNREACHABLE.test(to)) return metaError(c, 400, 131026, 'Message undeliverable')
    const id = `wamid.${randomBytes(16).toString('base64url')}`
    const number = to.replace(/^\+/, '')
    const status = (state: string, more = {}) => ({
      statuses: [
        {
          id,
          status: state,
          timestamp: String(Math.floor(Date.now() / 1000)),
          recipient_id: number,
          ...more,
        },
      ],
    })
    if (UNREACHABLE_LATER.test(to)) {
      report(status('failed', { errors: [{ code: 131026, title: 'Message undeliverable' }] }))
    } else {
      const text = `${name}: ${values.join(', ')}`
      inbox.receive({
        kind: 'whatsapp',
        from: keys.phoneNumberId,
        to: `+${number}`,
        subject: '',
        text,
        html: '',
      })
      work.run(async () => {
        await work.wait(DELIVERED_AFTER_MS)
        report(status('delivered'))
      })
    }
    return c.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: number }],
      messages: [{ id, message_status: 'accepted' }],
    })
  })

  /** What a customer writes: `{from, text}`. */
  routes.post('/say', async (c) => {
    const said = await readJsonObject(c.req.raw)
    const from = String(said?.['from'] ?? '').replace(/^\+/, '')
    const id = `wamid.${randomBytes(16).toString('base64url')}`
    report({
      contacts: [{ wa_id: from, profile: { name: 'A customer' } }],
      messages: [
        {
          from,
          id,
          timestamp: String(Math.floor(Date.now() / 1000)),
          type: 'text',
          text: { body: String(said?.['text'] ?? '') },
        },
      ],
    })
    return c.json({ id })
  })
  return routes
}

function parametersOf(template: Record<string, unknown>): string[] {
  const { components } = template
  const body = Array.isArray(components)
    ? components.filter(isJsonObject).find(({ type }) => type === 'body')
    : undefined
  const parameters = body?.['parameters']
  return Array.isArray(parameters)
    ? parameters.filter(isJsonObject).map(({ text }) => String(text ?? ''))
    : []
}

function metaError(c: Context, status: 400 | 401 | 404, code: number, message: string): Response {
  return c.json(
    {
      error: {
        message: `(#${code}) ${message}`,
        type: 'OAuthException',
        code,
        error_data: { messaging_product: 'whatsapp', details: message },
        fbtrace_id: 'sandbox',
      },
    },
    status,
  )
}
