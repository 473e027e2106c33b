import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop } from '../../../test/test-shop.ts'

onEachDatabase('Pincodes', (open) => {
  const pincodes = (answer: { data: { pincode: string }[] }) => answer.data.map((row) => row.pincode)

  describe('with an imported directory', () => {
    it('lists what starts with the text and can be delivered to', async () => {
      const shop = await openTestShop(await open())
      const list = async (searchPincode: string) =>
        pincodes(await shop.call('GET /get/pincode', { query: { searchPincode } }))
      expect(await list('6')).toEqual(['600001'])
      expect(await list('600001')).toEqual(['600001'])
      expect(await list('11')).toEqual([])
      for (const text of ['', 'abc', '1234567', "6' or 1=1", '%']) expect(await list(text)).toEqual([])
    })

    it('answers one pincode, and null where nobody delivers', async () => {
      const shop = await openTestShop(await open())
      const one = async (pincode: string) =>
        (await shop.call('GET /get/singlePincode', { query: { pincode } })).data
      expect(await one('600001')).toEqual({ pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' })
      expect(await one('110001')).toBeNull()
      expect(await one('60000')).toBeNull()
      expect(await one('abcdef')).toBeNull()
    })

    it('knows a state by the names that it had, as old directories write them', async () => {
      const shop = await openTestShop(await open())
      const row = { fee_paise: 5000, tat_days: 5 }
      const states = ['Odisha', 'Dadra and Nagar Haveli and Daman and Diu']
      for (const state of states) {
        const values = { state, state_key: state.toLowerCase(), ...row }
        await shop.db.insertInto('state_shipping').values(values).execute()
      }
      const of = async (stateName: string) =>
        (await shop.call('GET /get/singleState', { query: { stateName } })).data?.stateName
      expect(await of('ORISSA')).toBe('Odisha')
      expect(await of('Daman & Diu')).toBe('Dadra and Nagar Haveli and Daman and Diu')
      expect(await of('Tamilnadu')).toBe('Tamil Nadu')
      expect(await of('Atlantis')).toBeUndefined()
    })

    it('asks the postal service about what the directory lacks', async () => {
      const shop = await openTestShop(await open())
      shop.outside.pincodes.set('682001', [{ District: 'Ernakulam', State: 'Kerala' }])
      const one = async (pincode: string) =>
        (await shop.call('GET /get/singlePincode', { query: { pincode } })).data
      expect(await one('682001')).toEqual({ pincode: '682001', district: 'Ernakulam', state: 'Kerala' })
      expect(await one('682999')).toBeNull()
      shop.outside.answerOnce('/pincode/', 503)
      expect(await one('682002')).toBeNull()
    })
  })

  describe('without a directory', () => {
    it('go by the area of the first digits, without asking anybody', async () => {
      const shop = await openTestShop(await open(), { fixtures: false })
      const one = await shop.call('GET /get/singlePincode', { query: { pincode: '600028' } })
      expect(one.data).toEqual({ pincode: '600028', district: 'Chennai', state: 'Tamil Nadu' })
      expect(pincodes(await shop.call('GET /get/pincode', { query: { searchPincode: '600028' } }))).toEqual([
        '600028',
      ])
      expect(pincodes(await shop.call('GET /get/pincode', { query: { searchPincode: '6000' } }))).toEqual([
        '600001',
      ])
      expect((await shop.call('GET /get/pincode', { query: { searchPincode: '6' } })).data).toEqual([])
      expect((await shop.call('GET /get/singlePincode', { query: { pincode: '999999' } })).data).toBeNull()
    })
  })

  it('have states with a charge in rupees and days, found however they are written', async () => {
    const shop = await openTestShop(await open())
    const state = async (stateName: string) =>
      (await shop.call('GET /get/singleState', { query: { stateName } })).data
    expect(await state('TAMIL NADU')).toEqual({ stateName: 'Tamil Nadu', shippingFees: 40, tat: 2 })
    expect(await state('Atlantis')).toBeNull()
    const all = await shop.call('GET /get/userStatenames')
    expect(all.data.map((row: { stateName: string }) => row.stateName)).toEqual(['Karnataka', 'Tamil Nadu'])
  })
})
