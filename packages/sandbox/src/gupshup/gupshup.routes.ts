import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { isSameSecret } from '../credentials.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { isAsApproved, type Registered } from '../registered/registered.ts'
import type { SandboxKeys } from '../sandbox-options.ts'

const INDIAN = /^(91)?[6-9]\d{9}$/

/**
 * Gupshup's enterprise gateway: `SendMessage`. It answers 200 whatever became of it. What an operator would drop later (words
 * that are not registered) is refused at once here.
 */
export function gupshupRoutes(keys: SandboxKeys['gupshup'], inbox: Inbox, registered: Registered): Hono {
  const routes = new Hono()
  routes.post('/GatewayAPI/rest', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const said = (name: string) => form.get(name) ?? ''
    const missing = ['method', 'v', 'userid', 'password', 'send_to', 'msg', 'msg_type', 'auth_scheme'].find(
      (name) => said(name) === '',
    )
    if (missing) return refused(c, '101', `The parameter "${missing}" is required.`)
    if (said('v') !== '1.1') return refused(c, '107', `The specified version "${said('v')}" is invalid.`)
    if (said('method') !== 'SendMessage') return refused(c, '106', 'This method is not supported.')
    if (said('userid') !== keys.userId || !isSameSecret(said('password'), keys.password)) {
      return refused(c, '102', 'Authentication failed due to invalid userId or password.')
    }
    const to = said('send_to')
    if (!INDIAN.test(to)) return refused(c, '105', `The phone number "${to}" is not a valid phone number.`)
    if (said('mask') && !/^[A-Za-z0-9]{3,8}$/.test(said('mask')))
      return refused(c, '108', 'The mask is invalid.')
    if (registered.isKnown) {
      const approved = registered.sms.get(said('dltTemplateId'))
      if (said('principalEntityId') !== registered.entityId || !approved) {
        return refused(c, '320', 'The entity or template is not registered.')
      }
      if (!isAsApproved(approved, said('msg')) || (approved.header && approved.header !== said('mask'))) {
        return refused(c, '321', 'The message does not fit the registered template.')
      }
    }
    inbox.receive({
      kind: 'sms',
      from: said('mask') || 'GSDSMS',
      to: `+${to.length === 10 ? `91${to}` : to}`,
      subject: '',
      text: said('msg'),
      html: '',
    })
    return answer(c, { id: randomUUID(), phone: to, details: '', status: 'success' })
  })
  return routes
}

function refused(c: Context, id: string, details: string): Response {
  return answer(c, { id, phone: '', details, status: 'error' })
}

/** As JSON, as the shop asks for it. */
function answer(c: Context, response: Record<string, string>): Response {
  return c.json({ response })
}
