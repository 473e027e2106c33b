import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

const EMAIL = 'owner@mail.example'
const OWNER = { username: 'Owner', email: EMAIL, mobileNumber: '9876543210', password: 'Peepal42' }
const STRANGER = { username: 'Stranger', email: EMAIL, mobileNumber: '9000000001', password: 'Stolen1' }
const BY_CODE = { username: 'Stranger', email: EMAIL, mobileNumber: '9000000002', isNewUser: true }

const signUp = (shop: TestShop, data: unknown) => shop.call('POST /post/signup', { body: { data } })
const signIn = (shop: TestShop, data: unknown) => shop.call('POST /post/signIn', { body: { data } })
/** Follows a link, as who made that sign-up. */
const verify = (shop: TestShop, token: string, by: { password?: string; mobileNumber?: string } = OWNER) =>
  shop.call('POST /post/verifyEmail', {
    body: { token, password: by.password, mobileNumber: by.mobileNumber },
  })

/** Registers by one-time code. */
async function byCode(shop: TestShop, details: typeof BY_CODE) {
  const { attemptId } = (await signUp(shop, details)).data
  await shop.app.context.outbox.runOnce()
  const otp = shop.outside.sms.at(-1)?.text.match(/^\d{4}/)?.[0] ?? ''
  return signIn(shop, { mobileNumber: details.mobileNumber, otp, attemptId })
}

/** The secret part of the newest mail's link. */
async function newestLink(shop: TestShop, route = 'verifyEmail'): Promise<string> {
  await shop.app.context.outbox.runOnce()
  const mails = shop.outside.mails.filter((mail) => mail.text.includes(`/${route}/`))
  return mails.at(-1)?.text.match(new RegExp(`/${route}/([\\w-]+)`))?.[1] ?? ''
}

onEachDatabase('An e-mail that an account gave and did not prove', (open) => {
  it('keeps its owner from nothing: neither a code’s registration nor a sign-up holds it', async () => {
    const shop = await openTestShop(await open())
    expect((await byCode(shop, BY_CODE)).data).toMatchObject({ email: EMAIL, isEmailVerified: false })
    expect((await byCode(shop, { ...BY_CODE, mobileNumber: '9000000003' })).key).toBe('success')
    expect((await signUp(shop, STRANGER)).key).toBe('success')
    expect((await signUp(shop, OWNER)).key).toBe('success')
    expect((await verify(shop, await newestLink(shop))).key).toBe('success')
    expect((await signIn(shop, { email: EMAIL, password: OWNER.password })).data).toMatchObject({
      username: 'Owner',
      mobileNumber: OWNER.mobileNumber,
      isEmailVerified: true,
    })
  })

  it('is whose link is followed first: the other sign-ups end, the other accounts cannot prove it', async () => {
    const shop = await openTestShop(await open())
    await byCode(shop, BY_CODE)
    const linkByCode = await newestLink(shop)
    await signUp(shop, OWNER)
    const link = await newestLink(shop)
    await signUp(shop, STRANGER)
    const strangersLink = await newestLink(shop)
    expect((await verify(shop, link)).key).toBe('success')
    for (const [late, by] of [
      [linkByCode, BY_CODE],
      [strangersLink, STRANGER],
    ] as const) {
      expect(await verify(shop, late, by)).toMatchObject({
        status: 422,
        message: 'This link has expired. Please request a new one',
      })
    }
    expect((await signIn(shop, { email: EMAIL, password: STRANGER.password })).status).toBe(401)
    expect((await signIn(shop, { email: EMAIL, password: OWNER.password })).key).toBe('success')
    // The number that the ended sign-up claimed is free again.
    expect((await signUp(shop, { ...STRANGER, email: 'stranger@mail.example' })).key).toBe('success')
  })

  it('is not proven for a stranger by an owner who follows the wrong one of two mails', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, OWNER)
    const own = await newestLink(shop)
    await signUp(shop, STRANGER)
    const strangers = await newestLink(shop)
    for (const by of [OWNER, {}, { mobileNumber: STRANGER.mobileNumber }]) {
      expect(await verify(shop, strangers, by)).toMatchObject({
        status: 403,
        message:
          'This does not match the sign-up that the mail was sent for. If it was not yours, ignore the mail',
      })
    }
    expect((await signIn(shop, { email: EMAIL, password: STRANGER.password })).key).toBe('error')
    expect((await verify(shop, own)).key).toBe('success')
    expect((await signIn(shop, { email: EMAIL, password: STRANGER.password })).status).toBe(401)
    expect((await signIn(shop, { email: EMAIL, password: OWNER.password })).key).toBe('success')
  })

  it('is not proven for the account of another number by who reads its mails', async () => {
    const shop = await openTestShop(await open())
    await byCode(shop, BY_CODE)
    const link = await newestLink(shop)
    expect((await verify(shop, link, OWNER)).status).toBe(403)
    expect((await verify(shop, link, { password: OWNER.password })).status).toBe(403)
    expect((await signUp(shop, OWNER)).key).toBe('success')
    expect((await verify(shop, link, BY_CODE)).key).toBe('success')
  })

  it('is guessed for five times a link, no more', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, OWNER)
    const link = await newestLink(shop)
    for (let tries = 0; tries < 5; tries++) expect((await verify(shop, link, STRANGER)).status).toBe(403)
    expect((await verify(shop, link)).status).toBe(429)
    await signIn(shop, { email: EMAIL, password: OWNER.password })
    expect((await verify(shop, await newestLink(shop))).key).toBe('success')
  })

  it('belongs to one account, also when two links are followed at the same moment', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, OWNER)
    const link = await newestLink(shop)
    await byCode(shop, BY_CODE)
    const other = await newestLink(shop)
    const answers = await Promise.all([verify(shop, link), verify(shop, other, BY_CODE)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
  })

  it('may be signed up with again, with the same number, as after a lost mail', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, OWNER)
    shop.clock.advance(60_000)
    expect((await signUp(shop, { ...OWNER, password: 'Better2' })).key).toBe('success')
    expect((await signIn(shop, { email: EMAIL, password: 'Better2' })).status).toBe(403)
    await verify(shop, await newestLink(shop), { password: 'Better2' })
    expect((await signIn(shop, { email: EMAIL, password: 'Better2' })).data).toMatchObject({
      mobileNumber: OWNER.mobileNumber,
    })
  })

  it('is proven by a reset link too, and the stranger’s password is gone with it', async () => {
    const shop = await openTestShop(await open())
    await byCode(shop, BY_CODE)
    const linkByCode = await newestLink(shop)
    await signUp(shop, STRANGER)
    await shop.call('POST /post/forgotPassword', { body: { email: EMAIL } })
    const id = await newestLink(shop, 'forgotPassword')
    const data = { id, email: EMAIL, password: 'Better2' }
    expect((await shop.call('POST /post/resetPassword', { body: { data } })).key).toBe('success')
    expect((await signIn(shop, { email: EMAIL, password: STRANGER.password })).status).toBe(401)
    expect((await signIn(shop, { email: EMAIL, password: 'Better2' })).data.isEmailVerified).toBe(true)
    expect((await verify(shop, linkByCode, BY_CODE)).status).toBe(422)
  })

  it('gets at most 5 mails an hour from sign-ups', async () => {
    const shop = await openTestShop(await open())
    const again = (index: number) => signUp(shop, { ...OWNER, mobileNumber: `980000000${index}` })
    for (let index = 0; index < 5; index++) expect((await again(index)).key).toBe('success')
    const limited = await again(5)
    expect(limited).toMatchObject({ status: 429 })
    expect(limited.headers.get('retry-after')).toBe('3600')
  })
})
