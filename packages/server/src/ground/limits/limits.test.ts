import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { HOUR_MS } from './attempts.ts'
import { enforceAddressLimit, takeAddressAttempt } from './limits.ts'

/** The newsletter's limit: twenty an hour for one address, or what the test sets. */
async function subscribed(
  shop: TestShop,
  times: number,
  from: (index: number) => { address: string; forwarded?: string },
) {
  let passed = 0
  for (let index = 0; index < times; index += 1) {
    const { address, forwarded } = from(index)
    const { status } = await shop.call('POST /post/newsletter', {
      body: { email: `a${index}@mail.example` },
      address,
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    })
    if (status === 200) passed += 1
    else expect(status).toBe(429)
  }
  return passed
}

onEachDatabase('A limit of network addresses', (open) => {
  it('holds for a whole IPv6 network, and for those around it with more room', async () => {
    const shop = await openTestShop(await open(), { env: { LIMIT_NEWSLETTER: '3' } })
    expect(await subscribed(shop, 4, (n) => ({ address: `2001:db8:1:200::${n}` }))).toBe(3)
    // Other lines of one /56, where 12 may pass: 3 are gone.
    expect(await subscribed(shop, 10, (n) => ({ address: `2001:db8:1:21${n}::1` }))).toBe(9)
    expect(await subscribed(shop, 1, () => ({ address: '2001:db8:1:300::1' }))).toBe(1)
  })

  it('is not got round by a customer of a whole /48', async () => {
    const shop = await openTestShop(await open())
    const { context } = shop.app
    const limit = { bucket: 'test', limit: 2, windowMs: HOUR_MS }
    let passed = 0
    for (let n = 0; n < 100; n += 1) {
      const network = `2001:db8:1:${(n * 256).toString(16)}::`
      if ((await takeAddressAttempt(context, network, limit)) === null) passed += 1
    }
    expect(passed).toBe(32)
    expect(await takeAddressAttempt(context, '2001:db8:2::', limit)).toBeNull()
  })

  it('leaves no trace of what it refuses, in any of the networks', async () => {
    const shop = await openTestShop(await open())
    const { context } = shop.app
    const limit = { bucket: 'test', limit: 1, windowMs: HOUR_MS }
    for (let n = 0; n < 9; n += 1) await takeAddressAttempt(context, '2001:db8:1:200::', limit)
    expect(await shop.db.selectFrom('attempt').selectAll().execute()).toHaveLength(3)
    expect(await takeAddressAttempt(context, '2001:db8:1:201::', limit)).toBeNull()
    await expect(enforceAddressLimit(context, '2001:db8:1:201::', limit)).rejects.toMatchObject({
      status: 429,
    })
    shop.clock.advance(HOUR_MS)
    await expect(enforceAddressLimit(context, '2001:db8:1:201::', limit)).resolves.toBeUndefined()
  })

  it('tells the customers behind a CDN and a proxy apart', async () => {
    const shop = await openTestShop(await open(), { env: { TRUSTED_PROXIES: '2' } })
    const through = (visitor: string) => ({ address: '10.0.0.2', forwarded: `${visitor}, 104.16.0.9` })
    expect(await subscribed(shop, 40, (n) => through(`203.0.113.${n}`))).toBe(40)
    expect(await subscribed(shop, 25, () => through('198.51.100.1'))).toBe(20)
  })

  it('knows nobody new for another port, or for what is no address', async () => {
    const shop = await openTestShop(await open(), { env: { BEHIND_PROXY: '1' } })
    const proxied = (forwarded: string) => ({ address: '10.0.0.2', forwarded })
    expect(await subscribed(shop, 25, (n) => proxied(`203.0.113.7:${40_000 + n}`))).toBe(20)
    expect(await subscribed(shop, 25, (n) => proxied(`nobody-${n}`))).toBe(20)
  })

  it('believes no header where no proxy is trusted', async () => {
    const shop = await openTestShop(await open())
    expect(
      await subscribed(shop, 25, (n) => ({ address: '203.0.113.7', forwarded: `198.51.100.${n}` })),
    ).toBe(20)
  })
})
