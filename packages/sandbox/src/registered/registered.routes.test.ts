import { beforeEach, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { SANDBOX_DEFAULTS } from '../defaults.ts'

const { msg91, gupshup, whatsapp } = SANDBOX_DEFAULTS
const REGISTERED = {
  dlt: { entityId: '1101', header: 'DAWAKT' },
  sms: {
    'order-placed': { templateId: '1107', msg91TemplateId: 'flow-1', text: 'Your order {#var#} at {#var#}.' },
  },
  whatsapp: { templates: { 'order-placed': { name: 'order_placed', variables: ['store', 'order'] } } },
}

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ webhookUrl: null })
})
const ask = async (path: string, init: RequestInit) => {
  const answer = await sandbox.fetch(new Request(`http://sandbox.test${path}`, init))
  return answer.status === 204 ? null : answer.json()
}
const register = () => ask('/registered.json', { method: 'PUT', body: JSON.stringify(REGISTERED) })
const byGupshup = (more: Record<string, string> = {}) =>
  ask('/gupshup/GatewayAPI/rest', {
    method: 'POST',
    body: new URLSearchParams({
      method: 'SendMessage',
      v: '1.1',
      auth_scheme: 'plain',
      msg_type: 'TEXT',
      userid: gupshup.userId,
      password: gupshup.password,
      send_to: '919876543210',
      mask: 'DAWAKT',
      principalEntityId: '1101',
      dltTemplateId: '1107',
      msg: 'Your order 7 at Dawakit.',
      ...more,
    }),
  })
const byMsg91 = (template: string, values: Record<string, string>) =>
  ask('/msg91/api/v5/flow', {
    method: 'POST',
    headers: { authkey: msg91.authKey },
    body: JSON.stringify({ template_id: template, recipients: [{ mobiles: '919876543210', ...values }] }),
  })
const byWhatsapp = (name: string, values: string[], token: string = whatsapp.token) =>
  ask(`/whatsapp/${whatsapp.phoneNumberId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      to: '+919876543210',
      type: 'template',
      template: {
        name,
        components: [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }],
      },
    }),
  })

describe('What is registered', () => {
  it('goes through, and comes out as it was approved', async () => {
    await register()
    expect((await byGupshup()).response.status).toBe('success')
    expect((await byMsg91('flow-1', { VAR1: '8', VAR2: 'Dawakit' })).type).toBe('success')
    expect((await byWhatsapp('order_placed', ['Dawakit', '9'])).messages[0].id).toMatch(/^wamid\./)
    expect(sandbox.inbox.list().map(({ kind, text }) => [kind, text])).toEqual([
      ['whatsapp', 'order_placed: Dawakit, 9'],
      ['sms', 'Your order 8 at Dawakit.'],
      ['sms', 'Your order 7 at Dawakit.'],
    ])
  })

  it.each<Record<string, string>>([
    { msg: 'Your parcel 7 at Dawakit.' },
    { msg: `Your order 7 at ${'x'.repeat(31)}.` },
    { dltTemplateId: '1108' },
    { principalEntityId: '1102' },
    { mask: 'OTHERS' },
  ])('is all that goes through: not %j', async (more) => {
    await register()
    expect((await byGupshup(more)).response).toMatchObject({ status: 'error', phone: '' })
    expect(sandbox.inbox.list()).toEqual([])
  })

  it('is held to its variables', async () => {
    await register()
    expect((await byMsg91('flow-1', { VAR1: '8' })).type).toBe('error')
    expect((await byMsg91('flow-2', { VAR1: '8', VAR2: 'D' })).type).toBe('error')
    expect((await byWhatsapp('order_placed', ['9'])).error.code).toBe(132000)
    expect((await byWhatsapp('offer', ['9'])).error.code).toBe(132001)
    expect((await byWhatsapp('order_placed', ['D', '9'], 'another token')).error.code).toBe(190)
    expect(sandbox.inbox.list()).toEqual([])
  })

  it('is nothing at first: then anything goes through', async () => {
    expect((await byGupshup({ msg: 'Hello' })).response.status).toBe('success')
    await register()
    await ask('/registered.json', { method: 'DELETE' })
    expect((await byMsg91('any-flow', { VAR1: '4711' })).type).toBe('success')
    expect(sandbox.inbox.list()[0]?.otp).toBe('4711')
  })
})
