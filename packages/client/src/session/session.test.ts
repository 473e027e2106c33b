import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiServer, failure, startApiServer, success } from '../../test/api-server.ts'
import { line, memoryStorage, product, token, user } from '../../test/sample-data.ts'
import { createShop } from '../create-shop.ts'

let api: ApiServer
beforeEach(async () => {
  api = await startApiServer({})
})
afterEach(() => api.close())

const createAt = (storage = memoryStorage()) => createShop({ apiUrl: api.url, storage })

describe('the session at start', () => {
  it('is unknown until it is asked, and touches nothing before', () => {
    const untouchable = () => {
      throw new Error('touched')
    }
    const storage = { getItem: untouchable, setItem: untouchable, removeItem: untouchable }
    expect(createShop({ apiUrl: api.url, storage }).$session.get()).toEqual({ status: 'unknown', user: null })
    expect(api.calls).toEqual([])
  })

  it('is a guest’s without a token, with no call', async () => {
    const shop = createAt()
    await shop.start()
    expect(shop.$session.get()).toEqual({ status: 'guest', user: null })
    expect(api.calls).toEqual([])
  })

  it('is the user’s when the stored token is verified, once for many starts', async () => {
    api.answers['POST /post/verifyToken'] = success(user({ cart: [line('a')] }))
    const shop = createAt(memoryStorage({ 'dawakit:token': token(3600) }))
    await Promise.all([shop.start(), shop.start()])
    expect(shop.$session.get()).toMatchObject({ status: 'signedIn', user: { _id: 'u1' } })
    expect(shop.$cart.get()).toMatchObject({ source: 'server', lines: [{ _id: 'a' }] })
    expect(api.calls).toHaveLength(1)
  })

  it.each([
    ['less than 60 s from its end', () => token(59)],
    ['over', () => token(-10)],
    ['no token at all', () => 'garbage'],
  ])('drops a token that is %s, without a call', async (_what, stored) => {
    const storage = memoryStorage({ 'dawakit:token': stored() })
    const shop = createAt(storage)
    await shop.start()
    expect(shop.$session.get().status).toBe('guest')
    expect(storage.values.has('dawakit:token')).toBe(false)
    expect(api.calls).toEqual([])
  })

  it('is a guest’s when the server refuses the token, which is dropped', async () => {
    api.answers['POST /post/verifyToken'] = failure(
      401,
      'session-expired',
      'Your session has expired. Please login again',
    )
    const storage = memoryStorage({ 'dawakit:token': token(3600) })
    const shop = createAt(storage)
    await shop.start()
    expect(shop.$session.get().status).toBe('guest')
    expect(storage.values.has('dawakit:token')).toBe(false)
  })

  it('keeps the token for the next start when nobody could be asked', async () => {
    const storage = memoryStorage({ 'dawakit:token': token(3600) })
    const shop = createShop({ apiUrl: 'http://127.0.0.1:9/api', storage })
    await shop.start()
    expect(shop.$session.get()).toEqual({ status: 'guest', user: null, isUnverified: true })
    expect(storage.values.has('dawakit:token')).toBe(true)
  })

  it('keeps the token and the coupon when the server is broken, and takes them up when it is back', async () => {
    api.answers['POST /post/verifyToken'] = failure(500, 'something-went-wrong', 'Something went wrong')
    const coupon = { name: 'HEALTH15', discountPercentage: 15, products: ['a'] }
    const storage = memoryStorage({
      'dawakit:token': token(3600),
      'dawakit:coupon': JSON.stringify(coupon),
    })
    const shop = createAt(storage)
    await shop.start()
    expect(shop.$session.get()).toEqual({ status: 'guest', user: null, isUnverified: true })
    expect(shop.$coupon.get()).toBeNull()
    api.answers['POST /post/verifyToken'] = success(user())
    shop.dispose()
    await shop.start()
    expect(shop.$session.get()).toEqual({ status: 'signedIn', user: expect.objectContaining({ _id: 'u1' }) })
    expect(shop.$coupon.get()).toEqual(coupon)
  })

  it('says that it is over when the server or its own date ends it', async () => {
    const expired = [{ kind: 'error', title: 'Your session has expired. Please login again' }]
    const late = createAt(memoryStorage({ 'dawakit:token': token(-10) }))
    await late.start()
    expect(late.$notices.get()).toMatchObject(expired)
    api.answers['POST /post/verifyToken'] = failure(
      401,
      'session-expired',
      'Your session has expired. Please login again',
    )
    const refused = createAt(memoryStorage({ 'dawakit:token': token(3600) }))
    await refused.start()
    expect(refused.$notices.get()).toMatchObject(expired)
  })

  it('ends when a later call is refused with 401', async () => {
    api.answers['POST /post/verifyToken'] = success(user())
    api.answers['GET /get/pushNotifications'] = failure(
      401,
      'session-expired',
      'Your session has expired. Please login again',
    )
    const storage = memoryStorage({ 'dawakit:token': token(3600) })
    const shop = createAt(storage)
    await shop.start()
    await expect(shop.notifications.load()).rejects.toMatchObject({ code: 'session-expired' })
    expect(shop.$session.get().status).toBe('guest')
    expect(storage.values.has('dawakit:token')).toBe(false)
  })

  it.each([
    ['otp-wrong', 'Invalid OTP'],
    ['otp-expired', 'OTP Expired'],
    ['wrong-credentials', 'Invalid email or password'],
  ])('outlives %s of who confirms anew who they are', async (code, sentence) => {
    api.answers['POST /post/verifyToken'] = success(user())
    api.answers['POST /post/signIn'] = failure(401, code, sentence)
    const storage = memoryStorage({ 'dawakit:token': token(3600) })
    const shop = createAt(storage)
    await shop.start()
    await expect(shop.session.verifyOtp('9876543210', '0000')).rejects.toMatchObject({ code })
    expect(shop.$session.get().status).toBe('signedIn')
    expect(storage.values.has('dawakit:token')).toBe(true)
  })

  it('outlives a refusal that is meant for the token before it', async () => {
    let tell = () => {}
    const after = new Promise<void>((resolve) => {
      tell = resolve
    })
    api.answers['POST /post/verifyToken'] = success(user())
    api.answers['POST /post/logout'] = success(null)
    api.answers['GET /get/pushNotifications'] = {
      ...failure(401, 'session-expired', 'Your session has expired. Please login again'),
      after,
    }
    const storage = memoryStorage({ 'dawakit:token': token(3600) })
    const shop = createAt(storage)
    await shop.start()
    const late = shop.notifications.load()
    await shop.session.signOut()
    const newer = token(7200)
    api.answers['POST /post/signIn'] = success(user(), { token: newer })
    await shop.session.signInWithPassword('asha@example.in', 'Peepal42')
    tell()
    await expect(late).rejects.toMatchObject({ code: 'session-expired' })
    expect(shop.$session.get().status).toBe('signedIn')
    expect(storage.values.get('dawakit:token')).toBe(newer)
  })
})

describe('signing in by mobile number', () => {
  it('sends the code, or asks a new customer for name and e-mail', async () => {
    const shop = createAt()
    api.answers['POST /post/signup'] = { body: { key: 'error', newUser: true, message: 'new' } }
    expect(await shop.session.sendOtp({ mobileNumber: '9876543210' })).toBe('newUser')
    expect(shop.$notices.get()).toEqual([])
    api.answers['POST /post/signup'] = success(null)
    expect(await shop.session.sendOtp({ mobileNumber: '9876543210' })).toBe('otpSent')
    expect(shop.$notices.get()).toMatchObject([{ kind: 'success', title: 'OTP Send Successfully' }])
    expect(api.calls[1]?.body).toEqual({ data: { mobileNumber: '9876543210' } })
  })

  it('shows the server’s sentence as sent when the code is wrong, and stays a guest', async () => {
    api.answers['POST /post/signIn'] = failure(401, 'otp-wrong', 'Invalid OTP')
    const shop = createAt()
    await shop.start()
    await expect(shop.session.verifyOtp('9876543210', '0000')).rejects.toMatchObject({ code: 'otp-wrong' })
    expect(shop.$session.get().status).toBe('guest')
    expect(shop.$notices.get()).toMatchObject([{ kind: 'error', title: 'Invalid OTP' }])
  })

  it('stores the token and sends the guest lines that the server’s cart lacks', async () => {
    const good = token(3600)
    const storage = memoryStorage()
    const shop = createAt(storage)
    await shop.start()
    await shop.cart.add(product('a'), 9)
    await shop.cart.add(product('b'), 2)
    api.answers['POST /post/signIn'] = success(user({ cart: [line('a', 3)] }), { token: good })
    api.answers['POST /post/cart'] = success([line('a', 3), line('b', 2)])
    api.answers['GET /get/user'] = success(user({ cart: [line('a', 3), line('b', 2)] }))
    const signedIn = await shop.session.verifyOtp('9876543210', '1234')
    expect(signedIn.username).toBe('Asha')
    expect(api.calls.find(({ path }) => path === '/post/cart')).toMatchObject({
      headers: { authorization: `JWT ${good}` },
      body: { data: { userId: 'u1', products: [{ _id: 'b', quantity: 2, variant: null }] } },
    })
    expect(storage.values.get('dawakit:token')).toBe(good)
    expect(storage.values.has('dawakit:cart')).toBe(false)
    expect(shop.$cart.get()).toMatchObject({
      source: 'server',
      lines: [
        { _id: 'a', quantity: 3 },
        { _id: 'b', quantity: 2 },
      ],
    })
    expect(shop.$notices.get()).toMatchObject([{ kind: 'success', title: 'Logged In' }])
  })

  it('names a guest line that the server refuses, and keeps the others', async () => {
    const shop = createAt()
    await shop.start()
    await shop.cart.add(product('a'))
    await shop.cart.add(product('b'))
    api.answers['POST /post/signIn'] = success(user(), { token: token(3600) })
    api.answers['POST /post/cart'] = ({ body }) =>
      JSON.stringify(body).includes('"a"')
        ? failure(409, 'out-of-stock', 'Out of stock')
        : success([line('b')])
    api.answers['GET /get/user'] = success(user({ cart: [line('b')] }))
    await shop.session.verifyOtp('9876543210', '1234')
    expect(shop.$cart.get().lines).toMatchObject([{ _id: 'b' }])
    expect(shop.$notices.get()).toMatchObject([
      { kind: 'warning', title: 'Paracetamol a', text: 'Out of stock' },
      { title: 'Logged In' },
    ])
  })

  it.each([
    ['cannot reach the server', { cut: true }],
    ['meets a broken server', failure(503, 'something-went-wrong', 'Something went wrong')],
  ])('keeps the guest lines for the next start when the merge %s', async (_what, answer) => {
    const storage = memoryStorage()
    const shop = createAt(storage)
    await shop.start()
    await shop.cart.add(product('b'))
    api.answers['POST /post/signIn'] = success(user(), { token: token(3600) })
    api.answers['POST /post/cart'] = answer
    await shop.session.verifyOtp('9876543210', '1234')
    expect(storage.values.has('dawakit:cart')).toBe(true)

    api.answers['POST /post/verifyToken'] = success(user())
    api.answers['POST /post/cart'] = success([line('b')])
    api.answers['GET /get/user'] = success(user({ cart: [line('b')] }))
    const nextPage = createAt(storage)
    await nextPage.start()
    expect(nextPage.$cart.get()).toMatchObject({ source: 'server', lines: [{ _id: 'b' }] })
    expect(storage.values.has('dawakit:cart')).toBe(false)
  })
})

describe('signing in by password, and out', () => {
  it('signs in, adopts the customer’s pincode, and tells the listeners', async () => {
    api.answers['POST /post/signIn'] = success(user({ pincode: '600001' }), { token: token(3600) })
    api.answers['GET /get/singlePincode'] = success({
      pincode: '600001',
      district: 'Chennai',
      state: 'Tamil Nadu',
    })
    const shop = createAt()
    await shop.start()
    const heard: string[] = []
    shop.on('session:change', ({ status }) => heard.push(status))
    await shop.session.signInWithPassword('asha@example.in', 'Peepal42')
    expect(api.calls[0]?.body).toEqual({ data: { email: 'asha@example.in', password: 'Peepal42' } })
    expect(shop.$pincode.get()).toMatchObject({ state: 'Tamil Nadu' })
    expect(heard).toEqual(['signedIn'])
  })

  it('signs out here also when the server cannot be told', async () => {
    api.answers['POST /post/verifyToken'] = success(user({ cart: [line('a')] }))
    api.answers['POST /post/logout'] = { cut: true }
    const storage = memoryStorage({ 'dawakit:token': token(3600) })
    const shop = createAt(storage)
    await shop.start()
    await shop.session.signOut()
    expect(shop.$session.get()).toEqual({ status: 'guest', user: null })
    expect(shop.$cart.get()).toMatchObject({ source: 'guest', lines: [] })
    expect(storage.values.has('dawakit:token')).toBe(false)
  })

  it('is done at once, however long the server takes to hear of it', async () => {
    api.answers['POST /post/verifyToken'] = success(user({ cart: [line('a')] }))
    let answer = () => {}
    const after = new Promise<void>((resolve) => {
      answer = resolve
    })
    api.answers['POST /post/logout'] = { ...success(null), after }
    const good = token(3600)
    const shop = createAt(memoryStorage({ 'dawakit:token': good }))
    await shop.start()
    const told = shop.session.signOut()
    await expect.poll(() => shop.$session.get().status).toBe('guest')
    expect(shop.$notices.get()).toMatchObject([{ kind: 'success', title: 'Logged Out' }])
    answer()
    await told
    expect(api.calls.at(-1)).toMatchObject({
      path: '/post/logout',
      headers: { authorization: `JWT ${good}` },
    })
  })

  it('leaves nothing of the customer to the next one at the same computer, nor in another tab', async () => {
    const chennai = { pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' }
    const coupon = { name: 'HEALTH15', discountPercentage: 15, products: ['a'] }
    api.answers['POST /post/verifyToken'] = success(user({ cart: [line('a')] }))
    api.answers['POST /post/logout'] = success(null)
    api.answers['GET /get/pushNotifications'] = success([
      { _id: 'n1', title: 'Refill', createdAt: '2026-11-01T06:00:00.000Z', seenUsers: [] },
    ])
    // A line that could not be merged yet is the customer's, too.
    api.answers['POST /post/cart'] = { cut: true }
    const storage = memoryStorage({
      'dawakit:token': token(3600),
      'dawakit:pincode': JSON.stringify(chennai),
      'dawakit:coupon': JSON.stringify(coupon),
      'dawakit:server-cart': '0.5',
      'dawakit:cart': JSON.stringify({ v: 1, lines: [line('b')] }),
    })
    const shop = createAt(storage)
    await shop.start()
    await shop.notifications.load()
    const heard: unknown[] = []
    shop.on('pincode:change', (pincode) => heard.push(pincode))
    await shop.session.signOut()
    expect(Object.fromEntries(storage.values)).toEqual({})
    expect(heard).toEqual([null])
    expect(shop.$pincode.get()).toBeNull()
    expect(shop.$coupon.get()).toBeNull()
    expect(shop.$notifications.get()).toEqual([])
    expect(shop.$cart.get()).toEqual({ lines: [], isBusy: false, source: 'guest' })
  })
})
