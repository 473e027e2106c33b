import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { referenceCatalogue } from '@dawakit/catalogue'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedFixtureCatalogue } from '../../../test/fixture-catalogue.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { openDatabase } from '../../ground/database/open.ts'
import { createProgram } from './create-program.ts'

const SHORT = fileURLToPath(new URL('../../../test/files/products-short.csv', import.meta.url))

describe('The command line, beside a running store', () => {
  let folder: string
  let shop: TestShop
  let lines: string[]
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dawakit-cli-'))
    short = join(folder, 'products-short.csv')
    copyFileSync(SHORT, short)
    const db = await openDatabase(join(folder, 'dawakit.sqlite'))
    await seedFixtureCatalogue(db)
    shop = await openTestShop(db, { fixtures: false })
    lines = []
    catalogue = 'reference'
  })
  afterEach(async () => {
    await shop.db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })
  let catalogue: string
  /** What is to be looked at is written beside it. */
  let short: string
  const run = async (...words: string[]) => {
    const program = createProgram({
      env: { DATA_FOLDER: folder, CATALOGUE: catalogue },
      catalogue: referenceCatalogue,
      print: (line) => lines.push(line),
    })
    await program.parseAsync(words, { from: 'user' })
    shop.clock.advance(1001)
  }
  const product = async (id: string) => (await shop.call('GET /get/product', { query: { id } })).data

  it('sets stock, by id, code or slug, and the store knows at once', async () => {
    await run('set-stock', 'dolo', '7')
    expect((await product('dolo')).totalStocks).toBe(7)
    await run('set-stock', 'dolo-650-tablet', '0')
    expect((await product('dolo')).totalStocks).toBe(0)
    expect(lines).toEqual(['Dolo 650 Tablet: 7 to buy.', 'Dolo 650 Tablet: 0 to buy.'])
  })

  it('tells who keeps pages what they show no longer', async () => {
    for (const words of [
      ['set-stock', 'dolo', '12'],
      ['set-price', 'dolo', '75.50'],
      ['import', 'products', short],
    ]) {
      const look = await shop.app.context.catalogue.look()
      await run(...words)
      expect(await look.isStill(['dolo']), words.join(' ')).toBe(false)
    }
    const look = await shop.app.context.catalogue.look()
    await run('set-stock', 'crocin', '12')
    expect([await look.isStill(['dolo']), await look.isStill(['crocin'])]).toEqual([true, false])
  })

  it('shows the stock of a product, and what is below its alert', async () => {
    await run('stock', 'crocin')
    await run('stock')
    expect(lines[0]).toBe('Crocin Advance Tablet: 4 to buy, 0 held by unpaid orders.')
    expect(lines).toContain('     4  crocin  Crocin Advance Tablet')
    expect(lines.at(-1)).toBe('2 below their alert.')
  })

  it('sets prices in rupees, and takes a product off sale', async () => {
    await run('set-price', 'dolo', '75.50')
    expect(await product('dolo')).toMatchObject({ salesPrice: 75.5, purchasedPrice: 100, discount: '25' })
    await run('set-price', 'dolo', '110', '--mrp', '120')
    expect(await product('dolo')).toMatchObject({ salesPrice: 110, purchasedPrice: 120 })
    await run('set-price', 'dolo', '0')
    expect(await product('dolo')).toMatchObject({ isForSale: false })
  })

  it('refuses what cannot be, in a sentence', async () => {
    await expect(run('set-stock', 'nobody', '5')).rejects.toThrow(
      'There is no product with the id, code or slug "nobody".',
    )
    await expect(run('set-stock', 'dolo', '-1')).rejects.toThrow()
    await expect(run('set-stock', 'dolo', '1.5')).rejects.toThrow('units "1.5" is not a whole number')
    await expect(run('set-price', 'dolo', '101')).rejects.toThrow('above the MRP (100 rupees)')
    await expect(run('import', 'products', join(folder, 'none.csv'))).rejects.toThrow('There is no file')
    expect((await product('dolo')).totalStocks).toBe(50)
  })

  it('imports while the store searches, and the store finds the new products within a second', async () => {
    const search = async () =>
      (await shop.call('GET /get/search', { query: { search: 'chyawan' } })).data.products
    expect(await search()).toEqual([])
    await run('import', 'products', short, '--stock', '5', '--maker', 'Kendra')
    expect(lines).toContain('7 rows read: 7 added, 0 changed, 0 the same, 0 not kept.')
    await search()
    await shop.app.context.catalogue.settled()
    expect(await search()).toMatchObject([{ name: 'Chyawanprash Special', totalStocks: 5 }])
  })

  it('lists the rows of an import that were not kept', async () => {
    const file = join(folder, 'bad.csv')
    writeFileSync(file, 'code,name,mrp\n1,Good Tablets,10\n2,,5\n')
    await run('import', 'products', file)
    expect(lines).toContain('Line 3: name is empty: write what the article is called')
    expect(lines).toContain('2 rows read: 1 added, 0 changed, 0 the same, 1 not kept.')
  })

  it('takes in pictures that products name on other hosts, and says which are not in', async () => {
    await shop.db
      .updateTable('product')
      .set({
        thumbnail: 'https://127.0.0.1/dolo.jpg',
        gallery: '["/own.png","https://[::1]/\u202e\u009bdolo.jpg"]',
      })
      .where('id', '=', 'dolo')
      .execute()
    await run('pictures')
    expect(lines).toEqual([
      'dolo: picture https://127.0.0.1/dolo.jpg: its host is none of the public internet',
      // What a terminal would obey is shown by its number.
      'dolo: picture https://[::1]/\\u{202e}\\u{9b}dolo.jpg: its host is none of the public internet',
      'Pictures: 0 taken, 0 there already, 2 not in.',
    ])
    expect(await product('dolo')).toMatchObject({
      thumbnailUrl: '/images/packs/dolo.svg',
      galleryImages: ['/own.png'],
    })
  })

  it('exports what it imports', async () => {
    const file = join(folder, 'products.csv')
    await run('export', 'products', file)
    expect(readFileSync(file, 'utf8')).toContain('\r\n,Dolo 650 Tablet,Micro Labs,')
    await run('import', 'products', file)
    // Makers are brands now.
    expect(lines).toContain('9 rows read: 0 added, 8 changed, 1 the same, 0 not kept.')
    await run('export', 'products', file)
    await run('import', 'products', file)
    expect(lines).toContain('9 rows read: 0 added, 0 changed, 9 the same, 0 not kept.')
    const pincodes = join(folder, 'pincodes.csv')
    await run('export', 'pincodes', pincodes)
    await run('import', 'pincodes', pincodes)
    expect(lines.at(-1)).toBe('3 rows read: 0 added, 0 changed, 3 the same, 0 not kept.')
  })

  it('fills up with generated products, and takes them away again', async () => {
    await shop.db.insertInto('meta').values({ key: 'seeded', value: 'test' }).execute()
    await run('generate', '300')
    await run('generate', '300')
    expect(lines).toEqual(['300 products added.', '0 products added.'])
    expect((await shop.call('GET /get/products')).totalCount).toBe(308)
    await run('generate', '--remove')
    expect((await shop.call('GET /get/products')).totalCount).toBe(8)
  })

  it('puts nothing invented into a shop with CATALOGUE=none, and knows the salts of its own list all the same', async () => {
    catalogue = 'none'
    await expect(run('seed')).rejects.toThrow('CATALOGUE is none: the shop has its own products alone.')
    await expect(run('generate', '300')).rejects.toThrow('CATALOGUE is none')
    await run('import', 'products', short)
    expect(lines).toContain('2 not for sale. New on prescription: 3. New in the cold chain (2 to 8 °C): 1.')
    const { data } = await shop.call('GET /get/specialityCategories')
    expect(data.find((one: { name: string }) => one.name === 'Pain Relief').bannerUrls).toEqual([])
    expect((await shop.call('GET /get/products')).totalCount).toBe(15)
  })
})
