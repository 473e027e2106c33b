import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop } from '../../../test/test-shop.ts'

onEachDatabase('The home page', (open) => {
  it('has its banners, offers and product rows', async () => {
    const shop = await openTestShop(await open())
    const banner = {
      title: 'Calm prices',
      description: 'Every day',
      category: 'Personal Care',
      is_general: 1,
    }
    await shop.db
      .insertInto('banner')
      .values([
        { id: 'b2', kind: 'carousel', image: '/images/banners/b2.svg', position: 2, ...banner },
        { id: 'b1', kind: 'carousel', image: '/images/banners/b1.svg', position: 1, ...banner },
        { id: 'a1', kind: 'ads', image: '/images/banners/a1.svg', position: 1, ...banner },
        { id: 'b0', kind: 'carousel', image: 'https://other.example/b0.png', position: 0, ...banner },
        { id: 'p1', kind: 'phone', image: '/images/banners/p1.svg', position: 1, ...banner },
      ])
      .execute()
    await shop.db
      .insertInto('offer')
      .values({
        id: 'o1',
        name: 'Monsoon care',
        percent: 15,
        color: '#095A41',
        category: 'Personal Care',
        is_general: 1,
        large_image: '/l.svg',
        small_image: '/s.svg',
        position: 1,
      })
      .execute()
    await shop.db
      .insertInto('dynamic_category')
      .values({ id: 'd1', name: 'Personal Care', is_general: 1, position: 1 })
      .execute()
    const carousel = await shop.call('GET /get/carouselBanner')
    // The first one would be asked of another host.
    expect(carousel.data.map((row: { _id: string }) => row._id)).toEqual(['b1', 'b2'])
    const ads = await shop.call('GET /get/adsBanner')
    expect(ads.data).toMatchObject([{ _id: 'a1', offers: [{ name: 'Monsoon care', offer: 15 }] }])
    const rows = await shop.call('GET /get/dynamicCategories')
    expect(rows.data).toEqual([{ _id: 'd1', name: 'Personal Care', isGeneralCategory: true }])
  })

  it('is empty lists in an empty shop, and the checkout has no banner', async () => {
    const shop = await openTestShop(await open(), { fixtures: false })
    for (const name of [
      'carouselBanner',
      'adsBanner',
      'dynamicCategories',
      'products',
      'dealsOfTheDay',
      'menu-groups',
    ]) {
      expect((await shop.call(`GET /get/${name}`)).data).toEqual([])
    }
    expect((await shop.call('GET /get/pageBanners/CHECKOUT')).data).toBeNull()
    await shop.db
      .insertInto('page_banner')
      .values({ page: 'CHECKOUT', title: 'Free delivery', description: 'This week' })
      .execute()
    expect((await shop.call('GET /get/pageBanners/CHECKOUT')).data).toEqual({
      title: 'Free delivery',
      description: 'This week',
    })
  })
})
