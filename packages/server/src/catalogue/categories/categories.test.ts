import { beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { recountProducts } from '../../ground/kept-catalogue/recount-products.ts'

onEachDatabase('Categories', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open())
    const { db } = shop
    await db
      .insertInto('subcategory')
      .values([
        { category_id: 'cat-fever', name: 'Tablets', name_key: 'tablets', position: 1, product_count: 0 },
        { category_id: 'cat-fever', name: 'Syrups', name_key: 'syrups', position: 2, product_count: 0 },
      ])
      .execute()
    await db
      .updateTable('product')
      .set({ subcategory: 'Syrups' })
      .where('dosage_form', '=', 'syrup')
      .execute()
    await db
      .insertInto('menu_group')
      .values({ id: 'g1', name: 'Everyday', logo: '/images/g1.svg', position: 1 })
      .execute()
    await db.updateTable('category').set({ parent_group: 'Everyday' }).where('is_general', '=', 0).execute()
    await recountProducts(db)
  })
  const names = (answer: { data: { name: string }[] }) => answer.data.map((row) => row.name)

  it('are listed by kind, in order, with their cached counts', async () => {
    const speciality = await shop.call('GET /get/specialityCategories')
    expect(names(speciality)).toEqual(['Fever and Pain', 'Diabetes Care'])
    expect(speciality.data[0]).toMatchObject({
      slug: 'fever-and-pain',
      productCount: 6,
      isGeneralCategory: false,
    })
    expect(names(await shop.call('GET /get/generalCategories'))).toEqual(['Personal Care'])
    expect(names(await shop.call('GET /get/mainBarCategories'))).toEqual([
      'Personal Care',
      'Fever and Pain',
      'Diabetes Care',
    ])
    expect(names(await shop.call('GET /get/specialitySubCategories'))).toEqual(['Tablets', 'Syrups'])
    expect((await shop.call('GET /get/generalSubCategories')).data).toEqual([])
  })

  it('stand under the groups of the menu', async () => {
    const { data } = await shop.call('GET /get/menu-groups')
    expect(data).toMatchObject([
      { name: 'Everyday', categories: [{ name: 'Fever and Pain' }, { name: 'Diabetes Care' }] },
    ])
  })

  it('are found by name in any case and by slug, with their subcategories', async () => {
    for (const name of ['Fever and Pain', 'FEVER AND PAIN', 'fever-and-pain']) {
      const { data } = await shop.call('POST /get/specialityCategoryByName', { body: { name } })
      expect(data).toMatchObject({ _id: 'cat-fever', subCategory: [{ name: 'Tablets' }, { name: 'Syrups' }] })
    }
    const subs = await shop.call('POST /get/specialitySubCategoriesByCategoryName', {
      body: { categoryName: 'fever-and-pain' },
    })
    expect(names(subs)).toEqual(['Tablets', 'Syrups'])
  })

  it('are 404 when unknown or of the other kind, 400 without a name', async () => {
    for (const name of ['Nothing', 'Fever and Pain']) {
      expect((await shop.call('POST /get/generalCategoryByName', { body: { name } })).status).toBe(404)
      const body = { categoryName: name }
      expect((await shop.call('POST /get/productsByGeneralCategoryName', { body })).status).toBe(404)
      expect((await shop.call('POST /get/generalSubCategoriesByCategoryName', { body })).status).toBe(404)
      expect((await shop.call('GET /get/brandsByGeneralCategoryName', { query: body })).status).toBe(404)
    }
    for (const body of [{}, { categoryName: '' }, { categoryName: 7 }, { categoryName: 'x'.repeat(121) }]) {
      expect((await shop.call('POST /get/productsBySpecialityCategoryName', { body })).status).toBe(400)
    }
  })

  describe('the products of a category', () => {
    it('come best sellers first, page by page', async () => {
      const call = (query: Record<string, string | number>) =>
        shop.call('POST /get/productsBySpecialityCategoryName', {
          query,
          body: { categoryName: 'fever and pain' },
        })
      const first = await call({ page: 1, limit: 4 })
      const second = await call({ page: 2, limit: 4 })
      expect(first.data[0].name).toBe('Dolo 650 Tablet')
      expect(first.totalCount).toBe(6)
      expect(new Set([...names(first), ...names(second)]).size).toBe(6)
      expect((await call({ page: 'two', limit: 'x' })).data).toHaveLength(6)
    })

    it('can be narrowed to a subcategory; an unknown one has none', async () => {
      const call = (subCategoryName: string) =>
        shop.call('POST /get/productsBySpecialityCategoryNameAndSubCategory', {
          body: { categoryName: 'Fever and Pain', subCategoryName },
        })
      const syrups = await call('syrups')
      expect(names(syrups)).toEqual(['Cough Syrup 100 ml'])
      expect(syrups.totalCount).toBe(1)
      expect(await call('Creams')).toMatchObject({ status: 200, data: [], totalCount: 0 })
    })

    it('of a menu group are those of all its categories', async () => {
      const body = { categoryName: 'everyday' }
      const all = await shop.call('POST /get/productsBySpecialityCategoryName', { body })
      expect(all.totalCount).toBe(7)
      expect(names(all)).toContain('Insulin Glargine Injection')
      expect(all.data[0].name).toBe('Dolo 650 Tablet')
      const one = await shop.call('POST /get/productsBySpecialityCategoryNameAndSubCategory', {
        body: { ...body, subCategoryName: 'Diabetes Care' },
      })
      expect(names(one)).toEqual(['Insulin Glargine Injection'])
      const group = await shop.call('POST /get/specialityCategoryByName', { body: { name: 'everyday' } })
      expect(group.data).toMatchObject({ name: 'Everyday', productCount: 7 })
    })
  })

  describe('brands', () => {
    it('are listed by category, and found by slug, name or id', async () => {
      const { data } = await shop.call('GET /get/brandsBySpecialityCategoryName', {
        query: { categoryName: 'fever-and-pain' },
      })
      expect(data).toEqual([
        { _id: 'brand-micro', slug: 'micro-labs', name: 'Micro Labs', logoUrl: '', productCount: 1 },
      ])
      for (const slug of ['micro-labs', 'MICRO LABS', 'brand-micro']) {
        expect((await shop.call('GET /get/brand', { query: { slug } })).data.name).toBe('Micro Labs')
      }
      expect((await shop.call('GET /get/brand', { query: { slug: 'nobody' } })).status).toBe(404)
    })

    it('list their products and how many', async () => {
      const answer = await shop.call('POST /get/productsByBrand', { body: { brandName: 'micro-labs' } })
      expect(names(answer)).toEqual(['Dolo 650 Tablet'])
      expect(answer.totalCount).toBe(1)
      expect((await shop.call('POST /get/productsByBrand', { body: { brandName: 'nobody' } })).status).toBe(
        404,
      )
    })
  })
})
