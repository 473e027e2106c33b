import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { calls } from '../src/app/calls/calls.ts'
import { onEachDatabase } from './databases.ts'
import { SENT_ADDRESS } from './sent-address.ts'
import { openTestShop } from './test-shop.ts'

const withBody = calls.filter((call) => call.body)

/** What every call has in common, whatever it is about. */
onEachDatabase('Every call', (open) => {
  it('that is a customer’s own refuses a guest', async () => {
    const shop = await openTestShop(await open())
    for (const call of calls.filter((candidate) => candidate.auth === 'user')) {
      expect((await shop.call(call.name)).status, call.name).toBe(401)
    }
  })

  it('refuses a token that is none', async () => {
    const shop = await openTestShop(await open())
    for (const call of calls) {
      const answer = await shop.call(call.name, { token: 'made.up.token' })
      expect([answer.status, answer.code], call.name).toEqual([401, 'session-expired'])
    }
  })

  it('refuses bodies that are broken, or of the wrong type, without falling over', async () => {
    const shop = await openTestShop(await open())
    const { token } = await shop.signIn()
    for (const call of withBody) {
      for (const body of ['{"data":', '[]', 'null', '"text"', '7', '{"data":[]}']) {
        const answer = await shop.call(call.name, { token, body })
        expect(answer.status, `${call.name} ${body}`).toBe(400)
      }
    }
  })

  it('refuses fields of the wrong type, without falling over', async () => {
    const shop = await openTestShop(await open())
    const { token } = await shop.signIn()
    const names = ['id', 'userId', 'user', 'email', 'productId', 'product', 'mobileNumber', 'name', 'order']
    for (const call of withBody) {
      for (const value of [{ $gt: '' }, ['x'], 1e21, true]) {
        const body = Object.fromEntries(names.map((name) => [name, value]))
        const answer = await shop.call(call.name, { token, body })
        expect(answer.status, `${call.name} ${JSON.stringify(value)}`).toBeGreaterThanOrEqual(400)
        expect(answer.status, `${call.name} ${JSON.stringify(value)}`).toBeLessThan(500)
      }
    }
  })

  it('refuses a body that is too large', async () => {
    const shop = await openTestShop(await open())
    const { token } = await shop.signIn()
    const body = JSON.stringify({ data: 'x'.repeat(1_100_000) })
    expect(await shop.call('POST /post/cart', { token, body })).toMatchObject({
      status: 413,
      message: 'The request is too large',
    })
  })

  it('does not let a body change what objects are', async () => {
    const shop = await openTestShop(await open())
    const { token, userId } = await shop.signIn()
    const body = `{"data":{"id":"${userId}","data":{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}}}`
    expect((await shop.call('PUT /update/userDetails', { token, body })).status).toBe(200)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

onEachDatabase('A customer’s own calls', (open) => {
  const requests: [string, (id: string) => { body?: unknown; query?: Record<string, string> }][] = [
    ['GET /get/user', (id) => ({ query: { id } })],
    ['PUT /update/userDetails', (id) => ({ body: { data: { id, data: { username: 'X' } } } })],
    ['POST /post/shippingAddress', (userId) => ({ body: { userId, address: SENT_ADDRESS } })],
    [
      'PUT /update/shippingAddress',
      (userId) => ({ body: { userId, shippingAddress: { id: 'a', ...SENT_ADDRESS } } }),
    ],
    [
      'DELETE /delete/shippingAddress',
      (userId) => ({ body: { data: { userId, shippingAddress: { id: 'a' } } } }),
    ],
    ['DELETE /delete/prescription', (userId) => ({ body: { data: { userId, prescription: { id: 'p' } } } })],
    ['POST /post/viewedProduct', (userId) => ({ body: { userId, product: { id: 'dolo', name: 'D' } } })],
    [
      'POST /post/cart',
      (userId) => ({ body: { data: { userId, products: [{ _id: 'dolo', quantity: 1 }] } } }),
    ],
    ['PUT /update/cart', (userId) => ({ body: { data: { userId, productId: 'dolo' } } })],
    [
      'PUT /update/cartQuantity',
      (userId) => ({ body: { data: { userId, productId: 'dolo', quantity: 2 } } }),
    ],
    ['DELETE /delete/clearCart', (userId) => ({ body: { data: { userId } } })],
    [
      'POST /post/newProductRequest',
      (user) => ({ body: { data: { user, productName: 'X', mobileNumber: '9876543210' } } }),
    ],
    ['POST /post/productRequest', (user) => ({ body: { data: { user, product: 'empty' } } })],
    ['GET /get/userProductRequests', (userId) => ({ query: { userId, productId: 'empty' } })],
    [
      'POST /post/review',
      (userId) => ({ body: { productId: 'dolo', review: { userId, rating: 5, review: 'x' } } }),
    ],
    [
      'POST /post/updateReview',
      (userId) => ({ body: { productId: 'dolo', userId, reviewData: { rating: 5, review: 'x' } } }),
    ],
    ['PUT /update/pushNotification', (userId) => ({ body: { data: { userId, idsArray: ['n'] } } })],
  ]

  it('refuse another customer’s id', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn('9000000001')
    const other = await shop.signIn('9000000002')
    for (const [name, request] of requests) {
      const answer = await shop.call(name, { ...request(other.userId), token: me.token })
      expect([answer.status, answer.message], name).toEqual([403, 'You are not allowed to do this'])
    }
    expect(await shop.db.selectFrom('cart_line').selectAll().execute()).toEqual([])
    expect(await shop.db.selectFrom('address').selectAll().execute()).toEqual([])
  })
})

onEachDatabase('The server', (open) => {
  it('says that it lives, and that it is ready once the database answers with all migrations', async () => {
    const shop = await openTestShop(await open())
    expect((await shop.fetch('/healthz')).status).toBe(200)
    expect((await shop.fetch('/readyz')).status).toBe(200)
    await sql`delete from kysely_migration where name = '003-orders'`.execute(shop.db)
    expect((await shop.fetch('/readyz')).status).toBe(503)
    const back = sql`insert into kysely_migration (name, timestamp) values ('003-orders', '2026-11-14T04:30:00.000Z')`
    await back.execute(shop.db)
  })

  it('describes every call', async () => {
    const shop = await openTestShop(await open())
    const description = (await (await shop.fetch('/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    for (const call of calls) {
      const [method = '', path = ''] = call.name.split(' ')
      expect(description.paths[path]?.[method.toLowerCase()], call.name).toBeDefined()
    }
  })
})
