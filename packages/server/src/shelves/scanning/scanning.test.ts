import { writeElements } from '@dawakit/core/scan'
import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { type Desk, openDesk } from '../../../test/desk-shop.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

const DOLO = '08901234567890'
const pack = (batch: string, expiry: string, separator?: string) =>
  writeElements(
    [
      ['01', DOLO],
      ['10', batch],
      ['17', expiry],
    ],
    separator,
  )

onEachDatabase('A scan', (open) => {
  let shop: TestShop
  let desk: Desk
  beforeEach(async () => {
    shop = await openTestShop(await open())
    desk = await openDesk(shop)
    const facts = { mrp_paise: 3000, units: 4, import_number: null, is_sold: 1, held: null } as const
    const batch = { product_id: 'dolo', ...facts }
    await shop.db
      .insertInto('stock_batch')
      .values([
        { ...batch, batch: 'GOOD', expires_on: '2028-06-30' },
        { ...batch, batch: 'SOON', expires_on: '2026-12-31', is_sold: 0 },
        { ...batch, batch: 'OLD', expires_on: '2026-01-31', is_sold: 0 },
        { ...batch, batch: 'KEPT', expires_on: '2028-06-30', is_sold: 0, held: 'kept' },
        { ...batch, batch: 'GONE', expires_on: '2028-06-30', units: 0 },
      ])
      .execute()
    await desk.as('packer').post('/desk/codes', { productId: 'dolo', code: '8901234567890' })
  })
  const scan = async (code: string) => (await desk.as('packer').post('/desk/scan', { code })).data

  it.each([
    ['GOOD', '280600', 'sold'],
    ['good', '280615', 'sold'],
    ['GOOD', '280700', 'otherExpiry'],
    ['SOON', '261200', 'soon'],
    ['OLD', '260100', 'expired'],
    ['NEW', '260100', 'expired'],
    ['KEPT', '280600', 'held'],
    ['GONE', '280600', 'notThere'],
    ['NEW', '280600', 'notThere'],
  ])('of batch %s to %s says that it is %s', async (batch, expiry, shelf) => {
    expect(await scan(pack(batch, expiry))).toMatchObject({
      is: 'product',
      product: { id: 'dolo', name: 'Dolo 650 Tablet' },
      shelf,
    })
  })

  it('whose separators are lost is of the batch that is on the shelf', async () => {
    await shop.db
      .insertInto('stock_batch')
      .values({
        product_id: 'dolo',
        batch: 'AB1721',
        expires_on: '2028-06-30',
        mrp_paise: null,
        units: 1,
        import_number: null,
      })
      .execute()
    const code = `01${DOLO}1728060010AB1721XY`
    expect(await scan(code)).toMatchObject({ isCertain: false, pack: { batch: 'AB1721XY' } })
    expect(await scan(`01${DOLO}1728060010AB172121X`)).toMatchObject({
      isCertain: true,
      pack: { batch: 'AB1721', serial: 'X' },
      shelf: 'sold',
    })
  })

  it('finds a product by its own code, in each length that a list may have written it', async () => {
    await shop.db.updateTable('product').set({ sku: '96385074' }).where('id', '=', 'azithral').execute()
    for (const code of ['96385074', '00000096385074', '0000096385074']) {
      expect(await scan(code)).toMatchObject({ product: { id: 'azithral' }, shelf: 'notSaid' })
    }
    // A list has it with a wrong digit: the shop knows it all the same.
    await shop.db.updateTable('product').set({ sku: '8901234567899' }).where('id', '=', 'azithral').execute()
    expect(await scan('8901234567899')).toMatchObject({ product: { id: 'azithral' } })
  })

  it('is found by the search of the shelf: as a number in each length, and as a whole code with its batch', async () => {
    const find = async (search: string) => (await desk.as('packer').get('/desk/shelf/find', { search })).data
    const dolo = { id: 'dolo', name: 'Dolo 650 Tablet' }
    expect(await find('8901234567890')).toMatchObject([{ ...dolo, batch: '' }])
    expect(await find(DOLO)).toMatchObject([{ ...dolo, batch: '' }])
    expect(await find(pack('GOOD', '280600'))).toMatchObject([{ ...dolo, batch: 'GOOD' }])
    expect(await find(pack('NEW', '280600', ']'))).toMatchObject([{ ...dolo, batch: 'NEW' }])
    expect(await find('(01)08901234567890(17)280600(10)good')).toMatchObject([{ ...dolo, batch: 'GOOD' }])
    expect(await find('8901234567891')).toEqual([])
    expect(await find('dolo')).toMatchObject([{ ...dolo, batch: '' }])
  })

  it('says what is not of this shop, and what is damaged', async () => {
    expect(await scan('5012345678900')).toMatchObject({ is: 'unknown', problem: { code: 'code-unknown' } })
    expect(await scan('2112345678900')).toMatchObject({ is: 'otherShop', problem: { code: 'code-of-shop' } })
    expect(await scan('8901234567899')).toMatchObject({
      is: 'damaged',
      pack: null,
      problem: { code: 'scan-check-digit', part: '' },
    })
    expect(await scan(pack('GOOD', '281300'))).toMatchObject({ problem: { code: 'scan-date', part: '17' } })
  })

  it('remembers a code once, writes it down, and forgets it', async () => {
    const seat = desk.as('packer')
    const codes = async () => (await seat.get('/desk/codes', { productId: 'dolo' })).data
    await seat.post('/desk/codes', { productId: 'dolo', code: pack('GOOD', '280600') })
    expect(await codes()).toMatchObject([{ code: DOLO }])
    const taken = await seat.post('/desk/codes', { productId: 'azithral', code: DOLO })
    expect(taken).toMatchObject({
      status: 409,
      code: 'code-of-another',
      fields: { code: expect.any(String) },
    })
    await seat.post('/desk/codes', { productId: 'dolo', code: DOLO, isForgotten: true })
    expect(await codes()).toEqual([])
    expect(await scan(DOLO)).toMatchObject({ is: 'unknown' })
    const rows = await shop.db
      .selectFrom('audit')
      .select(['action', 'subject_id'])
      .where('action', 'like', 'code.%')
      .execute()
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['code.forget', 'code.remember'])
  })
})
