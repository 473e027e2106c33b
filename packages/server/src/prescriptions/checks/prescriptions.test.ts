import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { buyer, place } from '../../../test/ordering.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

interface Me {
  token: string
  userId: string
}

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b6e4f' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .toFormat(format)
    .toBuffer()

async function upload(shop: TestShop, me: Partial<Me> & { id?: string }, bytes: Uint8Array, name = 'rx.jpg') {
  const form = new FormData()
  form.append('prescription', new File([Uint8Array.from(bytes)], name, { type: 'image/jpeg' }))
  form.append('id', me.id ?? me.userId ?? '')
  const headers = me.token ? { authorization: `JWT ${me.token}` } : undefined
  const response = await shop.fetch('/post/uploadPrescription', {
    method: 'POST',
    body: form,
    ...(headers && { headers }),
  })
  return {
    status: response.status,
    ...((await response.json()) as { message: string; data: { id: string } }),
  }
}

const image = (shop: TestShop, id: string, token?: string) =>
  shop.fetch(`/prescriptions/${id}/image`, token ? { headers: { authorization: `JWT ${token}` } } : undefined)

const filesOf = (shop: TestShop) =>
  readdirSync(join(shop.app.context.config.dataFolder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

onEachDatabase('Prescriptions', (open) => {
  it.each(['jpeg', 'png'] as const)('are kept as %s, encoded anew, for their owner', async (format) => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn('9000000001')
    const original = await picture(format)
    expect(original.includes('SECRET-PLACE')).toBe(true)
    const answer = await upload(shop, me, original)
    expect(answer).toMatchObject({ status: 200, message: 'Prescription Uploaded..!' })
    const user = await shop.call('GET /get/user', { token: me.token, query: { id: me.userId } })
    expect(user.data.prescriptions).toEqual([
      { id: answer.data.id, prescriptionImageUrl: `prescriptions/${answer.data.id}/image` },
    ])
    const shown = await image(shop, answer.data.id, me.token)
    expect(shown.headers.get('content-type')).toBe(`image/${format}`)
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 60, height: 40 })
    expect(bytes.includes('SECRET-PLACE')).toBe(false)
  })

  it('are shown to nobody else', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn('9000000001')
    const other = await shop.signIn('9000000002')
    const { data } = await upload(shop, me, await picture('png'))
    expect((await image(shop, data.id)).status).toBe(401)
    expect((await image(shop, data.id, 'made.up.token')).status).toBe(401)
    expect((await image(shop, data.id, other.token)).status).toBe(404)
    expect((await image(shop, 'unknown', me.token)).status).toBe(404)
  })

  it('are taken from a signed-in customer, for the customer alone', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn('9000000001')
    const other = await shop.signIn('9000000002')
    const bytes = await picture('png')
    expect((await upload(shop, { id: me.userId }, bytes)).status).toBe(401)
    expect((await upload(shop, { token: me.token, id: other.userId }, bytes)).status).toBe(403)
    expect((await upload(shop, { token: me.token, id: '' }, bytes)).status).toBe(400)
  })

  it('must be what they say, whatever their name and type say', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    const png = await picture('png')
    const uploads: [string, Uint8Array][] = [
      ['text', Buffer.from('<script>alert(1)</script>')],
      ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['pdf', Buffer.from('%PDF-1.7\n%%EOF')],
      ['webp', await picture('webp')],
      ['gif', await picture('gif')],
      ['cut off', png.subarray(0, 60)],
    ]
    for (const [what, bytes] of uploads) {
      expect(await upload(shop, me, bytes), what).toMatchObject({
        status: 415,
        message: 'Prescription must be a jpg, png or jpeg image',
      })
    }
    expect((await upload(shop, me, new Uint8Array())).status).toBe(400)
    expect(await shop.db.selectFrom('prescription').selectAll().execute()).toEqual([])
  })

  it('lose what is hidden behind the image', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    const bytes = Buffer.concat([await picture('jpeg'), Buffer.from('<script>alert(1)</script>')])
    const { data } = await upload(shop, me, bytes)
    const shown = Buffer.from(await (await image(shop, data.id, me.token)).arrayBuffer())
    expect(shown.includes('script')).toBe(false)
  })

  it('are at most 8 MB, and of no more pixels than a photograph', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    const large = Buffer.concat([await picture('jpeg'), Buffer.alloc(8 * 1024 * 1024)])
    expect(await upload(shop, me, large)).toMatchObject({
      status: 413,
      message: 'Prescription must be at most 8 MB',
    })
    expect((await upload(shop, me, Buffer.alloc(9 * 1024 * 1024))).status).toBe(413)
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(2_000_000)
    expect((await upload(shop, me, bomb)).status).toBe(415)
  })

  it('answer a broken form as such', async () => {
    const shop = await openTestShop(await open())
    const { token } = await shop.signIn()
    const send = (contentType: string, body: string) =>
      shop.fetch('/post/uploadPrescription', {
        method: 'POST',
        headers: { authorization: `JWT ${token}`, 'content-type': contentType },
        body,
      })
    expect((await send('application/json', '{}')).status).toBe(415)
    expect((await send('multipart/form-data; boundary=x', 'nonsense')).status).toBe(400)
    expect((await send('multipart/form-data', 'nonsense')).status).toBe(400)
  })

  it('are deleted with their file, by their owner', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn('9000000001')
    const other = await shop.signIn('9000000002')
    const { data } = await upload(shop, me, await picture('png'))
    expect(filesOf(shop)).toHaveLength(1)
    const remove = (who: Me) =>
      shop.call('DELETE /delete/prescription', {
        token: who.token,
        body: { data: { userId: who.userId, prescription: { id: data.id } } },
      })
    expect((await remove(other)).status).toBe(404)
    expect(await remove(me)).toMatchObject({ status: 200, message: 'Prescription Deleted..!' })
    expect((await remove(me)).status).toBe(404)
    expect(filesOf(shop)).toEqual([])
    expect((await image(shop, data.id, me.token)).status).toBe(404)
  })

  it('keep their file where an order is placed with them at the moment of their deletion', async () => {
    const shop = await openTestShop(await open())
    const me = await buyer(shop)
    for (let round = 0; round < 8; round++) {
      const { data } = await upload(shop, me, await picture('png'))
      const [placed] = await Promise.all([
        place(shop, me, { products: [{ _id: 'azithral', quantity: round + 1 }], prescriptions: [data.id] }),
        shop.call('DELETE /delete/prescription', {
          token: me.token,
          body: { data: { userId: me.userId, prescription: { id: data.id } } },
        }),
      ])
      const row = await shop.db
        .selectFrom('prescription')
        .select('file_key')
        .where('id', '=', data.id)
        .executeTakeFirstOrThrow()
      const isKept = filesOf(shop).some((name) => row.file_key.endsWith(name))
      expect(isKept, `order ${placed.status}`).toBe(placed.status === 200)
    }
  })

  it('are kept up to a number of files and of bytes; one that is deleted makes room', async () => {
    const shop = await openTestShop(await open(), { env: { LIMIT_PRESCRIPTIONS_KEPT: '2' } })
    const me = await shop.signIn('9000000001')
    const bytes = await picture('png')
    const first = await upload(shop, me, bytes)
    expect((await upload(shop, me, bytes)).status).toBe(200)
    const full = { status: 422, message: 'There is no room for another prescription. Please delete one' }
    expect(await upload(shop, me, bytes)).toMatchObject(full)
    const body = { data: { userId: me.userId, prescription: { id: first.data.id } } }
    await shop.call('DELETE /delete/prescription', { token: me.token, body })
    expect((await upload(shop, me, bytes)).status).toBe(200)
    const other = await shop.signIn('9000000002')
    const large = {
      user_id: other.userId,
      mime: 'image/png',
      bytes: 60_000_000,
      created_at: 1,
      deleted_at: null,
    }
    await shop.db
      .insertInto('prescription')
      .values({ ...large, id: 'large', file_key: 'large' })
      .execute()
    expect(await upload(shop, other, bytes)).toMatchObject(full)
  })

  it('that come at the same moment do not both take the last place, and leave no file behind', async () => {
    const shop = await openTestShop(await open(), { env: { LIMIT_PRESCRIPTIONS_KEPT: '1' } })
    const me = await shop.signIn('9000000001')
    const bytes = await picture('png')
    const answers = await Promise.all([1, 2, 3].map(() => upload(shop, me, bytes)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(filesOf(shop)).toHaveLength(1)
  })

  it('are not to be had while the object store is away: 503, and no fault of ours', async () => {
    const away = {
      S3_URL: 'http://127.0.0.1:9',
      S3_BUCKET: 'private',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    const shop = await openTestShop(await open(), { env: away })
    const me = await shop.signIn('9000000001')
    expect(await upload(shop, me, await picture('png'))).toMatchObject({
      status: 503,
      code: 'shop-is-busy',
    })
    const kept = { user_id: me.userId, mime: 'image/png', bytes: 1, created_at: 1, deleted_at: null }
    const file_key = `${'a'.repeat(48)}.png`
    await shop.db
      .insertInto('prescription')
      .values({ ...kept, id: 'kept', file_key })
      .execute()
    const shown = await image(shop, 'kept', me.token)
    expect([shown.status, shown.headers.get('Retry-After')]).toEqual([503, '2'])
  })
})
