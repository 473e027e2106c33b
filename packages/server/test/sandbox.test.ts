import { type RunningSandbox, SANDBOX_DEFAULTS, startSandbox } from '@dawakit/sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProviders } from '../src/ground/providers/create-providers.ts'
import { NO_MESSAGES } from '../src/ground/registered-messages/messages-file.ts'
import { composeSms } from '../src/messages/outbox/compose-sms.ts'
import { readConfig } from '../src/operator/start/read-config.ts'

const SECRET = 'a session secret that is only for the tests'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
})
afterAll(() => sandbox.stop())

it('finds the sandbox with no configuration at all', () => {
  const config = readConfig({}, SECRET)
  const { twilio, postmark, razorpay, ccavenue, port } = SANDBOX_DEFAULTS
  expect(config.sms).toMatchObject({
    by: 'twilio',
    settings: {
      url: `http://localhost:${port}/twilio`,
      accountSid: twilio.accountSid,
      token: twilio.authToken,
    },
  })
  expect(config.mail).toMatchObject({
    by: 'postmark',
    settings: { url: `http://localhost:${port}/postmark`, token: postmark.serverToken },
  })
  expect(config.gateways['razorpay']).toMatchObject({
    keyId: razorpay.keyId,
    keySecret: razorpay.keySecret,
    webhookSecret: razorpay.webhookSecret,
  })
  expect(config.gateways['ccavenue']).toMatchObject({
    merchantId: ccavenue.merchantId,
    accessCode: ccavenue.accessCode,
    workingKey: ccavenue.workingKey,
  })
})

it('sends SMS and mail that the sandbox takes, an SMS once however often it is sent', async () => {
  const { sms, mail } = createProviders(readConfig({ SANDBOX_URL: sandbox.url }, SECRET))
  const code = composeSms(NO_MESSAGES, '+919876543210', 'login-code', { code: '1234', store: 'Dawakit' })
  await sms.send(code, 'message-1')
  await sms.send(code, 'message-1')
  await mail.send({ to: 'asha@mail.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
  const inbox = (await (await fetch(`${sandbox.url}/inbox.json`)).json()) as object[]
  expect(inbox).toHaveLength(2)
  expect(inbox).toMatchObject([
    { kind: 'mail', to: 'asha@mail.example', subject: 'Hello' },
    { kind: 'sms', to: '+919876543210', otp: '1234' },
  ])
})

it('asks the post office for pincodes', async () => {
  const { postal } = createProviders(readConfig({ SANDBOX_URL: sandbox.url }, SECRET))
  expect(await postal.lookUp('600001')).toEqual({ district: 'Chennai', state: 'Tamil Nadu' })
  expect(await postal.lookUp('999999')).toBeNull()
})
