import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addCoupon } from '../../../test/ordering.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

const search = (shop: TestShop, address?: string) =>
  shop.call('GET /get/search', { query: { search: 'dolo' }, ...(address === undefined ? {} : { address }) })

onEachDatabase('The search', (open) => {
  it('is asked as often a minute as the shop says, by one network, and again in the next', async () => {
    const shop = await openTestShop(await open(), { env: { LIMIT_SEARCHES: '3' } })
    for (let asked = 0; asked < 3; asked += 1) expect((await search(shop)).status).toBe(200)
    const refused = await search(shop)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await search(shop, '198.51.100.1')).status).toBe(200)
    shop.clock.advance(60_000)
    expect((await search(shop)).status).toBe(200)
  })

  it('is not got round by the many networks of one IPv6 customer', async () => {
    const shop = await openTestShop(await open(), { env: { LIMIT_SEARCHES: '1' } })
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push((await search(shop, `2001:db8:1:${n}::1`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  })

  it('counts no page that the shop renders itself, and writes nothing down', async () => {
    const shop = await openTestShop(await open(), { env: { LIMIT_SEARCHES: '1' } })
    for (let asked = 0; asked < 3; asked += 1)
      await shop.app.ask('GET /get/search', { query: { search: 'dolo' } })
    expect((await search(shop)).status).toBe(200)
    expect(await shop.db.selectFrom('attempt').selectAll().execute()).toEqual([])
  })
})

onEachDatabase('A coupon', (open) => {
  it('is looked up as often a minute as the shop says, also by who knows its code', async () => {
    const shop = await openTestShop(await open(), { env: { LIMIT_COUPON_LOOK_UPS: '2' } })
    await addCoupon(shop.db, { products: ['dolo'] })
    const { token } = await shop.signIn()
    const lookUp = () => shop.call('GET /get/promoCode', { token, query: { name: 'CARE10' } })
    expect([(await lookUp()).status, (await lookUp()).status, (await lookUp()).status]).toEqual([
      200, 200, 429,
    ])
  })
})
