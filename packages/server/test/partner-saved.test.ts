import type { CallName } from '@dawakit/core/contract'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { onEachDatabase } from './databases.ts'
import { addAddress, addPrescription, askAbout, order } from './ordering.ts'
import { MOBILE, onPartnerPage, PAGE } from './partner-page.ts'
import { SENT_ADDRESS } from './sent-address.ts'
import { openTestShop } from './test-shop.ts'

const HALF_AN_HOUR = 1_800_000
const ON_STORE = { status: 403, code: 'continue-on-store' }
const FRESH = { status: 403, code: 'fresh-code-needed' }

onEachDatabase('Saved addresses and prescriptions on a partner’s page', (open) => {
  it('are seen for half an hour after the sign-in, and again after the next one', async () => {
    const shop = await openTestShop(await open())
    const { there, store, userId, key, headers } = await onPartnerPage(shop)
    await addPrescription(shop.db, userId)
    const me = async (token?: string) => {
      const asked = { query: { id: userId }, headers }
      const { data } = token
        ? await shop.call('GET /get/user', { ...asked, token })
        : await there('GET /get/user', asked)
      return [data.shippingAddresses.length, data.prescriptions.length, data.withheld]
    }
    shop.clock.advance(HALF_AN_HOUR - 1)
    expect(await me()).toEqual([1, 1, undefined])
    shop.clock.advance(1)
    expect(await me()).toEqual([0, 0, ['shippingAddresses', 'prescriptions']])
    expect((await there('POST /post/verifyToken')).data.withheld).toHaveLength(2)
    const again = await shop.signIn(MOBILE, { key, origin: PAGE })
    expect(await me(again.token)).toEqual([1, 1, undefined])
    const inStore = await shop.call('GET /get/user', { token: store.token, query: { id: userId } })
    expect([inStore.data.shippingAddresses.length, inStore.data.withheld]).toEqual([1, undefined])
  })

  it('are not looked at later', async () => {
    const shop = await openTestShop(await open())
    const { token, userId, headers } = await onPartnerPage(shop)
    const prescription = await addPrescription(shop.db, userId)
    const image = async () => {
      const asked = await shop.fetch(`/prescriptions/${prescription}/image`, {
        headers: { ...headers, authorization: `JWT ${token}` },
      })
      return { status: asked.status, ...(await asked.json()) }
    }
    shop.clock.advance(HALF_AN_HOUR)
    expect(await image()).toMatchObject(FRESH)
  })

  it.each([
    ['just after a code', 0],
    ['later', HALF_AN_HOUR],
  ])('are the store’s to change and delete, %s', async (_, after) => {
    const shop = await openTestShop(await open())
    const { there, store, userId, key } = await onPartnerPage(shop)
    const prescription = await addPrescription(shop.db, userId)
    const kept = () =>
      Promise.all([
        shop.db.selectFrom('address').selectAll().execute(),
        shop.db.selectFrom('prescription').selectAll().execute(),
      ])
    const before = await kept()
    shop.clock.advance(after)
    const address = { id: store.addressId }
    const every: [CallName, object][] = [
      ['PUT /update/shippingAddress', { userId, shippingAddress: { ...SENT_ADDRESS, ...address } }],
      ['DELETE /delete/shippingAddress', { data: { userId, shippingAddress: address } }],
      ['DELETE /delete/prescription', { data: { userId, prescription: { id: prescription } } }],
    ]
    for (const [name, body] of every) expect(await there(name, { body }), name).toMatchObject(ON_STORE)
    // What one session of a partner has brought is another's of the same partner no more.
    const added = await there('POST /post/shippingAddress', { body: { userId, address: SENT_ADDRESS } })
    const { id } = added.data.find(({ name }: { name: string }) => name === SENT_ADDRESS.name)
    const own = { userId, shippingAddress: { ...SENT_ADDRESS, id, cityName: 'Madurai' } }
    const { token } = await shop.signIn(MOBILE, { key, origin: PAGE })
    const headers = { 'x-dawakit-key': key, origin: PAGE }
    expect(await shop.call('PUT /update/shippingAddress', { token, headers, body: own })).toMatchObject(
      ON_STORE,
    )
    expect(await there('PUT /update/shippingAddress', { body: own })).toMatchObject({ status: 200 })
    expect(
      await there('DELETE /delete/shippingAddress', { body: { data: { userId, shippingAddress: { id } } } }),
    ).toMatchObject({ status: 200 })
    expect(await kept()).toEqual(before)
  })

  it('are not ordered with later, nor sent as an answer', async () => {
    const shop = await openTestShop(await open())
    const { there, token, store, userId, buyThere } = await onPartnerPage(shop)
    const prescription = await addPrescription(shop.db, userId)
    const buyWith = async (more: object) => {
      const session = { token, userId, mobile: MOBILE, addressId: '' }
      await shop.fillCart(userId, [{ _id: 'dolo', quantity: 1 }])
      return there('POST /post/order', { body: { order: order(session, { ...more }) } })
    }
    const orderId = (await buyThere()).data._id
    const questionId = await askAbout(shop.db, orderId)
    shop.clock.advance(HALF_AN_HOUR)
    const body = { orderId, questionId, answer: '', prescriptions: [prescription] }
    expect(await there('POST /post/prescriptionAnswer', { body })).toMatchObject(FRESH)
    expect(await shop.db.selectFrom('order_prescription').selectAll().execute()).toEqual([])
    expect(await buyWith({ shippingAddress: { id: store.addressId } })).toMatchObject(FRESH)
    const added = await there('POST /post/shippingAddress', { body: { userId, address: SENT_ADDRESS } })
    const own = added.data.find(({ name }: { name: string }) => name === 'Asha').id
    const withIt = { shippingAddress: { id: own }, prescriptions: [prescription] }
    expect(await buyWith(withIt)).toMatchObject(FRESH)
    expect(await buyWith({ shippingAddress: { id: own } })).toMatchObject({ status: 200 })
  })

  it('that were added in the session stay in it, and are ordered with', async () => {
    const shop = await openTestShop(await open())
    const { there, token, userId, headers } = await onPartnerPage(shop)
    shop.clock.advance(HALF_AN_HOUR)
    const added = await there('POST /post/shippingAddress', { body: { userId, address: SENT_ADDRESS } })
    expect(added.data).toMatchObject([{ name: 'Asha' }])
    const form = new FormData()
    const file = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    form.append('prescription', new File([Uint8Array.from(file)], 'rx.png', { type: 'image/png' }))
    form.append('id', userId)
    const authorization = `JWT ${token}`
    const sent = await shop.fetch('/post/uploadPrescription', {
      method: 'POST',
      body: form,
      headers: { ...headers, authorization },
    })
    const { data } = (await sent.json()) as { data: { id: string } }
    const me = (await there('GET /get/user', { query: { id: userId } })).data
    expect(me.prescriptions).toMatchObject([{ id: data.id }])
    expect(me.withheld).toEqual(['shippingAddresses'])
    const image = await shop.fetch(`/prescriptions/${data.id}/image`, {
      headers: { ...headers, authorization },
    })
    expect(image.status).toBe(200)
    await shop.fillCart(userId, [{ _id: 'dolo', quantity: 1 }])
    const body = {
      order: order(
        { token, userId, mobile: MOBILE, addressId: added.data[0].id },
        { prescriptions: [data.id] },
      ),
    }
    expect(await there('POST /post/order', { body })).toMatchObject({ status: 200 })
  })

  it('are seen for as long as the operator has set, never with 0', async () => {
    const shop = await openTestShop(await open(), { env: { PARTNER_FRESH_MINUTES: '0' } })
    const { there, userId } = await onPartnerPage(shop)
    await addAddress(shop.db, userId, { slot: 2 })
    const { data } = await there('POST /post/verifyToken')
    expect([data.shippingAddresses, data.withheld]).toEqual([[], ['shippingAddresses']])
  })
})
