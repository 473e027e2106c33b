import { RETURN_PICTURE_DAYS } from '@dawakit/core/policy'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk, seenReturn } from '../../../test/desk-shop.ts'
import { buyer, deliver, place } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { forgetReturnPictures } from './forget-return-pictures.ts'

const DAY_MS = 86_400_000
const photo = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'taken at home' } })
    .jpeg()
    .toBuffer()

type Open = () => Promise<Parameters<typeof openTestShop>[0]>

async function delivered(open: Open) {
  const shop = await openTestShop(await open())
  const who = await buyer(shop)
  const desk = await openDesk(shop)
  const { data } = await place(shop, who, { products: [{ _id: 'dolo', quantity: 3 }] })
  const orderId = data._id as string
  await deliver(shop, orderId)
  const upload = async (token = who.token, of = orderId, file?: Uint8Array) => {
    const body = new FormData()
    body.set('orderId', of)
    const bytes = Uint8Array.from(file ?? (await photo()))
    body.set('picture', new File([bytes], 'box.jpg', { type: 'image/jpeg' }))
    const headers = { authorization: `JWT ${token}` }
    const answer = await shop.fetch('/post/uploadReturnPicture', { method: 'POST', body, headers })
    return { status: answer.status, ...(await answer.json()) }
  }
  const ask = (pictures: string[], more = {}) =>
    shop.call('POST /post/returnRequest', {
      token: who.token,
      body: {
        orderId,
        kind: 'damaged',
        reason: 'One is crushed',
        lines: [{ line: 0, quantity: 1 }],
        payTo: { way: 'upi', upiId: 'meena@okbank' },
        pictures,
        ...more,
      },
    })
  const look = (path: string, token = who.token) =>
    shop.fetch(`/${path}`, { headers: { authorization: `JWT ${token}` } })
  const forget = () => forgetReturnPictures(shop.app.context)
  const kept = () => shop.db.selectFrom('return_picture').select(['id', 'file_key']).execute()
  return { shop, who, desk, orderId, upload, ask, look, forget, kept }
}

onEachDatabase('Pictures of what came damaged', (open) => {
  it('go with the return, are seen by their customer, and at the desk with a row of the audit', async () => {
    const { shop, desk, upload, ask, look } = await delivered(open)
    const { data: picture } = await upload()
    const asked = await ask([picture.id])
    const [returned] = asked.data.returns
    expect(returned.pictures).toEqual([picture])
    const own = await look(picture.imageUrl)
    expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ])
    expect(Buffer.from(await own.arrayBuffer()).includes('taken at home')).toBe(false)
    const shown = await desk.as('support').get('/desk/return', { id: returned.id })
    expect(shown.data.pictures).toMatchObject([{ id: picture.id }])
    const file = await desk.as('support').file('/desk/returnPicture', { id: picture.id })
    expect(file.status).toBe(200)
    const looks = await shop.db
      .selectFrom('audit')
      .select(['staff_id', 'subject_id'])
      .where('action', '=', 'return.lookAtPicture')
      .execute()
    expect(looks).toEqual([{ staff_id: desk.as('support').staff.id, subject_id: returned.id }])
  })

  it('are nobody else’s, and of one order and one return', async () => {
    const { shop, upload, ask, look } = await delivered(open)
    const other = await buyer(shop, '9000000002')
    const { data: picture } = await upload()
    expect((await look(picture.imageUrl, other.token)).status).toBe(404)
    expect(await upload(other.token)).toMatchObject({ status: 404 })
    expect(await ask(['unknown'])).toMatchObject({ status: 422, code: 'picture-gone' })
    expect((await ask([picture.id])).status).toBe(200)
    expect(await ask([picture.id])).toMatchObject({ status: 422, code: 'picture-gone' })
  })

  it('are not taken of an order that has not arrived, nor what is no picture', async () => {
    const { shop, who, upload } = await delivered(open)
    const { data } = await place(shop, who, {})
    expect(await upload(who.token, data._id)).toMatchObject({ status: 422, code: 'return-after-delivery' })
    const text = new TextEncoder().encode('<svg onload=alert(1)>')
    expect(await upload(who.token, undefined, text)).toMatchObject({ status: 415, code: 'picture-types' })
  })

  it('are as many as a customer may keep', async () => {
    const { shop, upload } = await delivered(open)
    const { limits } = shop.app.context.config
    Object.assign(shop.app.context.config, { limits: { ...limits, prescriptionsKept: 1 } })
    expect((await upload()).status).toBe(200)
    expect(await upload()).toMatchObject({ status: 422, code: 'pictures-full' })
  })

  it('go with their files: unused after a day, of a return that is over after the days of the policy', async () => {
    const { shop, desk, upload, ask, forget, kept } = await delivered(open)
    const { data: unused } = await upload()
    const { data: used } = await upload()
    const asked = await ask([used.id])
    const files = await kept()
    expect(await forget()).toBe(0)
    shop.clock.advance(DAY_MS + 1)
    expect(await forget()).toBe(1)
    expect((await kept()).map(({ id }) => id)).toEqual([used.id])
    const keyOf = (id: string) => files.find((file) => file.id === id)?.file_key ?? ''
    expect(await shop.app.context.providers.files.get(keyOf(unused.id))).toBeNull()
    const { id } = asked.data.returns[0]
    const owner = await desk.join('owner')
    const { seen } = await seenReturn({ ...desk, as: () => owner }, id)
    await owner.post('/desk/return/decline', { id, seen, reason: 'This was whole.' })
    shop.clock.advance(RETURN_PICTURE_DAYS * DAY_MS)
    expect(await forget()).toBe(0)
    shop.clock.advance(1)
    expect(await forget()).toBe(1)
    expect(await shop.app.context.providers.files.get(keyOf(used.id))).toBeNull()
  })
})
