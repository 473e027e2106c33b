import { TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { DESK_URL, deskCall, openDesk } from '../../../test/desk-shop.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { addStaff, closeStaff, resetStaff } from './staff-accounts.ts'

const EMAIL = 'priya@pharmacy.example'
const OWN = 'a long walk by the sea'
const STEP_MS = 30_000

interface Member {
  id: string
  firstPassword: string
}

/** A shop with a desk, and a pharmacist who has not signed in yet. */
async function openShop(
  open: () => ReturnType<Parameters<Parameters<typeof onEachDatabase>[1]>[0]>,
  env: Record<string, string> = {},
) {
  const shop = await openTestShop(await open(), { env: { DESK_URL, ...env } })
  const { db, clock } = shop.app.context
  const facts = { name: 'Priya Nair', role: 'pharmacist', registrationNumber: 'TN-PC-20481' } as const
  const { account, firstPassword } = await addStaff({ db, clock, by: null }, { email: EMAIL, ...facts })
  return { shop, member: { id: account.id, firstPassword } }
}

const post = (shop: TestShop, path: string, body: object, more: { cookie?: string; address?: string } = {}) =>
  deskCall(shop, `POST ${path}`, { body, ...more })
const me = (shop: TestShop, cookie: string) => deskCall(shop, 'GET /desk/me', { cookie })

const codeOf = (secret: string, at: number) => new TOTP({ secret }).generate({ timestamp: at })
const cookieOf = (headers: Headers, place = 0) => headers.getSetCookie()[place]?.split(';')[0] ?? ''

/** Goes through a first sign-in. @returns the app's secret and the session */
async function enrolled(shop: TestShop, { firstPassword }: Member, password = OWN) {
  const first = await post(shop, '/desk/signIn', { email: EMAIL, password: firstPassword })
  const { challenge, enrolment } = first.data
  const code = codeOf(enrolment.secret, shop.clock.now)
  const answer = await post(shop, '/desk/signIn/enrol', { challenge, code, password })
  return { secret: enrolment.secret as string, answer, cookie: cookieOf(answer.headers) }
}

/** The first half of a sign-in. */
const begin = async (shop: TestShop, password = OWN) =>
  (await post(shop, '/desk/signIn', { email: EMAIL, password })).data.challenge as string

onEachDatabase('A first sign-in at the desk', (open) => {
  it('adds the codes of an app, takes a password of one’s own, and opens a session in a cookie', async () => {
    const { shop, member } = await openShop(open)
    const first = await post(shop, '/desk/signIn', {
      email: ' Priya@Pharmacy.example ',
      password: member.firstPassword,
    })
    expect(first.data).toMatchObject({ next: 'enrol', hasPasskey: false })
    expect(first.data.enrolment.uri).toContain('otpauth://totp/')
    const { answer, cookie } = await enrolled(shop, member)
    expect(answer.data).toEqual({
      staff: {
        id: member.id,
        name: 'Priya Nair',
        email: EMAIL,
        role: 'pharmacist',
        registrationNumber: 'TN-PC-20481',
      },
      endsAt: '2026-11-14T16:30:00.000Z',
      idleMinutes: 30,
    })
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await me(shop, cookie)).data.staff.name).toBe('Priya Nair')
  })

  it('uses the first password up', async () => {
    const { shop, member } = await openShop(open)
    await enrolled(shop, member)
    const again = await post(shop, '/desk/signIn', { email: EMAIL, password: member.firstPassword })
    expect([again.status, again.code]).toEqual([401, 'wrong-credentials'])
  })

  it('is one alone, though two have begun', async () => {
    const { shop, member } = await openShop(open)
    const late = (await post(shop, '/desk/signIn', { email: EMAIL, password: member.firstPassword })).data
    await enrolled(shop, member)
    const code = codeOf(late.enrolment.secret, shop.clock.now)
    const second = await post(shop, '/desk/signIn/enrol', {
      challenge: late.challenge,
      code,
      password: `${OWN}!`,
    })
    expect([second.status, second.code]).toEqual([401, 'desk-code-wrong'])
  })

  it.each([
    ['eleven cha', 'staff-password-rule'],
    ['1qaz2wsx3edc', 'password-too-common'],
  ])('takes no weak password: %s', async (password, code) => {
    const { shop, member } = await openShop(open)
    const { answer } = await enrolled(shop, member, password)
    expect([answer.status, answer.code]).toEqual([400, code])
  })

  it('takes no first password for one’s own', async () => {
    const { shop, member } = await openShop(open)
    const { answer } = await enrolled(shop, member, member.firstPassword)
    expect([answer.status, answer.code]).toEqual([400, 'staff-password-rule'])
  })
})

onEachDatabase('A sign-in at the desk', (open) => {
  it('asks for the password, then for the code', async () => {
    const { shop, member } = await openShop(open)
    const { secret } = await enrolled(shop, member)
    shop.clock.advance(STEP_MS)
    const challenge = await begin(shop)
    const answer = await post(shop, '/desk/signIn/code', { challenge, code: codeOf(secret, shop.clock.now) })
    expect(answer).toMatchObject({ status: 200, data: { staff: { id: member.id } } })
    // A challenge is good once, too.
    shop.clock.advance(STEP_MS)
    const again = await post(shop, '/desk/signIn/code', { challenge, code: codeOf(secret, shop.clock.now) })
    expect([again.status, again.code]).toEqual([401, 'desk-sign-in-over'])
  })

  it('takes no code twice, also not of two at once', async () => {
    const { shop, member } = await openShop(open)
    const { secret } = await enrolled(shop, member)
    const used = codeOf(secret, shop.clock.now)
    const twice = await post(shop, '/desk/signIn/code', { challenge: await begin(shop), code: used })
    expect([twice.status, twice.code]).toEqual([401, 'desk-code-wrong'])
    shop.clock.advance(STEP_MS)
    const code = codeOf(secret, shop.clock.now)
    const challenges = [await begin(shop), await begin(shop)]
    const answers = await Promise.all(
      challenges.map((challenge) => post(shop, '/desk/signIn/code', { challenge, code })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('takes the code of the step before and of the next, and none further away', async () => {
    const { shop, member } = await openShop(open)
    const { secret } = await enrolled(shop, member)
    shop.clock.advance(10 * STEP_MS)
    const status = async (steps: number) => {
      const code = codeOf(secret, shop.clock.now + steps * STEP_MS)
      return (await post(shop, '/desk/signIn/code', { challenge: await begin(shop), code })).status
    }
    expect([await status(-2), await status(-1), await status(2), await status(1)]).toEqual([
      401, 200, 401, 200,
    ])
  })

  it('gives five tries of a code to one password, ten minutes, and twenty to an hour', async () => {
    const { shop, member } = await openShop(open)
    const { secret } = await enrolled(shop, member)
    shop.clock.advance(STEP_MS)
    const guess = (challenge: string) => post(shop, '/desk/signIn/code', { challenge, code: '12345' })
    const challenge = await begin(shop)
    for (let wrong = 1; wrong <= 5; wrong++) expect((await guess(challenge)).code).toBe('desk-code-wrong')
    const code = codeOf(secret, shop.clock.now)
    expect((await post(shop, '/desk/signIn/code', { challenge, code })).code).toBe('desk-sign-in-over')
    for (let more = 0; more < 3; more++) {
      const next = await begin(shop)
      for (let wrong = 1; wrong <= 5; wrong++) await guess(next)
    }
    const held = await post(shop, '/desk/signIn/code', { challenge: await begin(shop), code })
    expect([held.status, held.code]).toEqual([429, 'too-many-requests'])
    shop.clock.advance(3_600_000)
    const late = await begin(shop)
    shop.clock.advance(600_000)
    const answer = await post(shop, '/desk/signIn/code', {
      challenge: late,
      code: codeOf(secret, shop.clock.now),
    })
    expect(answer.code).toBe('desk-sign-in-over')
  })

  it('makes a stranger’s guesses of a password nobody’s wait but the stranger’s', async () => {
    const { shop, member } = await openShop(open)
    await enrolled(shop, member)
    const guess = (address: string) =>
      post(shop, '/desk/signIn', { email: EMAIL, password: 'wrong' }, { address })
    for (let wrong = 1; wrong <= 10; wrong++) expect((await guess('198.51.100.1')).status).toBe(401)
    expect((await guess('198.51.100.1')).status).toBe(429)
    expect((await post(shop, '/desk/signIn', { email: EMAIL, password: OWN })).status).toBe(200)
    shop.clock.advance(900_001)
    expect((await guess('198.51.100.1')).status).toBe(401)
  })

  it('tells staff apart who come by the desk’s own server on the same machine, as npm start has it', async () => {
    const { shop, member } = await openShop(open, { TRUSTED_PROXIES: '127.0.0.0/8,::1/128' })
    await enrolled(shop, member)
    const from = (visitor: string, password: string) =>
      deskCall(shop, 'POST /desk/signIn', {
        body: { email: EMAIL, password },
        address: '::ffff:127.0.0.1',
        headers: { 'x-forwarded-for': visitor },
      })
    for (let wrong = 1; wrong <= 10; wrong++) expect((await from('198.51.100.1', 'wrong')).status).toBe(401)
    expect((await from('198.51.100.1', OWN)).status).toBe(429)
    expect((await from('198.51.100.2', OWN)).status).toBe(200)
    // What a visitor claims to have come through counts for nothing.
    expect((await from('198.51.100.3, 198.51.100.1', OWN)).status).toBe(429)
  })

  it('says the same of a wrong password and of an account that is none', async () => {
    const { shop } = await openShop(open)
    const wrong = await post(shop, '/desk/signIn', { email: EMAIL, password: 'wrong' })
    const none = await post(shop, '/desk/signIn', { email: 'nobody@pharmacy.example', password: 'wrong' })
    expect([wrong.status, wrong.code, wrong.message]).toEqual([none.status, none.code, none.message])
  })

  it('tells of a closed account who knows its password, and nobody else', async () => {
    const { shop, member } = await openShop(open)
    await enrolled(shop, member)
    const begun = await begin(shop)
    const { db, clock } = shop.app.context
    await closeStaff({ db, clock, by: null }, member.id)
    const stranger = await post(shop, '/desk/signIn', { email: EMAIL, password: 'wrong' })
    const none = await post(shop, '/desk/signIn', { email: 'nobody@pharmacy.example', password: 'wrong' })
    expect([stranger.status, stranger.code, stranger.message]).toEqual([none.status, none.code, none.message])
    const owned = await post(shop, '/desk/signIn', { email: EMAIL, password: OWN })
    expect([owned.status, owned.code]).toEqual([403, 'desk-account-closed'])
    const late = await post(shop, '/desk/signIn/code', { challenge: begun, code: '000000' })
    expect([late.status, late.code]).toEqual([403, 'desk-account-closed'])
    const fails = await shop.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'session.fail')
      .where('staff_id', '=', member.id)
      .execute()
    expect(fails.map(({ after }) => after).sort()).toEqual(['{"by":"closed"}', '{"by":"password"}'])
    const { firstPassword } = await resetStaff({ db, clock, by: null }, member.id)
    expect((await post(shop, '/desk/signIn', { email: EMAIL, password: OWN })).code).toBe('wrong-credentials')
    expect((await begin(shop, firstPassword)).length).toBeGreaterThan(0)
  })

  it('is written down, right or wrong', async () => {
    const { shop, member } = await openShop(open)
    await post(shop, '/desk/signIn', { email: EMAIL, password: 'wrong' })
    await post(shop, '/desk/signIn', { email: 'nobody@pharmacy.example', password: 'wrong' })
    await enrolled(shop, member)
    const rows = await shop.db
      .selectFrom('audit')
      .select(['action', 'staff_id', 'after'])
      .where('action', 'like', 'session.%')
      .orderBy('after')
      .execute()
    expect(rows.map(({ action, staff_id, after }) => [action, staff_id, after])).toEqual(
      [
        ['session.open', member.id, '{"by":"enrol"}'],
        ...[member.id, null].map((id) => ['session.fail', id, '{"by":"password"}']),
      ].sort(
        (a, b) =>
          String(a[2]).localeCompare(String(b[2])) || (a[1] === null ? 1 : 0) - (b[1] === null ? 1 : 0),
      ),
    )
  })
})

onEachDatabase('A session of the desk', (open) => {
  it('ends after half an hour without a call, and twelve hours at the latest', async () => {
    const { shop, member } = await openShop(open)
    const { cookie } = await enrolled(shop, member)
    for (let half = 0; half < 24; half++) {
      expect((await me(shop, cookie)).status, `after ${half / 2} hours`).toBe(200)
      shop.clock.advance(29 * 60_000)
      expect((await me(shop, cookie)).status).toBe(200)
      shop.clock.advance(60_000)
    }
    expect((await me(shop, cookie)).code).toBe('desk-login')
    const desk = await openDesk(shop)
    shop.clock.advance(30 * 60_000)
    expect((await desk.as('owner').get('/desk/me')).code).toBe('desk-login')
  })

  it('is not kept open by what a page asks by itself', async () => {
    const { shop, member } = await openShop(open)
    const { cookie } = await enrolled(shop, member)
    shop.clock.advance(29 * 60_000)
    const headers = { 'x-desk-by-itself': '1' }
    expect((await deskCall(shop, 'GET /desk/me', { cookie, headers })).status).toBe(200)
    shop.clock.advance(2 * 60_000)
    expect((await me(shop, cookie)).status).toBe(401)
  })

  it('ends here, or everywhere', async () => {
    const { shop, member } = await openShop(open)
    const { secret, cookie: first } = await enrolled(shop, member)
    const enter = async () => {
      shop.clock.advance(STEP_MS)
      const code = codeOf(secret, shop.clock.now)
      const answer = await post(shop, '/desk/signIn/code', { challenge: await begin(shop), code })
      return cookieOf(answer.headers)
    }
    const second = await enter()
    const out = await post(shop, '/desk/signOut', {}, { cookie: first })
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
    expect([(await me(shop, first)).status, (await me(shop, second)).status]).toEqual([401, 200])
    const third = await enter()
    await post(shop, '/desk/signOutEverywhere', {}, { cookie: second })
    expect([(await me(shop, second)).status, (await me(shop, third)).status]).toEqual([401, 401])
  })

  it('opens no call of a customer, and is opened by no customer’s token', async () => {
    const { shop, member } = await openShop(open)
    const { cookie } = await enrolled(shop, member)
    const asCustomer = await shop.call('POST /post/verifyToken', { headers: { cookie } })
    expect([asCustomer.status, asCustomer.code]).toEqual([401, 'login-required'])
    const { token } = await shop.signIn()
    const both = await deskCall(shop, 'GET /desk/me', { cookie, headers: { authorization: `JWT ${token}` } })
    expect([both.status, both.code]).toEqual([401, 'desk-login'])
    const swapped = await deskCall(shop, 'GET /desk/me', { cookie: `__Host-desk=${token}` })
    expect(swapped.code).toBe('desk-login')
  })

  it('is used from the desk’s own pages alone', async () => {
    const { shop, member } = await openShop(open)
    const { cookie } = await enrolled(shop, member)
    const ask = async (method: string, headers: Record<string, string>) =>
      (
        await shop.fetch(method === 'GET' ? '/desk/me' : '/desk/signOut', {
          method,
          headers: { cookie, ...headers },
        })
      ).status
    expect(await ask('GET', { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await ask('GET', { 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await ask('GET', { origin: 'http://shop.test' })).toBe(403)
    expect(await ask('POST', {})).toBe(403)
    expect(await ask('POST', { origin: 'http://shop.test' })).toBe(403)
    expect(await ask('POST', { origin: 'null' })).toBe(403)
    expect(await ask('POST', { origin: DESK_URL, 'content-type': 'text/plain' })).toBe(415)
    expect(await ask('GET', { 'sec-fetch-site': 'none' })).toBe(200)
    expect(await ask('POST', { origin: DESK_URL, 'sec-fetch-site': 'same-origin' })).toBe(200)
    const preflight = await shop.fetch('/desk/me', {
      method: 'OPTIONS',
      headers: { origin: 'http://shop.test' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })

  it('is nowhere in a shop without a desk', async () => {
    const { shop } = await openShop(open)
    shop.app.context.config.deskUrl = null
    expect((await deskCall(shop, 'GET /desk/me')).status).toBe(404)
  })
})

onEachDatabase('One’s own password at the desk', (open) => {
  it('changes by the one in use, and ends every other session', async () => {
    const { shop, member } = await openShop(open)
    const { secret, cookie: other } = await enrolled(shop, member)
    shop.clock.advance(STEP_MS)
    const code = codeOf(secret, shop.clock.now)
    const entered = await post(shop, '/desk/signIn/code', { challenge: await begin(shop), code })
    const cookie = cookieOf(entered.headers)
    const change = (password: string, newPassword: string) =>
      post(shop, '/desk/password', { password, newPassword }, { cookie })
    expect((await change('wrong', 'another long one')).code).toBe('staff-password-wrong')
    expect((await change(OWN, 'short')).code).toBe('staff-password-rule')
    expect((await change(OWN, OWN)).code).toBe('staff-password-rule')
    expect((await change(OWN, 'another long one')).status).toBe(200)
    expect([(await me(shop, cookie)).status, (await me(shop, other)).status]).toEqual([200, 401])
    expect((await post(shop, '/desk/signIn', { email: EMAIL, password: OWN })).status).toBe(401)
    expect(await begin(shop, 'another long one')).toBeTruthy()
  })
})
