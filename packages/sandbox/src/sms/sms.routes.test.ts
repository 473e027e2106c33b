import { describe, expect, it } from 'vitest'
import { createSandbox } from '../create-sandbox.ts'
import { SANDBOX_DEFAULTS } from '../defaults.ts'

const { accountSid, authToken } = SANDBOX_DEFAULTS.twilio

function smsRequest(form: Record<string, string>, token: string = authToken, headers = {}): Request {
  return new Request(`http://sandbox.test/twilio/2010-04-01/Accounts/${accountSid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${accountSid}:${token}`)}`, ...headers },
    body: new URLSearchParams(form),
  })
}

const code = {
  To: '+919876543210',
  From: '+15005550006',
  Body: '4821 is your Dawakit OTP. Valid for 5 minutes.',
}

describe('the SMS service', () => {
  it('accepts a message and puts it into the inbox with its code', async () => {
    const sandbox = createSandbox()
    const answer = await sandbox.fetch(smsRequest(code))
    expect(answer.status).toBe(201)
    const body = await answer.json()
    expect(body).toMatchObject({ status: 'queued', to: '+919876543210', error_code: null })
    expect(body.sid).toMatch(/^SM[0-9a-f]{32}$/)
    expect(sandbox.inbox.list({ to: '9876543210' })).toMatchObject([{ kind: 'sms', otp: '4821' }])
  })

  it('refuses a wrong token and keeps nothing', async () => {
    const sandbox = createSandbox()
    const answer = await sandbox.fetch(smsRequest(code, 'another token'))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      code: 20003,
      message: 'Authenticate',
      more_info: 'https://www.twilio.com/docs/errors/20003',
      status: 401,
    })
    expect(sandbox.inbox.list()).toEqual([])
  })

  it.each([
    [{ ...code, To: '' }, 21604],
    [{ ...code, To: '98765' }, 21211],
    [{ ...code, From: '' }, 21603],
    [{ ...code, Body: '' }, 21602],
    [{ ...code, Body: 'x'.repeat(1601) }, 21617],
  ])('names what is wrong with a message: %o', async (form, expected) => {
    const answer = await createSandbox().fetch(smsRequest(form))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: expected, status: 400 })
  })

  it('sends one message for two requests with one idempotency token', async () => {
    const sandbox = createSandbox()
    const headers = { 'i-twilio-idempotency-token': 'outbox-17' }
    const first = await (await sandbox.fetch(smsRequest(code, authToken, headers))).json()
    const second = await (await sandbox.fetch(smsRequest(code, authToken, headers))).json()
    expect(second.sid).toBe(first.sid)
    expect(sandbox.inbox.list()).toHaveLength(1)
  })

  it('marks the same text to the same number within ten minutes as a repeat', async () => {
    const sandbox = createSandbox()
    await sandbox.fetch(smsRequest(code))
    await sandbox.fetch(smsRequest(code))
    const [second, first] = sandbox.inbox.list()
    expect(first?.repeatOf).toBeNull()
    expect(second?.repeatOf).toBe(first?.id)
  })
})
