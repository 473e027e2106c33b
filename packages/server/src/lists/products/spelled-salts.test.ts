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

  it('are alternatives of each other however a list writes it, and so is a generic without a composition', async () => {
    const shop = await openTestShop(await open(), { fixtures: false })
    const rows = [
      'Febrilo A Tablet,20,Paracetamol (500mg)',
      'Febrilo B Tablet,18,Paracetamol IP 500 mg',
      'Febrilo C Tablet,18,Paracetamol 500mg',
      'Paracetamol Tablets IP 500 mg,9,',
      'Duofeb Tablet,40,"Aceclofenac 100mg, Paracetamol 325mg"',
    ]
    const options = { salts: referenceCatalogue.salts(), stock: 5 }
    const report = await importProducts(
      shop.db,
      textSource(['name,mrp,composition', ...rows].join('\n')),
      options,
    )
    expect(report).toMatchObject({ added: 5, newOnPrescription: 1, unknownSalts: [] })
    shop.clock.advance(1001)
    expect((await shop.call('GET /get/productsBySalt', { query: { salt: 'paracetamol' } })).totalCount).toBe(
      5,
    )
    const listed = await shop.call('GET /get/products')
    const generic = listed.data.find(({ name }: { name: string }) => name === 'Paracetamol Tablets IP 500 mg')
    expect(generic).toMatchObject({
      saltComposition: ['Paracetamol (500 mg)'],
      isPrescriptionNeeded: false,
      specialityCategory: 'Pain Relief',
    })
    const keys = async () => {
      const products = await shop.db.selectFrom('product').select('composition_key').orderBy('name').execute()
      return products.map(({ composition_key: key }) => key)
    }
    const same = 'tablet|paracetamol:500mg'
    const all = ['tablet|aceclofenac:100mg|paracetamol:325mg', same, same, same, same]
    expect(await keys()).toEqual(all)
    // A list of packs alone leaves what they are alternatives of.
    await importProducts(shop.db, textSource('name,pack_size\nFebrilo A Tablet,15 tablets'), options)
    expect(await keys()).toEqual(all)
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
