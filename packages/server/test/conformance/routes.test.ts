import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { routes } from '../../src/app/calls/routes.ts'
import { onEachDatabase } from '../databases.ts'
import { buyer, deliver } from '../ordering.ts'
import { openPaymentShop, type PaymentShop } from '../payment-shop.ts'

const LOGIN = [401, 'Login to continue'] as const
const auth = (token: string) => ({ headers: { authorization: `JWT ${token}` } })
const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

function form(file: Uint8Array | null, id: string): FormData {
  const data = new FormData()
  data.set('id', id)
  if (file) data.set('prescription', new File([Uint8Array.from(file)], 'rx.png', { type: 'image/png' }))
  return data
}

function pictureForm(file: Uint8Array | null, orderId: string): FormData {
  const data = new FormData()
  data.set('orderId', orderId)
  if (file) data.set('picture', new File([Uint8Array.from(file)], 'box.png', { type: 'image/png' }))
  return data
}

/** Status and sentence of a failure, or the status alone. */
async function said(response: Response): Promise<readonly unknown[]> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const answer = isJson ? await response.json() : {}
  return answer.key === 'error' ? [response.status, answer.message] : [response.status]
}

type Check = (shop: PaymentShop) => Promise<void>

/** What is no JSON call: uploads, pictures, gateways, health. */
const rows: Record<string, Check> = {
  'POST /post/uploadPrescription': async (shop) => {
    const path = '/post/uploadPrescription'
    const { token, userId } = shop.who
    const other = await buyer(shop, '9000000002')
    const send = async (
      body: FormData | string,
      headers: { headers?: Record<string, string> } = auth(token),
    ) => said(await shop.fetch(path, { method: 'POST', body, ...headers }))
    const file = await png()
    expect(await send(form(file, userId), {})).toEqual(LOGIN)
    expect(await send(form(file, userId), auth('made.up.token'))).toEqual([
      401,
      'Your session has expired. Please login again',
    ])
    expect(await send(form(file, other.userId))).toEqual([403, 'You are not allowed to do this'])
    expect(await send(form(file, 'unknown'))).toEqual([403, 'You are not allowed to do this'])
    const types = 'Prescription must be a jpg, png or jpeg image'
    expect(await send(form(null, userId))).toEqual([400, types])
    expect(await send(form(Buffer.from('<svg onload=alert(1)>'), userId))).toEqual([415, types])
    expect(await send('{}')).toEqual([415, types])
    const large = Buffer.alloc(8 * 1024 * 1024 + 1)
    expect(await send(form(large, userId))).toEqual([413, 'Prescription must be at most 8 MB'])
    expect(await send(form(file, userId))).toEqual([200])
  },
  'GET /prescriptions/:id/image': async (shop) => {
    const { token, userId } = shop.who
    const other = await buyer(shop, '9000000002')
    const body = form(await png(), userId)
    const uploaded = await shop.fetch('/post/uploadPrescription', { method: 'POST', body, ...auth(token) })
    const path = `/${(await uploaded.json()).data.prescriptionImageUrl}`
    expect(await said(await shop.fetch(path))).toEqual(LOGIN)
    expect(await said(await shop.fetch(path, auth(other.token)))).toEqual([404, 'Not found'])
    expect(await said(await shop.fetch('/prescriptions/unknown/image', auth(token)))).toEqual([
      404,
      'Not found',
    ])
    const image = await shop.fetch(path, auth(token))
    expect([image.status, image.headers.get('content-type'), image.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'private, no-store',
    ])
  },
  'POST /post/uploadReturnPicture': async (shop) => {
    const path = '/post/uploadReturnPicture'
    const { token } = shop.who
    const other = await buyer(shop, '9000000002')
    const { _id } = await shop.order('cod')
    const send = async (file: Uint8Array | null, orderId: string, headers = auth(token)) =>
      said(await shop.fetch(path, { method: 'POST', body: pictureForm(file, orderId), ...headers }))
    const file = await png()
    expect(await send(file, _id, auth('made.up.token'))).toEqual([
      401,
      'Your session has expired. Please login again',
    ])
    expect(await said(await shop.fetch(path, { method: 'POST', body: pictureForm(file, _id) }))).toEqual(
      LOGIN,
    )
    expect(await send(file, _id)).toEqual([422, 'An order can be returned once it has been delivered'])
    await deliver(shop, _id)
    const notThere = [404, 'Order not found']
    expect(await send(file, _id, auth(other.token))).toEqual(notThere)
    expect(await send(file, 'unknown', auth(other.token))).toEqual(notThere)
    const types = 'A picture must be a jpg, png or jpeg image'
    expect(await send(null, _id)).toEqual([400, types])
    expect(await send(Buffer.from('<svg onload=alert(1)>'), _id)).toEqual([415, types])
    expect(await send(Buffer.alloc(8 * 1024 * 1024 + 1), _id)).toEqual([
      413,
      'A picture must be at most 8 MB',
    ])
    expect(await send(file, _id)).toEqual([200])
  },
  'GET /returnPictures/:id/image': async (shop) => {
    const { token } = shop.who
    const other = await buyer(shop, '9000000002')
    const { _id } = await shop.order('cod')
    await deliver(shop, _id)
    const body = pictureForm(await png(), _id)
    const sent = await shop.fetch('/post/uploadReturnPicture', { method: 'POST', body, ...auth(token) })
    const path = `/${(await sent.json()).data.imageUrl}`
    expect(await said(await shop.fetch(path))).toEqual(LOGIN)
    expect(await said(await shop.fetch(path, auth(other.token)))).toEqual([404, 'Not found'])
    const image = await shop.fetch(path, auth(token))
    expect([image.status, image.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  },
  'POST /post/paymentWebhook': async (shop) => {
    const post = async (body: string, headers: Record<string, string> = {}) =>
      said(await shop.fetch('/post/paymentWebhook', { method: 'POST', body, headers }))
    const refused = [401, 'Payment verification failed']
    expect(await post('{}')).toEqual(refused)
    for (const signature of ['0'.repeat(64), '', 'x']) {
      const headers = { 'x-razorpay-signature': signature }
      expect(await post('{"event":"payment.captured"}', headers)).toEqual(refused)
    }
    const { _id } = await shop.order('razorpay')
    await shop.pay(await shop.open(_id), 'success')
    const [webhook] = shop.held
    if (!webhook) throw new Error('The gateway sent nothing.')
    const altered = webhook.rawBody.replace('"amount":12000', '"amount":1')
    expect((await shop.send(webhook, { rawBody: `${altered} ` })).status).toBe(401)
    expect((await shop.read(_id)).paymentStatus).toBe('unpaid')
    for (const each of shop.held) expect((await shop.send(each)).status).toBe(200)
    expect((await shop.read(_id)).paymentStatus).toBe('paid')
  },
  'GET /get/paymentReturn': async (shop) => {
    for (const query of ['', '?encResp=00ff', '?order_id=unknown']) {
      const answer = await shop.fetch(`/get/paymentReturn${query}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://shop.test/failure'])
    }
  },
  // Where no operator's token is set, there is nothing; with one, money-cases/operator-money.test.ts.
  'GET /metrics': async (shop) => {
    expect(await said(await shop.fetch('/metrics'))).toEqual([404, 'Not found'])
  },
  'GET /operator/money': async (shop) => {
    expect(await said(await shop.fetch('/operator/money'))).toEqual([404, 'Not found'])
  },
  // Where WhatsApp is not set up, there is nothing; with it, src/messages/whatsapp/whatsapp.test.ts.
  'GET /whatsappWebhook': async (shop) => {
    expect(await said(await shop.fetch('/whatsappWebhook'))).toEqual([404, 'Not found'])
  },
  'POST /whatsappWebhook': async (shop) => {
    const answer = await shop.fetch('/whatsappWebhook', { method: 'POST', body: '{}' })
    expect(await said(answer)).toEqual([404, 'Not found'])
  },
  'POST /post/ccavResponseHandler': async (shop) => {
    const { _id } = await shop.order('ccavenue')
    const forged = await shop.comeBack('00ff')
    expect([forged.status, forged.headers.get('location')]).toEqual([303, 'http://shop.test/failure'])
    expect((await shop.read(_id)).paymentStatus).toBe('unpaid')
    const { encResp, path } = await shop.frame(_id, 'success')
    expect((await shop.comeBack(encResp, path)).status).toBe(303)
    expect((await shop.read(_id)).paymentStatus).toBe('paid')
  },
  'POST /post/cancel': async (shop) => {
    const { _id } = await shop.order('ccavenue')
    const { encResp } = await shop.frame(_id, 'success')
    // Without its last block no padding is right: one that is bent there may by chance be.
    const cut = encResp.slice(0, -32)
    for (const answer of ['', 'nonsense', cut]) {
      expect((await shop.comeBack(answer, '/post/cancel')).status).toBe(303)
      expect((await shop.read(_id)).paymentStatus).toBe('unpaid')
    }
  },
  'GET /images/*': async (shop) => {
    expect(await said(await shop.fetch('/images/nothing.svg'))).toEqual([404, 'Not found'])
    expect(await said(await shop.fetch('/images/packs/unknown.svg'))).toEqual([404, 'Not found'])
    const picture = await shop.fetch('/images/packs/dolo.svg', { headers: { origin: 'https://any.example' } })
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ])
  },
  'GET /images/products/:file': async (shop) => {
    expect(await said(await shop.fetch('/images/products/nothing.webp'))).toEqual([404, 'Not found'])
    expect(await said(await shop.fetch('/images/products/..%2f..%2fsession-secret'))).toEqual([
      404,
      'Not found',
    ])
  },
  'GET /images/store/:file': async (shop) => {
    const logo = await shop.fetch('/images/store/logo.svg')
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(await said(await shop.fetch('/images/store/nothing.svg'))).toEqual([404, 'Not found'])
  },
  'GET /openapi.json': async (shop) => {
    const description = await (await shop.fetch('/openapi.json')).json()
    expect(description.openapi).toBe('3.1.0')
  },
  'GET /docs': async (shop) => {
    const page = await shop.fetch('/docs')
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
  },
  'GET /healthz': async (shop) => expect(await said(await shop.fetch('/healthz'))).toEqual([200]),
  'GET /readyz': async (shop) => expect(await said(await shop.fetch('/readyz'))).toEqual([200]),
}

onEachDatabase('The route', (open) => {
  it('of each kind has a row here', async () => {
    const { context } = (await openPaymentShop(await open())).app
    const app = new Hono<{ Bindings: { address: string } }>()
    for (const mount of routes) mount(app, context)
    expect([...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual(
      Object.keys(rows).sort(),
    )
  })

  for (const [name, check] of Object.entries(rows)) {
    it(name, async () => check(await openPaymentShop(await open())))
  }
})
