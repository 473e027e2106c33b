import { referenceCatalogue } from '@dawakit/catalogue'
import { type ImportSource, textSource } from '@dawakit/lists/rows'
import { beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { importProducts, type ProductImportOptions } from './import-products.ts'

const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)

onEachDatabase('Importing products that are known already', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open(), { fixtures: false })
  })
  const load = (input: ImportSource, options: ProductImportOptions = {}) =>
    importProducts(shop.db, input, { at: START, salts: referenceCatalogue.salts(), ...options })
  const find = async (name: string) => {
    shop.clock.advance(1001)
    const { data } = await shop.call('GET /get/products', { query: { limit: 100 } })
    return data.find((product: { name: string }) => product.name.startsWith(name))
  }

  it('changes what the file has columns for and nothing else', async () => {
    await load(csv('code,name,mrp,stock,long_description', 'a1,Calm Tablets,100,7,<p>Calms</p>'))
    const before = await find('Calm')
    const report = await load(csv('code,name,mrp,price', 'a1,Calm Tablets,120,90'))
    expect(report).toMatchObject({ added: 0, changed: 1 })
    expect(await find('Calm')).toMatchObject({
      _id: before._id,
      purchasedPrice: 120,
      salesPrice: 90,
      discount: '25',
      totalStocks: 7,
    })
    const page = await shop.call('GET /get/product', { query: { id: before._id } })
    expect(page.data.longListDescription).toBe('<p>Calms</p>')
  })

  describe('with a column for one of the prices', () => {
    beforeEach(async () => {
      await load(
        csv('code,name,mrp,price,for_sale', 'A,Article,100,80,yes', 'B,Kept Back,50,50,no', 'C,Unpriced,,,'),
      )
    })
    const prices = async (name: string) => {
      const { purchasedPrice, salesPrice, discount, isForSale } = await find(name)
      return [purchasedPrice, salesPrice, discount, isForSale]
    }

    it('keeps the MRP of a new price, and what is not for sale as it is', async () => {
      await load(csv('code,name,price', 'A,Article,75', 'B,Kept Back,40', 'C,Unpriced,9'))
      expect(await prices('Article')).toEqual([100, 75, '25', true])
      expect(await prices('Kept')).toEqual([50, 40, '20', false])
      expect(await prices('Unpriced')).toEqual([9, 9, '0', true])
      await load(csv('code,name,price', 'A,Article,'))
      expect(await prices('Article')).toEqual([100, 100, '0', true])
    })

    it('keeps the selling price under a new MRP, unless that is lower', async () => {
      await load(csv('code,name,mrp', 'A,Article,160', 'B,Kept Back,45.5'))
      expect(await prices('Article')).toEqual([160, 80, '50', true])
      expect(await prices('Kept')).toEqual([45.5, 45.5, '0', false])
      await load(csv('code,name,mrp', 'A,Article,'))
      expect(await prices('Article')).toEqual([0, 0, '0', false])
    })

    it('does not sell above the MRP that it knows', async () => {
      const report = await load(csv('code,name,price', 'B,Kept Back,49', 'A,Article,100.01'))
      expect(report).toMatchObject({
        read: 2,
        changed: 1,
        refused: [{ line: 3, reason: 'price is above the MRP' }],
      })
      expect(await prices('Article')).toEqual([100, 80, '20', true])
    })

    it('puts on sale and takes from it without a price column', async () => {
      await load(csv('code,name,for_sale', 'A,Article,no', 'B,Kept Back,yes', 'C,Unpriced,yes'))
      expect(await prices('Article')).toEqual([100, 80, '20', false])
      expect(await prices('Kept')).toEqual([50, 50, '0', true])
      expect(await prices('Unpriced')).toEqual([0, 0, '0', false])
    })
  })

  it('goes by the slug where the file has no codes', async () => {
    await load(csv('name,mrp', 'Calm Tablets,100'))
    expect(await load(csv('name,mrp', 'CALM  tablets,80'))).toMatchObject({ added: 0, changed: 1 })
    expect((await find('CALM')).salesPrice).toBe(80)
  })

  it('gives products of one name different addresses', async () => {
    await load(csv('code,name,mrp,pack_size', "1,Calm Tablets,10,10's", "2,Calm Tablets,14,15's"))
    const { data } = await shop.call('GET /get/products')
    expect(data.map((product: { slug: string }) => product.slug).sort()).toEqual([
      'calm-tablets',
      'calm-tablets-strip-of-15-tablets',
    ])
  })
})
