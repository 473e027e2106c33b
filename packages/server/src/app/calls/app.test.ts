import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

onEachDatabase('Calls past HTTP', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open())
  })

  it('answer what HTTP answers a guest', async () => {
    const query = { page: 1, limit: 2 }
    const { data, totalCount } = await shop.app.ask('GET /get/products', { query })
    const served = await shop.call('GET /get/products', { query })
    expect(data).toEqual(served.data)
    expect(totalCount).toBe(served.totalCount)
    expect(data).toHaveLength(2)
  })

  it('say no with the status and sentence of HTTP', async () => {
    await expect(shop.app.ask('GET /get/product', { query: { id: 'unknown' } })).rejects.toMatchObject({
      name: 'CallError',
      status: 404,
      code: 'product-not-found',
    })
    await expect(shop.app.ask('GET /get/orders' as never)).rejects.toMatchObject({ name: 'CallError' })
  })
})
