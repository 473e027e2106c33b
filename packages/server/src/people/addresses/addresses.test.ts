import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

const HOME = {
  name: 'Asha Raman',
  contactNumber: '9876543210',
  email: 'asha@mail.example',
  doorNumber: '12/3',
  streetName: 'Anna Salai',
  landMark: 'Opposite the park',
  pincode: '600001',
  cityName: 'Chennai',
  stateName: 'Tamil Nadu',
  addressType: 'home',
}

interface Me {
  token: string
  userId: string
}

const add = (shop: TestShop, me: Me, address: object) =>
  shop.call('POST /post/shippingAddress', { token: me.token, body: { userId: me.userId, address } })
const edit = (shop: TestShop, me: Me, shippingAddress: object) =>
  shop.call('PUT /update/shippingAddress', { token: me.token, body: { userId: me.userId, shippingAddress } })
const remove = (shop: TestShop, me: Me, id: string) =>
  shop.call('DELETE /delete/shippingAddress', {
    token: me.token,
    body: { data: { userId: me.userId, shippingAddress: { id } } },
  })

onEachDatabase('The address book', (open) => {
  it('keeps an address as given, with the state of its pincode', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    const answer = await add(shop, me, { ...HOME, name: '  Asha Raman ', stateName: 'Kerala' })
    expect(answer.message).toBe('Address Added')
    expect(answer.data).toEqual([{ id: expect.any(String), ...HOME }])
    const user = await shop.call('GET /get/user', { token: me.token, query: { id: me.userId } })
    expect(user.data.shippingAddresses).toEqual(answer.data)
  })

  it.each(['+91 98765 43210', '919876543210', '098765-43210'])(
    'keeps the ten digits of %s',
    async (contactNumber) => {
      const shop = await openTestShop(await open())
      const me = await shop.signIn()
      const { data } = await add(shop, me, { ...HOME, contactNumber })
      expect(data[0].contactNumber).toBe('9876543210')
      const edited = await edit(shop, me, { ...HOME, id: data[0].id, contactNumber })
      expect(edited.data[0].contactNumber).toBe('9876543210')
    },
  )

  const blanks = Object.keys(HOME).map((field): [object, number, string] => [
    { [field]: ' ' },
    400,
    'All Fields Are Required',
  ])
  it.each([
    ...blanks,
    [{ addressType: 'palace' }, 400, 'All Fields Are Required'] as const,
    [{ contactNumber: 'abc' }, 400, 'Enter Valid Mobile Number'] as const,
    [{ contactNumber: '12' }, 400, 'Enter Valid Mobile Number'] as const,
    [{ email: 'asha@' }, 400, 'Enter A Valid Email'] as const,
    [{ pincode: '60001' }, 400, 'Enter a valid Pincode'] as const,
    [{ pincode: '6000011' }, 400, 'Enter a valid Pincode'] as const,
    [{ pincode: '110001' }, 422, 'Currently not available for this Pin Code'] as const,
    [{ pincode: '999999' }, 422, 'Currently not available for this Pin Code'] as const,
    [{ name: 7 }, 400, 'The request is not valid'] as const,
  ])('refuses %j', async (change, status, sentence) => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    expect(await add(shop, me, { ...HOME, ...change })).toMatchObject({ status, message: sentence })
    expect(await shop.db.selectFrom('address').selectAll().execute()).toEqual([])
  })

  it('holds two, also when two are added at the same moment', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    await add(shop, me, HOME)
    const answers = await Promise.all([1, 2, 3].map(() => add(shop, me, { ...HOME, addressType: 'office' })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    expect(answers.find((answer) => answer.status === 409)?.message).toBe('Maximum Address Reached')
    const rows = await shop.db.selectFrom('address').select('slot').orderBy('slot').execute()
    expect(rows.map((row) => row.slot)).toEqual([1, 2])
  })

  it('has room again once one is deleted', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    const first = (await add(shop, me, HOME)).data[0]
    await add(shop, me, HOME)
    expect(await remove(shop, me, first.id)).toMatchObject({ message: 'Address has been deleted' })
    expect((await add(shop, me, { ...HOME, addressType: 'others' })).data).toHaveLength(2)
    expect((await remove(shop, me, first.id)).status).toBe(404)
  })

  it('says of which field the text is too long', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    expect(await add(shop, me, { ...HOME, landMark: 'x'.repeat(201) })).toMatchObject({
      status: 400,
      message: 'This text is too long',
      fields: { 'address.landMark': 'This text is too long' },
    })
  })

  it('changes an address by its id', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    const [{ id }] = (await add(shop, me, HOME)).data
    const moved = { ...HOME, id, pincode: '560001', cityName: 'Bengaluru', stateName: 'x' }
    const answer = await edit(shop, me, moved)
    expect(answer.message).toBe('Address Changed')
    expect(answer.data).toEqual([{ ...moved, stateName: 'Karnataka' }])
    expect((await edit(shop, me, { ...moved, email: 'no' })).message).toBe('Enter A Valid Email')
    expect((await edit(shop, me, { ...moved, id: 'unknown' })).status).toBe(404)
  })

  it('is its owner’s alone', async () => {
    const shop = await openTestShop(await open())
    const owner = await shop.signIn('9000000001')
    const other = await shop.signIn('9000000002')
    const [{ id }] = (await add(shop, owner, HOME)).data
    expect((await edit(shop, other, { ...HOME, id })).status).toBe(404)
    expect((await remove(shop, other, id)).status).toBe(404)
    expect(await shop.db.selectFrom('address').select('id').execute()).toEqual([{ id }])
  })
})
