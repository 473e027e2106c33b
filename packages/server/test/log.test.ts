import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { watchOf } from '../src/app/calls/watch-of.ts'
import { openDatabase } from '../src/ground/database/open.ts'
import { createTracing } from '../src/ground/watching/tracing/create-tracing.ts'
import { reconcile } from '../src/money/payments/attempts/reconcile.ts'
import { createWorkers } from '../src/operator/background/workers.ts'
import { onEachDatabase } from './databases.ts'
import { recordLog } from './log-recorder.ts'
import { openTestShop, type TestShop } from './test-shop.ts'
import { openTraceReceiver } from './trace-receiver.ts'

const ASHA = { username: 'Asha Venkataraman', email: 'asha.v@mail.example', mobileNumber: '9876501234' }
const PASSWORD = 'Monsoon7x'
const COUPON = 'ONAMGIFT25'
const FILE_NAME = 'rx-of-asha.png'
const ADDRESS = {
  name: 'Kamala Venkataraman',
  contactNumber: '9123456780',
  email: 'kamala@mail.example',
  doorNumber: '77B',
  streetName: 'Pycrofts Garden Road',
  landMark: 'Behind the observatory',
  pincode: '600006',
  cityName: 'Nungambakkam',
  stateName: 'Tamil Nadu',
  addressType: 'home',
}

/** Everything that a customer does, with services that fail on the way. @returns what no log may ever say */
async function journey(shop: TestShop): Promise<string[]> {
  const { outbox } = shop.app.context
  const newestMail = () =>
    shop.outside.mails.at(-1)?.text.match(/(?:verifyEmail|forgotPassword)\/([\w-]+)/)?.[1] ?? ''
  shop.outside.answerOnce('/twilio', 500, `no route to ${ASHA.mobileNumber}`)
  const sent = await shop.call('POST /post/signup', { body: { data: { ...ASHA, isNewUser: true } } })
  const { attemptId } = sent.data
  await outbox.runOnce()
  shop.clock.advance(5_000)
  await outbox.runOnce()
  const otp = shop.outside.sms.at(-1)?.text.match(/^\d{4}/)?.[0] ?? ''
  const wrong = otp === '0000' ? '0001' : '0000'
  await shop.call('POST /post/signIn', { body: { mobileNumber: ASHA.mobileNumber, otp: wrong, attemptId } })
  const { token = '', data: user } = await shop.call('POST /post/signIn', {
    body: { mobileNumber: ASHA.mobileNumber, otp, attemptId },
  })
  await outbox.runOnce()
  const link = newestMail()
  await shop.call('POST /post/verifyEmail', { body: { token: link, mobileNumber: ASHA.mobileNumber } })
  await shop.call('POST /post/forgotPassword', { body: { email: ASHA.email } })
  shop.outside.answerOnce('/postmark', 422, JSON.stringify({ Message: `Inactive: ${ASHA.email}` }))
  await outbox.runOnce()
  await shop.call('POST /post/forgotPassword', { body: { email: ASHA.email } })
  await outbox.runOnce()
  const reset = newestMail()
  await shop.call('POST /post/resetPassword', { body: { id: reset, email: ASHA.email, password: PASSWORD } })
  const login = await shop.call('POST /post/signIn', { body: { email: ASHA.email, password: PASSWORD } })
  const session = { token: login.token ?? '' }

  shop.outside.answerOnce('/pincode', 500, `${ADDRESS.pincode} failed`)
  await shop.call('POST /post/shippingAddress', { ...session, body: { userId: user._id, address: ADDRESS } })
  const address = { ...ADDRESS, pincode: '600001' }
  const saved = await shop.call('POST /post/shippingAddress', {
    ...session,
    body: { userId: user._id, address },
  })
  const order = {
    products: [{ _id: 'dolo', quantity: 2 }],
    shippingAddress: { id: saved.data[0].id },
    doctorInfo: {
      doctorName: 'Dr Subramanian',
      doctorEmail: 'dr@clinic.example',
      doctorContactNumber: '9000011111',
    },
    orderingForMyself: false,
    patient: { name: 'Lakshmi Raman', age: 67 },
    paymentMethod: 'razorpay',
    acceptedTerms: true,
  }
  await shop.fillCart(user._id, order.products)
  const placed = await shop.call('POST /post/order', { ...session, body: { order } })
  const orderId = placed.data._id
  await shop.call('POST /post/payment', { ...session, body: { amount: 1, currency: 'INR', orderId } })
  await shop.call('POST /post/order', { ...session, body: { order: { ...order, paymentMethod: 'cod' } } })
  await reconcile(shop.app.context, { all: true })
  await outbox.runOnce()
  await shop.call('PUT /update/cancelOrder', { ...session, body: { id: orderId, email: ASHA.email } })
  await shop.call('POST /post/newsletter', { body: { email: 'reader@mail.example' } })
  await shop.call('GET /get/search', { query: { search: 'haemorrhoid cream' } })
  await shop.call('GET /get/promoCode', { ...session, query: { name: COUPON } })
  const fileKey = await sendPrescription(shop, session.token, user._id)
  await shop.fetch(`/nowhere/${ASHA.mobileNumber}/${ASHA.email}?search=${COUPON}`, {
    headers: { 'X-Request-Id': ASHA.mobileNumber, traceparent: `00-${ASHA.mobileNumber}-1-01` },
  })

  // Whatever breaks inside is logged too: here the table of addresses is gone.
  await shop.db.schema.alterTable('address').renameTo('address_gone').execute()
  const broken = await shop.call('POST /post/shippingAddress', {
    ...session,
    body: { userId: user._id, address },
  })
  expect(broken).toMatchObject({ status: 500, message: 'Something went wrong' })
  await shop.db.schema.alterTable('address_gone').renameTo('address').execute()
  await createWorkers(shop.app.context).stop()
  return [
    ...Object.values(ASHA),
    ...Object.values(ADDRESS).filter((value) => !['home', 'Tamil Nadu'].includes(value)),
    ...[
      PASSWORD,
      attemptId,
      user.device,
      token,
      session.token,
      link,
      reset,
      'Subramanian',
      'Lakshmi Raman',
      'dr@clinic.example',
      '9000011111',
    ],
    ...[COUPON, fileKey, FILE_NAME],
    ...['reader@mail.example', 'haemorrhoid', user._id, shop.app.context.config.secrets.signing().secret],
    shop.app.context.config.gateways['razorpay']?.['keySecret'] ?? '',
    // Four digits alone may be a part of anything; next to the number they are the code.
    `${otp} is`,
  ]
}

/** @returns the key of its file */
async function sendPrescription(shop: TestShop, token: string, userId: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('prescription', new File([Uint8Array.from(bytes)], FILE_NAME, { type: 'image/png' }))
  form.append('id', userId)
  const headers = { authorization: `JWT ${token}` }
  const sent = await shop.fetch('/post/uploadPrescription', { method: 'POST', body: form, headers })
  expect(sent.status).toBe(200)
  const { file_key } = await shop.db.selectFrom('prescription').select('file_key').executeTakeFirstOrThrow()
  return file_key
}

function expectNoneOf(secrets: readonly string[], said: string): void {
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(1)
    expect(said).not.toContain(secret)
  }
}

onEachDatabase('The log', (open) => {
  it('of everything that a customer does, and of what fails, names nobody and no secret', async () => {
    const { log, lines, text } = recordLog()
    const shop = await openTestShop(await open(), { log })
    const secrets = await journey(shop)
    expect(lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(15)
    expect(text()).toContain('call failed')
    expectNoneOf(secrets, text())
  })
})

describe('What a shop tells of all this', () => {
  it('in slow statements, metrics and traces names nobody and no secret either', async () => {
    const { log, lines, text } = recordLog()
    const receiver = await openTraceReceiver()
    const to = { endpoint: receiver.url, headers: {}, service: 'dawakit', version: '0', share: 1 }
    const tracing = createTracing(to)
    // Every statement is slow then.
    const config = { trustedProxies: 1, slowQueryMs: 0.000_001, databaseUrl: ':memory:' }
    const watch = watchOf({ log, config, tracing })
    const shop = await openTestShop(await openDatabase(':memory:', {}, watch), { log, watch })
    const secrets = await journey(shop)
    await tracing.close()
    await receiver.close()

    expect(lines.filter(({ msg }) => msg === 'slow query').length).toBeGreaterThan(100)
    expectNoneOf(secrets, text())
    // Without the figures themselves: six digits of a time may be those of a pincode.
    const metrics = (await shop.app.context.scrape.text()).replace(/ [\d.e+-]+$/gm, '')
    expect(metrics).toContain('method="POST",route="/post/order",status="2xx"}')
    expectNoneOf(secrets, metrics)
    const spans = receiver.spans.map(({ name, attributes }) => JSON.stringify({ name, ...attributes }))
    expect(spans.filter((span) => span.includes('db.query.text')).length).toBeGreaterThan(100)
    expect(spans.filter((span) => span.includes('peer.service')).length).toBeGreaterThan(3)
    expectNoneOf(secrets, spans.join('\n'))
  })
})
