import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiServer, failure, startApiServer, success } from '../../test/api-server.ts'
import { memoryStorage, product, token } from '../../test/sample-data.ts'
import { createShop as createKyShop } from '../create-shop.ts'
import { createShop as createFetchShop } from '../fetch.ts'

describe.each([
  ['ky', createKyShop],
  ['fetch', createFetchShop],
])('a call over %s', (_name, createShop) => {
  let api: ApiServer
  beforeEach(async () => {
    api = await startApiServer({})
  })
  afterEach(() => api.close())

  it('sends method, path, query and body, the partner key and the token', async () => {
    const good = token(3600)
    api.answers['POST /get/productsByBrand'] = success([], { totalCount: 41 })
    const storage = memoryStorage({ 'dawakit:token': good })
    const shop = createShop({ apiUrl: `${api.url}/`, key: 'pk_1', storage })
    const answer = await shop.call('POST /get/productsByBrand', {
      query: { page: 2, limit: undefined },
      body: { brandName: 'Müller & Co' },
    })
    expect(answer).toMatchObject({ data: [], totalCount: 41, message: 'OK' })
    expect(api.calls).toMatchObject([
      {
        method: 'POST',
        path: '/get/productsByBrand',
        query: { page: '2' },
        body: { brandName: 'Müller & Co' },
        headers: { 'x-dawakit-key': 'pk_1', authorization: `JWT ${good}` },
      },
    ])
  })

  it('sends the idempotency key it is given', async () => {
    api.answers['POST /post/newsletter'] = success(null)
    const shop = createShop({ apiUrl: api.url })
    await shop.call('POST /post/newsletter', { body: { email: 'a@b.in' } }, { idempotencyKey: 'k-1' })
    expect(api.calls[0]?.headers['idempotency-key']).toBe('k-1')
  })

  it('throws the sentence, code, fields and data of an error at any status', async () => {
    const shop = createShop({ apiUrl: api.url })
    for (const status of [200, 400, 409, 500]) {
      api.answers['POST /post/newsletter'] = failure(status, 'enter-valid-email', 'Enter Valid Email', {
        fields: { email: 'Enter Valid Email' },
        data: { total: 12 },
      })
      await expect(shop.call('POST /post/newsletter', { body: { email: '' } })).rejects.toMatchObject({
        name: 'ShopError',
        code: 'enter-valid-email',
        message: 'Enter Valid Email',
        status,
        fields: { email: 'Enter Valid Email' },
        data: { total: 12 },
      })
    }
  })

  it('reads a bare list and a doubly wrapped one', async () => {
    const shop = createShop({ apiUrl: api.url })
    api.answers['GET /get/dealsOfTheDay'] = { body: [product('a')] }
    expect((await shop.call('GET /get/dealsOfTheDay')).data).toMatchObject([{ _id: 'a' }])
    api.answers['GET /get/dealsOfTheDay'] = {
      body: { key: 'success', data: { data: [product('b')], totalCount: 7 } },
    }
    expect(await shop.call('GET /get/dealsOfTheDay')).toMatchObject({ data: [{ _id: 'b' }], totalCount: 7 })
  })

  it('says that something went wrong when a proxy answers with its own page', async () => {
    api.answers['GET /get/dealsOfTheDay'] = { status: 502, raw: '<h1>Bad gateway</h1>' }
    const shop = createShop({ apiUrl: api.url })
    await expect(shop.call('GET /get/dealsOfTheDay')).rejects.toMatchObject({
      code: 'something-went-wrong',
      message: 'Something went wrong',
      status: 502,
    })
  })

  it('is sent once, also when the server fails', async () => {
    api.answers['GET /get/dealsOfTheDay'] = failure(503, 'something-went-wrong', 'Something went wrong')
    const shop = createShop({ apiUrl: api.url })
    await shop.call('GET /get/dealsOfTheDay').catch(() => undefined)
    expect(api.calls).toHaveLength(1)
  })

  it('says offline when nobody answers or the connection is cut', async () => {
    const shop = createShop({ apiUrl: api.url })
    api.answers['GET /get/dealsOfTheDay'] = { cut: true }
    await expect(shop.call('GET /get/dealsOfTheDay')).rejects.toMatchObject({ code: 'offline', status: 0 })
    await api.close()
    await expect(shop.call('GET /get/dealsOfTheDay')).rejects.toMatchObject({ code: 'offline', status: 0 })
  })

  it('says timed-out when the answer does not come in time', async () => {
    api.answers['GET /get/dealsOfTheDay'] = { hang: true }
    const shop = createShop({ apiUrl: api.url })
    await expect(shop.call('GET /get/dealsOfTheDay', {}, { timeoutMs: 50 })).rejects.toMatchObject({
      code: 'timed-out',
      message: 'The server took too long to answer. Please try again',
    })
  })

  it('ends quietly as an AbortError when the caller gives up', async () => {
    api.answers['GET /get/dealsOfTheDay'] = { hang: true }
    const shop = createShop({ apiUrl: api.url })
    const giveUp = new AbortController()
    const call = shop.call('GET /get/dealsOfTheDay', {}, { signal: giveUp.signal })
    giveUp.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('uploads a prescription as multipart and fetches it back with the token', async () => {
    const good = token(3600)
    const storage = memoryStorage({ 'dawakit:token': good })
    const shop = createShop({ apiUrl: api.url, storage })
    api.answers['POST /post/uploadPrescription'] = success(null)
    api.answers['GET /files/p1'] = { raw: 'image bytes' }
    await shop.uploadPrescription(new File(['x'], 'rx.png', { type: 'image/png' }))
    expect(api.calls[0]).toMatchObject({
      headers: { 'content-type': expect.stringContaining('multipart/form-data') },
    })
    expect(api.calls[0]?.body).toContain('name="prescription"; filename="rx.png"')
    expect(await (await shop.fetchPrivate('/api/files/p1')).text()).toBe('image bytes')
    expect(api.calls[1]?.headers.authorization).toBe(`JWT ${good}`)
  })

  it('never sends the token to another origin', async () => {
    const other = await startApiServer({ 'GET /files/p1': { raw: 'bytes' } })
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage({ 'dawakit:token': token(3600) }) })
    await shop.fetchPrivate(`${other.url}/files/p1`)
    expect(other.calls[0]?.headers.authorization).toBeUndefined()
    await other.close()
  })
})

describe('imageUrl', () => {
  it.each([
    ['https://p.example/api', '/img/a.svg', 'https://p.example/img/a.svg'],
    ['https://p.example/api', { id: '1', url: '/img/a.svg' }, 'https://p.example/img/a.svg'],
    ['https://p.example/api', { imageUrl: 'img/a.svg' }, 'https://p.example/api/img/a.svg'],
    ['https://p.example/api', 'https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/api', '/img/a.svg', '/img/a.svg'],
    ['/api', 'data:image/svg+xml,x', 'data:image/svg+xml,x'],
    ['/api', null, ''],
    ['/api', {}, ''],
  ])('of %s and %j is %s', (apiUrl, ref, url) => {
    expect(createKyShop({ apiUrl }).imageUrl(ref)).toBe(url)
  })
})
