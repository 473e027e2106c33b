import { textSource } from '@dawakit/lists/rows'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { importPincodes } from '../../lists/others/import-pincodes.ts'

onEachDatabase('Delivery at the desk', (open) => {
  async function openAll() {
    const shop = await openTestShop(await open())
    return { shop, owner: (await openDesk(shop)).as('owner') }
  }

  it('a charge that is set is what the checkout asks for, and a state can be left out', async () => {
    const { shop, owner } = await openAll()
    const set = async (fee: number | null, days: number | null) => {
      const { data } = await owner.get('/desk/delivery')
      const { version } = data.states.find((one: { state: string }) => one.state === 'Karnataka')
      return owner.post('/desk/delivery/state', { state: 'Karnataka', fee, days, seen: version })
    }
    const told = async () =>
      (await shop.call('GET /get/singleState', { query: { stateName: 'karnataka' } })).data
    await set(44.5, 3)
    expect(await told()).toEqual({ stateName: 'Karnataka', shippingFees: 44.5, tat: 3 })
    await set(null, null)
    expect(await told()).toBeNull()
    const sight = await owner.get('/desk/delivery/sight', { pincode: '560001' })
    expect(sight.data).toMatchObject({ place: { state: 'Karnataka' }, fee: null, days: null })
  })

  it('a pincode that is written down without a directory is an exception, and no end of all others', async () => {
    const { shop, owner } = await openAll()
    await shop.db.deleteFrom('pincode').execute()
    const place = { district: 'Chennai', state: 'Tamil Nadu' }
    const { status } = await owner.post('/desk/delivery/pincode', {
      pincode: '600045',
      ...place,
      isServiceable: false,
    })
    expect(status).toBe(200)
    const told = async (pincode: string) =>
      (await shop.call('GET /get/singlePincode', { query: { pincode } })).data
    expect(await told('600045')).toBeNull()
    expect(await told('600028')).toEqual({ pincode: '600028', ...place })
  })

  it('pincodes of a district are counted first, changed together, and changed back', async () => {
    const { shop, owner } = await openAll()
    const more = [600002, 600003, 641001].map((pincode) => ({
      pincode: String(pincode),
      district: pincode < 640000 ? 'Chennai' : 'Coimbatore',
      state: 'Tamil Nadu',
      is_serviceable: pincode === 600003 ? 0 : 1,
    }))
    await shop.db.insertInto('pincode').values(more).execute()
    const served = async () =>
      (await owner.get('/desk/delivery/pincodes', { state: 'Tamil Nadu', served: 'yes' })).data.map(
        ({ pincode }: { pincode: string }) => pincode,
      )
    const wanted = { state: 'Tamil Nadu', district: 'Chennai', isServiceable: false }
    expect((await owner.post('/desk/delivery/pincodes', wanted)).data).toEqual({ count: 2, change: null })
    const miscounted = await owner.post('/desk/delivery/pincodes', { ...wanted, expected: 3 })
    expect([miscounted.status, miscounted.code]).toEqual([409, 'kept-changed'])
    expect(await served()).toEqual(['600001', '600002', '641001'])
    const { data } = await owner.post('/desk/delivery/pincodes', { ...wanted, expected: 2 })
    expect(await served()).toEqual(['641001'])
    const query = { pincode: '600001' }
    expect((await shop.call('GET /get/singlePincode', { query })).data).toBeNull()
    const undo = () => owner.post('/desk/delivery/undo', { id: data.change.id })
    const answers = await Promise.all([undo(), undo()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    // 600003 was not served before either.
    expect(await served()).toEqual(['600001', '600002', '641001'])
  })

  it('what was served or left since by a later change, by hand or by a list stays so when an earlier one is taken back', async () => {
    const { shop, owner } = await openAll()
    const place = { district: 'Chennai', state: 'Tamil Nadu' }
    const pincodes = ['600001', '600002', '600003', '600004']
    await shop.db.deleteFrom('pincode').execute()
    for (const pincode of pincodes)
      await shop.db
        .insertInto('pincode')
        .values({ pincode, ...place, is_serviceable: 1 })
        .execute()
    const served = async (): Promise<string[]> =>
      (await owner.get('/desk/delivery/pincodes', { served: 'yes' })).data.map(
        ({ pincode }: { pincode: string }) => pincode,
      )
    const all = async (isServiceable: boolean, expected = 4): Promise<string> => {
      shop.clock.advance(1)
      const sent = await owner.post('/desk/delivery/pincodes', { ...place, isServiceable, expected })
      return sent.data.change.id
    }
    const undo = (id: string) => owner.post('/desk/delivery/undo', { id })
    const first = await all(false)
    const then = await all(true)
    const last = await all(false)
    await undo(first)
    expect(await served()).toEqual([])
    // The last one first, each leaves the next as it was.
    await undo(last)
    expect(await served()).toEqual(pincodes)
    await undo(then)
    const again = await all(true)
    const closed = await all(false)
    const byHand = async (pincode: string, isServiceable: boolean, district = 'Chennai') => {
      shop.clock.advance(1)
      const [{ version: seen }] = (await owner.get('/desk/delivery/pincodes', { search: pincode })).data
      await owner.post('/desk/delivery/pincode', { pincode, ...place, district, isServiceable, seen })
    }
    for (const isServiceable of [true, false]) {
      await byHand('600001', isServiceable)
      const list = `pincode,district,state,serviceable\n600002,Chennai,Tamil Nadu,${isServiceable ? 'yes' : 'no'}\n`
      await importPincodes(shop.db, textSource(list), { at: shop.clock.now })
    }
    await byHand('600003', false, 'Chennai North')
    await undo(closed)
    expect(await served()).toEqual(['600003', '600004'])
    await undo(again)
    expect(await served()).toEqual([])
  })

  it('what was changed together is taken back for thirty days', async () => {
    const { shop, owner } = await openAll()
    const wanted = { state: 'Tamil Nadu', district: '', isServiceable: false, expected: 1 }
    const { data } = await owner.post('/desk/delivery/pincodes', wanted)
    shop.clock.advance(30 * 86_400_000 + 1)
    const { as } = await openDesk(shop)
    const late = await as('owner').post('/desk/delivery/undo', { id: data.change.id })
    expect([late.status, late.code]).toEqual([409, 'pincodes-undone'])
  })
})
