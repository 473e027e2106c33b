import { expect, it } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { openDesk } from '../desk-shop.ts'
import { addPrescription, buyer, place } from '../ordering.ts'
import { openTestShop, type TestShop } from '../test-shop.ts'

const ADDRESS = {
  name: 'Kavya Iyer',
  contactNumber: '98400 12345',
  email: '',
  doorNumber: '3',
  streetName: 'Luz Church Road',
  landMark: '',
  pincode: '600001',
  cityName: 'Chennai',
  stateName: '',
  addressType: 'home' as const,
}

/** Of the newest SMS. */
async function newestCode({ app, outside }: TestShop): Promise<string> {
  await app.context.outbox.runOnce()
  return /^\d{4}/.exec(outside.sms.at(-1)?.text ?? '')?.[0] ?? ''
}

const signUp = (shop: TestShop, email: string, mobileNumber: string) => {
  const data = { username: 'Stranger', email, mobileNumber, password: 'Peepal42' }
  return shop.call('POST /post/signup', { body: { data } })
}

onEachDatabase('The customers at the desk', (open) => {
  async function openAll() {
    const shop = await openTestShop(await open())
    return { shop, desk: await openDesk(shop), who: await buyer(shop) }
  }

  it.each(['98765 43210', '+91 98765', 'user 32', 'USER', 'user9876543210@mail', 'user9876543210'])(
    'are found by %s, and the search is written down without it',
    async (search) => {
      const { shop, desk, who } = await openAll()
      const found = await desk.as('support').post('/desk/customers/search', { search })
      expect(found.data).toMatchObject([{ id: who.userId, mobile: '9876543210', orders: 0 }])
      expect(found.totalCount).toBe(1)
      const rows = await shop.db.selectFrom('audit').selectAll().execute()
      expect(rows).toMatchObject([
        { action: 'customer.search', staff_name: 'Selvi Mani', after: '{"found":1}' },
      ])
    },
  )

  it.each(['nobody', 'user nobody', '', "%' or 1=1", '43210'])('are not found by %s', async (search) => {
    const { desk } = await openAll()
    expect((await desk.as('support').post('/desk/customers/search', { search })).data).toEqual([])
  })

  it('are listed newest first, and the look is written down', async () => {
    const { shop, desk, who } = await openAll()
    shop.clock.advance(60_000)
    const later = await buyer(shop, '9876500000')
    const listed = await desk.as('owner').get('/desk/customers', { limit: 1 })
    expect(listed.totalCount).toBe(2)
    expect(listed.data).toMatchObject([{ id: later.userId }])
    const next = await desk.as('owner').get('/desk/customers', { limit: 1, page: 2 })
    expect(next.data).toMatchObject([{ id: who.userId }])
    const rows = await shop.db.selectFrom('audit').select('action').execute()
    expect(rows).toEqual([{ action: 'customer.list' }, { action: 'customer.list' }])
  })

  it('are found by their new name, and no more by the one before', async () => {
    const { shop, desk, who } = await openAll()
    const body = { id: who.userId, data: { username: 'Lakshmi Narayan' } }
    await shop.call('PUT /update/userDetails', { token: who.token, body })
    const found = async (search: string) =>
      (await desk.as('support').post('/desk/customers/search', { search })).totalCount
    expect(await found('naray lak')).toBe(1)
    expect(await found('3210')).toBe(0)
  })

  it('show one with addresses, orders and prescriptions; each look is a row of the audit', async () => {
    const { shop, desk, who } = await openAll()
    const placed = (await place(shop, who)).data
    const prescription = await addPrescription(shop.db, who.userId)
    await addPrescription(shop.db, who.userId, 5)
    const { data } = await desk.as('pharmacist').get('/desk/customers/one', { id: who.userId })
    expect(data).toMatchObject({
      name: 'User 3210',
      isMobileProven: true,
      isEmailProven: false,
      orders: 1,
      addresses: [{ id: who.addressId, pincode: '600001' }],
      newestOrders: [{ id: placed._id, number: placed.orderNumber, standing: 'pending' }],
      prescriptions: [{ id: prescription }],
      returns: [],
    })
    const row = await shop.db.selectFrom('audit').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ action: 'customer.look', subject: 'customer', subject_id: who.userId })
    expect((await desk.as('owner').get('/desk/customers/one', { id: 'none' })).code).toBe(
      'customer-not-found',
    )
  })

  it('are written down by name and number, without an e-mail', async () => {
    const { shop, desk } = await openAll()
    const seat = desk.as('support')
    const added = await seat.post('/desk/customers/add', {
      name: 'Kavya Iyer',
      mobileNumber: '+91 98400 12345',
      email: '',
    })
    expect(added.data).toMatchObject({ name: 'Kavya Iyer', mobile: '9840012345', isMobileProven: false })
    const found = await seat.post('/desk/customers/search', { search: '98400' })
    expect(found.data).toMatchObject([{ id: added.data.id }])
    const row = await shop.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'customer.add')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ subject_id: added.data.id, before: null, after: null })
  })

  it.each([
    [{ name: '', mobileNumber: '9840012345', email: '' }, 400, 'enter-all-fields'],
    [{ name: 'Kavya', mobileNumber: '98400', email: '' }, 400, 'enter-valid-number'],
    [{ name: 'Kavya', mobileNumber: '9840012345', email: 'kavya' }, 400, 'enter-valid-email'],
    [{ name: 'Kavya', mobileNumber: '9876543210', email: '' }, 409, 'mobile-taken'],
  ])('are not written down with %o', async (body, status, code) => {
    const { desk } = await openAll()
    const refused = await desk.as('owner').post('/desk/customers/add', body)
    expect([refused.status, refused.code]).toEqual([status, code])
  })

  it('are not written down with the proven e-mail of another', async () => {
    const { shop, desk, who } = await openAll()
    await shop.db.updateTable('customer').set({ email_verified_at: 1 }).where('id', '=', who.userId).execute()
    const refused = await desk.as('owner').post('/desk/customers/add', {
      name: 'Kavya',
      mobileNumber: '9840012345',
      email: 'User9876543210@mail.example',
    })
    expect([refused.status, refused.code]).toEqual([409, 'email-taken'])
  })

  it('have the account that was written down for them once they prove the number by a code', async () => {
    const { shop, desk } = await openAll()
    const { data: added } = await desk
      .as('support')
      .post('/desk/customers/add', { name: 'Kavya Iyer', mobileNumber: '9840012345', email: '' })
    const data = { mobileNumber: '9840012345' }
    const sent = await shop.call('POST /post/signup', { body: { data } })
    expect(sent.newUser, 'nothing is asked: the shop knows them').toBeUndefined()
    const code = await newestCode(shop)
    const signedIn = await shop.call('POST /post/signIn', {
      body: { data: { ...data, otp: code, attemptId: sent.data.attemptId } },
    })
    expect(signedIn.data).toMatchObject({ _id: added.id, username: 'Kavya Iyer' })
    const { data: shown } = await desk.as('support').get('/desk/customers/one', { id: added.id })
    expect(shown).toMatchObject({ isMobileProven: true })
  })

  it('keep the number that the desk has written down from a sign-up with a password', async () => {
    const { shop, desk } = await openAll()
    const customer = { name: 'Kavya Iyer', mobileNumber: '9840012345', email: 'kavya@mail.example' }
    const { data: added } = await desk.as('support').post('/desk/customers/add', customer)
    const refused = await signUp(shop, customer.email, customer.mobileNumber)
    expect([refused.status, refused.code]).toEqual([409, 'mobile-taken'])
    const { data: shown } = await desk.as('support').get('/desk/customers/one', { id: added.id })
    expect(shown.mobile).toBe('9840012345')
  })

  it('are not hindered by a sign-up of which nothing is proven: it is not there, and has no claim to the number', async () => {
    const { shop, desk } = await openAll()
    expect((await signUp(shop, 'stranger@mail.example', '9840012345')).status).toBe(200)
    const seat = desk.as('support')
    expect((await seat.post('/desk/customers/search', { search: '98400 12345' })).data).toEqual([])
    const customer = { name: 'Kavya Iyer', mobileNumber: '9840012345', email: '' }
    const { data: added } = await seat.post('/desk/customers/add', customer)
    const found = await seat.post('/desk/customers/search', { search: '98400 12345' })
    expect(found.data).toMatchObject([{ id: added.id, name: 'Kavya Iyer' }])
  })

  it('get an address whose pincode is served, without an e-mail or a landmark; two at most', async () => {
    const { shop, desk, who } = await openAll()
    const seat = desk.as('support')
    const id = who.userId
    const added = await seat.post('/desk/customers/address', { id, address: ADDRESS })
    expect(added.data.addresses).toMatchObject([
      { id: who.addressId },
      { name: 'Kavya Iyer', contactNumber: '9840012345', stateName: 'Tamil Nadu', email: '' },
    ])
    const full = await seat.post('/desk/customers/address', { id, address: ADDRESS })
    expect([full.status, full.code]).toEqual([409, 'maximum-address-reached'])
    const addressId = added.data.addresses[1].id
    const moved = await seat.post('/desk/customers/address', {
      id,
      addressId,
      address: { ...ADDRESS, doorNumber: '4' },
    })
    expect(moved.data.addresses[1]).toMatchObject({ id: addressId, doorNumber: '4' })
    const rows = await shop.db.selectFrom('audit').select(['action', 'subject_id']).orderBy('id').execute()
    expect(rows.map(({ action }) => action).sort()).toEqual(['address.add', 'address.change'])
  })

  it.each([
    [{ pincode: '999999' }, 422, 'pincode-unavailable'],
    [{ pincode: '12' }, 400, 'enter-valid-pincode'],
    [{ name: '' }, 400, 'all-fields-required'],
    [{ email: 'kavya' }, 400, 'enter-a-valid-email'],
  ])('get no address with %o', async (change, status, code) => {
    const { desk, who } = await openAll()
    const address = { ...ADDRESS, ...change }
    const refused = await desk.as('owner').post('/desk/customers/address', { id: who.userId, address })
    expect([refused.status, refused.code]).toEqual([status, code])
  })

  it('keep their addresses from one another', async () => {
    const { shop, desk, who } = await openAll()
    const other = await buyer(shop, '9876500000')
    const refused = await desk.as('owner').post('/desk/customers/address', {
      id: other.userId,
      addressId: who.addressId,
      address: ADDRESS,
    })
    expect(refused.status).toBe(404)
  })
})
