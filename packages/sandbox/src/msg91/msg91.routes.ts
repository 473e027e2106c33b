import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { isSameSecret } from '../credentials.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { isJsonObject, readJsonObject } from '../read-json.ts'
import { fillApproved, placesOf, type Registered } from '../registered/registered.ts'
import type { SandboxKeys } from '../sandbox-options.ts'

const MOBILE = /^[1-9]\d{7,14}$/
const INDIAN = /^91[6-9]\d{9}$/

/** MSG91's Flow API, version 5. Most of its refusals are answers of 200. */
export function msg91Routes(keys: SandboxKeys['msg91'], inbox: Inbox, registered: Registered): Hono {
  const routes = new Hono()
  routes.post('/api/v5/flow', async (c) => {
    if (!isSameSecret(c.req.header('authkey') ?? '', keys.authKey)) {
      return c.json({ type: 'error', message: 'Authentication failure', code: '201' }, 401)
    }
    const wish = await readJsonObject(c.req.raw)
    const templateId = textIn(wish, 'template_id')
    const recipients = wish?.['recipients']
    const [recipient] = Array.isArray(recipients) ? recipients.filter(isJsonObject) : []
    if (templateId === '') return refused(c, 'template_id is missing', '202')
    if (!recipient) return refused(c, 'recipients are missing', '204')
    const mobile = textIn(recipient, 'mobiles')
    if (!MOBILE.test(mobile) || (mobile.startsWith('91') && !INDIAN.test(mobile))) {
      return refused(c, `Invalid mobile number ${mobile}`, '203')
    }
    const approved = registered.msg91.get(templateId)
    if (registered.isKnown && !approved) return refused(c, 'template not found', '211')
    const values = valuesOf(recipient)
    if (approved && values.length !== placesOf(approved))
      return refused(c, 'variables do not fit the template', '211')
    const message = inbox.receive({
      kind: 'sms',
      from: textIn(wish, 'sender') || approved?.header || 'MSG91',
      to: `+${mobile}`,
      subject: '',
      text: approved?.text
        ? fillApproved(approved, values)
        : `Template ${templateId}, with the code or values ${values.join(', ')}`,
      html: '',
    })
    return c.json({
      type: 'success',
      message: message.id.replaceAll('-', '').slice(0, 8) + randomBytes(8).toString('hex'),
    })
  })
  return routes
}

/** `VAR1`, `VAR2` … as far as they go. */
function valuesOf(recipient: Record<string, unknown>): string[] {
  const values: string[] = []
  while (typeof recipient[`VAR${values.length + 1}`] === 'string') {
    values.push(textIn(recipient, `VAR${values.length + 1}`))
  }
  return values
}

function textIn(value: Record<string, unknown> | undefined, name: string): string {
  const found = value?.[name]
  return typeof found === 'string' ? found : ''
}

function refused(c: Context, message: string, code: string): Response {
  return c.json({ type: 'error', message, code })
}
