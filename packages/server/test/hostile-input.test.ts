import { expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '../src/app/calls/calls.ts'
import { onEachDatabase } from './databases.ts'
import { addAddress, buyer, deliver, place } from './ordering.ts'
import { SENT_ADDRESS } from './sent-address.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

const MARKUP = '<img src=x onerror=alert(1)>'

const rename = async (shop: TestShop, username: string) => {
  const { token, userId } = await shop.signIn()
  return shop.call('PUT /update/userDetails', {
    token,
    body: { data: { id: userId, data: { username } } },
  })
}

it('bounds every text and list that a call takes, but for pages, which are read as numbers', () => {
  const unbounded: string[] = []
  const look = (schema: Record<string, unknown>, path: string): void => {
    const {
      type,
      properties,
      items,
      anyOf,
      allOf,
      maxLength,
      maxItems,
      enum: known,
      const: one,
      format,
    } = schema
    if (type === 'string' && maxLength === undefined && !known && one === undefined && !format)
      unbounded.push(path)
    if (type === 'array' && maxItems === undefined) unbounded.push(`${path}[]`)
    if (items) look(items as typeof schema, `${path}[]`)
    for (const [name, inner] of Object.entries(schema['$defs'] ?? {})) look(inner, name)
    for (const [name, inner] of Object.entries(properties ?? {})) look(inner, `${path}.${name}`)
    for (const inner of [...((anyOf ?? []) as object[]), ...((allOf ?? []) as object[])]) {
      look(inner as typeof schema, path)
    }
  }
  for (const call of calls) {
    for (const schema of [call.query, call.body]) {
      if (schema) look(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), call.name)
    }
  }
  expect(unbounded.filter((path) => !/^(GET|POST) \/get\/\w+\.(page|limit)$/.test(path))).toEqual([])
})

onEachDatabase('Text', (open) => {
  it('that looks like markup is kept and answered as the text it is; mails escape it', async () => {
    const shop = await openTestShop(await open())
    const answer = await rename(shop, MARKUP)
    expect(answer.data.username).toBe(MARKUP)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const who = await buyer(shop)
    await deliver(shop, (await place(shop, who)).data._id)
    const review = { userId: who.userId, rating: 5, review: `${MARKUP}\n\nGood` }
    await shop.call('POST /post/review', { token: who.token, body: { productId: 'dolo', review } })
    const { data } = await shop.call('GET /get/product', { query: { id: 'dolo' } })
    expect(data.reviews).toMatchObject([{ username: MARKUP, review: `${MARKUP}\n\nGood` }])
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(shop.outside.mails[0]?.html).not.toContain('<img')
  })

  it.each([
    ['Asha\u0007\u001b[31m Rao', 'Asha [31m Rao'],
    ['Asha\r\nBcc: all@mail.example', 'Asha Bcc: all@mail.example'],
    ['\u202eahsA\u202c', 'ahsA'],
    ['As\u200bha', 'Asha'],
    ['\u3164As\u115fha\uffa0', 'Asha'],
    ['Asha\u{e0041}\u061c', 'Asha'],
    ['ஆஷா க்\u200cஷ', 'ஆஷா க்\u200cஷ'],
    ['Zoe\u0301', 'Zoé'],
  ])('%j becomes %j', async (given, kept) => {
    const shop = await openTestShop(await open())
    expect((await rename(shop, given)).data.username).toBe(kept)
  })

  it('of a doctor becomes one line, as every other name does', async () => {
    const shop = await openTestShop(await open())
    const doctorInfo = { doctorName: 'Dr. \u202eRao\r\nMBBS ' }
    const { data } = await place(shop, await buyer(shop), { doctorInfo })
    expect(data.doctorInfo).toEqual({ doctorName: 'Dr. Rao MBBS', doctorEmail: '', doctorContactNumber: '' })
  })

  it.each([['\u0000'], ['Asha\u0000'], ['\ud800'], ['Asha\udfff']])('refuses %j anywhere', async (text) => {
    const shop = await openTestShop(await open())
    const { token } = await shop.signIn()
    // An address carries no half of a pair: encoding makes it U+FFFD.
    const isInAddress = text.includes('\0')
    for (const call of calls.filter(({ query, body }) => body || (isInAddress && query))) {
      const query = { id: text, search: text, slug: text, pincode: text, stateName: text, name: text }
      const body = JSON.stringify({ id: text, name: text, [`k${text}`]: 1, deep: [{ er: [text] }] })
      const answer = await shop.call(call.name, {
        token,
        query: { ...query, categoryName: text, salt: text, productId: text, orderId: text },
        ...(call.body ? { body } : {}),
      })
      expect(answer.status, call.name).toBe(400)
    }
    expect((await rename(shop, text)).status).toBe(400)
    for (const path of ['/images/packs/%00.svg', '/prescriptions/%00/image', '/%00']) {
      expect((await shop.fetch(path)).status, path).toBeLessThan(500)
    }
  })

  it('that is no UTF-8 is refused', async () => {
    const shop = await openTestShop(await open())
    const { token, userId } = await shop.signIn()
    const answer = await shop.fetch('/update/userDetails', {
      method: 'PUT',
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      body: Buffer.from(`{"data":{"id":"${userId}","data":{"username":"Ash\u00e4"}}}`, 'latin1'),
    })
    expect(answer.status).toBe(400)
  })

  it('that is too long is refused, not cut', async () => {
    const shop = await openTestShop(await open())
    const { token, userId } = await shop.signIn()
    const add = (change: object) =>
      shop.call('POST /post/shippingAddress', {
        token,
        body: { userId, address: { ...SENT_ADDRESS, ...change } },
      })
    for (const field of Object.keys(SENT_ADDRESS)) {
      expect((await add({ [field]: 'x'.repeat(201) })).status, field).toBe(400)
    }
    expect((await rename(shop, 'x'.repeat(101))).status).toBe(400)
    expect((await rename(shop, 'x'.repeat(100))).status).toBe(200)
    const review = { userId, rating: 5, review: 'x'.repeat(2001) }
    const answer = await shop.call('POST /post/review', { token, body: { productId: 'dolo', review } })
    expect(answer.fields).toEqual({ 'review.review': 'This text is too long' })
  })

  it('nested a hundred thousand deep is refused like any other', async () => {
    const shop = await openTestShop(await open())
    const { token } = await shop.signIn()
    const body = `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect((await shop.call('POST /post/cart', { token, body })).status).toBe(400)
  })
})

onEachDatabase('Digits that only look like digits', (open) => {
  it.each(['६००००१', '６００００１', '60000l', '6OOOO1', '600 001', '600001\n', '6e5', '0x9277'])(
    'are no pincode: %j',
    async (pincode) => {
      const shop = await openTestShop(await open())
      const { token, userId } = await shop.signIn()
      const found = await shop.call('GET /get/singlePincode', {
        query: { pincode: pincode.replace('\n', '\n1') },
      })
      expect(found.data).toBeNull()
      const address = { ...SENT_ADDRESS, pincode: pincode.replace('\n', ' 1') }
      const added = await shop.call('POST /post/shippingAddress', { token, body: { userId, address } })
      expect(added).toMatchObject({ status: 400, message: 'Enter a valid Pincode' })
    },
  )

  it.each(['९८७६५४३२१०', '９８７６５４３２１０', '98765432l0', '+919876543', '9.87654321'])(
    'are no mobile number: %j',
    async (mobileNumber) => {
      const shop = await openTestShop(await open())
      const { token, userId: user } = await shop.signIn()
      expect(await shop.call('POST /post/signup', { body: { mobileNumber } })).toMatchObject({
        status: 400,
        message: 'Enter a valid Number',
      })
      const request = { productName: 'Dolo', mobileNumber, user }
      expect(await shop.call('POST /post/newProductRequest', { token, body: request })).toMatchObject({
        status: 400,
        message: 'Enter Valid Mobile Number',
      })
    },
  )
})

onEachDatabase('Numbers', (open) => {
  it.each(['1e999', '-1e999', '1e21', '9007199254740993', '1.5', '-1', '0', 'null', '"1"', 'true'])(
    'of a quantity: %s is refused',
    async (quantity) => {
      const shop = await openTestShop(await open())
      const who = await buyer(shop)
      const cart = await shop.call('POST /post/cart', {
        token: who.token,
        body: `{"userId":"${who.userId}","products":[{"_id":"dolo","quantity":${quantity}}]}`,
      })
      expect([400, 409, 422], `cart ${cart.status}`).toContain(cart.status)
      const order = await shop.call('POST /post/order', {
        token: who.token,
        body: `{"order":{"products":[{"_id":"dolo","quantity":${quantity}}],"shippingAddress":{"id":"${who.addressId}"},"paymentMethod":"cod","acceptedTerms":true}}`,
      })
      expect([400, 409, 422], `order ${order.status}`).toContain(order.status)
      expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
    },
  )

  it.each(['0', '6', '-3', '4.5', '1e999', '"5"', 'null'])('of stars: %s is refused', async (rating) => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await deliver(shop, (await place(shop, who)).data._id)
    const answer = await shop.call('POST /post/review', {
      token: who.token,
      body: `{"productId":"dolo","review":{"userId":"${who.userId}","rating":${rating},"review":"Good"}}`,
    })
    expect(answer.status).toBe(400)
  })

  it.each(['-1', '0', '1.5', 'NaN', 'Infinity', '1e9', '99999999999999999999', 'x', '٢', '', ' '])(
    'of a page or its size: %j falls back, and never fails',
    async (value) => {
      const shop = await openTestShop(await open())
      const { token, userId } = await shop.signIn()
      const query = { page: value, limit: value }
      for (const name of ['GET /get/products', 'GET /get/productsBySalt', 'GET /get/search'] as const) {
        const answer = await shop.call(name, { query: { ...query, salt: 'x', search: 'd' } })
        expect(answer.status, name).toBe(200)
      }
      const orders = await shop.call('GET /get/orderByUserId', { token, query: { id: userId, ...query } })
      expect(orders).toMatchObject({ status: 200, data: [] })
    },
  )
})

onEachDatabase('Names of JavaScript’s own', (open) => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'are names like any other: %s',
    async (name) => {
      const shop = await openTestShop(await open())
      const { token, userId } = await shop.signIn()
      await addAddress(shop.db, userId)
      for (const key of ['id', 'slug', 'name', 'search', 'stateName', 'productId']) {
        for (const call of calls.filter((candidate) => candidate.name.startsWith('GET'))) {
          const answer = await shop.call(call.name, { token, query: { [key]: name } })
          expect(answer.status, `${call.name} ${key}`).toBeLessThan(500)
        }
      }
      const body = { categoryName: name, subCategoryName: name, brandName: name, name }
      for (const call of calls.filter((candidate) => candidate.name.startsWith('POST /get'))) {
        const answer = await shop.call(call.name, { body })
        expect([200, 404], call.name).toContain(answer.status)
      }
      const own = `{"data":{"id":"${userId}","data":{"username":"Asha","${name}":{"polluted":"yes"}}}}`
      expect((await shop.call('PUT /update/userDetails', { token, body: own })).data.username).toBe('Asha')
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    },
  )
})
