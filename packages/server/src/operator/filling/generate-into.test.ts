import { referenceCatalogue } from '@dawakit/catalogue'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { generateInto, removeGenerated } from './generate-into.ts'

onEachDatabase('Generated products', (open) => {
  it('fill a shop up to a number, with their salts and brands, and can be taken away', async () => {
    const shop = await openTestShop(await open())
    await shop.db.updateTable('category').set({ name: 'Diabetes' }).where('id', '=', 'cat-diabetes').execute()
    expect(await generateInto(shop.db, referenceCatalogue, 400, () => {})).toBe(400)
    expect(await generateInto(shop.db, referenceCatalogue, 500, () => {})).toBe(100)
    const all = await shop.call('GET /get/products', { query: { limit: 5 } })
    expect(all.totalCount).toBe(508)
    expect(all.data[0].saltComposition.length).toBeGreaterThan(0)
    expect(all.data[0].brand.name).not.toBe('')
    const diabetes = await shop.call('POST /get/productsBySpecialityCategoryName', {
      body: { categoryName: 'diabetes' },
    })
    expect(diabetes.totalCount).toBeGreaterThan(1)
    expect(await removeGenerated(shop.db)).toBe(500)
    shop.clock.advance(1001)
    expect((await shop.call('GET /get/products')).totalCount).toBe(8)
  })
})
