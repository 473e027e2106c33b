import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

const MOBILE = '9876543210'
const DETAILS = { mobileNumber: MOBILE, username: 'Asha', email: 'Asha@mail.example', isNewUser: true }

const signUp = (shop: TestShop, data: unknown, address?: string) =>
  shop.call('POST /post/signup', { body: { data }, ...(address ? { address } : {}) })
const signIn = (shop: TestShop, data: unknown) => shop.call('POST /post/signIn', { body: { data } })

/** Asks for a code. @returns what belongs beside it at the sign-in */
async function ask(
  shop: TestShop,
  data: object = DETAILS,
): Promise<{ mobileNumber: string; attemptId: string }> {
  const { data: sent } = await signUp(shop, data)
  return { mobileNumber: MOBILE, attemptId: sent.attemptId }
}

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
    const sent = await signUp(shop, DETAILS)
    expect(sent).toMatchObject({ key: 'success', message: 'OTP Send Successfully', data: { digits: 4 } })
    const { attemptId } = sent.data
    expect(attemptId).toMatch(/^[\w-]{43}$/)
    expect(await shop.db.selectFrom('customer').select('id').execute()).toEqual([])
    const code = await newestCode(shop)
    expect(shop.outside.sms[0]).toMatchObject({ to: '+919876543210' })
    const answer = await signIn(shop, { mobileNumber: MOBILE, otp: code, attemptId })
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
    const asked = await ask(shop, { mobileNumber: MOBILE })
    const answer = await signIn(shop, { ...asked, otp: await newestCode(shop) })
    expect(answer.data._id).toBe(userId)
  })

  it('keeps the details of a registration when the code is asked for again', async () => {
    const shop = await openTestShop(await open())
    const asked = await ask(shop)
    shop.clock.advance(30_000)
    expect((await signUp(shop, { mobileNumber: MOBILE })).newUser).toBe(true)
    expect((await signUp(shop, asked)).data).toEqual({ attemptId: asked.attemptId, digits: 4 })
    const answer = await signIn(shop, { ...asked, otp: await newestCode(shop) })
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
    const asked = await ask(shop)
    const login = { ...asked, otp: await newestCode(shop) }
    const answers = await Promise.all([1, 2, 3].map(() => signIn(shop, login)))
    expect(answers.filter((answer) => answer.key === 'success')).toHaveLength(1)
    expect(await shop.db.selectFrom('session').select('id').execute()).toHaveLength(1)
    expect((await signIn(shop, login)).message).toBe('OTP Expired')
  })

  it('lets a code run out after 5 minutes', async () => {
    const shop = await openTestShop(await open())
    const asked = await ask(shop)
    const code = await newestCode(shop)
    shop.clock.advance(300_000)
    expect(await signIn(shop, { ...asked, otp: code })).toMatchObject({
      status: 401,
      message: 'OTP Expired',
    })
  })

  it('bears 5 wrong codes, then not even the right one', async () => {
    const shop = await openTestShop(await open())
    const asked = await ask(shop)
    const code = await newestCode(shop)
    const guesses = []
    for (let index = 0; index < 5; index++) {
      guesses.push((await signIn(shop, { ...asked, otp: wrong(code) })).message)
    }
    expect(guesses).toEqual([...Array(4).fill('Invalid OTP'), 'Too many wrong attempts. Request a new OTP'])
    expect(await signIn(shop, { ...asked, otp: code })).toMatchObject({ status: 429 })
  })

  it('counts simultaneous guesses one by one', async () => {
    const shop = await openTestShop(await open())
    const asked = await ask(shop)
    const code = await newestCode(shop)
    await Promise.all(Array.from({ length: 8 }, () => signIn(shop, { ...asked, otp: wrong(code) })))
    expect((await signIn(shop, { ...asked, otp: code })).status).toBe(429)
  })

  it.each([
    ['without an attempt', {}],
    ['with one that is made up', { attemptId: 'x'.repeat(43) }],
  ])('takes no code %s, and a stranger’s guesses leave the owner’s alone', async (_, attempt) => {
    const shop = await openTestShop(await open())
    const asked = await ask(shop)
    const code = await newestCode(shop)
    const stranger = { mobileNumber: MOBILE, ...attempt }
    for (let index = 0; index < 6; index++) {
      expect(await signIn(shop, { ...stranger, otp: code })).toMatchObject({
        status: 401,
        message: 'OTP Expired',
      })
    }
    expect((await signIn(shop, { ...asked, otp: code })).key).toBe('success')
  })

  it('keeps several attempts for one number side by side, each with its own code and tries', async () => {
    const shop = await openTestShop(await open())
    const owner = await ask(shop)
    const code = await newestCode(shop)
    const stranger = await ask(shop)
    const other = await newestCode(shop)
    if (code !== other) {
      expect((await signIn(shop, { ...owner, otp: other })).message).toBe('Invalid OTP')
    }
    for (let index = 0; index < 6; index++) await signIn(shop, { ...stranger, otp: wrong(other) })
    expect((await signIn(shop, { ...stranger, otp: other })).status).toBe(429)
    expect((await signIn(shop, { ...owner, mobileNumber: '9876543211', otp: code })).message).toBe(
      'OTP Expired',
    )
    expect((await signIn(shop, { ...owner, otp: code })).key).toBe('success')
  })

  it('has one live code per attempt', async () => {
    const shop = await openTestShop(await open())
    const asked = await ask(shop)
    const first = await newestCode(shop)
    shop.clock.advance(30_000)
    await signUp(shop, asked)
    const second = await newestCode(shop)
    if (first !== second) {
      expect((await signIn(shop, { ...asked, otp: first })).message).toBe('Invalid OTP')
    }
    expect((await signIn(shop, { ...asked, otp: second })).key).toBe('success')
  })

  it('repeats an attempt after 30, 60 and 120 seconds, and lets nobody else wait for it', async () => {
    const shop = await openTestShop(await open())
    const asked = await ask(shop)
    for (const seconds of [30, 60, 120, 120]) {
      shop.clock.advance(seconds * 1000 - 1)
      const early = await signUp(shop, asked)
      expect(early).toMatchObject({ status: 429, message: 'Please wait before requesting another OTP' })
      expect(early.headers.get('retry-after')).toBe('1')
      shop.clock.advance(1)
      expect((await signUp(shop, asked)).data.attemptId).toBe(asked.attemptId)
    }
    shop.clock.advance(3_600_000)
    await signUp(shop, DETAILS)
    expect((await signUp(shop, DETAILS)).key).toBe('success')
  })

  it('sends one code for two repetitions at once', async () => {
    const shop = await openTestShop(await open())
    const asked = await ask(shop)
    shop.clock.advance(30_000)
    const answers = await Promise.all([signUp(shop, asked), signUp(shop, asked)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429])
    await newestCode(shop)
    expect(shop.outside.sms).toHaveLength(2)
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
    expect(await send(20, '198.51.100.1')).toMatchObject({ status: 429, code: 'work-needed' })
    expect((await send(20, '198.51.100.2')).key).toBe('success')
  })

  it('keeps neither code nor number readable in the tables of limits', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, DETAILS)
    const code = await newestCode(shop)
    const kept = JSON.stringify([
      await shop.db.selectFrom('attempt').selectAll().execute(),
      await shop.db.selectFrom('code_attempt').select(['id', 'number_hash', 'code_hash']).execute(),
      await shop.db.selectFrom('outbox').select(['payload']).execute(),
    ])
    expect(kept).not.toContain(MOBILE)
    expect(kept).not.toContain(`"${code}"`)
  })
})
