import { referenceCatalogue } from '@dawakit/catalogue'
import { textSource } from '@dawakit/lists/rows'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { importProducts } from './import-products.ts'

onEachDatabase('Products of a salt', (open) => {
  it('are alternatives of each other however the salt is spelled, and listed together', async () => {
    const shop = await openTestShop(await open(), { fixtures: false })
    const rows = ['Novamox Capsule,60,Amoxycillin (500mg)', 'Moxikind Capsule,50,Amoxicillin (500 mg)']
    await importProducts(shop.db, textSource(['name,mrp,composition', ...rows].join('\n')), {
      salts: referenceCatalogue.salts(),
      stock: 5,
    })
    shop.clock.advance(1001)
    const { data } = await shop.call('GET /get/products')
    const [one, other] = data
    const alternatives = await shop.call('GET /get/alternativeProduct', { query: { id: one._id } })
    expect(alternatives.data.map(({ _id }: { _id: string }) => _id)).toContain(other._id)
    for (const salt of ['amoxicillin', 'Amoxycillin']) {
      expect((await shop.call('GET /get/productsBySalt', { query: { salt } })).totalCount).toBe(2)
    }
  })

  it('tells which salts of a list nobody knows, and what they may be', async () => {
    const shop = await openTestShop(await open(), { fixtures: false })
    const rows = ['A Tablet,6,Alopurinol (100mg)', 'B Tablet,6,Mysterone (5mg)', 'C Tablet,6,Mysterone (9mg)']
    const report = await importProducts(shop.db, textSource(['name,mrp,composition', ...rows].join('\n')), {
      salts: referenceCatalogue.salts(),
    })
    expect(report.unknownSalts).toEqual([{ name: 'Mysterone', rows: 2, line: 3, nearest: null }])
    const slip = await importProducts(
      shop.db,
      textSource('name,mrp,composition\nD Tablet,6,Telmisartann (5mg)'),
      {
        salts: referenceCatalogue.salts(),
      },
    )
    expect(slip.unknownSalts).toEqual([{ name: 'Telmisartann', rows: 1, line: 2, nearest: 'Telmisartan' }])
  })
})
