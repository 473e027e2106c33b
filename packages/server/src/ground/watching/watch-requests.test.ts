import { beforeEach, describe, expect, it } from 'vitest'
import { type LogRecorder, recordLog } from '../../../test/log-recorder.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { openDatabase } from '../database/open.ts'

let recorder: LogRecorder
beforeEach(() => {
  recorder = recordLog()
})
const openShop = async (env: Record<string, string> = {}) =>
  openTestShop(await openDatabase(':memory:'), { log: recorder.log, env })
const requestLines = () => recorder.lines.filter(({ msg }) => msg === 'request')

describe('The line of a request', () => {
  it('says what was asked by the pattern of its path, how it went, and its id', async () => {
    const shop = await openShop()
    const answer = await shop.fetch('/get/search?search=haemorrhoid')
    await shop.fetch('/images/packs/dolo.svg')
    await shop.fetch('/nowhere/9876543210')
    expect(requestLines()).toEqual([
      {
        level: 'info',
        msg: 'request',
        part: 'api',
        method: 'GET',
        route: '/get/search',
        status: 200,
        ms: expect.any(Number),
        requestId: answer.headers.get('X-Request-Id'),
      },
      expect.objectContaining({ route: '/images/*', status: 200 }),
      expect.objectContaining({ route: 'none', status: 404 }),
    ])
  })

  it('is a warning where it is our fault, and for probes said only where everything is', async () => {
    const shop = await openShop()
    await shop.fetch('/healthz')
    await shop.db.destroy()
    await shop.fetch('/get/carouselBanner')
    expect(requestLines()).toEqual([
      expect.objectContaining({ level: 'debug', route: '/healthz' }),
      expect.objectContaining({ level: 'warn', status: 500 }),
    ])
  })

  it('has no word of the visitor’s in the place of a method', async () => {
    const shop = await openShop()
    await shop.fetch('/get/carouselBanner', { method: 'ASHA' })
    expect(requestLines()).toEqual([expect.objectContaining({ method: 'other' })])
  })
})

describe('The id of a request', () => {
  const idOf = async (env: Record<string, string>, given: string, address?: string) => {
    const shop = await openShop(env)
    const answer = await shop.fetch('/healthz', { headers: { 'X-Request-Id': given } }, address)
    return answer.headers.get('X-Request-Id')
  }

  it('is the one that a trusted proxy gave', async () => {
    const given = '4bf92f3577b34da6a3ce929d0e0e4736'
    expect(await idOf({ TRUSTED_PROXIES: '1' }, given)).toBe(given)
    expect(await idOf({ TRUSTED_PROXIES: '10.0.0.0/8' }, given, '10.1.2.3')).toBe(given)
  })

  it.each([
    ['of whom nobody trusts', {}, '4bf92f3577b34da6a3ce929d0e0e4736'],
    [
      'from outside the trusted networks',
      { TRUSTED_PROXIES: '10.0.0.0/8' },
      '4bf92f3577b34da6a3ce929d0e0e4736',
    ],
    ['that is a mobile number', { TRUSTED_PROXIES: '1' }, '9876543210'],
    ['that is a name', { TRUSTED_PROXIES: '1' }, 'AshaVenkataramanIyer'],
    ['that is an e-mail', { TRUSTED_PROXIES: '1' }, 'asha.v.1990@mail.example'],
    ['that is endless', { TRUSTED_PROXIES: '1' }, 'a1'.repeat(40)],
  ])('is not one %s', async (_, env, given) => {
    expect(await idOf(env, given)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}$/)
  })

  it('stands in the body and the log of what is our fault, and in no other body', async () => {
    const shop = await openShop()
    expect((await shop.call('GET /get/product', { query: { id: 'none' } })) as object).not.toHaveProperty(
      'requestId',
    )
    await shop.db.destroy()
    const failed = await shop.fetch('/get/carouselBanner')
    const requestId = failed.headers.get('X-Request-Id')
    expect(await failed.json()).toMatchObject({ key: 'error', code: 'something-went-wrong', requestId })
    expect(recorder.lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        msg: 'call failed',
        route: '/get/carouselBanner',
        requestId,
        stack: expect.stringMatching(/^ +at /),
      }),
    )
  })
})

describe('A call past HTTP', () => {
  it('says what failed once, by its name', async () => {
    const shop = await openShop()
    await shop.db.destroy()
    await expect(shop.app.ask('GET /get/carouselBanner')).rejects.toThrow()
    expect(recorder.lines).toEqual([
      expect.objectContaining({ msg: 'call failed', call: 'GET /get/carouselBanner' }),
    ])
  })
})
