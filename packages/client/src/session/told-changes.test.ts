import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiServer, startApiServer, success } from '../../test/api-server.ts'
import { line, memoryStorage, product, token, user } from '../../test/sample-data.ts'
import { createShop } from '../create-shop.ts'
import type { Shop } from '../shop.ts'
import type { Address } from '../types.ts'

let api: ApiServer
beforeEach(async () => {
  api = await startApiServer({})
})
afterEach(() => api.close())

/** What a host hears, in its order. */
function listenTo(shop: Shop): string[] {
  const heard: string[] = []
  shop.on('session:change', ({ status, user: who }) => heard.push(`${status} ${who?.username ?? ''}`.trim()))
  shop.on('cart:change', ({ source, lines }) => heard.push(`${source} ${lines.map(({ _id }) => _id)}`.trim()))
  return heard
}

describe('what a host hears of cart and session', () => {
  it('is the start, once, also of an empty cart', async () => {
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage() })
    const heard = listenTo(shop)
    await shop.start()
    expect(heard).toEqual(['guest', 'guest'])
  })

  it('is nothing when an address is saved; the stores have it', async () => {
    api.answers['POST /post/verifyToken'] = success(user({ cart: [line('a')] }))
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage({ 'dawakit:token': token(3600) }) })
    await shop.start()
    const heard = listenTo(shop)
    const shippingAddresses = [{ id: 'home', name: 'Asha', stateName: 'Tamil Nadu' } as Address]
    api.answers['GET /get/user'] = success(user({ cart: [line('a')], shippingAddresses }))
    await shop.session.refresh()
    expect(heard).toEqual([])
    expect(shop.$session.get().user?.shippingAddresses).toHaveLength(1)
    api.answers['GET /get/user'] = success(user({ username: 'Asha R', cart: [line('a'), line('b')] }))
    await shop.session.refresh()
    expect(heard).toEqual(['signedIn Asha R', 'server a,b'])
  })

  it('is one session and one cart at sign-in, whole; the lines stay in sight until then', async () => {
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage() })
    await shop.start()
    await shop.cart.add(product('b'))
    const heard = listenTo(shop)
    const seen: number[] = []
    const stop = shop.$cart.listen(({ lines }) => seen.push(lines.length))
    api.answers['POST /post/signIn'] = success(user({ cart: [line('a')] }), { token: token(3600) })
    api.answers['POST /post/cart'] = success([line('a'), line('b')])
    api.answers['GET /get/user'] = success(user({ cart: [line('a'), line('b')] }))
    await shop.session.verifyOtp('9876543210', '1234')
    expect(heard).toEqual(['signedIn Asha', 'server a,b'])
    expect(new Set(seen)).toEqual(new Set([2]))
    stop()
  })
})
