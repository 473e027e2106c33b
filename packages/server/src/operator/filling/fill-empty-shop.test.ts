import { referenceCatalogue } from '@dawakit/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { fillEmptyShop } from './fill-empty-shop.ts'

onEachDatabase('The reference catalogue', (open) => {
  let db: Database
  let shop: TestShop
  const lines: string[] = []
  beforeAll(async () => {
    db = await open()
    await fillEmptyShop(db, referenceCatalogue, (line) => lines.push(line), { at: new Date(START) })
    shop = await openTestShop(db, { fixtures: false })
  }, 60_000)
  const countOf = async (
    table: 'product' | 'stock' | 'category' | 'review' | 'coupon' | 'state_shipping',
  ) => {
    const { count } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  it('says what it does', () => {
    expect(lines[0]).toBe('Making the reference catalogue …')
    expect(lines.at(-1)).toMatch(/^The shop has \d+ products in \d+ categories\.$/)
  })

  it('is inserted once, however often it is asked for', async () => {
    const products = await countOf('product')
    expect(products).toBeGreaterThan(500)
    expect(await fillEmptyShop(db, referenceCatalogue, () => {})).toBe(false)
    expect(await countOf('product')).toBe(products)
    expect(await countOf('stock')).toBe(products)
    expect(await countOf('state_shipping')).toBe(36)
  })

  it('gives every product a category and a brand', async () => {
    const homeless = await db
      .selectFrom('product')
      .select('name')
      .where((where) => where.or([where('category_id', 'is', null), where('brand_id', 'is', null)]))
      .execute()
    expect(homeless).toEqual([])
  })

  it('counts what its categories list', async () => {
    const { data } = await shop.call('GET /get/mainBarCategories')
    expect(data.length).toBeGreaterThan(0)
    for (const category of data) {
      const kind = category.isGeneralCategory ? 'General' : 'Speciality'
      const body = { categoryName: category.slug }
      const answer = await shop.call(`POST /get/productsBy${kind}CategoryName`, { body })
      expect(answer.totalCount).toBe(category.productCount)
      expect(answer.data.length).toBe(Math.min(20, category.productCount))
    }
  })

  it('rates products by their reviews', async () => {
    const { data } = await shop.call('GET /get/products', { query: { limit: 100 } })
    const rated = data.find((product: { ratingCount: number }) => product.ratingCount > 1)
    const page = await shop.call('GET /get/product', { query: { id: rated._id } })
    const ratings: number[] = page.data.reviews.map((review: { rating: number }) => review.rating)
    expect(ratings).toHaveLength(rated.ratingCount)
    expect(rated.ratingAverage).toBeCloseTo(ratings.reduce((a, b) => a + b, 0) / ratings.length, 1)
  })

  describe('in a shop with products of its own', () => {
    it('stays out', async () => {
      const own = await openTestShop(await open())
      expect(await fillEmptyShop(own.db, referenceCatalogue, () => {})).toBe(false)
      expect((await own.call('GET /get/products')).totalCount).toBe(8)
    })
  })
})
