import { expect, it } from 'vitest'
import { calls } from '../src/app/calls/calls.ts'
import { isSameHash } from '../src/ground/limits/keyed-hash.ts'
import { isSameSignature } from '../src/money/payments/gateways/razorpay/razorpay-signature.ts'
import { addPartner, revokePartner } from '../src/people/partners/partner-keys.ts'
import { onEachDatabase } from './databases.ts'
import { addCoupon, buyer, place } from './ordering.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

const PARTNER = 'https://partner.example'
const OTHER = 'https://other.example'

onEachDatabase('An answer', (open) => {
  it('says what it is, and with a session stays in no cache, whatever the call and however it ends', async () => {
    const shop = await openTestShop(await open())
    const { token } = await shop.signIn()
    for (const call of calls.filter(({ name }) => name !== 'POST /post/logout')) {
      const { headers } = await shop.call(call.name, { token, ...(call.body ? { body: {} } : {}) })
      expect(headers.get('x-content-type-options'), call.name).toBe('nosniff')
      expect(headers.get('cache-control'), call.name).toBe('no-store')
      expect(headers.get('vary'), call.name).toContain('Origin')
    }
  })

  it('to a guest is private where it has a token or an e-mail in it', async () => {
    const shop = await openTestShop(await open())
    const link = await shop.call('GET /get/userByForgotPasswordId', { query: { forgotPasswordId: 'x' } })
    expect(link.headers.get('cache-control')).toBe('no-store')
    const login = await shop.call('POST /post/signIn', { body: { email: 'a@mail.example', password: 'x' } })
    expect(login.headers.get('cache-control')).toBe('no-store')
    const home = await shop.call('GET /get/generalCategories')
    expect(home.headers.get('cache-control')).toBeNull()
  })

  it('of an unknown path or a broken image says no more than that', async () => {
    const shop = await openTestShop(await open())
    for (const path of ['/nothing', '/images/nothing.svg', '/prescriptions/x/image']) {
      const response = await shop.fetch(path)
      expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(Object.keys(await response.json()).sort(), path).toEqual(['code', 'key', 'message'])
    }
  })
})

onEachDatabase('A website of another origin', (open) => {
  const ask = (shop: TestShop, origin: string, key?: string) =>
    shop.fetch('/get/generalCategories', { headers: { origin, ...(key ? { 'x-dawakit-key': key } : {}) } })
  const preflight = (shop: TestShop, origin: string) =>
    shop.fetch('/post/cart', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-dawakit-key',
      },
    })

  it('calls with the key that names its origin, and with no other', async () => {
    const shop = await openTestShop(await open())
    const key = await addPartner(shop.db, 'Partner', [PARTNER], 1)
    const otherKey = await addPartner(shop.db, 'Other', [OTHER], 1)
    const allowed = await ask(shop, PARTNER, key)
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, PARTNER])
    for (const [origin, sent] of [
      [PARTNER, undefined],
      [PARTNER, otherKey],
      [PARTNER, 'pk_made_up'],
      [OTHER, key],
      ['https://evil.example', key],
      ['https://partner.example.evil.example', key],
      ['http://partner.example', key],
      ['null', key],
    ] as const) {
      const refused = await ask(shop, origin, sent)
      expect(
        [refused.status, refused.headers.get('access-control-allow-origin')],
        `${origin} ${sent}`,
      ).toEqual([403, null])
    }
    await revokePartner(shop.db, key, 2)
    expect((await ask(shop, PARTNER, key)).status).toBe(403)
  })

  it('reads why a call was refused: failures carry the permission too', async () => {
    const shop = await openTestShop(await open())
    const key = await addPartner(shop.db, 'Partner', [PARTNER], 1)
    const headers = { origin: PARTNER, 'x-dawakit-key': key }
    const answer = await shop.call('POST /post/cart', { headers, body: {} })
    expect(answer).toMatchObject({ status: 401, message: 'Login to continue' })
    expect(answer.headers.get('access-control-allow-origin')).toBe(PARTNER)
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('is let through its preflight when some partner has it; nobody else is', async () => {
    const shop = await openTestShop(await open())
    await addPartner(shop.db, 'Partner', [PARTNER], 1)
    const allowed = await preflight(shop, PARTNER)
    expect([allowed.status, allowed.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'Authorization, Content-Type, Idempotency-Key, X-Dawakit-Key',
    ])
    expect((await preflight(shop, OTHER)).status).toBe(403)
  })

  it('needs no key where the operator named it', async () => {
    const shop = await openTestShop(await open(), { env: { ALLOWED_ORIGINS: OTHER } })
    expect((await ask(shop, OTHER)).status).toBe(200)
    expect((await ask(shop, PARTNER)).status).toBe(403)
  })

  it('may show the shop’s pictures', async () => {
    const shop = await openTestShop(await open())
    const response = await shop.fetch('/images/products/dolo.svg', { headers: { origin: OTHER } })
    expect(response.headers.get('access-control-allow-origin') ?? OTHER).toBe(OTHER)
    expect(response.status).not.toBe(403)
  })
})

onEachDatabase('A body', (open) => {
  const withBody = (shop: TestShop, name: string, type: string | null, body: string) => {
    const [method = '', path = ''] = name.split(' ')
    return shop.fetch(path, {
      method,
      // Bytes have no type of their own; a text has one.
      body: new TextEncoder().encode(body),
      headers: type === null ? {} : { 'content-type': type },
    })
  }

  it('of another type than JSON is refused by every call that changes something', async () => {
    const shop = await openTestShop(await open())
    const types = ['text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded']
    for (const { name } of calls.filter((call) => !call.name.startsWith('GET '))) {
      for (const type of [...types, 'multipart/form-data; boundary=x', 'application/jsonp']) {
        const response = await withBody(shop, name, type, '{}')
        expect([response.status, (await response.json()).code], `${name} ${type}`).toEqual([415, 'json-only'])
      }
    }
  })

  it('without a type is refused, unless there is nothing in it', async () => {
    const shop = await openTestShop(await open())
    const untyped = await withBody(shop, 'POST /post/newsletter', null, '{"email":"a@mail.example"}')
    expect([untyped.status, (await untyped.json()).code]).toEqual([415, 'json-only'])
    const empty = await shop.fetch('/post/newsletter', { method: 'POST' })
    expect([empty.status, (await empty.json()).code]).toEqual([400, 'enter-your-email'])
  })

  it('is JSON also with its charset, in whatever case', async () => {
    const shop = await openTestShop(await open())
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'Application/JSON ;charset=UTF-8',
    ]) {
      const response = await withBody(shop, 'POST /post/newsletter', type, '{"email":""}')
      expect([response.status, (await response.json()).code], type).toEqual([400, 'enter-your-email'])
    }
  })

  it('over 1 MB is refused, also without its length and to the gateways’ ways in', async () => {
    const shop = await openTestShop(await open())
    const { token } = await shop.signIn()
    const large = 'x'.repeat(1_048_577)
    for (const path of [
      '/post/signIn',
      '/post/paymentWebhook',
      '/post/ccavResponseHandler',
      '/post/cancel',
    ]) {
      const headers = { 'content-type': 'application/json' }
      const response = await shop.fetch(path, { method: 'POST', body: large, headers })
      expect([response.status, (await response.json()).code], path).toEqual([413, 'body-too-large'])
    }
    const pieces = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('x'.repeat(65_536)))
      },
    })
    const response = await shop.fetch('/post/cart', {
      method: 'POST',
      body: pieces,
      duplex: 'half',
      headers: { authorization: `JWT ${token}` },
    } as RequestInit)
    expect(response.status).toBe(413)
  })
})

onEachDatabase('A limit', (open) => {
  it('says when to come back, whichever it is', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const until429 = async (ask: (index: number) => ReturnType<TestShop['call']>) => {
      for (let index = 0; index < 70; index++) {
        const answer = await ask(index)
        if (answer.status === 429) return answer.headers.get('retry-after')
      }
      return 'never'
    }
    const details = (index: number) => ({
      mobileNumber: String(8_000_000_000 + index),
      username: 'A',
      email: `a${index}@mail.example`,
    })
    const body = (data: unknown) => ({ body: { data } })
    const sent = await shop.call('POST /post/signup', body({ mobileNumber: who.mobile }))
    const asked = { mobileNumber: who.mobile, attemptId: sent.data.attemptId }
    const waits = {
      resend: await until429(() => shop.call('POST /post/signup', body({ mobileNumber: who.mobile }))),
      wrongCodes: await until429((index) =>
        shop.call('POST /post/signIn', body({ ...asked, otp: String(1000 + index) })),
      ),
      lookUps: await until429((index) =>
        shop.call('POST /post/signup', body({ mobileNumber: String(7_000_000_000 + index) })),
      ),
      codesOfAddress: await until429((index) =>
        shop.call('POST /post/signup', {
          ...body({ ...details(index), isNewUser: true }),
          address: '198.51.100.1',
        }),
      ),
      logins: await until429(() =>
        shop.call('POST /post/signIn', body({ email: 'a@mail.example', password: 'Wrong1' })),
      ),
      resets: await until429((index) =>
        shop.call('POST /post/forgotPassword', { body: { email: `a${index}@mail.example` } }),
      ),
      signUpsOfEmail: await until429((index) =>
        shop.call('POST /post/signup', {
          ...body({ ...details(index), email: 'one@mail.example', password: 'Peepal42' }),
          address: `198.51.100.${index}`,
        }),
      ),
      couponCodes: await until429((index) =>
        shop.call('GET /get/promoCode', {
          token: who.token,
          query: { name: `C${index}` },
          address: `198.51.100.${index}`,
        }),
      ),
      newsletter: await until429((index) =>
        shop.call('POST /post/newsletter', { body: { email: `n${index}@mail.example` } }),
      ),
      productRequests: await until429(() =>
        shop.call('POST /post/newProductRequest', {
          token: who.token,
          ...body({ user: who.userId, productName: 'X', mobileNumber: '9876543210' }),
        }),
      ),
    }
    for (const [limit, wait] of Object.entries(waits)) expect(wait, limit).toMatch(/^[1-9]\d{0,3}$/)
  })

  it('of coupon codes counts those of an order too, and the network address of several customers', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    for (let index = 0; index < 30; index++) {
      const answer = await place(shop, who, { coupon: `C${index}` })
      expect(answer).toMatchObject({ status: 422, message: 'Invalid Coupon Code' })
    }
    const limited = await place(shop, who, { coupon: 'C31' })
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await place(shop, who)).status).toBe(200)
    const guess = (token: string) => shop.call('GET /get/promoCode', { token, query: { name: 'X' } })
    for (let customer = 0; customer < 9; customer++) {
      const { token } = await shop.signIn(`900000001${customer}`)
      for (let index = 0; index < 30; index++) expect((await guess(token)).status).toBe(200)
    }
    expect((await guess((await shop.signIn('9000000020')).token)).status).toBe(429)
  })

  it('of coupon codes counts guesses alone: a page may ask about the coupon that it holds as often as it is shown', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await addCoupon(shop.db)
    const ask = (name: string) => shop.call('GET /get/promoCode', { token: who.token, query: { name } })
    for (let shown = 0; shown < 31; shown++) expect((await ask('care10')).status).toBe(200)
    expect((await place(shop, who, { coupon: 'CARE10' })).status).toBe(200)
    for (let guess = 0; guess < 30; guess++) expect((await ask(`C${guess}`)).data).toBeNull()
    expect((await ask('C31')).status).toBe(429)
  })

  it('of failed logins holds for a network address too, whatever the accounts', async () => {
    const shop = await openTestShop(await open())
    const login = (email: string, address = '203.0.113.7') =>
      shop.call('POST /post/signIn', { body: { data: { email, password: 'Wrong1' } }, address })
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => login(`a${index}@mail.example`)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100)
    const limited = await login('b@mail.example')
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '900'])
    expect((await login('b@mail.example', '198.51.100.9')).status).toBe(401)
  })

  it('counts an IPv6 network as one caller, and an IPv4 address the same however it is written', async () => {
    const shop = await openTestShop(await open())
    const subscribe = async (address: string) =>
      (await shop.call('POST /post/newsletter', { body: { email: 'a@mail.example' }, address })).status
    for (let index = 0; index < 20; index++) expect(await subscribe(`2001:db8::7:${index}:0:1`)).toBe(200)
    expect(await subscribe('2001:db8:0:0:9::')).toBe(429)
    expect(await subscribe('2001:db8:0:1::1')).toBe(200)
    for (let index = 0; index < 20; index++) expect(await subscribe('::ffff:192.0.2.1')).toBe(200)
    expect(await subscribe('192.0.2.1')).toBe(429)
  })
})

it('Hashes and signatures of any length and script compare without falling over', () => {
  for (const isSame of [isSameHash, isSameSignature]) {
    expect(isSame('abc', 'abc')).toBe(true)
    for (const other of ['', 'ab', 'abd', 'abcd', 'äb', '€', '\0'.repeat(3)])
      expect(isSame(other, 'abc')).toBe(false)
  }
})
