import type { CallName } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { calls } from '../src/app/calls/calls.ts'
import { allowPartnerOrigins, EXAMPLE_PARTNER_KEY } from '../src/people/partners/allow-partner-origins.ts'
import { addPartner, revokePartner, setPartnerOrigins } from '../src/people/partners/partner-keys.ts'
import { onEachDatabase } from './databases.ts'
import { addAddress, order, place } from './ordering.ts'
import { MOBILE, OTHER_PAGE, onPartnerPage, PAGE } from './partner-page.ts'
import { openTestShop, type TestAnswer } from './test-shop.ts'

const ELSEWHERE = 'https://elsewhere.example'
const ON_STORE = { status: 403, message: 'Please continue on the website of the pharmacy' }
const ENDED = { status: 401, message: 'Your session has expired. Please login again' }

/** 'own': a customer's own call, that a partner's page may make. 'refused': only the store may. 'public': as a guest. */
type Role = 'own' | 'refused' | 'public'

/** A new call does not compile until somebody has decided. */
const roles: Record<CallName, Role> = {
  'POST /post/signup': 'public',
  'POST /post/signIn': 'public',
  'POST /post/logout': 'own',
  'POST /post/verifyToken': 'own',
  'POST /post/verifyEmail': 'public',
  'POST /post/forgotPassword': 'public',
  'GET /get/userByForgotPasswordId': 'public',
  'POST /post/resetPassword': 'public',
  'GET /get/user': 'own',
  'PUT /update/userDetails': 'own',
  'POST /post/viewedProduct': 'refused',
  'POST /post/shippingAddress': 'own',
  'PUT /update/shippingAddress': 'own',
  'DELETE /delete/shippingAddress': 'own',
  'DELETE /delete/prescription': 'own',
  'POST /post/prescriptionRequest': 'refused',
  'GET /get/prescriptionRequests': 'refused',
  'GET /get/prescriptionRequest': 'refused',
  'POST /post/withdrawPrescriptionRequest': 'refused',
  'POST /post/answerPrescriptionRequest': 'refused',
  'POST /post/preparedCart': 'refused',
  'POST /post/newProductRequest': 'refused',
  'POST /post/productRequest': 'own',
  'GET /get/userProductRequests': 'own',
  'POST /post/review': 'own',
  'POST /post/updateReview': 'refused',
  'GET /get/pushNotifications': 'own',
  'PUT /update/pushNotification': 'own',
  'POST /post/newsletter': 'public',
  'POST /post/confirmNewsletter': 'public',
  'POST /post/leaveNewsletter': 'public',
  'POST /post/cart': 'own',
  'PUT /update/cart': 'own',
  'PUT /update/cartQuantity': 'own',
  'DELETE /delete/clearCart': 'own',
  'GET /get/search': 'public',
  'GET /get/listing': 'public',
  'GET /get/products': 'public',
  'GET /get/product': 'public',
  'GET /get/productBySlug': 'public',
  'GET /get/alternativeProduct': 'public',
  'GET /get/similarProducts': 'public',
  'GET /get/productsBySalt': 'public',
  'GET /get/salt': 'public',
  'GET /get/dealsOfTheDay': 'public',
  'GET /get/mainBarCategories': 'public',
  'GET /get/menu-groups': 'public',
  'GET /get/generalCategories': 'public',
  'GET /get/generalSubCategories': 'public',
  'POST /get/generalCategoryByName': 'public',
  'POST /get/generalSubCategoriesByCategoryName': 'public',
  'POST /get/productsByGeneralCategoryName': 'public',
  'POST /get/productsByGeneralCategoryNameAndSubCategory': 'public',
  'GET /get/specialityCategories': 'public',
  'GET /get/specialitySubCategories': 'public',
  'POST /get/specialityCategoryByName': 'public',
  'POST /get/specialitySubCategoriesByCategoryName': 'public',
  'POST /get/productsBySpecialityCategoryName': 'public',
  'POST /get/productsBySpecialityCategoryNameAndSubCategory': 'public',
  'GET /get/brand': 'public',
  'GET /get/brandsByGeneralCategoryName': 'public',
  'GET /get/brandsBySpecialityCategoryName': 'public',
  'POST /get/productsByBrand': 'public',
  'GET /get/carouselBanner': 'public',
  'GET /get/adsBanner': 'public',
  'GET /get/dynamicCategories': 'public',
  'GET /get/pageBanners/CHECKOUT': 'public',
  'GET /get/pincode': 'public',
  'GET /get/singlePincode': 'public',
  'GET /get/singleState': 'public',
  'GET /get/userStatenames': 'public',
  'GET /get/promoCode': 'own',
  'POST /post/order': 'own',
  'GET /get/orderByUserId': 'own',
  'GET /get/userOrder': 'own',
  'PUT /update/cancelOrder': 'own',
  'POST /post/prescriptionAnswer': 'own',
  'GET /get/invoice': 'own',
  'GET /get/returnOptions': 'refused',
  'POST /post/returnRequest': 'refused',
  'POST /post/payTo': 'refused',
  'POST /post/withdrawReturn': 'refused',
  'GET /get/creditNote': 'own',
  'GET /get/checkoutConfig': 'public',
  'POST /post/payment': 'own',
  'POST /post/verifyPayment': 'own',
  'POST /post/ccav/init': 'own',
}

onEachDatabase('A session of a partner’s page', (open) => {
  it('may make the calls of the elements, and no other', async () => {
    const shop = await openTestShop(await open())
    const { key, headers } = await onPartnerPage(shop)
    expect(Object.keys(roles).sort()).toEqual(calls.map(({ name }) => name).sort())
    for (const { name, body } of calls) {
      const { token } = await shop.signIn(MOBILE, { key, origin: PAGE })
      const answer = await shop.call(name, { token, headers, ...(body ? { body: {} } : {}) })
      const isOnStore = answer.code === 'continue-on-store'
      expect([isOnStore, answer.status === 401], name).toEqual([roles[name] === 'refused', false])
    }
  })

  it('is good with its key and from its origin alone, and by a server with its key', async () => {
    const shop = await openTestShop(await open())
    const { key, token, there } = await onPartnerPage(shop)
    const otherKey = await addPartner(shop.db, 'Other', [PAGE, ELSEWHERE], 1)
    const ask = (headers: Record<string, string>) => shop.call('POST /post/verifyToken', { token, headers })
    expect(await there('POST /post/verifyToken')).toMatchObject({ status: 200 })
    expect(await ask({ 'x-dawakit-key': key })).toMatchObject({ status: 200 })
    expect(await ask({})).toMatchObject(ENDED)
    expect(await ask({ origin: 'http://shop.test' })).toMatchObject(ENDED)
    expect(await ask({ 'x-dawakit-key': otherKey, origin: PAGE })).toMatchObject(ENDED)
    expect(await ask({ 'x-dawakit-key': otherKey })).toMatchObject(ENDED)
    expect(await ask({ 'x-dawakit-key': key, origin: OTHER_PAGE })).toMatchObject(ENDED)
    expect(await ask({ 'x-dawakit-key': key, origin: ELSEWHERE })).toMatchObject({ status: 403 })
    expect(
      await shop.fetch('/prescriptions/x/image', { headers: { authorization: `JWT ${token}` } }),
    ).toMatchObject({
      status: 401,
    })
  })

  it('is not made of one of the store, which no partner’s page can use', async () => {
    const shop = await openTestShop(await open(), { env: { ALLOWED_ORIGINS: ELSEWHERE } })
    const { headers, store } = await onPartnerPage(shop)
    const withToken = { token: store.token }
    expect(await shop.call('POST /post/verifyToken', { ...withToken, headers })).toMatchObject(ENDED)
    expect(await shop.call('POST /post/verifyToken', withToken)).toMatchObject({ status: 200 })
    const allowed = { origin: ELSEWHERE }
    expect(await shop.call('POST /post/verifyToken', { ...withToken, headers: allowed })).toMatchObject({
      status: 200,
    })
  })

  it('is what a sign-in with the key opens, by password too', async () => {
    const shop = await openTestShop(await open())
    const { headers, there } = await onPartnerPage(shop)
    await shop.call('POST /post/signup', {
      headers,
      body: {
        username: 'Ravi',
        email: 'ravi@mail.example',
        mobileNumber: '9000000009',
        password: 'Peepal422',
      },
    })
    await shop.db
      .updateTable('customer')
      .set({ email_verified_at: 1 })
      .where('email', '=', 'ravi@mail.example')
      .execute()
    const login = { body: { email: 'ravi@mail.example', password: 'Peepal422' } }
    const { token = '', data: ravi } = await shop.call('POST /post/signIn', { ...login, headers })
    await addAddress(shop.db, ravi._id)
    // A password shows nothing of what was saved: a code does.
    expect(await shop.call('POST /post/verifyToken', { token, headers })).toMatchObject({
      status: 200,
      data: { shippingAddresses: [], withheld: ['shippingAddresses'] },
    })
    expect(await shop.call('POST /post/verifyToken', { token })).toMatchObject(ENDED)
    const made = { ...login, headers: { 'x-dawakit-key': 'pk_made_up' } }
    expect(await shop.call('POST /post/signIn', made)).toMatchObject({
      status: 403,
      code: 'origin-not-allowed',
    })
    expect(await there('POST /post/verifyToken')).toMatchObject({ data: { mobileNumber: MOBILE } })
  })

  it('ends with its key, for good', async () => {
    const shop = await openTestShop(await open())
    const { key, token, there, store } = await onPartnerPage(shop)
    expect(await revokePartner(shop.db, key, shop.clock.now)).toBe(true)
    expect(await there('POST /post/verifyToken')).toMatchObject({ status: 403, code: 'origin-not-allowed' })
    const byServer = { token, headers: { 'x-dawakit-key': key } }
    expect(await shop.call('POST /post/verifyToken', byServer)).toMatchObject(ENDED)
    await shop.db.updateTable('partner_key').set({ revoked_at: null }).where('key', '=', key).execute()
    expect(await shop.call('POST /post/verifyToken', byServer)).toMatchObject(ENDED)
    expect(await shop.call('POST /post/verifyToken', { token: store.token })).toMatchObject({ status: 200 })
  })

  it('ends with its origin, for good, and those of the other origin stay', async () => {
    const shop = await openTestShop(await open())
    const { key, token, there } = await onPartnerPage(shop)
    const other = await shop.signIn(MOBILE, { key, origin: OTHER_PAGE })
    expect(await setPartnerOrigins(shop.db, key, [OTHER_PAGE], shop.clock.now)).toBe(true)
    const byServer = { token, headers: { 'x-dawakit-key': key } }
    expect(await shop.call('POST /post/verifyToken', byServer)).toMatchObject(ENDED)
    await setPartnerOrigins(shop.db, key, [PAGE, OTHER_PAGE], shop.clock.now)
    expect(await there('POST /post/verifyToken')).toMatchObject(ENDED)
    const stays = { token: other.token, headers: { 'x-dawakit-key': key, origin: OTHER_PAGE } }
    expect(await shop.call('POST /post/verifyToken', stays)).toMatchObject({ status: 200 })
  })

  it('of the example pages ends when they are no longer told of', async () => {
    const shop = await openTestShop(await open())
    await allowPartnerOrigins(shop.db, [PAGE, OTHER_PAGE])
    const through = { key: EXAMPLE_PARTNER_KEY, origin: PAGE }
    const { token } = await shop.signIn(MOBILE, through)
    const ask = () =>
      shop.call('POST /post/verifyToken', { token, headers: { 'x-dawakit-key': through.key, origin: PAGE } })
    await allowPartnerOrigins(shop.db, [OTHER_PAGE, PAGE])
    expect(await ask()).toMatchObject({ status: 200 })
    await allowPartnerOrigins(shop.db, [OTHER_PAGE])
    await allowPartnerOrigins(shop.db, [PAGE])
    expect(await ask()).toMatchObject(ENDED)
  })
})

onEachDatabase('On a partner’s page', (open) => {
  it('are the orders that were placed there, and none of the store or of another partner', async () => {
    const shop = await openTestShop(await open())
    const { there, buyThere, userId, store } = await onPartnerPage(shop)
    const otherKey = await addPartner(shop.db, 'Other', [ELSEWHERE], 1)
    const elsewhere = await shop.signIn(MOBILE, { key: otherKey, origin: ELSEWHERE })
    const ofStore = (await place(shop, store)).data
    const ofPartner = (await buyThere()).data
    expect(ofPartner._id).not.toBe(ofStore._id)
    const listed = await there('GET /get/orderByUserId', { query: { id: userId } })
    expect([listed.totalCount, listed.data.map((one: { _id: string }) => one._id)]).toEqual([
      1,
      [ofPartner._id],
    ])
    expect(await there('GET /get/userOrder', { query: { id: ofPartner._id } })).toMatchObject({ status: 200 })
    const headers = { 'x-dawakit-key': otherKey, origin: ELSEWHERE }
    const other = await shop.call('GET /get/orderByUserId', {
      token: elsewhere.token,
      headers,
      query: { id: userId },
    })
    expect(other.data).toEqual([])
    for (const [name, options] of [
      ['GET /get/userOrder', { query: { id: ofStore._id } }],
      ['GET /get/invoice', { query: { orderId: ofStore._id } }],
      ['PUT /update/cancelOrder', { body: { data: { id: ofStore._id } } }],
      ['POST /post/payment', { body: { amount: 1, currency: 'INR', orderId: ofStore._id } }],
      ['POST /post/ccav/init', { body: { orderId: ofStore._id } }],
    ] as const) {
      expect(await there(name, options), name).toMatchObject(ON_STORE)
    }
    const all = await shop.call('GET /get/orderByUserId', { token: store.token, query: { id: userId } })
    expect(all.totalCount).toBe(2)
  })

  it('the same cart is another order than the store’s, which is not answered there', async () => {
    const shop = await openTestShop(await open())
    const { there, store, userId } = await onPartnerPage(shop)
    const online = { paymentMethod: 'razorpay' }
    const open1 = (await place(shop, store, online, 'one-key')).data
    const body = { order: order(store, online) }
    const again = await there('POST /post/order', { body, headers: { 'idempotency-key': 'one-key' } })
    expect(again.status).toBe(200)
    expect(again.data._id).not.toBe(open1._id)
    const same = await there('POST /post/order', { body, headers: { 'idempotency-key': 'one-key' } })
    expect(same.data._id).toBe(again.data._id)
    await place(shop, store)
    const empty = await there('POST /post/order', { body: { order: order(store) } })
    expect([empty.message, empty.data]).toEqual(['Cart Is Empty', undefined])
    const row = shop.db.selectFrom('orders').select('partner_key').where('user_id', '=', userId)
    expect((await row.execute()).filter(({ partner_key }) => partner_key !== null)).toHaveLength(1)
  })

  it('are the notifications of the orders that were placed there, and those to everybody', async () => {
    const shop = await openTestShop(await open())
    const { there, buyThere, store, userId } = await onPartnerPage(shop)
    const facts = { description: '', link: '', created_at: 1 }
    await shop.db
      .insertInto('notification')
      .values([
        { id: 'everybody', title: 'Offers', user_id: null, ...facts },
        { id: 'restock', title: 'Back in stock', user_id: userId, ...facts },
      ])
      .execute()
    const ofStore = (await place(shop, store)).data
    await shop.call('PUT /update/cancelOrder', { token: store.token, body: { data: { id: ofStore._id } } })
    const ofPartner = (await buyThere()).data
    await there('PUT /update/cancelOrder', { body: { data: { id: ofPartner._id } } })
    const titles = async (asked: Promise<TestAnswer>) =>
      (await asked).data.map((one: { link: string; title: string }) => one.link || one.title).sort()
    expect(await titles(there('GET /get/pushNotifications'))).toEqual(
      [`/orders/${ofPartner._id}`, 'Offers'].sort(),
    )
    expect(await titles(shop.call('GET /get/pushNotifications', { token: store.token }))).toHaveLength(4)
    await there('PUT /update/pushNotification', {
      body: { data: { userId, idsArray: ['restock', 'everybody'] } },
    })
    const seen = await shop.db.selectFrom('notification_seen').select('notification_id').execute()
    expect(seen).toEqual([{ notification_id: 'everybody' }])
  })

  it('is reviewed what was bought there', async () => {
    const shop = await openTestShop(await open())
    const { there, buyThere, store, userId } = await onPartnerPage(shop)
    const review = (productId: string) =>
      there('POST /post/review', { body: { productId, review: { userId, rating: 4, review: 'Good' } } })
    const deliver = () => shop.db.updateTable('orders').set({ delivery_status: 'delivered' }).execute()
    await place(shop, store, { products: [{ _id: 'soap', quantity: 1 }] })
    await deliver()
    expect(await review('soap')).toMatchObject({ status: 403, message: 'Buy this product to post reviews' })
    await buyThere()
    await deliver()
    expect(await review('dolo')).toMatchObject({ status: 200 })
  })

  it('is a profile without what no element shows, of which the pincode alone is changed', async () => {
    const shop = await openTestShop(await open())
    const { there, store, userId } = await onPartnerPage(shop)
    const profile = { username: 'Asha', gender: 'female', bloodGroup: 'O+', dateOfBirth: '1990-02-28' }
    await shop.call('PUT /update/userDetails', {
      token: store.token,
      body: { data: { id: userId, data: profile } },
    })
    await shop.call('POST /post/viewedProduct', {
      token: store.token,
      body: { userId, product: { id: 'dolo', name: 'Dolo' } },
    })
    const hidden = { gender: '', bloodGroup: '', dateOfBirth: '', viewedProducts: [] }
    expect(await there('GET /get/user', { query: { id: userId } })).toMatchObject({
      data: { username: 'Asha', mobileNumber: MOBILE, ...hidden },
    })
    const update = (data: object) =>
      there('PUT /update/userDetails', { body: { data: { id: userId, data } } })
    expect(await update({ pincode: '600001' })).toMatchObject({
      status: 200,
      data: { pincode: '600001', ...hidden },
    })
    expect(await update({ username: 'Mallory' })).toMatchObject(ON_STORE)
    expect(await update({ pincode: '600001', gender: 'x' })).toMatchObject(ON_STORE)
  })
})
