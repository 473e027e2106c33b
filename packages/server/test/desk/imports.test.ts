import { existsSync, readdirSync } from 'node:fs'
import type { DeskImport, DeskImportOptions, DeskImportRun } from '@dawakit/core/contract'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { Database } from '../../src/ground/database/schema/index.ts'
import { uploadsIn } from '../../src/ground/http/files/upload-folder.ts'
import { recountProducts } from '../../src/ground/kept-catalogue/recount-products.ts'
import { onEachDatabase } from '../databases.ts'
import { deskCall, openDesk } from '../desk-shop.ts'
import { buyer, place } from '../ordering.ts'
import { openTestShop } from '../test-shop.ts'

const OWN_HEADINGS = `Item Name;Drug Code;Our Rate;Packing
Azithral 500;A1;120.50;strip of 5 tablets
Borolactin Syrup;A2;88;100 ml
No Price At All;A3;ten;10's
`

onEachDatabase('Imports at the desk', (open) => {
  async function openImports() {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const owner = desk.as('owner')
    const send = (file: Uint8Array<ArrayBuffer> | string, options: Partial<DeskImportOptions> = {}) =>
      owner.upload(
        '/desk/imports',
        { act: 'import', kind: 'products', fileName: 'list.csv', ...options },
        file,
      )
    /** What has begun, when it has ended. */
    const ended = async (id: string): Promise<DeskImportRun> => {
      await shop.app.context.longWork.idle()
      return (await owner.get('/desk/imports/one', { id })).data
    }
    const run = async (file: Uint8Array<ArrayBuffer> | string, options?: Partial<DeskImportOptions>) =>
      ended((await send(file, options)).data.id)
    const imports = async (): Promise<DeskImport[]> => (await owner.get('/desk/imports')).data
    const undo = (number: number, exceptOrdered = false) =>
      owner.post('/desk/imports/undo', { number, exceptOrdered })
    /** What lies there of lists. */
    const lists = () => {
      const uploads = uploadsIn(shop.app.context.config.dataFolder)
      return existsSync(uploads) ? readdirSync(uploads) : []
    }
    return { shop, desk, owner, send, ended, run, imports, undo, lists }
  }

  it('tries a list and changes nothing', async () => {
    const { shop, run, imports, lists } = await openImports()
    const before = await everything(shop.db)
    const tried = await run('code,name,mrp\nA1,Azithral 500,120\nA2,Borolactin Syrup,80\n', { act: 'try' })
    expect(tried).toMatchObject({ state: 'done', act: 'try', number: null, by: 'Asha Rao', read: 2 })
    expect(tried.report).toMatchObject({ isDryRun: true, format: 'CSV, UTF-8', added: 2, changed: 0 })
    expect(tried.report?.samples.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'added'],
      [3, 'added'],
    ])
    expect(await everything(shop.db)).toEqual(before)
    expect(await imports()).toEqual([])
    expect(lists()).toEqual([])
  })

  it('names headings that it does not know, takes what they are said to be, and imports', async () => {
    const { shop, owner, run, imports, lists } = await openImports()
    const own = OWN_HEADINGS.replaceAll(';', ',')
    const priceless = await run(own, { act: 'try' })
    expect(priceless).toMatchObject({
      state: 'failed',
      report: null,
      failure: { code: 'prices-missing', products: 3, newProducts: 3 },
    })
    expect(priceless.failure).toHaveProperty('headings', [
      { text: 'Item Name', column: 'name' },
      { text: 'Drug Code', column: 'code' },
      { text: 'Our Rate', column: null },
      { text: 'Packing', column: 'pack_size' },
    ])
    expect(priceless.failure).toHaveProperty('columns', expect.arrayContaining(['mrp', 'price']))
    const map = JSON.stringify({ 'Our Rate': 'mrp' })
    const done = await run(own, { map, stock: 7 })
    expect(done).toMatchObject({ state: 'done', number: 1, whole: { refused: 1 } })
    expect(done.report).toMatchObject({ read: 3, added: 2, refused: [{ line: 4 }] })
    const products = await shop.db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select(['name', 'mrp_paise', 'free'])
      .where('sku', 'in', ['A1', 'A2', 'A3'])
      .orderBy('sku')
      .execute()
    expect(products).toEqual([
      { name: 'Azithral 500', mrp_paise: 12050, free: 7 },
      { name: 'Borolactin Syrup', mrp_paise: 8800, free: 7 },
    ])
    const refused = await owner.file('/desk/imports/refused', { id: done.id })
    expect(refused.headers.get('content-disposition')).toBe('attachment; filename="products-1.refused.csv"')
    // `text()` takes the byte order mark off.
    expect(await refused.text()).toBe(
      'line,reason,Item Name,Drug Code,Our Rate,Packing\r\n' +
        `4,"mrp ""ten"" is not a price in rupees: write it as 30.24",No Price At All,A3,ten,10's\r\n`,
    )
    expect(await imports()).toMatchObject([
      { number: 1, kind: 'products', file: 'list.csv', by: 'Asha Rao', state: 'done', added: 2, refused: 1 },
    ])
    expect(lists()).toEqual([])
  })

  it('says which column a list lacks', async () => {
    const { run } = await openImports()
    const { failure } = await run('Label,MRP\nAzithral 500,120\n', { act: 'try' })
    expect(failure).toMatchObject({
      code: 'column-missing',
      missing: ['name'],
      headings: [
        { text: 'Label', column: null },
        { text: 'MRP', column: 'mrp' },
      ],
    })
  })

  it('refuses a list whose codes stand for other articles, names some, and takes it when told', async () => {
    const { shop, run, imports } = await openImports()
    await run('code,name,mrp\n1,Azithral,120\n2,Borolactin,80\n3,Cetrilo,20\n4,Dermico,30\n')
    const other = 'code,name,mrp\n1,Floxino,50\n2,Glimero,40\n3,Hyalune,90\n4,Ibumax,20\n'
    for (const act of ['try', 'import'] as const) {
      expect(await run(other, { act })).toMatchObject({
        state: 'failed',
        number: null,
        report: null,
        failure: {
          code: 'articles-differ',
          rows: 4,
          known: 4,
          examples: [{ line: 2, code: '1', inShop: 'Azithral', inList: 'Floxino' }, {}, {}],
          headings: [{ text: 'code', column: 'code' }, {}, {}],
        },
      })
    }
    expect(await imports()).toHaveLength(1)
    expect((await run(other, { replaceArticles: 'yes' })).report).toMatchObject({ changed: 4 })
    const { after } = await shop.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'import.import')
      .where('after', 'like', '%replaceArticles%')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(after ?? '')).toMatchObject({ replaceArticles: true })
  })

  it('passes over what is no article, and counts it', async () => {
    const { run } = await openImports()
    const rows = Array.from({ length: 120 }, () => 'Page Total,,5')
    const { report, whole } = await run(`name,pack,mrp\nAzithral 500,10,120\n${rows.join('\n')}\n`)
    expect(report).toMatchObject({ read: 121, added: 1, refused: [] })
    expect(report?.passedOver).toHaveLength(100)
    expect(report?.passedOver[0]).toEqual({ line: 3, why: 'sum', text: 'Page Total 5' })
    expect(whole).toMatchObject({ passedOver: 120 })
  })

  it('reads a workbook by what it is, whatever its name says', async () => {
    const { run } = await openImports()
    const { report } = await run(workbook(['name', 'mrp'], ['Azithral 500', '120']), { act: 'try' })
    expect(report).toMatchObject({ format: expect.stringMatching(/^Excel workbook/), added: 1, refused: [] })
  })

  it.each([
    [
      'a PDF',
      '%PDF-1.7\n%list',
      'This is a PDF, which is made for printing: ask for the list as .xlsx or as CSV.',
    ],
    ['nothing', '', 'The file is empty.'],
    ['a damaged workbook', 'PK\u0003\u0004 and then nothing', expect.stringMatching(/workbook|zip/i)],
  ])('says what is wrong with %s', async (_, file, text) => {
    const { run, imports, lists } = await openImports()
    const done = await run(file)
    expect(done).toMatchObject({ state: 'failed', failure: { code: 'file-not-right', text } })
    expect(await imports()).toEqual([])
    expect(lists()).toEqual([])
  })

  it('refuses a list that is too large, or that came as a form, before it reads it', async () => {
    const { shop, send, owner, lists } = await openImports()
    const large = await send(new Uint8Array(64_000_001))
    expect([large.status, large.code]).toEqual([413, 'import-too-large'])
    const form = await deskCall(shop, 'POST /desk/imports', {
      query: { act: 'try', kind: 'products', fileName: 'list.csv' },
      bytes: 'name,mrp\n',
      cookie: owner.cookie,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect([form.status, form.code]).toEqual([415, 'import-no-file'])
    expect(lists()).toEqual([])
  })

  it.each([{ map: 'no json' }, { map: '["mrp"]' }, { stock: 1.5 }, { kind: 'customers' as 'products' }])(
    'refuses what is no option: %j',
    async (options) => {
      const { send } = await openImports()
      const answer = await send('name,mrp\nAzithral 500,120\n', options)
      expect([answer.status, answer.code]).toEqual([400, 'invalid-request'])
    },
  )

  it('lets one run at a time, and takes a process that died for none', async () => {
    const { shop, send, ended, lists } = await openImports()
    const first = (await send('code,name,mrp\nA1,Azithral 500,120\n')).data.id
    await ended(first)
    // As another process leaves it that is in the middle of one.
    await shop.db
      .updateTable('import_run')
      .set({ running: 1, finished_at: null, seen_at: shop.clock.now })
      .execute()
    const second = await send('code,name,mrp\nA2,Borolactin Syrup,80\n')
    expect([second.status, second.code, second.data]).toEqual([409, 'import-under-way', { id: first }])
    expect(lists()).toEqual([])
    shop.clock.advance(61_000)
    expect(await ended(first)).toMatchObject({ state: 'interrupted' })
    const third = await send('code,name,mrp\nA2,Borolactin Syrup,80\n')
    expect(await ended(third.data.id)).toMatchObject({ state: 'done', report: { added: 1 } })
  })

  it('ends in the middle when the shop closes: what is in stays, and is taken back or done again', async () => {
    const { shop, owner, send, imports } = await openImports()
    const rows = Array.from({ length: 2000 }, (_, at) => `N${at},Numbered Tablet ${at},10`)
    const file = `code,name,mrp\n${rows.join('\n')}\n`
    const begun = (await send(file)).data
    expect(begun).toMatchObject({ state: 'running', report: null, finishedAt: null })
    await shop.app.context.longWork.stop()
    const stopped = (await owner.get('/desk/imports/one', { id: begun.id })).data
    expect(stopped).toMatchObject({ state: 'interrupted', number: 1 })
    expect(await imports()).toMatchObject([{ number: 1, state: 'interrupted', canUndo: true }])
    const inShop = await numbered(shop.db)
    expect(inShop).toBeGreaterThan(0)
    expect(inShop).toBeLessThan(2000)
    const next = await openTestShop(shop.db, { fixtures: false })
    const again = (await openDesk(next)).as('owner')
    const options = { act: 'import', kind: 'products', fileName: 'list.csv' } as const
    const { id } = (await again.upload('/desk/imports', options, file)).data
    await next.app.context.longWork.idle()
    const { report } = (await again.get('/desk/imports/one', { id })).data
    expect([report.same, report.added]).toEqual([inShop, 2000 - inShop])
    for (const number of [2, 1]) {
      await again.post('/desk/imports/undo', { number, exceptOrdered: false })
      await next.app.context.longWork.idle()
    }
    expect(await numbered(shop.db)).toBe(0)
  })

  it('takes an import back, once', async () => {
    const { shop, run, undo, ended, imports } = await openImports()
    // The fixtures have not counted what stands on their shelves.
    await recountProducts(shop.db, async () => {})
    const before = await everything(shop.db)
    await run('code,name,mrp\nA1,Azithral 500,120\n')
    expect(await everything(shop.db)).not.toEqual(before)
    const answer = await undo(1)
    expect(await ended(answer.data.id)).toMatchObject({
      act: 'undo',
      state: 'done',
      number: 1,
      undone: { kept: 0, restored: 0 },
    })
    expect(await everything(shop.db)).toEqual(before)
    expect(await imports()).toMatchObject([{ number: 1, state: 'undone', canUndo: false }])
    const again = await undo(1)
    expect([again.status, again.code]).toEqual([409, 'import-undone'])
    const unknown = await undo(2)
    expect([unknown.status, unknown.code]).toEqual([404, 'import-not-found'])
  })

  it('takes back nothing of an import of which something was ordered, or all but that', async () => {
    const { shop, run, undo, ended } = await openImports()
    const dolo = await shop.db
      .selectFrom('product')
      .select('name')
      .where('id', '=', 'dolo')
      .executeTakeFirstOrThrow()
    await run(`name,mrp\n${dolo.name},90\nAzithral 500,120\n`)
    shop.clock.advance(1000)
    await place(shop, await buyer(shop), { products: [{ _id: 'dolo', quantity: 1 }] })
    const refused = await undo(1)
    expect([refused.status, refused.code]).toEqual([409, 'import-ordered'])
    expect(refused.data).toEqual({ count: 1, name: dolo.name })
    const except = await undo(1, true)
    expect((await ended(except.data.id)).undone).toMatchObject({ kept: 1 })
    const left = await shop.db.selectFrom('product').select('id').where('name', '=', 'Azithral 500').execute()
    expect(left).toEqual([])
  })

  it('asks for the later import of the same rows first, and for none that is too old', async () => {
    const { shop, run, undo } = await openImports()
    await run('code,name,mrp\nA1,Azithral 500,120\n')
    await run('code,name,mrp\nA1,Azithral 500,130\n')
    const below = await undo(1)
    expect([below.status, below.code, below.data]).toEqual([409, 'import-below-later', { number: 2 }])
    shop.clock.advance(31 * 86_400_000)
    const owner = await (await openDesk(shop)).join('owner')
    const old = await owner.post('/desk/imports/undo', { number: 2, exceptOrdered: false })
    expect([old.status, old.code]).toEqual([409, 'import-too-old'])
  })

  it('reads every kind of list', async () => {
    const { run, imports } = await openImports()
    const files: [DeskImportOptions['kind'], string][] = [
      ['stock', 'product,stock\ndolo,33\n'],
      ['pincodes', 'pincode,district,state\n600999,Chennai,Tamil Nadu\n'],
      ['coupons', 'code,percent,uses,until,products\nDESK10,10,5,2026-12-31,all\n'],
      [
        'banners',
        'id,kind,image,title,description,category,general,position\nb9,ads,/images/sale.svg,Sale,,,yes,1\n',
      ],
      ['states', 'state,fee,days\nKerala,49,3\n'],
    ]
    for (const [kind, file] of files) {
      const done = await run(file, { kind })
      expect([kind, done.failure, done.report?.refused]).toEqual([kind, null, []])
    }
    expect((await imports()).map(({ kind }) => kind)).toEqual([
      'states',
      'banners',
      'coupons',
      'pincodes',
      'stock',
    ])
  })

  it('is no worker whose next round somebody waits for', async () => {
    const { shop, run } = await openImports()
    await run('code,name,mrp\nA1,Azithral 500,120\n')
    expect(await shop.app.context.scrape.text()).not.toContain('worker="imports"')
  })

  it('writes down who tried, imported and took back what', async () => {
    const { shop, run, undo, ended } = await openImports()
    const file = 'code,name,mrp\nA1,Azithral 500,120\n'
    const tried = await run(file, { act: 'try' })
    const done = await run(file)
    await ended((await undo(1)).data.id)
    const rows = await shop.db
      .selectFrom('audit')
      .select(['action', 'staff_name', 'subject', 'subject_id', 'after'])
      .orderBy('at')
      .execute()
    const said = rows.map(({ action, staff_name, subject, subject_id }) => [
      action,
      staff_name,
      subject,
      subject_id,
    ])
    expect(said).toHaveLength(4)
    expect(said).toEqual(
      expect.arrayContaining([
        ['import.try', 'Asha Rao', 'import', tried.id],
        ['import.import', 'Asha Rao', 'import', done.id],
        ['import.done', 'Asha Rao', 'import', '1'],
        ['import.undo', 'Asha Rao', 'import', '1'],
      ]),
    )
  })
})

const numbered = async (db: Database) =>
  (await db.selectFrom('product').select('id').where('name', 'like', 'Numbered Tablet %').execute()).length

/** What an import of products may change, without the marks by which pages are made anew. */
async function everything(db: Database) {
  const products = await db.selectFrom('product').selectAll().orderBy('id').execute()
  const stock = await db.selectFrom('stock').select(['product_id', 'free']).orderBy('product_id').execute()
  const categories = await db.selectFrom('category').selectAll().orderBy('id').execute()
  const brands = await db.selectFrom('brand').selectAll().orderBy('id').execute()
  return { products, stock, categories, brands }
}

/** A workbook with these rows of texts. */
function workbook(...rows: string[][]): Uint8Array<ArrayBuffer> {
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
  const cells = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
  )
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relations = (id: string, type: string, target: string) =>
    xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/></Relationships>`,
    )
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  return Uint8Array.from(
    zipSync({
      '_rels/.rels': relations('rId1', 'officeDocument', 'xl/workbook.xml'),
      'xl/_rels/workbook.xml.rels': relations('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      'xl/workbook.xml': xml(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/worksheets/sheet1.xml': xml(
        `<worksheet xmlns="${main}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
      ),
    }),
  )
}
