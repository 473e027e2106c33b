import { expect, it } from 'vitest'
import { createWorkers } from '../src/background/workers.ts'
import type { Log } from '../src/context/log.ts'
import { reconcile } from '../src/payments/attempts/reconcile.ts'
import { onEachDatabase } from './databases.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

const ASHA = { username: 'Asha Venkataraman', email: 'asha.v@mail.example', mobileNumber: '9876501234' }
const PASSWORD = 'Monsoon7x'
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

interface Recorder {
  log: Log
  lines: string[]
}

/** Keeps every line of every level as it would be printed. */
function recorder(): Recorder {
  const lines: string[] = []
  const keep = (...said: unknown[]) => {
    lines.push(said.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '))
  }
  return { lines, log: { debug: keep, info: keep, warn: keep, error: keep } as unknown as Log }
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
    ...['reader@mail.example', 'haemorrhoid', user._id, shop.app.context.config.sessionSecret],
    shop.app.context.config.gateways['razorpay']?.['keySecret'] ?? '',
    // Four digits alone may be a part of anything; next to the number they are the code.
    `${otp} is`,
  ]
}

onEachDatabase('The log', (open) => {
  it('of everything that a customer does, and of what fails, names nobody and no secret', async () => {
    const { log, lines } = recorder()
    const shop = await openTestShop(await open(), { log })
    const secrets = await journey(shop)
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.join('\n')).toContain('call failed')
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(1)
      expect(lines.join('\n')).not.toContain(secret)
    }
  })
})
