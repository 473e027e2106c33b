import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addAddress } from '../../../test/ordering.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

const MOBILE = '9876543210'
const STRANGER = {
  username: 'Stranger',
  email: 'stranger@mail.example',
  mobileNumber: MOBILE,
  password: 'Peepal42',
}
const OWNER = { username: 'Owner', email: 'owner@mail.example', mobileNumber: MOBILE, isNewUser: true }

const signUp = (shop: TestShop, data: unknown) => shop.call('POST /post/signup', { body: { data } })
const signIn = (shop: TestShop, data: unknown) => shop.call('POST /post/signIn', { body: { data } })
/** Follows a link, as who signed up with this number and this password. */
const verify = (shop: TestShop, token: string) =>
  shop.call('POST /post/verifyEmail', {
    body: { token, mobileNumber: MOBILE, password: STRANGER.password },
  })

async function newestCode(shop: TestShop): Promise<string> {
  await shop.app.context.outbox.runOnce()
  return shop.outside.sms.at(-1)?.text.match(/^\d{4}/)?.[0] ?? ''
}

async function newestLink(shop: TestShop, to: string): Promise<string> {
  await shop.app.context.outbox.runOnce()
  const mail = shop.outside.mails.filter((candidate) => candidate.to === to).at(-1)
  return mail?.text.match(/verifyEmail\/([\w-]+)/)?.[1] ?? ''
}

/** Somebody has made an account with a password and a number that nobody has proven. */
async function claimed(shop: TestShop): Promise<string> {
  await signUp(shop, STRANGER)
  await verify(shop, await newestLink(shop, STRANGER.email))
  const { token = '', data } = await signIn(shop, { email: STRANGER.email, password: STRANGER.password })
  await addAddress(shop.db, data._id)
  return token
}

async function byCode(shop: TestShop, details: object) {
  const { attemptId } = (await signUp(shop, details)).data
  return signIn(shop, { mobileNumber: MOBILE, attemptId, otp: await newestCode(shop) })
}

onEachDatabase('A mobile number that an account with a password claims', (open) => {
  it('goes to who proves it, as a new customer: neither ever sees the other’s data', async () => {
    const shop = await openTestShop(await open())
    const stranger = await claimed(shop)
    expect(await signUp(shop, { mobileNumber: MOBILE })).toMatchObject({ newUser: true })
    const owner = await byCode(shop, OWNER)
    expect(owner.data).toMatchObject({ username: 'Owner', mobileNumber: MOBILE, shippingAddresses: [] })

    const mine = await shop.call('POST /post/verifyToken', { token: stranger })
    expect(mine.data).toMatchObject({ username: 'Stranger', mobileNumber: '' })
    expect(mine.data._id).not.toBe(owner.data._id)
    expect(mine.data.shippingAddresses).toHaveLength(1)
    const again = await signIn(shop, { email: STRANGER.email, password: STRANGER.password })
    expect(again.data._id).toBe(mine.data._id)
    const theirs = await shop.call('GET /get/user', { token: stranger, query: { id: owner.data._id } })
    expect(theirs.status).toBe(403)
  })

  it('stays where it is when the e-mail of that account confirms it: one person, one account', async () => {
    const shop = await openTestShop(await open())
    const token = await claimed(shop)
    const sameEmail = { ...OWNER, email: 'STRANGER@mail.example' }
    const { attemptId } = (await signUp(shop, sameEmail)).data
    const login = { mobileNumber: MOBILE, attemptId, otp: await newestCode(shop) }
    expect(await signIn(shop, login)).toMatchObject({ status: 403, message: 'Verify your email to login' })
    const before = await shop.call('POST /post/verifyToken', { token })
    expect((await verify(shop, await newestLink(shop, STRANGER.email))).key).toBe('success')
    expect((await signIn(shop, login)).data).toMatchObject(before.data)
    expect((await signIn(shop, { email: STRANGER.email, password: STRANGER.password })).key).toBe('success')
  })

  it('lets nobody in by the code alone, however often it is tried, and mails three times an hour', async () => {
    const shop = await openTestShop(await open())
    await claimed(shop)
    const { attemptId } = (await signUp(shop, { ...OWNER, email: STRANGER.email })).data
    const otp = await newestCode(shop)
    for (let index = 0; index < 5; index++) {
      expect((await signIn(shop, { mobileNumber: MOBILE, attemptId, otp })).status).toBe(403)
    }
    expect((await signIn(shop, { mobileNumber: MOBILE, attemptId, otp })).status).toBe(429)
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails.filter((mail) => mail.subject.startsWith('Confirm your mobile'))).toHaveLength(
      3,
    )
  })

  it('takes over an account of which nothing is proven: its password never opens anything', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, STRANGER)
    const oldLink = await newestLink(shop, STRANGER.email)
    const owner = await byCode(shop, { ...OWNER, email: STRANGER.email })
    expect(owner.data).toMatchObject({ username: 'Owner', email: STRANGER.email, mobileNumber: MOBILE })
    expect((await verify(shop, oldLink)).status).toBe(422)
    expect((await verify(shop, await newestLink(shop, STRANGER.email))).status).toBe(200)
    const login = await signIn(shop, { email: STRANGER.email, password: STRANGER.password })
    expect(login).toMatchObject({ status: 401, message: 'Invalid email or password' })
  })

  it('is claimed by nobody else once it is proven', async () => {
    const shop = await openTestShop(await open())
    await byCode(shop, OWNER)
    expect(await signUp(shop, STRANGER)).toMatchObject({
      status: 409,
      message: 'Mobile number is already registered',
    })
  })
})
