import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

interface Me {
  token: string
  userId: string
}

const update = (shop: TestShop, me: Me, data: object) =>
  shop.call('PUT /update/userDetails', { token: me.token, body: { data: { id: me.userId, data } } })
const view = (shop: TestShop, me: Me, id: string) =>
  shop.call('POST /post/viewedProduct', {
    token: me.token,
    body: { userId: me.userId, viewedProducts: [], product: { id, name: 'Forged name' } },
  })

onEachDatabase('The customer', (open) => {
  it('is answered whole', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn('9876543210')
    const answer = await shop.call('GET /get/user', { token: me.token, query: { id: me.userId } })
    expect(answer.data).toEqual({
      _id: me.userId,
      username: 'User 3210',
      email: 'user9876543210@mail.example',
      mobileNumber: '9876543210',
      gender: '',
      bloodGroup: '',
      dateOfBirth: '',
      pincode: '',
      isEmailVerified: false,
      cart: [],
      shippingAddresses: [],
      prescriptions: [],
      viewedProducts: [],
    })
  })

  it('changes the given fields of the profile, and nothing read-only', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn('9876543210')
    const profile = { username: 'Asha', gender: 'female', bloodGroup: 'O+', dateOfBirth: '1990-02-28' }
    const answer = await update(shop, me, { ...profile, email: 'x@y.example', mobileNumber: '1' })
    expect(answer.message).toBe('Fields Updated')
    expect(answer.data).toMatchObject({
      ...profile,
      email: 'user9876543210@mail.example',
      mobileNumber: '9876543210',
    })
    expect((await update(shop, me, { gender: 'others' })).data).toMatchObject({
      ...profile,
      gender: 'others',
    })
  })

  it('saves a pincode that is served', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    expect((await update(shop, me, { pincode: '600001' })).data.pincode).toBe('600001')
  })

  it.each([
    [{ username: '  ' }, 400, 'Username is required'],
    [{ pincode: '6000' }, 400, 'Enter a valid Pincode'],
    [{ pincode: '110001' }, 422, 'Currently not available for this Pin Code'],
    [{ dateOfBirth: '1990-02-30' }, 400, 'The request is not valid'],
    [{ dateOfBirth: '2026-11-15' }, 400, 'The request is not valid'],
    [{ gender: 1 }, 400, 'The request is not valid'],
  ])('refuses %j', async (data, status, sentence) => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    expect(await update(shop, me, data)).toMatchObject({ status, message: sentence })
  })

  it('remembers what was viewed, newest first, each once, by its own name', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    await view(shop, me, 'dolo')
    await view(shop, me, 'soap')
    expect((await view(shop, me, 'dolo')).data).toEqual([
      { id: 'dolo', name: 'Dolo 650 Tablet' },
      { id: 'soap', name: 'Neem Soap' },
    ])
    expect(await view(shop, me, 'nothing')).toMatchObject({ status: 404, message: 'Product not found' })
  })
})
