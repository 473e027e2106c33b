import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { basicCredentials, isSameSecret } from '../credentials.ts'
import type { Inbox, InboxMessage } from '../inbox/inbox.ts'
import type { SandboxKeys } from '../sandbox-options.ts'

const BODY_LIMIT = 1600
const E164 = /^\+[1-9]\d{6,14}$/

interface SentMessage {
  sid: string
  message: InboxMessage
  messagingServiceSid: string | null
}

/** Twilio's Messages resource: what an SMS adapter posts to and reads back. */
export function smsRoutes(keys: SandboxKeys['twilio'], inbox: Inbox): Hono {
  const routes = new Hono()
  const sent = new Map<string, SentMessage>()
  const sidByIdempotencyToken = new Map<string, string>()

  const refusal = (c: Context): Response | undefined => {
    const given = basicCredentials(c.req.header('authorization'))
    const isKnown =
      given && isSameSecret(given.name, keys.accountSid) && isSameSecret(given.secret, keys.authToken)
    if (!isKnown) {
      c.header('www-authenticate', 'Basic realm="Twilio API"')
      return twilioError(c, 401, 20003, 'Authenticate')
    }
    if (c.req.param('account') !== keys.accountSid) {
      return twilioError(c, 404, 20404, `The requested resource ${c.req.path} was not found`)
    }
  }

  routes.post('/2010-04-01/Accounts/:account/Messages.json', async (c) => {
    const refused = refusal(c)
    if (refused) return refused
    const form = new URLSearchParams(await c.req.text())
    const to = (form.get('To') ?? '').trim()
    const from = form.get('From') ?? ''
    const messagingServiceSid = form.get('MessagingServiceSid')
    const body = form.get('Body') ?? ''
    if (!to) return twilioError(c, 400, 21604, "A 'To' phone number is required.")
    if (!E164.test(to)) return twilioError(c, 400, 21211, `Invalid 'To' Phone Number: ${masked(to)}`)
    if (!from && !messagingServiceSid) {
      return twilioError(c, 400, 21603, "A 'From' phone number is required.")
    }
    if (!body) return twilioError(c, 400, 21602, 'Message body is required.')
    if (body.length > BODY_LIMIT) {
      const message = 'The concatenated message body exceeds the 1600 character limit'
      return twilioError(c, 400, 21617, message)
    }

    const token = c.req.header('i-twilio-idempotency-token')
    const earlier = token ? sent.get(sidByIdempotencyToken.get(token) ?? '') : undefined
    if (earlier) return c.json(messageBody(keys.accountSid, earlier), 201)

    const message = inbox.receive({
      kind: 'sms',
      from: from || (messagingServiceSid ?? ''),
      to,
      subject: '',
      text: body,
      html: '',
    })
    const record = { sid: `SM${randomBytes(16).toString('hex')}`, message, messagingServiceSid }
    sent.set(record.sid, record)
    if (token) sidByIdempotencyToken.set(token, record.sid)
    return c.json(messageBody(keys.accountSid, record), 201)
  })

  routes.get('/2010-04-01/Accounts/:account/Messages/:file', (c) => {
    const refused = refusal(c)
    if (refused) return refused
    const record = sent.get(c.req.param('file').replace(/\.json$/, ''))
    if (!record) return twilioError(c, 404, 20404, `The requested resource ${c.req.path} was not found`)
    return c.json({ ...messageBody(keys.accountSid, record), status: 'delivered' })
  })
  return routes
}

function messageBody(accountSid: string, { sid, message, messagingServiceSid }: SentMessage) {
  const sentAt = new Date(message.receivedAt).toUTCString().replace('GMT', '+0000')
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: message.text,
    date_created: sentAt,
    date_sent: null,
    date_updated: sentAt,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: messagingServiceSid ? null : message.from,
    messaging_service_sid: messagingServiceSid,
    num_media: '0',
    num_segments: String(Math.max(1, Math.ceil(message.text.length / 160))),
    price: null,
    price_unit: 'USD',
    sid,
    status: messagingServiceSid ? 'accepted' : 'queued',
    subresource_uris: { media: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}/Media.json` },
    to: message.to,
    uri: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}.json`,
  }
}

function twilioError(c: Context, status: 400 | 401 | 404, code: number, message: string): Response {
  return c.json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, status)
}

/** Twilio echoes a bad number with its middle hidden. */
function masked(phone: string): string {
  return phone.length > 6 ? `${phone.slice(0, 4)}XXXX` : phone
}
