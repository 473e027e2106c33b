import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiServer, failure, startApiServer, success } from '../../test/api-server.ts'
import { memoryStorage, token, user } from '../../test/sample-data.ts'
import { createShop } from '../create-shop.ts'

const CHENNAI = { pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' }
let api: ApiServer
beforeEach(async () => {
  api = await startApiServer({})
})
afterEach(() => api.close())

describe('the pincode', () => {
  it('is checked with the server, null where nobody delivers', async () => {
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage() })
    api.answers['GET /get/singlePincode'] = success(CHENNAI)
    expect(await shop.pincode.check('600001')).toEqual(CHENNAI)
    api.answers['GET /get/singlePincode'] = success(null)
    expect(await shop.pincode.check('999999')).toBeNull()
    expect(await shop.pincode.check('000000')).toBeNull()
    await expect(shop.pincode.check('60000')).rejects.toMatchObject({ message: 'Enter a valid Pincode' })
    expect(api.calls).toHaveLength(3)
  })

  it('is kept for the next page, and the host hears of it', async () => {
    const storage = memoryStorage()
    const shop = createShop({ apiUrl: api.url, storage })
    const heard: unknown[] = []
    shop.on('pincode:change', (pincode) => heard.push(pincode))
    await shop.pincode.set(CHENNAI)
    expect(heard).toEqual([CHENNAI])
    expect(shop.$notices.get()).toMatchObject([{ title: 'Changed', text: 'Pincode Updated' }])
    const next = createShop({ apiUrl: api.url, storage })
    await next.start()
    expect(next.$pincode.get()).toEqual(CHENNAI)
  })

  it('goes into the user record when signed in; a failure says so', async () => {
    api.answers['POST /post/verifyToken'] = success(user())
    api.answers['PUT /update/userDetails'] = success(user())
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage({ 'dawakit:token': token(3600) }) })
    await shop.start()
    const heard: unknown[] = []
    shop.on('session:change', ({ user: customer }) => heard.push(customer?.pincode))
    await shop.pincode.set(CHENNAI)
    expect(heard).toEqual(['600001'])
    expect(api.calls[1]?.body).toEqual({ data: { id: 'u1', data: { pincode: '600001' } } })
    expect(shop.$session.get().user?.pincode).toBe('600001')
    api.answers['PUT /update/userDetails'] = failure(500, 'invalid-request', 'no')
    await expect(shop.pincode.set({ ...CHENNAI, pincode: '600002' })).rejects.toMatchObject({
      message: 'Something went wrong',
    })
  })

  it('stays what it was where the record of the customer could not be saved, also on the next page', async () => {
    const storage = memoryStorage({ 'dawakit:token': token(3600) })
    api.answers['POST /post/verifyToken'] = success(user())
    api.answers['PUT /update/userDetails'] = failure(500, 'invalid-request', 'no')
    const shop = createShop({ apiUrl: api.url, storage })
    await shop.start()
    await expect(shop.pincode.set(CHENNAI)).rejects.toMatchObject({ message: 'Something went wrong' })
    expect(shop.$pincode.get()).toBeNull()
    api.answers['PUT /update/userDetails'] = success(user())
    await shop.pincode.set(CHENNAI)
    api.answers['PUT /update/userDetails'] = failure(500, 'invalid-request', 'no')
    await expect(shop.pincode.set({ ...CHENNAI, pincode: '600002' })).rejects.toBeDefined()
    expect(shop.$pincode.get()).toEqual(CHENNAI)
    const next = createShop({ apiUrl: api.url, storage })
    await next.start()
    expect(next.$pincode.get()).toEqual(CHENNAI)
  })

  it.each([
    '[object Object]',
    '"600001"',
    '600001',
    '[]',
    '{}',
    '{"pincode":{},"district":"Chennai","state":"Tamil Nadu"}',
    '{"pincode":"6000011","district":"Chennai","state":"Tamil Nadu"}',
    '{"pincode":"600001","district":{},"state":"Tamil Nadu"}',
    '{"district":"Chennai"}',
  ])('is none where the browser keeps %s', async (kept) => {
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage({ 'dawakit:pincode': kept }) })
    await shop.start()
    expect(shop.$pincode.get()).toBeNull()
  })
})

describe('notifications', () => {
  it('load, and are marked seen for the customer', async () => {
    const notification = { _id: 'n1', title: 'Hi', description: '', link: '', createdAt: '', seenUsers: [] }
    api.answers['POST /post/verifyToken'] = success(user())
    api.answers['GET /get/pushNotifications'] = success([notification])
    api.answers['PUT /update/pushNotification'] = success(null)
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage({ 'dawakit:token': token(3600) }) })
    await shop.start()
    await shop.notifications.load()
    await shop.notifications.markSeen()
    await shop.notifications.markSeen()
    expect(shop.$notifications.get()).toMatchObject([{ seenUsers: ['u1'] }])
    expect(api.calls.filter(({ path }) => path === '/update/pushNotification')).toMatchObject([
      { body: { data: { userId: 'u1', idsArray: ['n1'] } } },
    ])
  })
})
