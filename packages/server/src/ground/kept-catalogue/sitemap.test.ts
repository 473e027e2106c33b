import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { createSitemap } from './sitemap.ts'

onEachDatabase('The sitemap', (open) => {
  it('has the page of every product once, in files of any size, and every brand', async () => {
    const shop = await openTestShop(await open())
    const sitemap = createSitemap(shop.db)
    const count = await sitemap.productCount()
    const files = await Promise.all(
      [0, 3, 6, 9, 12].map((offset) => sitemap.productPaths({ limit: 3, offset })),
    )
    expect(files[0]).toHaveLength(3)
    expect(new Set(files.flat()).size).toBe(count)
    const { data: dolo } = await shop.call('GET /get/product', { query: { id: 'dolo' } })
    expect(files.flat()).toContain(`/product/fever-and-pain/${dolo.slug}`)
    for (const slug of await sitemap.brandSlugs()) {
      expect((await shop.call('GET /get/brand', { query: { slug } })).data.slug).toBe(slug)
    }
    expect(await sitemap.brandSlugs()).not.toEqual([])
  })
})
