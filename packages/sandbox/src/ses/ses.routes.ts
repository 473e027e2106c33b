import { type Context, Hono } from 'hono'
import type { Inbox } from '../inbox/inbox.ts'
import { headersOf } from '../mail/headers-of.ts'
import { isJsonObject } from '../read-json.ts'
import type { SandboxKeys } from '../sandbox-options.ts'
import { signatureFault } from './aws-signature.ts'

const ADDRESS = /^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+$/

/** Amazon SES, version 2: `SendEmail` of a simple mail. */
export function sesRoutes(keys: SandboxKeys['ses'], inbox: Inbox, now: () => Date): Hono {
  const routes = new Hono()
  routes.post('/v2/email/outbound-emails', async (c) => {
    const body = await c.req.text()
    const fault = signatureFault(c.req.raw, body, keys, { service: 'ses', now: now() })
    if (fault) return sesError(c, 403, fault, 'The request is not signed as it must be.')
    const mail = parsed(body)
    const to = listIn(at(mail, 'Destination', 'ToAddresses'))
    const [first = ''] = to
    if (to.length === 0 || to.length > 50)
      return sesError(c, 400, 'BadRequestException', 'No or too many destinations.')
    if (!ADDRESS.test(first)) return sesError(c, 400, 'BadRequestException', `Illegal address: ${first}`)
    const text = textOf(at(mail, 'Content', 'Simple', 'Body', 'Text', 'Data'))
    const html = textOf(at(mail, 'Content', 'Simple', 'Body', 'Html', 'Data'))
    const from = textOf(at(mail, 'FromEmailAddress'))
    if (from === '' || (text === '' && html === '')) {
      return sesError(c, 400, 'BadRequestException', 'A sender and a body are needed.')
    }
    const subject = textOf(at(mail, 'Content', 'Simple', 'Subject', 'Data'))
    const [replyTo] = listIn(at(mail, 'ReplyToAddresses'))
    const headers = {
      ...headersOf(at(mail, 'Content', 'Simple', 'Headers')),
      ...(replyTo && { 'Reply-To': replyTo }),
    }
    const message = inbox.receive({ kind: 'mail', from, to: to.join(', '), subject, text, html, headers })
    return c.json({ MessageId: message.id })
  })
  return routes
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isJsonObject(inner) ? inner[name] : undefined), value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const listIn = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : [])

function sesError(c: Context, status: 400 | 403, type: string, message: string): Response {
  c.header('x-amzn-errortype', type)
  return c.json({ message }, status)
}
