import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

const ASHA = {
  username: 'Asha',
  email: 'Asha@mail.example',
  mobileNumber: '9876543210',
  password: 'Peepal42',
}
const LOGIN = { email: 'asha@MAIL.example', password: 'Peepal42' }

const signUp = (shop: TestShop, data: unknown) => shop.call('POST /post/signup', { body: { data } })
const signIn = (shop: TestShop, data: unknown, address = '203.0.113.7') =>
  shop.call('POST /post/signIn', { body: { data }, address })

/** Logs in, and works for it where the shop wants that. */
async function logIn(shop: TestShop, data: object, address?: string) {
  const answer = await signIn(shop, data, address)
  if (answer.code !== 'work-needed') return answer
  const solution = await solveChallenge({ challenge: answer.data, deriveKey })
  return signIn(shop, { ...data, work: JSON.stringify({ challenge: answer.data, solution }) }, address)
}

/** The secret part of the newest mail's link. */
async function newestLink(shop: TestShop, route: string): Promise<string> {
  await shop.app.context.outbox.runOnce()
  const mail = shop.outside.mails.filter((candidate) => candidate.text.includes(`/${route}/`)).at(-1)
  return mail?.text.match(new RegExp(`http://shop\\.test/${route}/([\\w-]+)`))?.[1] ?? ''
}

const verification = async (shop: TestShop) => ({
  token: await newestLink(shop, 'verifyEmail'),
  password: ASHA.password,
})

async function verifiedShop(shop: TestShop): Promise<TestShop> {
  await signUp(shop, ASHA)
  await shop.call('POST /post/verifyEmail', { body: await verification(shop) })
  return shop
}

onEachDatabase('Signing up with a password', (open) => {
  it('mails a link, and lets in once it was followed', async () => {
    const shop = await openTestShop(await open())
    expect(await signUp(shop, ASHA)).toMatchObject({ message: 'User Created Successfully' })
    expect(await signIn(shop, LOGIN)).toMatchObject({ status: 403, message: 'Verify your email to login' })
    const body = await verification(shop)
    expect(shop.outside.mails[0]).toMatchObject({ to: 'Asha@mail.example' })
    expect((await shop.call('POST /post/verifyEmail', { body })).key).toBe('success')
    const answer = await signIn(shop, LOGIN)
    expect(answer).toMatchObject({
      message: 'Logged In',
      data: { username: 'Asha', mobileNumber: '9876543210', isEmailVerified: true },
    })
    expect((await shop.call('POST /post/verifyToken', { token: answer.token ?? '' })).key).toBe('success')
  })

  it.each<[object, string]>([
    [{ ...ASHA, username: '' }, 'All Fields Are Required'],
    [{ ...ASHA, email: '' }, 'All Fields Are Required'],
    [{ ...ASHA, mobileNumber: '' }, 'All Fields Are Required'],
    [{ ...ASHA, password: '' }, 'All Fields Are Required'],
    [{ username: 'Asha' }, 'All Fields Are Required'],
    [{ ...ASHA, email: 'asha' }, 'Enter A Valid Email'],
    [{ ...ASHA, mobileNumber: '12' }, 'Enter a valid Number'],
    ...['Sec1a', 'secret1', 'SECRET1', 'Secrets', `Peepal42${'a'.repeat(14)}`].map(
      (password): [object, string] => [
        { ...ASHA, password },
        'Password must be 6 to 20 characters with at least one digit, one lowercase and one uppercase letter',
      ],
    ),
  ])('refuses %j', async (data, sentence) => {
    const shop = await openTestShop(await open())
    expect(await signUp(shop, data)).toMatchObject({ status: 400, message: sentence })
  })

  it('refuses a number that another customer has, also at the same moment', async () => {
    const shop = await openTestShop(await open())
    const answers = await Promise.all([
      signUp(shop, ASHA),
      signUp(shop, { ...ASHA, email: 'other@mail.example' }),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect((await signUp(shop, { ...ASHA, email: 'third@mail.example' })).message).toBe(
      'Mobile number is already registered',
    )
  })

  it('refuses an e-mail that another customer has proven', async () => {
    const shop = await verifiedShop(await openTestShop(await open()))
    const again = { ...ASHA, mobileNumber: '9000000009', email: 'ASHA@mail.example' }
    expect(await signUp(shop, again)).toMatchObject({ status: 409, message: 'Email is already registered' })
  })

  it('greets by name, and does not carry what a stranger writes in the place of one', async () => {
    const shop = await openTestShop(await open())
    const greeting = async (username: string) => {
      await signUp(shop, { ...ASHA, username, email: `${shop.outside.mails.length}@mail.example` })
      await shop.app.context.outbox.runOnce()
      await shop.db.deleteFrom('link').execute()
      await shop.db.deleteFrom('customer').execute()
      return shop.outside.mails.at(-1)?.text.match(/^Hello.*$/m)?.[0]
    }
    expect(await greeting('Asha Devi')).toBe('Hello Asha Devi,')
    expect(await greeting('Dr. O’Neil-Rao Jr.')).toBe('Hello Dr. O’Neil-Rao Jr.,')
    expect(await greeting('A.K.Rao')).toBe('Hello A.K.Rao,')
    expect(await greeting('ஆஷா')).toBe('Hello ஆஷா,')
    for (const text of ['win at evil.example', 'https://x', 'a@b', `You won! ${'x'.repeat(60)}`]) {
      expect(await greeting(text), text).toBe('Hello,')
    }
  })

  it('keeps the password as an argon2id hash only', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, ASHA)
    const row = await shop.db.selectFrom('customer').select('password_hash').executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it.each(['Password1', 'Qwerty1', 'Welcome1'])('refuses %s, which many people use', async (password) => {
    const shop = await openTestShop(await open())
    const sentence = 'Many people use this password. Please choose another'
    expect(await signUp(shop, { ...ASHA, password })).toMatchObject({
      status: 400,
      message: sentence,
      fields: { password: sentence },
    })
    expect((await signUp(shop, ASHA)).key).toBe('success')
  })

  it('takes a verification link once, for 30 minutes', async () => {
    const shop = await openTestShop(await open())
    await signUp(shop, ASHA)
    const body = await verification(shop)
    shop.clock.advance(1_800_000)
    const late = await shop.call('POST /post/verifyEmail', { body })
    expect(late).toMatchObject({
      status: 422,
      message: 'This link has expired. Please request a new one',
    })
    await signIn(shop, LOGIN)
    const fresh = await verification(shop)
    expect(fresh.token).not.toBe(body.token)
    const twice = await Promise.all([1, 2].map(() => shop.call('POST /post/verifyEmail', { body: fresh })))
    expect(twice.map((answer) => answer.status).sort()).toEqual([200, 422])
  })
})

onEachDatabase('Logging in with a password', (open) => {
  it.each([
    [{ email: '', password: 'x' }, 'All Fields Are Required'],
    [{ email: 'a@mail.example' }, 'All Fields Are Required'],
    [{}, 'All Fields Are Required'],
    [{ email: 'asha', password: 'x' }, 'Enter A Valid Email'],
    [{ email: 7, password: 'x' }, 'The request is not valid'],
  ])('refuses %j', async (data, sentence) => {
    const shop = await openTestShop(await open())
    expect(await signIn(shop, data)).toMatchObject({ status: 400, message: sentence })
  })

  it('says the same of a wrong password and of an unknown address', async () => {
    const shop = await verifiedShop(await openTestShop(await open()))
    const wrong = await signIn(shop, { ...LOGIN, password: 'Wrong1' })
    const unknown = await signIn(shop, { email: 'nobody@mail.example', password: 'Wrong1' })
    expect(wrong).toMatchObject({ status: 401, message: 'Invalid email or password' })
    expect({ ...unknown, headers: 0 }).toEqual({ ...wrong, headers: 0 })
  })

  it('locks an account for an address after 10 failures, for 15 minutes', async () => {
    const shop = await verifiedShop(await openTestShop(await open()))
    for (let index = 0; index < 10; index++) {
      expect((await signIn(shop, { ...LOGIN, password: 'Wrong1' })).status).toBe(401)
      shop.clock.advance(60_000)
    }
    const locked = await signIn(shop, LOGIN)
    expect(locked).toMatchObject({
      status: 429,
      message: 'Too many failed logins. Please try again after 15 minutes',
    })
    expect(locked.headers.get('retry-after')).toBe(String(14 * 60))
    expect((await signIn(shop, LOGIN, '198.51.100.9')).key).toBe('success')
    shop.clock.advance(14 * 60_000 - 1)
    expect((await signIn(shop, LOGIN)).status).toBe(429)
    shop.clock.advance(1)
    expect((await signIn(shop, LOGIN)).key).toBe('success')
  })

  it('waits twice as long after the next ten', async () => {
    const shop = await openTestShop(await open())
    const waits: number[] = []
    while (waits.length < 2) {
      const answer = await logIn(shop, { ...LOGIN, password: 'Wrong1' }, '198.51.100.1')
      if (answer.status !== 429) continue
      const seconds = Number(answer.headers.get('retry-after'))
      waits.push(seconds / 60)
      shop.clock.advance(seconds * 1000)
    }
    expect(waits).toEqual([15, 30])
  })

  it('costs work after twenty failures from anywhere; the owner gets in, and hears of it once a day', async () => {
    const shop = await verifiedShop(await openTestShop(await open()))
    const wrong = { ...LOGIN, password: 'Wrong1' }
    for (let index = 0; index < 20; index++) {
      const answer = await signIn(shop, wrong, `198.51.100.${index}`)
      expect([index, answer.status, answer.code]).toEqual([index, 401, 'wrong-credentials'])
    }
    expect(await signIn(shop, LOGIN)).toMatchObject({ status: 429, code: 'work-needed' })
    for (let index = 0; index < 3; index++) await logIn(shop, wrong, '198.51.100.77')
    expect((await logIn(shop, LOGIN)).message).toBe('Logged In')
    await shop.app.context.outbox.runOnce()
    const told = shop.outside.mails.filter(({ subject }) => subject.startsWith('Somebody tries to log in'))
    expect(told).toMatchObject([{ to: 'Asha@mail.example' }])

    const nobody = { email: 'nobody@mail.example', password: 'Wrong1' }
    for (let index = 0; index < 20; index++) await signIn(shop, nobody, `198.51.100.${index}`)
    expect((await signIn(shop, nobody)).code).toBe('work-needed')
    shop.clock.advance(86_400_000)
    expect((await signIn(shop, LOGIN)).message).toBe('Logged In')
  })

  it('forgets failures once the password is right', async () => {
    const shop = await verifiedShop(await openTestShop(await open()))
    for (let index = 0; index < 12; index++) {
      if (index === 6) expect((await signIn(shop, LOGIN)).key).toBe('success')
      expect((await signIn(shop, { ...LOGIN, password: 'Wrong1' })).status).toBe(401)
    }
  })
})

onEachDatabase('Resetting a password', (open) => {
  const forgot = (shop: TestShop, email: string) =>
    shop.call('POST /post/forgotPassword', { body: { email } })
  const reset = (shop: TestShop, data: unknown) => shop.call('POST /post/resetPassword', { body: { data } })

  it('sets a new password by the mailed link, once, and ends every session', async () => {
    const shop = await verifiedShop(await openTestShop(await open()))
    const { token = '' } = await signIn(shop, LOGIN)
    expect(await forgot(shop, 'ASHA@mail.example')).toMatchObject({
      key: 'success',
      message: 'Check your email to reset password',
    })
    const id = await newestLink(shop, 'forgotPassword')
    const found = await shop.call('GET /get/userByForgotPasswordId', { query: { forgotPasswordId: id } })
    expect(found.data).toEqual({ email: 'Asha@mail.example' })
    const change = { id, email: found.data.email, password: 'Better2' }
    const answers = await Promise.all([reset(shop, change), reset(shop, change)])
    expect(answers.map((answer) => answer.message).sort()).toEqual([
      'Password is changed',
      'This link has expired. Please request a new one',
    ])
    expect((await shop.call('POST /post/verifyToken', { token })).status).toBe(401)
    expect((await signIn(shop, LOGIN)).status).toBe(401)
    expect((await signIn(shop, { ...LOGIN, password: 'Better2' })).key).toBe('success')
    const used = await shop.call('GET /get/userByForgotPasswordId', { query: { forgotPasswordId: id } })
    expect(used.data).toBeNull()
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails.at(-1)?.subject).toBe('Your Dawakit Pharmacy password was changed')
  })

  it('answers the same for an address that nobody has, and mails nothing', async () => {
    const shop = await verifiedShop(await openTestShop(await open()))
    const known = await forgot(shop, ASHA.email)
    shop.outside.reset()
    const { outbox } = shop.app.context
    await outbox.runOnce()
    const before = shop.outside.mails.length
    const unknown = await forgot(shop, 'nobody@mail.example')
    expect({ ...unknown, headers: 0 }).toEqual({ ...known, headers: 0 })
    await outbox.runOnce()
    expect(shop.outside.mails).toHaveLength(before)
  })

  it.each([
    ['', 'Please enter your email'],
    ['asha', 'Enter a valid email'],
  ])('refuses to mail to %j', async (email, sentence) => {
    const shop = await openTestShop(await open())
    expect(await forgot(shop, email)).toMatchObject({ status: 400, message: sentence })
  })

  it.each([
    [{ password: '' }, 400, 'Please enter your new password'],
    [
      { password: 'weak' },
      400,
      'Password must be 6 to 20 characters with at least one digit, one lowercase and one uppercase letter',
    ],
    [{ id: 'made-up' }, 422, 'This link has expired. Please request a new one'],
    [{ email: 'other@mail.example' }, 422, 'This link has expired. Please request a new one'],
  ])('refuses %j', async (change, status, sentence) => {
    const shop = await verifiedShop(await openTestShop(await open()))
    await forgot(shop, ASHA.email)
    const id = await newestLink(shop, 'forgotPassword')
    const data = { id, email: ASHA.email, password: 'Better2', ...change }
    expect(await reset(shop, data)).toMatchObject({ status, message: sentence })
  })

  it('has links that are good for 30 minutes, the newest alone', async () => {
    const shop = await verifiedShop(await openTestShop(await open()))
    await forgot(shop, ASHA.email)
    const first = await newestLink(shop, 'forgotPassword')
    await forgot(shop, ASHA.email)
    const second = await newestLink(shop, 'forgotPassword')
    const emailOf = async (id: string) =>
      (await shop.call('GET /get/userByForgotPasswordId', { query: { forgotPasswordId: id } })).data
    expect(await emailOf(first)).toBeNull()
    shop.clock.advance(1_799_999)
    expect(await emailOf(second)).not.toBeNull()
    shop.clock.advance(1)
    expect(await emailOf(second)).toBeNull()
  })

  it('mails at most 3 links an hour to one address, and does not say so', async () => {
    const shop = await verifiedShop(await openTestShop(await open()))
    for (let index = 0; index < 5; index++) expect((await forgot(shop, ASHA.email)).key).toBe('success')
    await shop.app.context.outbox.runOnce()
    const resets = shop.outside.mails.filter((mail) => mail.text.includes('/forgotPassword/'))
    expect(resets).toHaveLength(3)
  })
})

onEachDatabase('A session', (open) => {
  it('ends at logout, for that token alone', async () => {
    const shop = await openTestShop(await open())
    const one = await shop.signIn()
    const other = await shop.signIn()
    expect(await shop.call('POST /post/logout', { token: one.token })).toMatchObject({
      message: 'Logged Out',
    })
    expect((await shop.call('POST /post/verifyToken', { token: one.token })).status).toBe(401)
    expect((await shop.call('POST /post/verifyToken', { token: other.token })).status).toBe(200)
  })

  it('ends after 7 days', async () => {
    const shop = await openTestShop(await open())
    const { token } = await shop.signIn()
    shop.clock.advance(7 * 86_400_000 - 1000)
    expect((await shop.call('POST /post/verifyToken', { token })).status).toBe(200)
    shop.clock.advance(1000)
    expect(await shop.call('POST /post/verifyToken', { token })).toMatchObject({
      status: 401,
      message: 'Your session has expired. Please login again',
    })
  })

  it('is nobody’s without a token, and with one that another key signed', async () => {
    const shop = await openTestShop(await open())
    expect(await shop.call('POST /post/verifyToken')).toMatchObject({ status: 401, code: 'login-required' })
    const { token } = await shop.signIn()
    const [head = '', claims = ''] = token.split('.')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
    const { secret } = shop.app.context.config.secrets.signing()
    const ofANumber = await new SignJWT({ sub: 42 as never, jti: ['x'] as never })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(Math.floor(shop.clock.now / 1000) + 60)
      .sign(new TextEncoder().encode(secret))
    for (const forged of [`${head}.${claims}.AAAA`, none, 'garbage', ofANumber]) {
      expect((await shop.call('POST /post/verifyToken', { token: forged })).status).toBe(401)
    }
  })
})
