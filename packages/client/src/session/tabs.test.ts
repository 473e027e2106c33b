// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiServer, startApiServer, success } from '../../test/api-server.ts'
import { line, product, token, user } from '../../test/sample-data.ts'
import { createShop } from '../create-shop.ts'
import { createShop as createLightShop } from '../fetch.ts'
import type { Shop } from '../shop.ts'

let api: ApiServer
let tab: Shop
const ids = () => tab.$cart.get().lines.map(({ _id }) => _id)

/** What the browser tells this tab after another one wrote. */
const otherTabWrote = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(async () => {
  localStorage.clear()
  api = await startApiServer({})
  tab = createShop({ apiUrl: api.url })
})
afterEach(async () => {
  tab.dispose()
  await api.close()
})

describe('a tab', () => {
  it('shows what another tab put into the guest cart', async () => {
    await tab.start()
    await createShop({ apiUrl: api.url }).cart.add(product('a'))
    expect(ids()).toEqual([])
    otherTabWrote('dawakit:cart')
    await vi.waitFor(() => expect(ids()).toEqual(['a']))
  })

  it('signs in when another tab did, and out when another tab did', async () => {
    await tab.start()
    api.answers['POST /post/verifyToken'] = success(user({ cart: [line('a')] }))
    localStorage.setItem('dawakit:token', token(3600))
    otherTabWrote('dawakit:token')
    await vi.waitFor(() => expect(tab.$session.get().status).toBe('signedIn'))
    expect(ids()).toEqual(['a'])
    localStorage.removeItem('dawakit:token')
    otherTabWrote('dawakit:token')
    await vi.waitFor(() => expect(tab.$session.get().status).toBe('guest'))
    expect(ids()).toEqual([])
  })

  it('leaves the guest’s lines to the tab that signs in', async () => {
    await tab.cart.add(product('b'))
    await tab.start()
    api.answers['POST /post/verifyToken'] = success(user())
    api.answers['POST /post/cart'] = success([line('b')])
    api.answers['GET /get/user'] = success(user())
    localStorage.setItem('dawakit:token', token(3600))
    otherTabWrote('dawakit:token')
    await vi.waitFor(() => expect(tab.$session.get().status).toBe('signedIn'))
    await tab.session.refresh()
    expect(api.calls.map(({ path }) => path)).not.toContain('/post/cart')
  })

  it('fetches the server’s cart when another tab changed it', async () => {
    api.answers['POST /post/verifyToken'] = success(user())
    api.answers['GET /get/user'] = success(user({ cart: [line('b')] }))
    localStorage.setItem('dawakit:token', token(3600))
    await tab.start()
    otherTabWrote('dawakit:server-cart')
    await vi.waitFor(() => expect(ids()).toEqual(['b']))
  })

  it('is right again when it comes back from the back/forward cache', async () => {
    await tab.start()
    await createShop({ apiUrl: api.url }).cart.add(product('a'))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.waitFor(() => expect(ids()).toEqual(['a']))
  })

  it('asks, stores and tells nothing while it is prerendered, and is right when it is shown', async () => {
    api.answers['POST /post/verifyToken'] = success(user({ cart: [line('b')] }))
    api.answers['POST /post/cart'] = success([line('a'), line('b')])
    api.answers['GET /get/user'] = success(user({ cart: [line('a'), line('b')] }))
    await createShop({ apiUrl: api.url }).cart.add(product('a'))
    localStorage.setItem('dawakit:token', token(3600))
    const kept = JSON.stringify(localStorage)
    const told = vi.fn()
    tab.on('cart:change', told)
    Object.assign(document, { prerendering: true })
    const started = tab.start()
    // Actions that came later have had their answers.
    api.answers['GET /get/singlePincode'] = success({
      pincode: '600001',
      district: 'Chennai',
      state: 'Tamil Nadu',
    })
    await tab.pincode.check('600001')
    await tab.pincode.check('600001')
    expect(new Set(api.calls.map(({ path }) => path))).toEqual(new Set(['/get/singlePincode']))
    expect(JSON.stringify(localStorage)).toBe(kept)
    expect(told).not.toHaveBeenCalled()
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
    await started
    expect(ids()).toEqual(['a', 'b'])
  })

  it('tells of a pincode that another tab chose, once', async () => {
    await tab.start()
    const told = vi.fn()
    tab.on('pincode:change', told)
    const chosen = { pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' }
    localStorage.setItem('dawakit:pincode', JSON.stringify(chosen))
    otherTabWrote('dawakit:pincode')
    await vi.waitFor(() => expect(tab.$pincode.get()).toEqual(chosen))
    otherTabWrote('dawakit:pincode')
    otherTabWrote('dawakit:cart')
    await tab.cart.refresh()
    expect(told.mock.calls).toEqual([[chosen]])
  })

  it('says nothing of what it could not look up in the background', async () => {
    const shop = createLightShop({ apiUrl: api.url })
    await shop.start()
    vi.stubGlobal('navigator', { onLine: false })
    otherTabWrote('dawakit:cart')
    await expect(shop.call('GET /get/products')).rejects.toMatchObject({ code: 'offline' })
    expect(shop.$notices.get()).toEqual([])
    shop.dispose()
    vi.unstubAllGlobals()
  })

  it('listens no more after dispose', async () => {
    await tab.start()
    const listening = createShop({ apiUrl: api.url })
    await listening.start()
    tab.dispose()
    await createShop({ apiUrl: api.url }).cart.add(product('a'))
    otherTabWrote('dawakit:cart')
    await vi.waitFor(() => expect(listening.$cart.get().lines).toHaveLength(1))
    listening.dispose()
    expect(ids()).toEqual([])
  })
})
