import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { picturePath } from '@dawakit/core/product'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openPictureHost, type PictureHost } from '../../../test/picture-host.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { openDatabase } from '../../ground/database/open.ts'
import { foreignPictures } from './foreign-pictures.ts'
import { type TakePicturesOptions, takePictures, type WantedPictures } from './take-pictures.ts'

const photo = (background: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()

const CARD = /^\/images\/products\/[0-9a-f]{32}-560\.webp$/
const PAGE = /^\/images\/products\/[0-9a-f]{32}-1120\.webp$/

onEachDatabase('Pictures of products', (open) => {
  let shop: TestShop
  let host: PictureHost
  let red: Buffer
  let blue: Buffer
  beforeAll(async () => {
    host = await openPictureHost()
    red = await photo('#a00')
    blue = await photo('#00a')
  })
  beforeEach(async () => {
    host.reset()
    shop = await openTestShop(await open())
  })
  afterAll(() => host.close())

  const take = (wanted: Iterable<WantedPictures>, options: TakePicturesOptions = {}) =>
    takePictures({ db: shop.db, files: shop.app.context.providers.pictures }, wanted, {
      network: host.network,
      ...options,
    })
  const of = (productId: string, thumbnail: string | null, ...gallery: string[]): WantedPictures => ({
    productId,
    line: 2,
    thumbnail,
    gallery,
  })
  const product = async (id: string) => (await shop.call('GET /get/product', { query: { id } })).data

  it('are downloaded, stored and shown: small on cards, large on the page', async () => {
    host.serve('/red.jpg', red)
    host.serve('/blue.jpg', blue)
    const wanted = of('dolo', 'https://pictures.test/red.jpg', 'https://pictures.test/blue.jpg', '/own.png')
    expect(await take([wanted])).toEqual({ taken: 2, known: 0, failed: [] })
    const { thumbnailUrl, galleryImages } = await product('dolo')
    expect(thumbnailUrl).toMatch(CARD)
    expect(galleryImages).toEqual([expect.stringMatching(PAGE), '/own.png'])
    for (const [address, side] of [
      [thumbnailUrl, 560],
      [galleryImages[0], 1120],
      [thumbnailUrl.replace('560', '160'), 160],
    ]) {
      const answer = await shop.fetch(address)
      expect(answer.status).toBe(200)
      const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([format, width]).toEqual(['webp', side])
    }
  })

  it('are not downloaded again: neither of one list, nor the next time', async () => {
    host.serve('/red.jpg', red)
    const address = 'https://pictures.test/red.jpg'
    const wanted = [of('dolo', address, address), of('crocin', address)]
    expect(await take(wanted)).toEqual({ taken: 1, known: 0, failed: [] })
    const before = await product('dolo')
    expect(await take(wanted)).toEqual({ taken: 0, known: 1, failed: [] })
    expect(host.asked).toEqual(['pictures.test/red.jpg'])
    expect(await product('dolo')).toEqual(before)
    expect((await product('crocin')).thumbnailUrl).toBe(before.thumbnailUrl)
  })

  it('are asked for anew when told, and have another address where they have changed', async () => {
    host.serve('/red.jpg', red)
    const wanted = [of('dolo', 'https://pictures.test/red.jpg')]
    await take(wanted)
    const { thumbnailUrl: before } = await product('dolo')
    host.serve('/red.jpg', blue)
    expect(await take(wanted)).toMatchObject({ taken: 0, known: 1 })
    expect((await product('dolo')).thumbnailUrl).toBe(before)
    expect(await take(wanted, { isRefreshed: true })).toEqual({ taken: 1, known: 0, failed: [] })
    const { thumbnailUrl: after } = await product('dolo')
    expect(after).toMatch(CARD)
    expect(after).not.toBe(before)
    // Pages that somebody has kept, and orders, show what they showed.
    expect((await shop.fetch(before)).status).toBe(200)
    host.serve('/red.jpg', (response) => response.writeHead(500).end())
    expect(await take(wanted, { isRefreshed: true })).toMatchObject({
      taken: 0,
      failed: [{ line: 2, productId: 'dolo', reason: 'its host answered 500' }],
    })
    expect((await product('dolo')).thumbnailUrl).toBe(after)
  })

  it('leave what is shown as it is where they fail, and are reported with their line', async () => {
    host.serve('/red.jpg', red)
    host.serve('/page', Buffer.from('<!doctype html><title>Not here</title>'))
    host.serve('/drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    host.names.set('intern.test', ['10.0.0.7'])
    await shop.db.updateTable('product').set({ thumbnail: '/own.png' }).where('id', '=', 'crocin').execute()
    const report = await take([
      { ...of('dolo', 'https://pictures.test/gone.jpg', 'https://pictures.test/page'), line: 9 },
      { ...of('crocin', 'https://intern.test/red.jpg', 'https://pictures.test/red.jpg'), line: 5 },
      { ...of('soap', 'https://pictures.test/drawing.png'), line: 7 },
      { ...of('azithral', 'http://pictures.test/red.jpg'), line: 3 },
    ])
    expect(report.taken).toBe(1)
    expect(report.failed.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '3: only https addresses are asked',
      '5: its host is none of the public internet',
      '7: it is no JPEG, PNG, WebP, AVIF or GIF',
      '9: its host answered 404',
      '9: it is no JPEG, PNG, WebP, AVIF or GIF',
    ])
    expect(await product('dolo')).toMatchObject({
      thumbnailUrl: '/images/products/dolo.svg',
      galleryImages: [],
    })
    expect(await product('crocin')).toMatchObject({
      thumbnailUrl: '/own.png',
      galleryImages: [expect.stringMatching(PAGE)],
    })
  })

  it('go on where a run was broken off', async () => {
    const wanted = ['dolo', 'crocin', 'soap'].map((id) => of(id, `https://pictures.test/${id}.jpg`))
    for (const id of ['dolo', 'crocin', 'soap']) host.serve(`/${id}.jpg`, red)
    const broken = function* () {
      yield* wanted.slice(0, 2)
      throw new Error('killed')
    }
    await expect(take(broken())).rejects.toThrow('killed')
    // What was under way when it broke has ended.
    expect((await product('crocin')).thumbnailUrl).toMatch(CARD)
    expect(await take(wanted)).toMatchObject({ taken: 1, known: 2 })
    expect(host.asked.toSorted()).toEqual(
      wanted.map(({ productId }) => `pictures.test/${productId}.jpg`).toSorted(),
    )
  })

  it('are four at a time', async () => {
    let begun = 0
    const begunWhileFourWait: number[] = []
    const waiting: (() => void)[] = []
    const ids = ['dolo', 'crocin', 'soap', 'azithral', 'insulin', 'empty', 'unpriced']
    for (const id of ids) {
      host.serve(`/${id}.jpg`, (response) => {
        waiting.push(() => response.end(red))
        // When four wait, or all that are left, they are answered.
        if (waiting.length === 4) begunWhileFourWait.push(begun)
        if (waiting.length === 4 || host.asked.length === ids.length)
          for (const answer of waiting.splice(0)) answer()
      })
    }
    const wanted = function* () {
      for (const id of ids) {
        begun++
        yield of(id, `https://pictures.test/${id}.jpg`)
      }
    }
    expect(await take(wanted())).toMatchObject({ taken: 7 })
    expect(begunWhileFourWait).toEqual([4])
  })

  it('are so many in a run and in a gallery; the next run goes on', async () => {
    for (const name of '123456789') host.serve(`/${name}.jpg`, red)
    const addresses = [...'123456789'].map((name) => `https://pictures.test/${name}.jpg`)
    const first = await take([of('dolo', null, ...addresses)], { mostDownloads: 5 })
    expect([first.taken, first.failed.map(({ reason }) => reason)]).toEqual([
      5,
      [...Array(3).fill('one run downloads 5 pictures: the next one goes on'), 'a gallery has 8 pictures'],
    ])
    expect(await take([of('dolo', null, ...addresses)], { mostDownloads: 5 })).toMatchObject({
      taken: 3,
      known: 5,
      failed: [{ address: 'https://pictures.test/9.jpg', reason: 'a gallery has 8 pictures' }],
    })
    expect((await product('dolo')).galleryImages).toHaveLength(8)
  })

  it('of a host that says nothing are waited for five times, not three thousand', async () => {
    const wanted = Array.from({ length: 30 }, (_, index) => of('dolo', `https://pictures.test/${index}.jpg`))
    for (const [index] of wanted.entries()) host.serve(`/${index}.jpg`, () => {})
    host.serve('/red.jpg', red)
    // Long enough for the other host's picture on a busy machine: it is held to the same time.
    const report = await take([...wanted, of('soap', 'https://other.test/red.jpg')], { timeoutMs: 2000 })
    expect(report.failed).toHaveLength(30)
    // In no order: some that were asked give up after all that were not.
    const leftAlone = report.failed.filter(
      ({ reason }) => reason === 'its host did not answer 5 times: the next run asks again',
    )
    expect(leftAlone.length).toBeGreaterThan(30 - (5 + 4 + 1))
    expect(host.asked.length).toBeLessThan(5 + 4 + 1)
    expect(report.taken).toBe(1)
  })

  it('are news to who keeps pages of the product', async () => {
    host.serve('/red.jpg', red)
    const wanted = [of('dolo', 'https://pictures.test/red.jpg')]
    const look = await shop.app.context.catalogue.look()
    await take(wanted)
    shop.clock.advance(1001)
    expect([await look.isStill(['dolo']), await look.isStill(['crocin'])]).toEqual([false, true])
    const again = await shop.app.context.catalogue.look()
    await take(wanted)
    shop.clock.advance(1001)
    expect(await again.isStill(['dolo'])).toBe(true)
  })

  describe('over HTTP', () => {
    const name = '0123456789abcdef0123456789abcdef'
    const kept = picturePath(name, 160)
    const bytes = Buffer.from('as it was stored')
    beforeEach(() => shop.app.context.providers.pictures.put(`${name}-160.webp`, bytes, 'image/webp'))

    it('are what they say, for ever, and run nothing', async () => {
      const { status, headers, ...answer } = await shop.fetch(kept).then(async (response) => ({
        status: response.status,
        headers: response.headers,
        bytes: Buffer.from(await response.arrayBuffer()),
      }))
      expect([status, Buffer.compare(answer.bytes, bytes)]).toEqual([200, 0])
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        etag: `"${name}-160"`,
      })
      for (const tag of [`"${name}-160"`, `W/"${name}-160"`]) {
        const again = await shop.fetch(kept, { headers: { 'if-none-match': tag } })
        expect([again.status, await again.text()]).toEqual([304, ''])
      }
    })

    it('are 404 where there is none, whatever the path tries', async () => {
      const { dataFolder } = shop.app.context.config
      writeFileSync(join(dataFolder, 'secret.txt'), 'not for everybody')
      writeFileSync(join(dataFolder, 'pictures', name.slice(0, 2), `${name}-161.webp`), 'no such size')
      for (const file of [
        `${name}-560.webp`,
        `${name}-161.webp`,
        `${name}.webp`,
        `${name}-160.png`,
        `${name.toUpperCase()}-160.webp`,
        `x${name}-160.webp`,
        `%2e%2e%2f${name}-160.webp`,
        `..%2f..%2fdawakit.sqlite`,
        // Where this would lead, there is something.
        'aa%2f..%2f..%2f..%2fsecret.txt',
        `${name}-160.webp%00`,
        `${name}-160.webp%0a`,
        'dolo.svg',
        '%E0%A4.webp',
      ]) {
        const answer = await shop.fetch(`/images/products/${file}`)
        expect(answer.status, file).toBe(404)
        expect(await answer.json(), file).toMatchObject({ key: 'error', code: 'not-found' })
      }
    })
  })

  it('that lie on other hosts since an earlier import are drawn until they are taken over', async () => {
    host.serve('/red.jpg', red)
    const [here, gone] = ['https://pictures.test/red.jpg', 'https://pictures.test/gone.jpg']
    const set = { thumbnail: here, gallery: JSON.stringify([here, gone]) }
    await shop.db.updateTable('product').set(set).where('id', '=', 'dolo').execute()
    expect(await product('dolo')).toMatchObject({
      thumbnailUrl: '/images/packs/dolo.svg',
      galleryImages: [],
    })
    const takeOver = () =>
      takePictures({ db: shop.db, files: shop.app.context.providers.pictures }, foreignPictures(shop.db), {
        network: host.network,
      })
    expect(await takeOver()).toEqual({
      taken: 1,
      known: 0,
      failed: [{ line: null, productId: 'dolo', address: gone, reason: 'its host answered 404' }],
    })
    expect(await product('dolo')).toMatchObject({
      thumbnailUrl: expect.stringMatching(CARD),
      galleryImages: [expect.stringMatching(PAGE)],
    })
    host.serve('/gone.jpg', blue)
    expect(await takeOver()).toMatchObject({ taken: 1, failed: [] })
    expect((await product('dolo')).galleryImages).toHaveLength(2)
    expect(await takeOver()).toEqual({ taken: 0, known: 0, failed: [] })
  })
})

describe('Where pictures of products lie', () => {
  let host: PictureHost
  beforeAll(async () => {
    host = await openPictureHost()
  })
  afterAll(() => host.close())
  const taken = async (shop: TestShop) => {
    host.serve('/red.jpg', await photo('#a00'))
    const wanted = [{ productId: 'dolo', line: 2, thumbnail: 'https://pictures.test/red.jpg', gallery: [] }]
    const files = shop.app.context.providers.pictures
    expect(await takePictures({ db: shop.db, files }, wanted, { network: host.network })).toMatchObject({
      taken: 1,
    })
    const { data } = await shop.call('GET /get/product', { query: { id: 'dolo' } })
    expect((await shop.fetch(data.thumbnailUrl)).status).toBe(200)
    return data.thumbnailUrl.split('/').at(-1).slice(0, 32)
  }

  it('is a folder of the shop’s own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dawakit-pictures-'))
    const shop = await openTestShop(await openDatabase(':memory:'), { env: { DATA_FOLDER: folder } })
    const name = await taken(shop)
    expect(readdirSync(join(folder, 'pictures'))).toEqual([name.slice(0, 2)])
    expect(readdirSync(join(folder, 'pictures', name.slice(0, 2))).toSorted()).toEqual([
      `${name}-1120.webp`,
      `${name}-160.webp`,
      `${name}-560.webp`,
    ])
    await shop.db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is the bucket, where files are kept in one; they come by the shop all the same', async () => {
    const db = await openDatabase(':memory:')
    const { outside } = await openTestShop(db)
    const s3 = { S3_BUCKET: 'private', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    const shop = await openTestShop(db, {
      fixtures: false,
      env: { S3_URL: `${outside.url}/s3`, ...s3 },
    })
    const name = await taken(shop)
    const objects = outside.requests.filter(({ method }) => method === 'PUT').map(({ path }) => path)
    expect(objects).toEqual([160, 560, 1120].map((side) => `/s3/private/pictures/${name}-${side}.webp`))
    expect((await shop.fetch(picturePath('f'.repeat(32), 160))).status).toBe(404)
    const away = await openTestShop(db, { fixtures: false, env: { S3_URL: 'http://127.0.0.1:9', ...s3 } })
    const answer = await away.fetch(picturePath(name, 560))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    await db.destroy()
  })
})
