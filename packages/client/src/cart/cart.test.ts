import { paracetamol } from '@dawakit/testing/fixtures/products'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiServer, failure, startApiServer, success } from '../../test/api-server.ts'
import { line, memoryStorage, placedOrder, product, token, user } from '../../test/sample-data.ts'
import { createShop } from '../create-shop.ts'
import type { Cart, Shop } from '../shop.ts'

const contents = (shop: Shop) => shop.$cart.get().lines.map(({ _id, quantity }) => [_id, quantity])

describe('a guest cart', () => {
  const apiUrl = 'http://127.0.0.1:9/api'

  it('adds to the line of the same product and variant, and keeps other variants apart', async () => {
    const shop = createShop({ apiUrl, storage: memoryStorage() })
    await shop.start()
    await shop.cart.add(product('a'))
    await shop.cart.add(product('a'), 2)
    await shop.cart.add(product('a'), 1, { primaryType: 'Pack', primaryValue: '30' })
    expect(contents(shop)).toEqual([
      ['a', 3],
      ['a', 1],
    ])
    await shop.cart.remove('a')
    expect(contents(shop)).toEqual([['a', 1]])
    await shop.cart.clear()
    expect(contents(shop)).toEqual([])
  })

  it('is there again on the next page', async () => {
    const storage = memoryStorage()
    const first = createShop({ apiUrl, storage })
    await first.cart.add(product('a'), 4)
    const next = createShop({ apiUrl, storage })
    await next.start()
    expect(contents(next)).toEqual([['a', 4]])
    expect(next.$cart.get().lines[0]).toMatchObject({ name: 'Paracetamol a', salesPrice: 24.5 })
  })

  it('loses nothing when two tabs of one storage change it in turn', async () => {
    const storage = memoryStorage()
    const tabs = [createShop({ apiUrl, storage }), createShop({ apiUrl, storage })] as const
    await Promise.all(tabs.map((tab) => tab.start()))
    await tabs[0].cart.add(product('a'))
    await tabs[1].cart.add(product('b'))
    await tabs[0].cart.setQuantity('b', 5)
    expect(contents(tabs[0])).toEqual([
      ['a', 1],
      ['b', 5],
    ])
  })

  it('stores what a line needs to be shown, without the page of the product', async () => {
    const storage = memoryStorage()
    const shop = createShop({ apiUrl, storage })
    const page = { ...product('a'), longListDescription: '<p>long</p>', reviews: [{ rating: 5 }] }
    await shop.cart.add(page)
    const record = JSON.parse(storage.values.get('dawakit:cart')!)
    expect(record).toMatchObject({ v: 1, lines: [{ _id: 'a', quantity: 1, variant: null }] })
    expect(record.lines[0]).not.toHaveProperty('longListDescription')
    expect(record.lines[0]).not.toHaveProperty('reviews')
  })

  it.each([
    '{broken',
    '{"v":2,"lines":[{}]}',
    '{"v":1,"lines":{}}',
    '{"v":1,"lines":[null,{"_id":"a"}]}',
    '{"v":1,"lines":[{"_id":"a","quantity":1,"name":"Paracetamol a","purchasedPrice":30}]}',
    '{"v":1,"lines":[{"_id":"a","quantity":1,"name":"Paracetamol a","salesPrice":{},"purchasedPrice":30}]}',
  ])('starts empty on a stored %s', async (stored) => {
    const shop = createShop({ apiUrl, storage: memoryStorage({ 'dawakit:cart': stored }) })
    await shop.start()
    expect(contents(shop)).toEqual([])
  })

  it('keeps a line that is not sold any more, at no price, for the cart to say so', async () => {
    const line = {
      ...product('a'),
      quantity: 1,
      variant: null,
      isForSale: false,
      salesPrice: 0,
      purchasedPrice: 0,
    }
    const storage = memoryStorage({ 'dawakit:cart': JSON.stringify({ v: 1, lines: [line] }) })
    const shop = createShop({ apiUrl, storage })
    await shop.start()
    expect(contents(shop)).toEqual([['a', 1]])
  })

  it('lives in memory when the storage is blocked or full', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const blocked = createShop({ apiUrl, storage: { getItem: refuse, setItem: refuse, removeItem: refuse } })
    await blocked.start()
    await blocked.cart.add(product('a'), 2)
    await blocked.cart.add(product('b'))
    await blocked.cart.remove('a')
    expect(contents(blocked)).toEqual([['b', 1]])
    const full = createShop({ apiUrl, storage: { ...memoryStorage(), setItem: refuse } })
    await full.cart.add(product('a'))
    await full.cart.add(product('a'))
    expect(contents(full)).toEqual([['a', 2]])
  })

  it('says once that the browser keeps nothing, before the cart is lost with its page', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const shop = createShop({ apiUrl, storage: { ...memoryStorage(), setItem: refuse } })
    await shop.start()
    expect(shop.$cart.get().warning).toBeUndefined()
    await shop.cart.add(product('a'))
    await shop.cart.add(product('b'))
    expect(shop.$cart.get().warning).toBe(
      'This browser keeps nothing. Your cart lasts only until you leave this page. Sign in to keep it.',
    )
    expect(shop.$notices.get()).toMatchObject([
      {
        kind: 'warning',
        title: 'This browser keeps nothing.',
        text: 'Your cart lasts only until you leave this page. Sign in to keep it.',
        durationMs: 10_000,
      },
    ])
  })

  it('goes on saying it while there is no room, whoever draws the cart again, and no longer when there is', async () => {
    const browser = memoryStorage()
    let isFull = true
    const setItem = (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      browser.setItem(key, value)
    }
    const shop = createShop({ apiUrl, storage: { ...browser, setItem } })
    await shop.start()
    await shop.cart.add(product('a'))
    shop.dispose()
    await shop.start()
    expect(shop.$cart.get()).toMatchObject({
      lines: [{ _id: 'a' }],
      warning: expect.stringMatching(/^This browser keeps nothing/),
    })
    isFull = false
    await shop.cart.add(product('b'))
    expect(shop.$cart.get().warning).toBeUndefined()
  })

  it('says nothing of it where the browser keeps it, nor to who wants nothing kept', async () => {
    const kept = createShop({ apiUrl, storage: memoryStorage() })
    const unasked = createShop({ apiUrl, storage: memoryStorage(), consent: 'required' })
    for (const shop of [kept, unasked]) {
      await shop.cart.add(product('a'))
      expect(shop.$cart.get().warning).toBeUndefined()
      expect(shop.$notices.get()).toEqual([])
    }
  })

  it('refuses quantity 0 and 101 and what is out of stock, says why, and changes nothing', async () => {
    const shop = createShop({ apiUrl, storage: memoryStorage() })
    await shop.start()
    const told: unknown[] = []
    shop.on('error', (error) => told.push(error))
    await shop.cart.add(product('a'))
    await expect(shop.cart.setQuantity('a', 0)).rejects.toMatchObject({ code: 'quantity-too-small' })
    await expect(shop.cart.setQuantity('a', 101)).rejects.toMatchObject({
      name: 'ShopError',
      message: 'Maximum Product Reached',
    })
    await expect(shop.cart.add(product('z', { totalStocks: 0 }))).rejects.toMatchObject({
      code: 'out-of-stock',
    })
    expect(contents(shop)).toEqual([['a', 1]])
    expect(shop.$notices.get().map(({ kind, title }) => [kind, title])).toEqual([
      ['error', 'Quantity must be at least 1'],
      ['error', 'Maximum Product Reached'],
      ['error', 'Out of stock'],
    ])
    expect(told).toHaveLength(3)
  })

  it('takes today’s prices on refresh, drops what is gone, and keeps what cannot be asked', async () => {
    const api = await startApiServer({
      'GET /get/product': ({ query }) =>
        query['id'] === 'a'
          ? success({ ...paracetamol, ...product('a', { salesPrice: 30, totalStocks: 3 }) })
          : query['id'] === 'b'
            ? failure(404, 'product-not-found', 'Product not found')
            : failure(500, 'something-went-wrong', 'Something went wrong'),
    })
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage() })
    for (const id of ['a', 'b', 'c']) await shop.cart.add(product(id), 2)
    await shop.cart.refresh()
    expect(shop.$cart.get().lines).toMatchObject([
      { _id: 'a', quantity: 2, salesPrice: 30, totalStocks: 3 },
      { _id: 'c', quantity: 2, salesPrice: 24.5 },
    ])
    await api.close()
  })
})

describe('a customer’s cart', () => {
  let api: ApiServer
  const signedIn = async (cart = [line('a')]) => {
    api.answers['POST /post/verifyToken'] = success(user({ cart }))
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage({ 'dawakit:token': token(3600) }) })
    await shop.start()
    return shop
  }
  beforeEach(async () => {
    api = await startApiServer({})
  })
  afterEach(() => api.close())

  it('is replaced by the list that each change answers', async () => {
    api.answers['POST /post/cart'] = success([line('a'), line('b', 2)])
    api.answers['PUT /update/cartQuantity'] = success([line('a', 7), line('b', 2)])
    api.answers['PUT /update/cart'] = success([line('b', 2)])
    api.answers['DELETE /delete/clearCart'] = success([])
    const shop = await signedIn()
    expect(shop.$cart.get().source).toBe('server')
    await shop.cart.add(product('b'), 2)
    expect(contents(shop)).toEqual([
      ['a', 1],
      ['b', 2],
    ])
    await shop.cart.setQuantity('a', 7)
    expect(contents(shop)[0]).toEqual(['a', 7])
    await shop.cart.remove('a')
    expect(contents(shop)).toEqual([['b', 2]])
    await shop.cart.clear()
    expect(contents(shop)).toEqual([])
    expect(api.calls.slice(1).map(({ body }) => body)).toEqual([
      { data: { userId: 'u1', products: [{ _id: 'b', quantity: 2, variant: null }] } },
      { data: { userId: 'u1', productId: 'a', variant: null, quantity: 7 } },
      { data: { userId: 'u1', productId: 'a', variant: null } },
      { data: { userId: 'u1' } },
    ])
  })

  it('waits for the session before it decides whose cart is meant', async () => {
    api.answers['POST /post/verifyToken'] = success(user())
    api.answers['POST /post/cart'] = success([line('b')])
    const storage = memoryStorage({ 'dawakit:token': token(3600) })
    const shop = createShop({ apiUrl: api.url, storage })
    void shop.start()
    await shop.cart.add(product('b'))
    expect(shop.$cart.get()).toMatchObject({ source: 'server', lines: [{ _id: 'b' }] })
    expect(storage.values.has('dawakit:cart')).toBe(false)
  })

  it('sends one call for repeated clicks, and is busy while it runs', async () => {
    api.answers['POST /post/cart'] = success([line('a'), line('b')])
    const shop = await signedIn()
    const busy: boolean[] = []
    shop.$cart.listen((cart: Cart) => busy.push(cart.isBusy))
    await Promise.all([1, 2, 3].map(() => shop.cart.add(product('b'))))
    expect(api.calls.filter(({ path }) => path === '/post/cart')).toHaveLength(1)
    expect(busy).toEqual([true, false])
  })

  it('takes every change that is asked for while another one runs, in turn', async () => {
    const answered = [line('a'), line('b')]
    api.answers['POST /post/cart'] = ({ body }) => {
      if (JSON.stringify(body).includes('"c"')) answered.push(line('c'))
      return success([...answered])
    }
    api.answers['PUT /update/cart'] = success([line('b'), line('c')])
    const shop = await signedIn()
    await Promise.all([
      shop.cart.add(product('b')),
      shop.cart.add(product('c')),
      shop.cart.add(product('c')),
      shop.cart.remove('a'),
    ])
    expect(api.calls.slice(1).map(({ path }) => path)).toEqual(['/post/cart', '/post/cart', '/update/cart'])
    expect(contents(shop)).toEqual([
      ['b', 1],
      ['c', 1],
    ])
  })

  it('goes on with the next change when one is refused', async () => {
    api.answers['POST /post/cart'] = failure(409, 'out-of-stock', 'Out of stock')
    api.answers['PUT /update/cart'] = success([])
    const shop = await signedIn()
    const [refused] = await Promise.allSettled([shop.cart.add(product('b')), shop.cart.remove('a')])
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'out-of-stock' } })
    expect(shop.$cart.get()).toMatchObject({ isBusy: false, lines: [] })
  })

  it('is asked for again when it changed between question and answer', async () => {
    const shop = await signedIn()
    let tell = () => {}
    const after = new Promise<void>((resolve) => {
      tell = resolve
    })
    const old = { ...success(user({ cart: [line('a')] })), after }
    api.answers['GET /get/user'] = () => {
      api.answers['GET /get/user'] = success(user({ cart: [line('a'), line('b')] }))
      return old
    }
    api.answers['POST /post/cart'] = success([line('a'), line('b')])
    const refreshed = shop.cart.refresh()
    await shop.cart.add(product('b'))
    tell()
    await refreshed
    expect(contents(shop)).toEqual([
      ['a', 1],
      ['b', 1],
    ])
  })

  it('changes on a page without TLS, which has no randomUUID', async () => {
    const { randomUUID } = crypto
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    try {
      api.answers['POST /post/cart'] = success([line('a'), line('b')])
      const shop = await signedIn()
      await shop.cart.add(product('b'))
      expect(contents(shop)).toHaveLength(2)
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
    }
  })

  it('stays as it was when the server refuses, and says why', async () => {
    api.answers['POST /post/cart'] = failure(409, 'not-enough-stock', 'Not enough stock for this quantity')
    const shop = await signedIn()
    await expect(shop.cart.add(product('b'))).rejects.toMatchObject({ code: 'not-enough-stock', status: 409 })
    expect(shop.$cart.get()).toMatchObject({ isBusy: false, lines: [{ _id: 'a' }] })
    expect(shop.$notices.get()).toMatchObject([
      { kind: 'error', title: 'Not enough stock for this quantity' },
    ])
  })

  it('shows after an order what was put into it since, on another page', async () => {
    const shop = await signedIn()
    api.answers['GET /get/user'] = success(user({ cart: [line('later')] }))
    await shop.orderPlaced(placedOrder)
    expect(contents(shop)).toEqual([['later', 1]])
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).not.toContain('DELETE /delete/clearCart')
  })

  it('is empty after an order, with the coupon, and the host hears of it', async () => {
    const shop = await signedIn()
    const placed: unknown[] = []
    shop.on('order:place', (order) => placed.push(order))
    await shop.orderPlaced(placedOrder)
    expect(contents(shop)).toEqual([])
    expect(shop.$coupon.get()).toBeNull()
    expect(placed).toEqual([placedOrder])
    expect(shop.$notices.get()).toMatchObject([{ title: 'Your Order Placed Successfully' }])
  })
})
