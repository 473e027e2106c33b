// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiServer, startApiServer, success } from '../../test/api-server.ts'
import { line, product, token, user } from '../../test/sample-data.ts'
import { createShop } from '../create-shop.ts'
import type { Shop, ShopOptions } from '../shop.ts'

const CHENNAI = { pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' } as const

let api: ApiServer
let shop: Shop
const ids = (one = shop) => one.$cart.get().lines.map(({ _id }) => _id)
const kept = () => Object.keys(localStorage).sort()

/** A page with a consent banner, or a later one. */
async function open(consent: ShopOptions['consent']): Promise<Shop> {
  shop?.dispose()
  shop = createShop({ apiUrl: api.url, consent })
  await shop.start()
  return shop
}

beforeEach(async () => {
  localStorage.clear()
  api = await startApiServer({})
})
afterEach(async () => {
  shop.dispose()
  await api.close()
})

describe('a shop that waits for the customer’s consent', () => {
  it('keeps cart, pincode and session in memory, and nothing in the browser', async () => {
    await open('required')
    await shop.cart.add(product('a'))
    await shop.pincode.set(CHENNAI)
    expect(ids()).toEqual(['a'])
    expect(shop.$pincode.get()).toEqual(CHENNAI)
    api.answers['POST /post/signIn'] = success(user(), { token: token(3600) })
    api.answers['POST /post/cart'] = success([line('a')])
    api.answers['GET /get/user'] = success(user({ cart: [line('a')] }))
    await shop.session.signInWithPassword('meena@mail.example', 'Secret@123')
    expect(shop.$session.get().status).toBe('signedIn')
    expect(ids()).toEqual(['a'])
    expect(kept()).toEqual([])
  })

  it('reads nothing of what an earlier page has kept', async () => {
    await (await open('granted')).cart.add(product('a'))
    await open('required')
    expect(ids()).toEqual([])
    expect(kept()).toEqual(['dawakit:cart'])
  })

  it('keeps what is in memory once it is granted, beside what an earlier page has kept', async () => {
    await open('granted')
    await shop.cart.add(product('a'), 2)
    await shop.pincode.set(CHENNAI)
    await open('required')
    await shop.cart.add(product('a'))
    await shop.cart.add(product('b'))
    await shop.consent('granted')
    expect(ids()).toEqual(['a', 'b'])
    expect(shop.$pincode.get()).toEqual(CHENNAI)
    expect(ids(await open('granted'))).toEqual(['a', 'b'])
    expect(shop.$cart.get().lines[0]?.quantity).toBe(2)
  })

  it('takes up the session of an earlier page once it is granted, with the guest’s lines', async () => {
    api.answers['POST /post/verifyToken'] = success(user({ cart: [] }))
    api.answers['POST /post/cart'] = success([line('b')])
    api.answers['GET /get/user'] = success(user({ cart: [] }))
    localStorage.setItem('dawakit:token', token(3600))
    await open('required')
    await shop.cart.add(product('b'))
    expect(shop.$session.get().status).toBe('guest')
    await shop.consent('granted')
    expect(shop.$session.get().status).toBe('signedIn')
    expect(api.calls.filter(({ path }) => path === '/post/cart')).toHaveLength(1)
    expect(kept()).not.toContain('dawakit:cart')
  })

  it('asks whose the page is once it is shown, where it is prerendered', async () => {
    api.answers['POST /post/verifyToken'] = success(user())
    localStorage.setItem('dawakit:token', token(3600))
    Object.assign(document, { prerendering: true })
    const opened = open('required')
    const given = shop.consent('granted')
    // Actions that came later have had their answers.
    api.answers['GET /get/singlePincode'] = success(CHENNAI)
    await shop.pincode.check('600001')
    await shop.pincode.check('600001')
    expect(new Set(api.calls.map(({ path }) => path))).toEqual(new Set(['/get/singlePincode']))
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
    await Promise.all([opened, given])
    expect(shop.$session.get().status).toBe('signedIn')
  })

  it('does not bring an earlier session back after a customer has logged out', async () => {
    api.answers['POST /post/signIn'] = success(user(), { token: token(3600) })
    api.answers['GET /get/user'] = success(user())
    api.answers['POST /post/logout'] = success(null)
    localStorage.setItem('dawakit:token', token(3600))
    await open('required')
    await shop.session.signInWithPassword('meena@mail.example', 'Secret@123')
    await shop.session.signOut()
    await shop.consent('granted')
    expect(shop.$session.get().status).toBe('guest')
    expect(kept()).toEqual([])
  })
})

describe('a shop whose customer says no', () => {
  it('clears what is kept, and goes on from memory', async () => {
    await open('granted')
    localStorage.setItem('the-page', 'its own')
    await shop.cart.add(product('a'))
    await shop.pincode.set(CHENNAI)
    await shop.consent('denied')
    expect(kept()).toEqual(['the-page'])
    expect(ids()).toEqual(['a'])
    await shop.cart.add(product('b'))
    expect(ids()).toEqual(['a', 'b'])
    expect(kept()).toEqual(['the-page'])
  })

  it('clears what an earlier page has kept where it begins with the answer', async () => {
    await (await open('granted')).cart.add(product('a'))
    await open('denied')
    await vi.waitFor(() => expect(kept()).toEqual([]))
    expect(ids()).toEqual([])
  })
})
