import { describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'

function receive(sandbox: Sandbox, number: number) {
  return sandbox.inbox.receive({
    kind: 'sms',
    from: 'DAWAKT',
    to: '+919876543210',
    subject: '',
    text: `${1000 + number} is your OTP`,
    html: '',
  })
}

const get = (sandbox: Sandbox, path: string) => sandbox.fetch(new Request(`http://sandbox.test${path}`))

describe('the inbox', () => {
  it('answers as JSON, newest first, filtered by recipient and kind', async () => {
    const sandbox = createSandbox()
    receive(sandbox, 1)
    receive(sandbox, 2)
    sandbox.inbox.receive({ kind: 'mail', from: 'a@b.in', to: 'c@d.in', subject: 'Hi', text: 'Hi', html: '' })
    const sms = await (await get(sandbox, '/inbox.json?to=%2B919876543210&kind=sms')).json()
    expect(sms.map((message: { otp: string }) => message.otp)).toEqual(['1002', '1001'])
    expect(await (await get(sandbox, '/inbox.json?to=c@d.in')).json()).toHaveLength(1)
  })

  it('forgets the oldest beyond 500 messages', () => {
    const sandbox = createSandbox()
    for (let number = 0; number < 501; number++) receive(sandbox, number)
    const messages = sandbox.inbox.list()
    expect(messages).toHaveLength(500)
    expect(messages.at(-1)?.otp).toBe('1001')
  })

  it('is emptied by DELETE, though not by a page of another site', async () => {
    const sandbox = createSandbox()
    receive(sandbox, 1)
    const foreign = new Request('http://sandbox.test/inbox.json', {
      method: 'DELETE',
      headers: { origin: 'http://evil.test' },
    })
    expect((await sandbox.fetch(foreign)).status).toBe(403)
    expect(sandbox.inbox.list()).toHaveLength(1)
    const own = await sandbox.fetch(new Request('http://sandbox.test/inbox.json', { method: 'DELETE' }))
    expect(own.status).toBe(204)
    expect(sandbox.inbox.list()).toEqual([])
  })

  it('shows the text of a message as text, not as markup', async () => {
    const sandbox = createSandbox()
    sandbox.inbox.receive({
      kind: 'sms',
      from: 'x',
      to: '<b>y</b>',
      subject: '',
      text: '<script>1</script>',
      html: '',
    })
    const markup = await (await get(sandbox, '/')).text()
    expect(markup).not.toContain('<script>1')
    expect(markup).not.toContain('<b>y')
  })

  it('serves the HTML of a mail without scripts and without an origin', async () => {
    const sandbox = createSandbox()
    const { id } = sandbox.inbox.receive({
      kind: 'mail',
      from: 'a@b.in',
      to: 'c@d.in',
      subject: 'Hi',
      text: '',
      html: '<p>Hello</p>',
    })
    const answer = await get(sandbox, `/inbox/mail/${id}`)
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/)
    expect(await answer.text()).toContain('<p>Hello</p>')
  })

  it.each([
    ['4821 is your OTP', '4821'],
    ['Your verification code: 913204.', '913204'],
    ['Order 2026 placed', null],
    ['OTP for Rs. 1,499.00 is 7710', '7710'],
  ])('finds the code in %o', (text, otp) => {
    const message = { kind: 'sms', from: 'x', to: '+919876543210', subject: '', text, html: '' } as const
    expect(createSandbox().inbox.receive(message).otp).toBe(otp)
  })
})
