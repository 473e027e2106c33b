import { expect, it } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { openTestShop, type TestShop } from '../../test/test-shop.ts'

const MOBILE = '9876543210'
const DETAILS = { mobileNumber: MOBILE, username: 'Asha', email: 'Asha@mail.example', isNewUser: true }

const signUp = (shop: TestShop, data: unknown, address?: string) =>
  shop.call('POST /post/signup', { body: { data }, ...(address ? { address } : {}) })
const signIn = (shop: TestShop, data: unknown) => shop.call('POST /post/signIn', { body: { data } })

/** The code of the newest SMS. */
async function newestCode(shop: TestShop): Promise<string> {
  await shop.app.context.outbox.runOnce()
  return shop.outside.sms.at(-1)?.text.match(/^\d{4}/)?.[0] ?? ''
}

const wrong = (code: string) => (code === '0000' ? '0001' : '0000')

onEachDatabase('Signing in by mobile number', (open) => {
  it('asks an unknown number for name and e-mail, and sends nothing', async () => {
    const shop = await openTestShop(await open())
    const answer = await signUp(shop, { mobileNumber: MOBILE })
    expect(answer).toMatchObject({ status: 200, key: 'error', newUser: true, code: 'new-user' })
    expect(await newestCode(shop)).toBe('')
  })

  it('makes a new number’s account when the code is right, not before', async () => {
    const shop = await openTestShop(await open())
    expect(await signUp(shop, DETAILS)).toMatchObject({ key: 'success', message: 'OTP Send Successfully' })
    expect(await shop.db.selectFrom('customer').select('id').execute()).toEqual([])
    const code = await newestCode(shop)
    expect(shop.outside.sms[0]).toMatchObject({ to: '+919876543210' })
    const answer = await signIn(shop, { mobileNumber: MOBILE, otp: code })
    expect(answer).toMatchObject({
      status: 200,
      message: 'Logged In',
      data: { username: 'Asha', email: 'Asha@mail.example', mobileNumber: MOBILE, cart: [] },
    })
    const me = await shop.call('POST /post/verifyToken', { token: answer.token ?? '' })
    expect(me.data._id).toBe(answer.data._id)
  })

  it('signs a known number in, without asking for details', async () => {
    const shop = await openTestShop(await open())
    const { userId } = await shop.signIn(MOBILE)
    await signUp(shop, { mobileNumber: MOBILE })
    const answer = await signIn(shop, { mobileNumber: MOBILE, otp: await newestCode(shop) })
    expect(answer.data._id).toBe(userId)
  })

  it('keeps the details of a registration when the code is asked for again', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, DETAILS)
    shop.clock.advance(30_000)
    expect((await signUp(shop, { mobileNumber: MOBILE })).key).toBe('success')
    const answer = await signIn(shop, { mobileNumber: MOBILE, otp: await newestCode(shop) })
    expect(answer.data.username).toBe('Asha')
  })

  it.each([
    [{ mobileNumber: '987654321' }, 'Enter a valid Number'],
    [{ mobileNumber: '98765432101' }, 'Enter a valid Number'],
    [{ mobileNumber: '98765abc10' }, 'Enter a valid Number'],
    [{}, 'Enter a valid Number'],
    [{ ...DETAILS, username: ' ' }, 'Enter All Fields'],
    [{ ...DETAILS, email: '' }, 'Enter All Fields'],
    [{ ...DETAILS, email: 'asha@mail' }, 'Enter Valid Email'],
    [{ ...DETAILS, mobileNumber: '12345' }, 'Enter a valid Number'],
    [{ mobileNumber: 9876543210 }, 'The request is not valid'],
    [{ mobileNumber: { $ne: '' } }, 'The request is not valid'],
  ])('refuses to sign up with %j', async (data, sentence) => {
    const shop = await openTestShop(await open())
    expect(await signUp(shop, data)).toMatchObject({ status: 400, message: sentence })
  })

  it('refuses broken JSON', async () => {
    const shop = await openTestShop(await open())
    expect(await shop.call('POST /post/signup', { body: '{"data":' })).toMatchObject({ status: 400 })
  })

  it.each([
    [{ mobileNumber: MOBILE, otp: '123' }, 'Enter four digits'],
    [{ mobileNumber: MOBILE, otp: '12a4' }, 'Enter four digits'],
    [{ mobileNumber: MOBILE }, 'Enter four digits'],
    [{ mobileNumber: '123', otp: '1234' }, 'Enter a valid Number'],
    [{ otp: '1234' }, 'Enter a valid Number'],
  ])('refuses to sign in with %j', async (data, sentence) => {
    const shop = await openTestShop(await open())
    expect(await signIn(shop, data)).toMatchObject({ status: 400, message: sentence })
  })

  it('refuses an e-mail that another customer has proven', async () => {
    const shop = await openTestShop(await open())
    await shop.signIn('9000000001')
    await shop.db.updateTable('customer').set({ email_verified_at: 1 }).execute()
    const taken = { ...DETAILS, email: 'USER9000000001@mail.example' }
    expect(await signUp(shop, taken)).toMatchObject({ status: 409, message: 'Email is already registered' })
  })

  it('takes a code once', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, DETAILS)
    const code = await newestCode(shop)
    const answers = await Promise.all([1, 2, 3].map(() => signIn(shop, { mobileNumber: MOBILE, otp: code })))
    expect(answers.filter((answer) => answer.key === 'success')).toHaveLength(1)
    expect(await shop.db.selectFrom('session').select('id').execute()).toHaveLength(1)
    expect((await signIn(shop, { mobileNumber: MOBILE, otp: code })).message).toBe('OTP Expired')
  })

  it('lets a code run out after 5 minutes', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, DETAILS)
    const code = await newestCode(shop)
    shop.clock.advance(300_000)
    expect(await signIn(shop, { mobileNumber: MOBILE, otp: code })).toMatchObject({
      status: 401,
      message: 'OTP Expired',
    })
  })

  it('bears 5 wrong codes, then not even the right one', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, DETAILS)
    const code = await newestCode(shop)
    const guesses = []
    for (let index = 0; index < 5; index++) {
      guesses.push((await signIn(shop, { mobileNumber: MOBILE, otp: wrong(code) })).message)
    }
    expect(guesses).toEqual([...Array(4).fill('Invalid OTP'), 'Too many wrong attempts. Request a new OTP'])
    expect(await signIn(shop, { mobileNumber: MOBILE, otp: code })).toMatchObject({ status: 429 })
  })

  it('counts simultaneous guesses one by one', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, DETAILS)
    const code = await newestCode(shop)
    await Promise.all(
      Array.from({ length: 8 }, () => signIn(shop, { mobileNumber: MOBILE, otp: wrong(code) })),
    )
    expect((await signIn(shop, { mobileNumber: MOBILE, otp: code })).status).toBe(429)
  })

  it('has one live code per number', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, DETAILS)
    const first = await newestCode(shop)
    shop.clock.advance(30_000)
    await signUp(shop, DETAILS)
    const second = await newestCode(shop)
    if (first !== second) {
      expect((await signIn(shop, { mobileNumber: MOBILE, otp: first })).message).toBe('Invalid OTP')
    }
    expect((await signIn(shop, { mobileNumber: MOBILE, otp: second })).key).toBe('success')
  })

  it('repeats after 30, 60 and 120 seconds, five times an hour', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, DETAILS)
    for (const seconds of [30, 60, 120, 120]) {
      shop.clock.advance(seconds * 1000 - 1)
      const early = await signUp(shop, DETAILS)
      expect(early).toMatchObject({ status: 429, message: 'Please wait before requesting another OTP' })
      expect(early.headers.get('retry-after')).toBe('1')
      shop.clock.advance(1)
      expect((await signUp(shop, DETAILS)).key).toBe('success')
    }
    shop.clock.advance(300_000)
    const sixth = await signUp(shop, DETAILS)
    expect(sixth).toMatchObject({ status: 429, message: 'Too many requests. Please try again later' })
    expect(Number(sixth.headers.get('retry-after'))).toBe(3600 - 330 - 300)
    shop.clock.advance(3_600_000 - 330_000 - 300_000)
    expect((await signUp(shop, DETAILS)).key).toBe('success')
  })

  it('sends 20 codes an hour for one address, whatever the numbers', async () => {
    const shop = await openTestShop(await open())
    const send = (index: number, address: string) =>
      signUp(
        shop,
        { ...DETAILS, mobileNumber: String(9_000_000_000 + index), email: `a${index}@mail.example` },
        address,
      )
    for (let index = 0; index < 20; index++) expect((await send(index, '198.51.100.1')).key).toBe('success')
    expect((await send(20, '198.51.100.1')).status).toBe(429)
    expect((await send(20, '198.51.100.2')).key).toBe('success')
  })

  it('sends one code for two requests at once', async () => {
    const shop = await openTestShop(await open())
    const answers = await Promise.all([signUp(shop, DETAILS), signUp(shop, DETAILS)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429])
    await newestCode(shop)
    expect(shop.outside.sms).toHaveLength(1)
  })

  it('keeps neither code nor number readable in the tables of limits', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, DETAILS)
    const code = await newestCode(shop)
    const kept = JSON.stringify([
      await shop.db.selectFrom('attempt').selectAll().execute(),
      await shop.db.selectFrom('otp').select(['code_hash']).execute(),
      await shop.db.selectFrom('outbox').select(['payload']).execute(),
    ])
    expect(kept).not.toContain(MOBILE)
    expect(kept).not.toContain(`"${code}"`)
  })
})
