import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiServer, startApiServer, success } from '../../test/api-server.ts'
import { line, memoryStorage, product, token, user } from '../../test/sample-data.ts'
import { createShop } from '../create-shop.ts'
import type { CallName } from '../types.ts'
import { answerShapes } from './answer-shapes.ts'

const SENTENCE = 'The shop sent an answer that cannot be read. Please try again'

describe('an answer that is not as the contract says', () => {
  let api: ApiServer
  beforeEach(async () => {
    api = await startApiServer({})
  })
  afterEach(() => api.close())

  it.each<[CallName, unknown]>([
    ['GET /get/search', null],
    ['GET /get/search', { products: null }],
    ['GET /get/search', { products: [product('a'), null], variants: [] }],
    ['GET /get/search', { products: [{ ...product('a'), name: null }] }],
    ['GET /get/search', { products: [], variants: {} }],
    ['GET /get/pincode', null],
    ['GET /get/pincode', [null]],
    ['GET /get/singlePincode', []],
    ['GET /get/product', product('a')],
    ['GET /get/products', {}],
    ['GET /get/user', { ...user(), prescriptions: 'none' }],
    ['GET /get/orderByUserId', [{ _id: 'o1' }]],
    ['GET /get/promoCode', 'SAVE10'],
  ])('of %s is refused in our own words: %j', async (name, data) => {
    api.answers[name] = success(data)
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage() })
    const call = shop.call as (name: CallName, input: object) => Promise<unknown>
    await expect(call(name, { query: {} })).rejects.toMatchObject({
      code: 'unreadable-answer',
      message: SENTENCE,
    })
  })

  it('is never a fault of ours, whatever it is', async () => {
    const names = Object.keys(answerShapes) as (keyof typeof answerShapes)[]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.jsonValue(), async (name, data) => {
        api.answers[name] = success(data)
        const shop = createShop({ apiUrl: api.url, storage: memoryStorage() })
        const call = shop.call as (name: CallName, input: object) => Promise<{ data: unknown }>
        const outcome = await call(name, { body: name.startsWith('GET') ? undefined : {} }).catch(
          (error: Error) => error.message,
        )
        if (outcome !== SENTENCE) expect(outcome).toMatchObject({ message: 'OK' })
      }),
      { numRuns: 200 },
    )
  })

  it('leaves a customer signed in, and the cart as it was', async () => {
    api.answers['POST /post/verifyToken'] = success(user({ cart: [line('a')] }))
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage({ 'dawakit:token': token(3600) }) })
    await shop.start()
    api.answers['POST /post/cart'] = success(null)
    await expect(shop.cart.add(product('b'))).rejects.toThrow(SENTENCE)
    expect(shop.$notices.get()).toMatchObject([{ kind: 'error', title: SENTENCE }])
    expect(shop.$cart.get()).toMatchObject({ isBusy: false, lines: [{ _id: 'a', quantity: 1 }] })
    expect(shop.$session.get().status).toBe('signedIn')
  })
})
