import { type Context, Hono } from 'hono'
import { isSameSecret } from '../credentials.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { readJsonObject } from '../read-json.ts'
import type { SandboxKeys } from '../sandbox-options.ts'
import { headersOf } from './headers-of.ts'

const ADDRESS = /^(?:[^<>]*<\s*)?([^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+)\s*>?$/
const RECIPIENT_LIMIT = 50

/** Postmark's single-mail call. */
export function mailRoutes(keys: SandboxKeys['postmark'], inbox: Inbox): Hono {
  const routes = new Hono()
  routes.post('/email', async (c) => {
    const token = c.req.header('x-postmark-server-token')
    if (!token) {
      const message =
        'No Account or Server API tokens were supplied in the HTTP headers. Please add a header for either X-Postmark-Server-Token or X-Postmark-Account-Token.'
      return postmarkError(c, 401, 10, message)
    }
    if (!isSameSecret(token, keys.serverToken)) {
      return postmarkError(c, 401, 10, 'Request does not contain a valid Server token.')
    }
    const mail = await readJsonObject(c.req.raw)
    if (!mail) return postmarkError(c, 422, 402, 'Received invalid JSON input.')

    const field = (name: string): string => (typeof mail[name] === 'string' ? mail[name] : '')
    const recipients = field('To')
      .split(',')
      .map((recipient) => recipient.trim())
      .filter(Boolean)
    if (!ADDRESS.test(field('From').trim())) {
      return postmarkError(c, 422, 300, `Invalid 'From' address: '${field('From')}'.`)
    }
    if (recipients.length === 0) return postmarkError(c, 422, 300, 'Zero recipients specified')
    if (recipients.length > RECIPIENT_LIMIT) {
      return postmarkError(c, 422, 300, `Too many recipients: at most ${RECIPIENT_LIMIT} are allowed.`)
    }
    const invalid = recipients.find((recipient) => !ADDRESS.test(recipient))
    if (invalid) return postmarkError(c, 422, 300, `Invalid 'To' address: '${invalid}'.`)
    if (!field('TextBody') && !field('HtmlBody')) {
      return postmarkError(c, 422, 300, 'Provide either email TextBody or HtmlBody or both.')
    }

    const message = inbox.receive({
      kind: 'mail',
      from: field('From').trim(),
      to: recipients.join(', '),
      subject: field('Subject'),
      text: field('TextBody'),
      html: field('HtmlBody'),
      headers: { ...headersOf(mail['Headers']), ...(field('ReplyTo') && { 'Reply-To': field('ReplyTo') }) },
    })
    return c.json({
      To: field('To'),
      SubmittedAt: message.receivedAt,
      MessageID: message.id,
      ErrorCode: 0,
      Message: 'OK',
    })
  })
  return routes
}

function postmarkError(c: Context, status: 401 | 422, code: number, message: string): Response {
  return c.json({ ErrorCode: code, Message: message }, status)
}
