import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiServer, startApiServer, success } from '../../test/api-server.ts'
import { line, memoryStorage, product, token, user } from '../../test/sample-data.ts'
import { createShop } from '../create-shop.ts'
import type { Shop } from '../shop.ts'

const CHENNAI = { pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' }

describe('who signs out while an answer is on its way', () => {
  let api: ApiServer
  let shop: Shop
  let tell: () => void
  let after: Promise<void>

  beforeEach(async () => {
    after = new Promise((resolve) => {
      tell = resolve
    })
    api = await startApiServer({
      'POST /post/verifyToken': success(user({ cart: [line('a')] })),
      'POST /post/logout': success(null),
    })
    shop = createShop({ apiUrl: api.url, storage: memoryStorage({ 'dawakit:token': token(3600) }) })
    await shop.start()
  })
  afterEach(() => api.close())

  it.each([
    ['the customer', 'GET /get/user', user(), () => shop.session.refresh()],
    ['the cart', 'POST /post/cart', [line('a'), line('b')], () => shop.cart.add(product('b'))],
    ['the pincode', 'PUT /update/userDetails', user(), () => shop.pincode.set(CHENNAI)],
  ])('stays signed out, with the cart of a guest, when it tells of %s', async (_of, call, data, ask) => {
    api.answers[call] = { ...success(data), after }
    const asked = ask()
    await shop.session.signOut()
    tell()
    await asked
    expect(shop.$session.get()).toEqual({ status: 'guest', user: null })
    expect(shop.$cart.get()).toEqual({ lines: [], isBusy: false, source: 'guest' })
  })
})
