import type { DeskProduct, DeskProductFields } from '@dawakit/core/contract'
import { paise } from '@dawakit/core/money'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { type Desk, openDesk } from '../../../test/desk-shop.ts'
import { addProduct } from '../../../test/fixture-catalogue.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

onEachDatabase('A product at the desk', (open) => {
  let shop: TestShop
  let desk: Desk
  beforeEach(async () => {
    shop = await openTestShop(await open())
    desk = await openDesk(shop)
  })
  const one = async (id = 'dolo'): Promise<DeskProduct> =>
    (await desk.as('packer').get('/desk/products/one', { id })).data
  const change = async (fields: Partial<DeskProductFields>, id = 'dolo') =>
    desk.as('pharmacist').post('/desk/products/change', { id, seen: (await one(id)).version, fields })
  const found = async (search: string, filter = {}) => {
    const answer = await desk.as('packer').post('/desk/products/search', { search, ...filter })
    return answer.data.map(({ id }: { id: string }) => id)
  }

  it('is found by words of its name, its maker, its salts, its brand and by its code, wherever it stands', async () => {
    await shop.db.updateTable('product').set({ sku: 'D-650' }).where('id', '=', 'dolo').execute()
    await addProduct(shop.db, { id: 'kept', name: 'Doxy Kept Back', is_unlisted: 1, is_for_sale: 0 })
    expect(await found('dolo tab')).toEqual(['dolo'])
    expect(await found('d-650')).toEqual(['dolo'])
    expect(await found('micro dolo')).toEqual(['dolo'])
    expect(await found('insulin glarg')).toEqual(['insulin'])
    expect(await found('kept doxy')).toEqual(['kept'])
    expect(await found('test pharma azith')).toEqual(['azithral'])
    expect(await found('nothing of it')).toEqual([])
    await change({ name: 'Dolopar 650 Tablet' })
    expect(await found('dolopar')).toEqual(['dolo'])
    expect(await found('dolo 650')).toEqual(['dolo'])
    expect(await found('tablet')).toContain('dolo')
    await change({ name: 'Dolopar 650 Capsule' })
    expect(await found('tablet')).not.toContain('dolo')
    expect(await found('capsule')).toContain('dolo')
  })

  it('stands in each list that is true of it', async () => {
    await addProduct(shop.db, {
      id: 'new',
      name: 'Of A Bill',
      is_unlisted: 1,
      is_for_sale: 0,
      category_id: null,
      hsn: '',
      thumbnail: '/images/packs/new.svg',
      updated_at: shop.clock.now,
    })
    await addProduct(shop.db, { id: 'x', name: 'Ketamine Injection', schedule: 'X' })
    expect(await found('', { standing: 'toComplete' })).toEqual(['new'])
    expect(await found('', { standing: 'unlisted' })).toEqual(['new'])
    expect(await found('', { standing: 'withheld' })).toEqual(['x'])
    expect(await found('', { standing: 'offSale' })).toEqual(['x', 'new', 'unpriced'])
    expect(await found('', { isWithoutHsn: true })).toEqual(['new'])
    expect(await found('', { isWithoutPicture: true })).toEqual(['new'])
    expect(await found('', { brand: 'micro-labs' })).toEqual(['dolo'])
    expect(await found('', { category: 'cat-diabetes' })).toEqual(['insulin'])
    expect(await found('', { priceFrom: 400, priceTo: 500 })).toEqual(['insulin'])
    const changedSince = new Date(shop.clock.now).toISOString()
    expect(await found('', { changedSince })).toEqual(['new'])
  })

  it('is changed in each field by the rules of lists, and its page and the search follow at once', async () => {
    const answer = await change({
      name: 'Dolo 500 Tablet',
      manufacturer: 'Micro Labs Ltd',
      brand: 'Dolo',
      pack_size: 'Strip of 10 tablets',
      units_per_pack: '10',
      schedule: 'H',
      prescription: 'yes',
      cold_chain: 'yes',
      hsn: '30049066',
      category: 'Diabetes Care',
      stock_alert: '7',
      max_per_order: '3',
      place: 'A-12',
      popularity: '5',
      long_description: '<p onclick="x()">Good</p><script>y()</script>',
    })
    expect(answer.status, answer.message).toBe(200)
    const now = await one()
    expect(now.fields).toMatchObject({
      name: 'Dolo 500 Tablet',
      manufacturer: 'Micro Labs Ltd',
      brand: 'Dolo',
      pack_size: 'Strip of 10 tablets',
      units_per_pack: '10',
      schedule: 'H',
      prescription: 'yes',
      cold_chain: 'yes',
      hsn: '30049066',
      gst_rate: '5',
      category: 'Diabetes Care',
      stock_alert: '7',
      max_per_order: '3',
      place: 'A-12',
      popularity: '5',
      long_description: '<p>Good</p>',
    })
    expect(now.shown).toMatchObject({ name: 'Dolo 500 Tablet', specialityCategory: 'Diabetes Care' })
    const page = await shop.call('GET /get/product', { query: { id: 'dolo' } })
    expect(page.data).toMatchObject({ name: 'Dolo 500 Tablet' })
    const row = await shop.db
      .selectFrom('audit')
      .select(['before', 'after', 'staff_name'])
      .where('action', '=', 'product.change')
      .executeTakeFirstOrThrow()
    expect(row.staff_name).toBe('Priya Nair')
    expect(JSON.parse(row.before ?? '')).toMatchObject({ name: 'Dolo 650 Tablet', stock_alert: '10' })
    expect(JSON.parse(row.after ?? '')).toMatchObject({ name: 'Dolo 500 Tablet', stock_alert: '7' })
  })

  it('keeps what nobody has said of it', async () => {
    const before = await one('azithral')
    const answer = await change({ stock_alert: '8' }, 'azithral')
    expect(answer.data.fields).toEqual({ ...before.fields, stock_alert: '8' })
    expect(answer.data.price).toBe(before.price)
    expect((await change({}, 'azithral')).data.version).toBe(answer.data.version)
  })

  it.each([
    [{ hsn: '' }, 'hsn', 'hsn is empty: nothing can be taxed without it'],
    [{ hsn: '99999999' }, 'hsn', 'hsn "99999999" has no rate of GST on 2026-11-14: look at the code again'],
    [{ gst_rate: '12' }, 'gst_rate', undefined],
    [
      { composition: 'Nosuchsalt (5mg)' },
      'composition',
      'composition "Nosuchsalt (5mg)" is of a salt that nobody knows',
    ],
    [{ category: 'Nowhere' }, 'category', 'category "Nowhere" is none of the shop\'s'],
    [{ code: 'TAKEN' }, 'code', 'code "TAKEN" is that of Neem Soap'],
    [{ name: ' ' }, 'name', undefined],
    [{ max_per_order: '0' }, 'max_per_order', undefined],
  ])('says by its field why it cannot be %o', async (fields, field, sentence) => {
    await shop.db.updateTable('product').set({ sku: 'TAKEN' }).where('id', '=', 'soap').execute()
    const before = await one()
    const answer = await change(fields)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.data.reasons)).toEqual([field])
    if (sentence !== undefined) expect(answer.data.reasons[field]).toBe(sentence)
    expect(await one()).toEqual(before)
  })

  it('tells who was second, with the product as it is, and loses nothing of the first', async () => {
    const { version: seen } = await one()
    const [first, second] = await Promise.all([
      desk.as('owner').post('/desk/products/change', { id: 'dolo', seen, fields: { stock_alert: '3' } }),
      desk.as('pharmacist').post('/desk/products/change', { id: 'dolo', seen, fields: { popularity: '4' } }),
    ])
    const [good, late] = first.status === 200 ? [first, second] : [second, first]
    expect([good.status, late.status, late.code]).toEqual([200, 409, 'product-changed'])
    expect(late.data.version).toBe(good.data.version)
    expect((await one()).fields).toEqual(good.data.fields)
  })

  it('leaves its group whole when another one stands for it', async () => {
    const { fields, variants } = await one('syrup-200')
    expect(fields.variant_group).not.toBe('')
    const other = variants.find(({ isMain }) => !isMain)?.id ?? ''
    expect((await change({ main_variant: 'yes' }, other)).status).toBe(200)
    const { variants: now } = await one(other)
    expect(now.filter(({ isMain }) => isMain).map(({ id }) => id)).toEqual([other])
  })

  it('takes pictures in by their pixels alone, in the order that is wanted', async () => {
    const photo = async (background: string) =>
      Uint8Array.from(
        await sharp({ create: { width: 90, height: 60, channels: 3, background } })
          .withExif({ IFD0: { Copyright: 'Somebody at home' } })
          .jpeg()
          .toBuffer(),
      )
    await desk.as('owner').upload('/desk/products/picture', { id: 'dolo' }, await photo('#f00'))
    await desk.as('owner').upload('/desk/products/picture', { id: 'dolo' }, await photo('#00f'))
    const { pictures, version, shown } = await one()
    const [, red = '', blue = ''] = pictures
    expect(pictures).toHaveLength(3)
    expect(shown?.thumbnailUrl).toBe('/images/products/dolo.svg')
    const ordered = await desk
      .as('owner')
      .post('/desk/products/pictures', { id: 'dolo', seen: version, pictures: [blue, red] })
    expect(ordered.data.pictures).toEqual([blue, red])
    expect(ordered.data.shown.thumbnailUrl).toBe(blue.replace('-1120', '-560'))
    const kept = await shop.app.context.providers.pictures.get(blue.replace('/images/products/', ''))
    const { format, exif } = await sharp(kept ?? new Uint8Array()).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
    const none = await desk
      .as('owner')
      .post('/desk/products/pictures', { id: 'dolo', seen: ordered.data.version, pictures: [] })
    expect(none.data.shown.thumbnailUrl).toBe('/images/packs/dolo.svg')
  })

  it('has its schedule and its prescription by hand or by its salts, and says which', async () => {
    const sources = async () => {
      const { fields } = await one()
      return [fields.schedule, fields.schedule_by, fields.prescription, fields.prescription_by]
    }
    expect(await sources()).toEqual(['', 'salts', 'no', 'salts'])
    await change({ schedule: 'H1', prescription: 'no' })
    expect(await sources()).toEqual(['H1', 'said', 'yes', 'salts'])
    await change({ schedule: '', schedule_by: 'salts' })
    expect((await sources()).slice(0, 2)).toEqual(['', 'salts'])
    await change({ schedule: 'none', schedule_by: 'said', prescription: 'no', prescription_by: 'said' })
    expect(await sources()).toEqual(['none', 'said', 'no', 'said'])
    const { app } = shop
    const fact = {
      speciality: null,
      subspeciality: null,
      isPrescriptionNeeded: true,
      isColdChainNeeded: false,
    }
    app.context.salts = () => [{ ...fact, salts: ['Paracetamol'], schedule: 'H1' }]
    await change({ composition: 'Paracetamol (500mg)' })
    expect(await sources()).toEqual(['none', 'said', 'no', 'said'])
    expect((await one()).ofSalts).toEqual({ schedule: 'H1', prescription: 'yes' })
    app.context.salts = () => []
    // The form of a desk that was opened before knows no such columns.
    await change({ schedule: '' })
    expect((await sources()).slice(0, 2)).toEqual(['', 'salts'])
  })

  it('is off sale with a reason that staff see, and on sale again where it may be', async () => {
    const off = await desk.as('owner').post('/desk/products/sale', {
      id: 'dolo',
      seen: (await one()).version,
      isForSale: false,
      reason: 'The maker recalls it',
    })
    expect(off.data).toMatchObject({ isForSale: false, offSaleReason: 'The maker recalls it' })
    const on = await desk
      .as('owner')
      .post('/desk/products/sale', { id: 'dolo', seen: off.data.version, isForSale: true, reason: '' })
    expect(on.data).toMatchObject({ isForSale: true, offSaleReason: '' })
    expect(on.data.steps.map(({ what }: { what: string }) => what)).toEqual(['onSale', 'offSale'])
    await change({ schedule: 'X' })
    const { whyWithheld, version: seen } = await one()
    expect(whyWithheld).not.toBe('')
    const refused = await desk
      .as('owner')
      .post('/desk/products/sale', { id: 'dolo', seen, isForSale: true, reason: '' })
    expect(refused.data.reasons).toEqual({ for_sale: `for_sale is refused: ${whyWithheld}` })
  })

  it('is new by hand, seen by nobody until it is completed and put on sale', async () => {
    const fields = {
      code: 'N1',
      name: 'Paralief 650 Tablet',
      manufacturer: 'Cipla',
      brand: 'Paralief',
      kind: 'speciality',
      category: 'Fever and Pain',
      hsn: '30049099',
      gst_rate: '5',
    }
    const added = await desk.as('pharmacist').post('/desk/products/add', { fields, mrp: 30, price: 27 })
    expect(added.data).toMatchObject({ shown: null, isUnlisted: true, price: 27, lacks: [] })
    const { id, version: seen } = added.data
    const again = await desk.as('pharmacist').post('/desk/products/add', { fields, mrp: 30, price: 27 })
    expect(again.data.reasons).toEqual({ code: 'code "N1" is that of Paralief 650 Tablet' })
    const on = await desk.as('owner').post('/desk/products/sale', { id, seen, isForSale: true, reason: '' })
    expect(on.data.shown).toMatchObject({ name: 'Paralief 650 Tablet', salesPrice: 27 })
    await shop.db
      .updateTable('product')
      .set({ is_unlisted: 1, is_for_sale: 0, price_paise: paise(0), mrp_paise: paise(0) })
      .where('id', '=', id)
      .execute()
    const lacking = await desk
      .as('owner')
      .post('/desk/products/sale', { id, seen: on.data.version, isForSale: true, reason: '' })
    expect(Object.keys(lacking.data.reasons)).toEqual(['price'])
  })
})
