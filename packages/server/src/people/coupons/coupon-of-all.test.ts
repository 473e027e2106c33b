import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addProduct } from '../../../test/fixture-catalogue.ts'
import { addCoupon, buyer, place } from '../../../test/ordering.ts'
import { openTestShop, START } from '../../../test/test-shop.ts'
import { writeCoupon } from './write-coupon.ts'

onEachDatabase('A coupon of all products', (open) => {
  it('says so and lists none of them', async () => {
    const shop = await openTestShop(await open())
    const { token } = await shop.signIn()
    const terms = { code: 'ALL10', percent: '10', uses: '5', until: '2027-01-01' }
    await writeCoupon(shop.db, { ...terms, products: 'all' }, START)
    const seen = () => shop.call('GET /get/promoCode', { token, query: { name: 'all10' } })
    expect((await seen()).data).toMatchObject({ name: 'ALL10', products: [], isForAll: true })
    await writeCoupon(shop.db, { ...terms, products: 'dolo' }, START)
    expect((await seen()).data).toMatchObject({ products: ['dolo'], isForAll: false })
  })

  it('counts for a product that came later', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await addCoupon(shop.db, { percent: 10, products: 'all' })
    await addProduct(shop.db, { id: 'later', name: 'Later' }, 10)
    const { data } = await place(shop, who, { coupon: 'CARE10', products: [{ _id: 'later', quantity: 1 }] })
    expect(data.totals.discount).toBeGreaterThan(0)
  })
})
