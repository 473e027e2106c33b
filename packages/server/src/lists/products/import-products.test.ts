import { fileURLToPath } from 'node:url'
import { referenceCatalogue } from '@dawakit/catalogue'
import { PRODUCT_COLUMNS } from '@dawakit/lists/headings'
import { fileSource } from '@dawakit/lists/node'
import { type ImportSource, textSource } from '@dawakit/lists/rows'
import { ImportError } from '@dawakit/lists/said'
import { beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { exportProducts } from './export-products.ts'
import { importProducts, type ProductImportOptions } from './import-products.ts'

const file = (name: string) =>
  fileSource(fileURLToPath(new URL(`../../../test/files/${name}`, import.meta.url)))
const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)

onEachDatabase('Importing products', (open) => {
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

  describe('of the short columns', () => {
    it('keeps every row, those without a price as not for sale', async () => {
      expect(await load(file('products-short.csv'))).toMatchObject({
        read: 7,
        added: 7,
        changed: 0,
        notForSale: 2,
        newOnPrescription: 3,
        newInColdChain: 1,
        guessed: { prescription: 0, 'cold chain': 0, 'pack size': 0, schedule: 3, HSN: 7, 'GST rate': 7 },
        refused: [],
      })
      expect(await find('Elastic Bandage, 10 cm')).toMatchObject({
        isForSale: false,
        salesPrice: 0,
        totalStocks: 0,
      })
      expect(await find('Calamine "Soft" Lotion')).toMatchObject({ isForSale: false })
      expect(await find('Chyawanprash')).toMatchObject({
        isForSale: true,
        purchasedPrice: 1234.5,
        salesPrice: 1234.5,
      })
    })

    it('takes only rates of GST that are in force for the goods, and asks about a fraction', async () => {
      const row = (code: string, hsn: string, rate: string, composition = 'Paracetamol (500mg)') =>
        `${code},Medicine ${code},30,${hsn},${rate},${composition}`
      const heading = 'code,name,mrp,hsn,gst_rate,composition'
      const report = await load(
        csv(
          heading,
          row('A1', '3004', '12'),
          row('A2', '3004', '28 %'),
          row('A3', '3004', '18'),
          row('A4', '3004', '0.05 %'),
          row('B1', '3004', '0.05'),
          row('B2', '3004', '5 %'),
          row('B3', '3401', '18'),
          row('B4', '3004', '', 'Daratumumab (100mg)'),
          row('B5', '', '5'),
        ),
      )
      expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
        [2, 'gst_rate "12" is in force for no goods on 2026-11-14'],
        [3, 'gst_rate "28 %" is in force for no goods on 2026-11-14'],
        [4, 'gst_rate "18" is not in force for hsn 3004 on 2026-11-14: 5 is'],
        [5, 'gst_rate "0.05 %" is in force for no goods on 2026-11-14'],
      ])
      expect(report.toCheck.filter(({ guesses }) => guesses.includes('GST rate'))).toMatchObject([
        { line: 6, code: 'B1' },
      ])
      const rates = await shop.db.selectFrom('product').select(['sku', 'gst_bp']).orderBy('sku').execute()
      expect(rates.map(({ sku, gst_bp }) => [sku, gst_bp])).toEqual([
        ['B1', 500],
        ['B2', 500],
        ['B3', 1800],
        ['B4', 0],
        ['B5', 500],
      ])
      // The code that is known decides where the list has none.
      expect(await load(csv('code,name,gst_rate', 'B3,Medicine B3,5', 'B2,Medicine B2,18'))).toMatchObject({
        changed: 1,
        refused: [{ line: 3, reason: 'gst_rate "18" is not in force for hsn 3004 on 2026-11-14: 5 is' }],
      })
    })

    it('takes codes however they are written, refuses what is none, and says which code a rate does not fit', async () => {
      const report = await load(
        csv(
          'code,name,mrp,hsn,gst_rate,composition,type',
          'A1,Febrilo A,30,3004.90.99,5,Paracetamol (500mg),',
          'A2,Febrilo B,30,3004 90 99,,Paracetamol (500mg),',
          'A3,Febrilo C,30,30049,5,Paracetamol (500mg),',
          'A4,Febrilo D,30,3004.90.99,18,Paracetamol (500mg),',
          'A5,Febrilo E,30,,18,Paracetamol (500mg),',
          'A6,Softday Sanitary Pads,90,,,,consumable',
          'A7,Softday Sanitary Pads XL,90,,5,,consumable',
          'A8,Febrilo F,30,9999,,,',
          'A9,Febrilo G,30,9619,,,',
        ),
      )
      expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
        [4, 'hsn "30049" is not 4, 6 or 8 digits'],
        [5, 'gst_rate "18" is not in force for hsn 30049099 on 2026-11-14: 5 is'],
        [
          6,
          'gst_rate "18" is not in force for hsn 3004, which these goods were taken for, on 2026-11-14: 5 is; a column hsn says what they are',
        ],
        [
          8,
          'gst_rate "5" is not in force for hsn 96190010, which these goods were taken for, on 2026-11-14: 0 is; a column hsn says what they are',
        ],
      ])
      const products = await shop.db
        .selectFrom('product')
        .select(['sku', 'hsn', 'gst_bp'])
        .orderBy('sku')
        .execute()
      expect(products.map(({ sku, hsn, gst_bp }) => [sku, hsn, gst_bp])).toEqual([
        ['A1', '30049099', 500],
        ['A2', '30049099', 500],
        ['A6', '96190010', 0],
        ['A8', '9999', 1800],
        ['A9', '9619', 500],
      ])
      const why = report.toCheck.flatMap(({ code, guesses, reasons }) =>
        guesses.map((guess, at) => `${code} ${guess}: ${reasons[at]}`),
      )
      expect(why).toEqual([
        'A6 HSN: by name',
        'A6 GST rate: code guessed',
        'A8 prescription: no salt',
        'A8 GST rate: code unknown',
        'A9 prescription: goods by code',
        'A9 GST rate: several rates',
      ])
      expect(report.guessed).toMatchObject({ prescription: 2, HSN: 1, 'GST rate': 3, 'cold chain': 0 })
      // Of what is known, a list without such columns guesses nothing.
      expect((await load(csv('code,name,mrp', 'A6,Softday Sanitary Pads,95'))).toCheck).toEqual([])
    })

    it('keeps a salt that is there in two strengths twice, gives it out so, and takes that for the same', async () => {
      const layers = 'Paracetamol (300mg) + Paracetamol (700mg)'
      const list = csv('code,name,mrp,composition', `B1,Two Layers Tablet,30,${layers}`)
      await load(list)
      expect(await find('Two Layers')).toMatchObject({
        saltComposition: ['Paracetamol (300mg)', 'Paracetamol (700mg)'],
      })
      let given = ''
      for await (const piece of exportProducts(shop.db)) given += piece
      expect(given).toContain(layers)
      expect(await load(textSource(given))).toMatchObject({ same: 1, refused: [] })
      expect(await load(list)).toMatchObject({ same: 1 })
    })

    it('takes marks that hide out of every text', async () => {
      const rows = ['code,name,mrp', 'A1,\u202eDolo\u202c\u3164 650 Tablet,30', 'A2,\u3164\u115f,30']
      expect(await load(csv(...rows))).toMatchObject({
        added: 1,
        refused: [{ reason: 'name is empty: write what the article is called' }],
      })
      expect(await find('Dolo 650 Tablet')).toMatchObject({ name: 'Dolo 650 Tablet' })
    })

    it('reads how many pieces one order takes, and leaves the number where a list has no such column', async () => {
      const row = (most: string) => csv('code,name,mrp,max_per_order', `A1,Dolo 650 Tablet,30,${most}`)
      await load(row('5'))
      expect(await find('Dolo')).toMatchObject({ maxPerOrder: 5 })
      await load(csv('code,name,mrp', 'A1,Dolo 650 Tablet,31'))
      expect(await find('Dolo')).toMatchObject({ maxPerOrder: 5, salesPrice: 31 })
      expect((await load(row('0'))).refused).toMatchObject([
        { reason: 'max_per_order "0" is not from 1 to 100' },
      ])
      let exported = ''
      for await (const piece of exportProducts(shop.db)) exported += piece
      expect(exported.split('\n')[0]).toContain('max_per_order')
    })

    it('reads where a product stands on the shelf, by the headings that lists have, and gives it out so', async () => {
      const placeOf = async () =>
        (await shop.db.selectFrom('product').select('place').executeTakeFirstOrThrow()).place
      const row = (heading: string, place: string) =>
        csv(`code,name,mrp,${heading}`, `A1,Dolo 650 Tablet,30,${place}`)
      expect(await load(row('Rack', 'A-12'))).toMatchObject({ added: 1, refused: [] })
      expect(await placeOf()).toBe('A-12')
      for (const heading of ['Shelf', 'Location', 'place']) {
        expect(await load(row(heading, `${heading} 2`))).toMatchObject({ changed: 1 })
        expect(await placeOf()).toBe(`${heading} 2`)
      }
      expect(await load(csv('code,name,mrp', 'A1,Dolo 650 Tablet,31'))).toMatchObject({ changed: 1 })
      expect(await placeOf()).toBe('place 2')
      let given = ''
      for await (const piece of exportProducts(shop.db)) given += piece
      expect(await load(textSource(given))).toMatchObject({ same: 1, refused: [] })
      const elsewhere = given.replace('place 2', 'B-1')
      expect(await load(textSource(elsewhere))).toMatchObject({ changed: 1 })
      expect(await placeOf()).toBe('B-1')
      expect((await load(row('place', 'x'.repeat(31)))).refused).toHaveLength(1)
    })

    it('reads salts, form and pack', async () => {
      await load(file('products-short.csv'))
      expect(await find('Aceclofenac')).toMatchObject({
        saltComposition: ['Aceclofenac (100mg)', 'Paracetamol (325mg)'],
        dosageForm: 'tablet',
        unitsPerPack: 10,
        unit: 'tablet',
        packageSize: 'Strip of 10 tablets',
        discount: '0',
      })
      const bySalt = await shop.call('GET /get/productsBySalt', { query: { salt: 'paracetamol' } })
      expect(bySalt.totalCount).toBe(1)
    })

    it('knows by salt and by heading what needs a prescription, and what is kept cold', async () => {
      await load(file('products-short.csv'))
      expect(await find('Glimepiride')).toMatchObject({
        isPrescriptionNeeded: true,
        isColdChainNeeded: false,
      })
      expect(await find('Insulin')).toMatchObject({ isPrescriptionNeeded: true, isColdChainNeeded: true })
      expect(await find('Folic Acid')).toMatchObject({ isPrescriptionNeeded: false })
      expect(await find('Elastic')).toMatchObject({ isPrescriptionNeeded: false })
    })

    it('puts each on its shelf, and counts the shelves', async () => {
      await load(file('products-short.csv'))
      expect(await find('Glimepiride')).toMatchObject({
        isGeneralProduct: false,
        specialityCategory: 'Diabetes',
      })
      expect(await find('Elastic')).toMatchObject({
        isGeneralProduct: true,
        generalCategory: 'Healthcare Devices',
      })
      const { data } = await shop.call('POST /get/specialityCategoryByName', { body: { name: 'diabetes' } })
      expect(data.productCount).toBe(2)
    })

    it('gives each a picture, and new ones the stock that is asked for', async () => {
      await load(file('products-short.csv'), { stock: 40, manufacturer: 'Kendra' })
      const product = await find('Folic Acid')
      expect(product).toMatchObject({
        totalStocks: 40,
        manufacturerName: 'Kendra',
        brand: { name: 'Kendra' },
      })
      expect((await shop.fetch(product.thumbnailUrl)).status).toBe(200)
      expect((await find('Elastic')).totalStocks).toBe(0)
    })
  })

  it('reports each bad row with its line and reason, and keeps the rest', async () => {
    const report = await load(file('products-bad.csv'))
    expect(report).toMatchObject({ read: 10, added: 2 })
    expect(report.refused).toMatchObject([
      { line: 3, reason: 'name is empty: write what the article is called' },
      { line: 4, reason: 'mrp "ten" is not a price in rupees: write it as 30.24' },
      { line: 5, reason: 'mrp "10.123" is not a price in rupees: write it as 30.24' },
      { line: 6, reason: 'mrp "-5" is not a price in rupees: write it as 30.24' },
      { line: 7, reason: 'price is above the MRP' },
      {
        line: 8,
        reason: 'code "9" stands on line 11 with another name: give each article its own code',
      },
      {
        line: 9,
        reason:
          'has 2 columns instead of 5: it is half a row, or a line break in a value needs quotes around it',
      },
      {
        line: 11,
        reason: 'code "9" stands on line 8 with another name: give each article its own code',
      },
    ])
    expect(report.toCount).toEqual([{ line: 10, name: 'Half Tablets', said: '1.5', units: 1 }])
    expect(await find('Good')).toMatchObject({
      salesPrice: 9.5,
      purchasedPrice: 10,
      discount: '5',
      totalStocks: 5,
    })
  })

  it('refuses a file that is no product list', async () => {
    await expect(load(csv('code,wording', '1,x'))).rejects.toThrow(
      new ImportError(
        'The file has no column "name". Its headings are "code", "wording": say which one it is with --map "heading=name".',
        {
          code: 'column-missing',
          missing: ['name'],
          headings: [
            { text: 'code', column: 'code' },
            { text: 'wording', column: null },
          ],
          columns: Object.keys(PRODUCT_COLUMNS),
        },
      ),
    )
    await expect(load(textSource(''))).rejects.toThrow(new ImportError('The file is empty.'))
    await expect(load(csv('name,mrp,name', 'a,1,b'))).rejects.toThrow('The column "name" stands twice')
  })

  it('exports no text that a spreadsheet would run, and takes it back as it was', async () => {
    const texts = ['=1+1', '@home', '-5', '+91', "'=quoted", "''-twice", "'plain"]
    await load(csv('code,name,mrp,description', ...texts.map((text, at) => `c${at},Calm ${at},10,${text}`)))
    let exported = ''
    for await (const piece of exportProducts(shop.db)) exported += piece
    expect(exported).toContain(`,'=1+1,`)
    expect(exported).not.toMatch(/,[=@+-]/)
    const stored = async () =>
      (await shop.db.selectFrom('product').select('description').orderBy('sku').execute()).map(
        ({ description }) => description,
      )
    const before = await stored()
    expect(before.slice(0, 4)).toEqual(['=1+1', '@home', '-5', '+91'])
    await load(textSource(exported))
    expect(await stored()).toEqual(before)
  })

  it('cleans the HTML of descriptions, and shows no picture of another host', async () => {
    await load(
      csv(
        'code,name,mrp,long_description,image',
        '1,Calm Tablets,10,"<p onclick=""x()"">Hi<script>alert(1)</script></p>",https://images.example/calm.jpg',
        '2,Evil Tablets,10,,javascript:alert(1)',
        '3,Other Tablets,10,,//evil.example/x.png',
      ),
    )
    const product = await find('Calm')
    expect(product.thumbnailUrl).toBe(`/images/packs/${product._id}.svg`)
    const stored = await shop.db.selectFrom('product').select('long_description').execute()
    expect(stored).toEqual([{ long_description: '<p>Hi</p>' }])
  })

  it('makes variants of one article whole', async () => {
    await load(
      csv(
        'code,name,mrp,variant_group,primary_type,primary_value',
        '1,Whey Chocolate 1 kg,2000,whey,Size,1 kg',
        '2,Whey Chocolate 500 g,1200,whey,Size,500 g',
        '3,Lonely,10,whey,,',
      ),
    )
    const { data, totalCount } = await shop.call('GET /get/products')
    expect(totalCount).toBe(1)
    const page = await shop.call('GET /get/product', { query: { id: data[0]._id } })
    expect(page.data.name).toBe('Whey Chocolate 500 g')
    expect(page.data.attributes).toEqual([{ name: 'Size', values: ['500 g', '1 kg'] }])
    expect(page.data.variants).toHaveLength(2)
  })

  it('takes back what the export wrote', async () => {
    await load(file('products-short.csv'), { stock: 3 })
    await load(
      csv(
        'code,name,mrp,price,stock,variant_group,primary_type,primary_value,long_description',
        '11,"Syrup, 100 ml",50,45,9,syrup,Size,100 ml,"<p>One',
        '""two""</p>"',
        '12,Syrup 200 ml,90,80,0,syrup,Size,200 ml,',
      ),
    )
    const exported = async () => {
      let text = ''
      for await (const piece of exportProducts(shop.db)) text += piece
      return text
    }
    const first = await exported()
    expect(first.split('\r\n')[0]).toMatch(/^code,name,brand,/)
    shop = await openTestShop(await open(), { fixtures: false })
    expect(await load(textSource(first))).toMatchObject({ read: 9, added: 9, refused: [] })
    expect(await exported()).toBe(first)
    expect(await load(textSource(first))).toMatchObject({ added: 0, changed: 0, same: 9 })
    expect(await exported()).toBe(first)
  })
})
