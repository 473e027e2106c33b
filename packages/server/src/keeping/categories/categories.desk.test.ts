import { textSource } from '@dawakit/lists/rows'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { recountProducts } from '../../ground/kept-catalogue/recount-products.ts'
import { importProducts } from '../../lists/products/import-products.ts'

const FACTS = { isGeneral: true, name: 'Skin and Hair', group: null, logo: '', banners: [] }

onEachDatabase('The shelves at the desk', (open) => {
  async function openAll() {
    const shop = await openTestShop(await open())
    const pharmacist = (await openDesk(shop)).as('pharmacist')
    const read = async (id: string) =>
      (await pharmacist.get('/desk/categories')).data.categories.find((one: { id: string }) => one.id === id)
    const rename = async (name: string, category = 'cat-personal') =>
      pharmacist.post('/desk/categories', {
        category: { ...FACTS, isGeneral: category === 'cat-personal', name },
        id: category,
        seen: (await read(category)).version,
      })
    const named = (name: string) => shop.call('POST /get/generalCategoryByName', { body: { name } })
    return { shop, pharmacist, read, rename, named }
  }

  it('a category that is renamed is renamed in the store at once, where its address from before still leads', async () => {
    const { shop, rename, named } = await openAll()
    const piece = { category: 'Personal Care', is_general: 1, position: 1 }
    await shop.db
      .insertInto('banner')
      .values({ id: 'b', kind: 'carousel', image: '/b.svg', title: 'B', description: '', ...piece })
      .execute()
    await shop.db
      .insertInto('dynamic_category')
      .values({ id: 'd', name: 'Personal Care', is_general: 1, position: 1 })
      .execute()
    expect((await named('personal-care')).data.name).toBe('Personal Care')
    await rename('Skin and Hair')
    for (const name of ['personal-care', 'Personal Care', 'skin-and-hair'])
      expect((await named(name)).data, name).toMatchObject({ name: 'Skin and Hair', slug: 'skin-and-hair' })
    const body = { categoryName: 'personal-care' }
    const products = await shop.call('POST /get/productsByGeneralCategoryName', { body })
    expect(products.data).toMatchObject([{ _id: 'soap', generalCategory: 'Skin and Hair' }])
    expect((await shop.call('GET /get/carouselBanner')).data).toMatchObject([{ category: 'Skin and Hair' }])
    expect((await shop.call('GET /get/dynamicCategories')).data).toMatchObject([{ name: 'Skin and Hair' }])
    await rename('Beauty')
    expect((await named('personal-care')).data.name).toBe('Beauty')
  })

  it('a list with the name from before finds the category under its new one', async () => {
    const { shop, rename } = await openAll()
    await rename('Skin and Hair')
    const list = 'name,mrp,price,stock,category,general\nTurmeric Cream,90,80,5,Personal Care,yes\n'
    const report = await importProducts(shop.db, textSource(list))
    expect(report).toMatchObject({ added: 1 })
    const rows = await shop.db.selectFrom('category').select('name').where('is_general', '=', 1).execute()
    expect(rows).toEqual([{ name: 'Skin and Hair' }])
  })

  it('joined into another, all of it stands there, and its address leads there', async () => {
    const { shop, pharmacist, read } = await openAll()
    for (const [category, newName] of [
      ['cat-diabetes', 'Pens'],
      ['cat-fever', 'PENS'],
    ] as const)
      await pharmacist.post('/desk/subcategories', { category, newName })
    await shop.db.updateTable('product').set({ subcategory: 'Pens' }).where('id', '=', 'insulin').execute()
    await recountProducts(shop.db)
    const { version, products } = await read('cat-diabetes')
    const before = (await read('cat-fever')).products
    await pharmacist.post('/desk/categories/join', { id: 'cat-diabetes', into: 'cat-fever', seen: version })
    expect(products).toBe(1)
    expect(await read('cat-fever')).toMatchObject({
      products: before + 1,
      subcategories: [{ name: 'PENS', products: 1 }],
    })
    const found = await shop.call('POST /get/specialityCategoryByName', { body: { name: 'diabetes-care' } })
    expect(found.data.name).toBe('Fever and Pain')
    const product = await shop.db
      .selectFrom('product')
      .select(['category_id', 'subcategory'])
      .where('id', '=', 'insulin')
      .executeTakeFirst()
    expect(product).toEqual({ category_id: 'cat-fever', subcategory: 'PENS' })
    const counted = await read('cat-fever')
    await recountProducts(shop.db)
    expect(await read('cat-fever')).toEqual(counted)
  })

  it('a subcategory that is renamed takes its products along, and its address leads to it', async () => {
    const { shop, pharmacist } = await openAll()
    const category = 'cat-personal'
    await pharmacist.post('/desk/subcategories', { category, newName: 'Soaps' })
    await shop.db.updateTable('product').set({ subcategory: 'Soaps' }).where('id', '=', 'soap').execute()
    await pharmacist.post('/desk/subcategories', { category, name: 'Soaps', newName: 'Bath' })
    const { data } = await shop.call('POST /get/generalCategoryByName', { body: { name: 'Personal Care' } })
    expect(data.subCategory).toEqual([{ name: 'Bath', was: ['soaps'] }])
    for (const subCategoryName of ['Bath', 'soaps']) {
      const body = { categoryName: 'Personal Care', subCategoryName }
      const found = await shop.call('POST /get/productsByGeneralCategoryNameAndSubCategory', { body })
      expect(found.data, subCategoryName).toMatchObject([{ _id: 'soap' }])
    }
    const removed = await pharmacist.post('/desk/subcategories/remove', { category, name: 'Bath' })
    expect([removed.code, removed.data]).toEqual(['not-empty', { count: 1 }])
  })

  it('two who rename it at once: the second is told, and sees how it stands', async () => {
    const { pharmacist, read } = await openAll()
    const { version } = await read('cat-personal')
    const sent = (name: string) =>
      pharmacist.post('/desk/categories', {
        category: { ...FACTS, name },
        id: 'cat-personal',
        seen: version,
      })
    const answers = await Promise.all([sent('Beauty'), sent('Skin and Hair')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    const { name } = await read('cat-personal')
    expect(refused?.code).toBe('kept-changed')
    expect(JSON.stringify(refused?.data)).toContain(name)
  })

  it('a menu group that is renamed keeps its categories and banners, also where two change their names with each other', async () => {
    const { shop, pharmacist, read } = await openAll()
    const groups = async (all: { id?: string; name: string; logo: string }[]) => {
      const { version } = (await pharmacist.get('/desk/categories')).data
      return (await pharmacist.post('/desk/menuGroups', { groups: all, seen: version })).data.groups
    }
    const [medicines, care] = await groups([
      { name: 'Medicines', logo: '' },
      { name: 'Care', logo: '' },
    ])
    for (const [id, parent_group] of [
      ['cat-fever', 'Medicines'],
      ['cat-personal', 'Care'],
    ] as const)
      await shop.db.updateTable('category').set({ parent_group }).where('id', '=', id).execute()
    for (const [id, category] of [
      ['m', 'Medicines'],
      ['c', 'Care'],
    ] as const)
      await shop.db
        .insertInto('banner')
        .values({
          id,
          kind: 'carousel',
          image: '/b.svg',
          title: id,
          description: '',
          category,
          is_general: 1,
          position: 1,
        })
        .execute()
    await groups([
      { ...care, name: 'Medicines' },
      { ...medicines, name: 'Care' },
    ])
    expect([(await read('cat-fever')).group, (await read('cat-personal')).group]).toEqual([
      'Care',
      'Medicines',
    ])
    const banners = await shop.db.selectFrom('banner').select(['id', 'category']).orderBy('id').execute()
    expect(banners).toEqual([
      { id: 'c', category: 'Medicines' },
      { id: 'm', category: 'Care' },
    ])
    const shown = await shop.call('GET /get/menu-groups')
    expect(shown.data.map(({ name }: { name: string }) => name)).toEqual(['Medicines', 'Care'])
    const { version } = (await pharmacist.get('/desk/categories')).data
    const gone = await pharmacist.post('/desk/menuGroups', { groups: [], seen: version })
    expect([gone.code, gone.data]).toEqual(['not-empty', { count: 1 }])
  })

  it('a brand that is joined leads to the other, and lists with its name fill that one', async () => {
    const { shop, pharmacist } = await openAll()
    const { data: brand } = await pharmacist.post('/desk/brands', { name: 'Mikro', logo: '' })
    await shop.db.updateTable('product').set({ brand_id: brand.id }).where('id', '=', 'crocin').execute()
    await pharmacist.post('/desk/brands/join', { id: brand.id, into: 'brand-micro', seen: brand.version })
    expect((await shop.call('GET /get/brand', { query: { slug: 'mikro' } })).data._id).toBe('brand-micro')
    const listed = await shop.call('POST /get/productsByBrand', { body: { brandName: 'mikro' } })
    expect(listed.data.map(({ _id }: { _id: string }) => _id)).toEqual(['dolo', 'crocin'])
    const list = 'name,mrp,price,stock,brand\nMikro Balm,90,80,5,Mikro\n'
    await importProducts(shop.db, textSource(list))
    expect((await pharmacist.get('/desk/brands')).totalCount).toBe(1)
  })
})
