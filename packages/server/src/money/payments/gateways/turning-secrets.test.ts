import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Gateway, OnlineGateway } from '../gateway.ts'
import { cashfree } from './cashfree/cashfree.ts'
import { ccavenue } from './ccavenue/ccavenue.ts'
import { encrypt } from './ccavenue/ccavenue-cipher.ts'
import { razorpay } from './razorpay/razorpay.ts'

const shop = { storeUrl: 'http://shop.test' }
const urls = { url: 'http://gateway.test', scriptUrl: 'http://gateway.test/checkout.js' }
/** What each of the three makes of something that the secret in its place has signed. */
const outcomes = (read: (secret: string) => unknown) =>
  ['now', 'before', 'long-ago', ''].map((secret) => read(secret) !== null)

function online(gateway: Gateway): OnlineGateway {
  if (gateway.kind === 'none') throw new Error('It takes no money online.')
  return gateway
}

const webhook = (headers: Record<string, string>, body: string) => ({
  rawBody: Buffer.from(body),
  header: (name: string) => headers[name] ?? '',
})

describe.each([
  ['while they turn', 'before', [true, true, false, false]],
  ['once they have turned', '', [true, false, false, false]],
])('A gateway’s secrets, %s', (_when, before, expected) => {
  it('sign Razorpay’s webhooks and popups', () => {
    const gateway = online(
      razorpay.make(
        {
          ...urls,
          keyId: 'k',
          keySecret: 'now',
          keySecretBefore: before,
          webhookSecret: 'now',
          webhookSecretBefore: before,
        },
        shop,
      ),
    )
    const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')
    const body = JSON.stringify({ event: 'payment.dispute.created', payload: {} })
    expect(
      outcomes((secret) =>
        gateway.readWebhook(webhook({ 'x-razorpay-signature': sign(secret, body) }, body)),
      ),
    ).toEqual(expected)
    const brought = { orderCreationId: 'o', razorpayOrderId: 'o', razorpayPaymentId: 'p' }
    expect(
      outcomes((secret) => gateway.readReturn({ ...brought, razorpaySignature: sign(secret, 'o|p') })),
    ).toEqual(expected)
  })

  it('sign Cashfree’s webhooks', () => {
    const gateway = online(
      cashfree.make({ ...urls, clientId: 'c', clientSecret: 'now', clientSecretBefore: before }, shop),
    )
    const body = JSON.stringify({ type: 'OTHER', data: {} })
    const signed = (secret: string) => ({
      'x-webhook-timestamp': '1',
      'x-webhook-signature': createHmac('sha256', secret).update(`1${body}`).digest('base64'),
    })
    expect(outcomes((secret) => gateway.readWebhook(webhook(signed(secret), body)))).toEqual(expected)
  })

  it('encrypt CCAvenue’s answers', () => {
    const gateway = online(
      ccavenue.make(
        {
          ...urls,
          statusUrl: urls.url,
          merchantId: 'm',
          accessCode: 'a',
          workingKey: 'now',
          workingKeyBefore: before,
        },
        shop,
      ),
    )
    expect(outcomes((key) => gateway.readReturn({ encResp: encrypt('order_id=DWK-1', key) }))).toEqual(
      expected,
    )
  })
})
