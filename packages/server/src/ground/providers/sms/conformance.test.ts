import { type RunningSandbox, startSandbox } from '@dawakit/sandbox'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exampleMessages } from '../../../../test/example-messages.ts'
import { failureOf } from '../../../../test/failure-of.ts'
import { composeSms } from '../../../messages/outbox/compose-sms.ts'
import { readConfig } from '../../../operator/start/read-config.ts'
import { type Messages, parseMessages } from '../../registered-messages/messages-file.ts'
import { openSms, SMS_SERVICES } from './registry.ts'

const SECRET = 'a session secret that is only for the tests'
const TO = '+919876543210'
const SAID = ['9876543210', '4711']

/** What each is known by, and the variable of what it must not get wrong. */
const services: Record<string, { credential: string; knowsRepeated: boolean; registers: boolean }> = {
  twilio: { credential: 'SMS_TOKEN', knowsRepeated: true, registers: false },
  msg91: { credential: 'MSG91_AUTH_KEY', knowsRepeated: false, registers: true },
  gupshup: { credential: 'GUPSHUP_PASSWORD', knowsRepeated: false, registers: true },
}

it('There is another side for every SMS service', () => {
  expect(Object.keys(services).sort()).toEqual(SMS_SERVICES.map(({ name }) => name).sort())
})

describe.each(Object.entries(services))('SMS by %s', (name, { credential, knowsRepeated, registers }) => {
  let sandbox: RunningSandbox
  let messages: Messages
  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, webhookUrl: null })
    const file = exampleMessages()
    await fetch(`${sandbox.url}/registered.json`, { method: 'PUT', body: file })
    const read = parseMessages(file)
    messages = 'messages' in read ? read.messages : expect.fail('the example is wrong')
  })
  afterEach(() => sandbox.stop())

  const open = (more: Record<string, string> = {}) => {
    const url = { SMS_BY: name, SMS_URL: `${sandbox.url}/${name}` }
    const settings = readConfig({ ...url, ...more, MESSAGES_FILE: exampleMessages.path }, SECRET)
    return openSms(settings.sms)
  }
  const code = (to = TO, known = messages) =>
    composeSms(known, to, 'login-code', { code: '4711', store: 'Dawakit Pharmacy' })
  const got = () => sandbox.inbox.list({ kind: 'sms' })

  it('delivers what is registered, under the registered header', async () => {
    await open().send(code(), 'message-1')
    expect(got()).toMatchObject([
      {
        to: TO,
        from: 'DAWAKT',
        text: '4711 is your Dawakit Pharmacy login code. It is good for 5 minutes. Do not share it with anyone.',
        otp: '4711',
      },
    ])
  })

  it('delivers words of any script', async () => {
    const known = { ...messages, sms: { ...messages.sms, 'order-placed': {} } }
    await fetch(`${sandbox.url}/registered.json`, { method: 'DELETE' })
    const row = { ...messages.sms['order-placed'], text: 'आपका ऑर्डर {#order#} & {#amount#}' }
    known.sms['order-placed'] = row
    const values = { store: 'D', order: '7', amount: '₹200.00' }
    await open().send(composeSms(known, TO, 'order-placed', values))
    expect(got()[0]?.text).toMatch(/7.*₹200\.00/)
  })

  it('waits where its password is not taken', async () => {
    const provider = open({ [credential]: 'a wrong one' })
    const failure = await failureOf(provider.send(code()), [...SAID, 'a wrong one'])
    expect(failure.isFinal).toBe(false)
    expect(got()).toEqual([])
  })

  it('gives up a number that there cannot be', async () => {
    const failure = await failureOf(open().send(code('+91098')), ['91098', ...SAID])
    expect(failure).toMatchObject({ isFinal: true, code: expect.any(String) })
  })

  if (registers) {
    it('waits with what nobody has registered', async () => {
      const row = {
        ...messages.sms['login-code'],
        templateId: '1107999999999999999',
        msg91TemplateId: 'unknown-1',
      }
      const known = { ...messages, sms: { 'login-code': row } }
      const failure = await failureOf(open().send(code(TO, known)), SAID)
      expect(failure).toMatchObject({ status: 200, isFinal: false })
      expect(got()).toEqual([])
    })
  }

  it('tries again what cannot be taken now, and it arrives', async () => {
    const provider = open()
    sandbox.failures.set('sms', { mode: '502-html', remaining: 1, match: '', after: 0 })
    expect(await failureOf(provider.send(code(), 'message-1'), SAID)).toMatchObject({
      status: 502,
      isFinal: false,
    })
    await provider.send(code(), 'message-1')
    expect(got()).toHaveLength(1)
  })

  it('is asked again where its answer is lost: it knows a repeated id, or is said to send twice', async () => {
    const provider = open()
    sandbox.failures.set('sms', { mode: 'cut-off', remaining: 1, match: '', after: 0 })
    await provider.send(code(), 'message-1').catch(() => {})
    await provider.send(code(), 'message-1')
    expect(got()).toHaveLength(knowsRepeated ? 1 : 2)
  })
})

describe('The settings of SMS', () => {
  const read = (env: Record<string, string>) => () => readConfig(env, SECRET)

  it('are the sandbox’s where nothing is set', () => {
    expect(read({})().sms).toMatchObject({ by: 'twilio', settings: { url: 'http://localhost:4400/twilio' } })
  })

  it('are the real service’s where one is named', () => {
    const env = { SMS_BY: 'msg91', MSG91_AUTH_KEY: 'key', MESSAGES_FILE: exampleMessages.path }
    expect(read(env)().sms.settings).toEqual({ url: 'https://control.msg91.com', authKey: 'key' })
  })

  it.each([
    [{ SMS_BY: 'pigeon' }, /^SMS_BY takes twilio, msg91 or gupshup\.$/],
    [
      { SMS_BY: 'gupshup', MESSAGES_FILE: exampleMessages.path },
      /^GUPSHUP_USER_ID must be set where SMS_BY is gupshup\.\nGUPSHUP_PASSWORD must .*$/,
    ],
    [{ SMS_BY: 'twilio', SMS_TOKEN: 't' }, /^SMS_ACCOUNT_SID must be set .*\nSMS_FROM must be set .*$/],
    [{ SMS_URL: 'https://api.twilio.com' }, /^SMS_ACCOUNT_SID must .*\nSMS_TOKEN must .*\nSMS_FROM must .*$/],
  ])('%j are refused', (env, sentence) => {
    expect(read(env)).toThrow(sentence)
  })
})
