import { textSource } from '@dawakit/lists/rows'
import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { importPincodes } from '../others/import-pincodes.ts'
import { importProducts } from './import-products.ts'

const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)

onEachDatabase('What lists say in their own words', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open(), { fixtures: false })
  })
  const load = (...lines: string[]) => importProducts(shop.db, csv(...lines), { at: START })
  const products = () => shop.db.selectFrom('product').selectAll().orderBy('sku').execute()

  it('of a prescription and its schedule is understood, and changes what is known', async () => {
    const list = (...said: string[]) => [
      'code,name,mrp,prescription,gst',
      ...said.map((one, at) => `A${at},Febrilo ${at},20,${one},GST 5%`),
    ]
    expect(await load(...list('Rx', 'OTC', 'Schedule H', 'H1', 'G'))).toMatchObject({ added: 5, refused: [] })
    const said = async () =>
      (await products()).map(({ is_prescription, schedule }) => `${is_prescription} ${schedule}`)
    expect(await said()).toEqual(['1 null', '0 null', '1 H', '1 H1', '0 G'])
    await load(...list('Rx', 'OTC', 'H1', 'H1', 'G'))
    expect((await said())[2]).toBe('1 H1')
  })

  it('of a form is understood in any case, and counts its pack', async () => {
    const report = await load(
      'code,name,dosage form,packing,mrp',
      'T1,Febrilo 500,Tablets,10,10',
      'T2,Febrilo,SYP,60 ml,22',
      'T3,Febrilo Plus,INJ,2 ml,13',
      'T4,Febrilo Soft,Oint,15 g,13',
      'T5,Febrilo Odd,Blob,15 g,13',
    )
    expect(report.refused.map(({ reason }) => reason)).toEqual([
      'dosage_form "Blob" is unknown: write one such as tablet, syrup or injection, or leave it empty',
    ])
    expect(
      (await products()).map(({ dosage_form, units_per_pack, unit }) => [dosage_form, units_per_pack, unit]),
    ).toEqual([
      ['tablet', 10, 'tablet'],
      ['syrup', 60, 'ml'],
      ['injection', 2, 'ml'],
      ['ointment', 15, 'g'],
    ])
  })

  it('of a maker, a code and stock is found under the headings of other programs', async () => {
    const report = await load('default_code,Item,Vendor,MRP,StockOnHand', 'N1,Napsol Tab,Made Up Labs,20,7')
    expect(report.headings.map(({ column }) => column)).toEqual([
      'code',
      'name',
      'manufacturer',
      'mrp',
      'stock',
    ])
  })

  it('of a barcode is looked at by its last digit, and refused where a spreadsheet has shortened it', async () => {
    const report = await load(
      'Barcode,Item,MRP,Prescription',
      '8901234567890,Napsol Tab,20,no',
      '8901234567894,Osteva Cap,20,no',
      '4711,Pruvita Drops,20,no',
      '8.90123E+12,Quelmo Syrup,20,no',
    )
    expect(report).toMatchObject({ added: 3, refused: [{ line: 5 }] })
    expect(report.refused[0]?.reason).toContain(
      'code "8.90123E+12" is a number that a spreadsheet has shortened',
    )
    expect(report.toCheck.filter(({ guesses }) => guesses.includes('barcode'))).toMatchObject([
      { line: 3, code: '8901234567894' },
    ])
    const coded = await load('code,Item,MRP', '8901234567894,Osteva Cap,21')
    expect(coded.toCheck.filter(({ guesses }) => guesses.includes('barcode'))).toEqual([])
  })

  it('of a state is understood as it is misspelled, under a city', async () => {
    const report = await importPincodes(
      shop.db,
      csv('pincode,city,state', '600999,Chennai,tamilnaadu', '380999,Ahmedabad,gujrat'),
    )
    expect(report).toMatchObject({ added: 2, refused: [] })
  })
})
