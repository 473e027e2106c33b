import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { deskCall, openDesk } from '../../../test/desk-shop.ts'
import { passkeyMember, showPasskey } from '../../../test/passkey-member.ts'
import { type Misbehaviour, SoftwareAuthenticator } from '../../../test/software-authenticator.ts'
import { openTestShop } from '../../../test/test-shop.ts'

type Opened = Parameters<Parameters<typeof onEachDatabase>[1]>[0]

/** A shop with somebody who has a passkey. */
async function openMember(open: Opened) {
  const shop = await openTestShop(await open())
  const desk = await openDesk(shop)
  const member = await passkeyMember(shop, desk)
  const authenticator = await member.withPasskey()
  return { shop, desk, member, authenticator }
}

onEachDatabase('A sign-in by a passkey', (open) => {
  it('asks for it after the password, opens a session, and notes when', async () => {
    const { shop, member, authenticator } = await openMember(open)
    shop.clock.advance(1000)
    const email = member.staff.email
    const first = await deskCall(shop, 'POST /desk/signIn', {
      body: { email, password: 'a long walk by the sea' },
    })
    expect(first.data).toMatchObject({ next: 'code', hasPasskey: true })
    const { challenge } = first.data
    const { data: request } = await member.asked(challenge)
    expect(request).toMatchObject({
      rpId: 'desk.test',
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
    })
    const answer = await showPasskey(shop, challenge, authenticator.show(request))
    expect(answer).toMatchObject({ status: 200, data: { staff: { id: member.staff.id } } })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).toMatch(/^__Host-desk=/)
    expect((await deskCall(shop, 'GET /desk/me', { cookie })).data.staff.email).toBe(email)
    expect((await member.get('/desk/passkeys')).data).toMatchObject([
      { label: 'Laptop', usedAt: new Date(shop.clock.now).toISOString() },
    ])
  })

  it.each<[string, Misbehaviour]>([
    ['of another page', { origin: 'https://desk.test.evil.example' }],
    ['of the desk’s host by another port', { origin: 'http://desk.test:8080' }],
    ['for another host', { rpId: 'shop.test' }],
    ['of something else', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
    ['that made one', { type: 'webauthn.create' }],
    ['that nobody has confirmed', { isVerified: false }],
    ['whose count has gone back', { counter: 3 }],
    ['whose count stands still', { counter: 7 }],
  ])('takes no signature %s', async (_, wrong) => {
    const { shop, member, authenticator } = await openMember(open)
    await shop.db.updateTable('staff_passkey').set({ counter: 7 }).execute()
    const challenge = await member.begin()
    const right = { counter: 8, ...wrong }
    const refused = await showPasskey(
      shop,
      challenge,
      authenticator.show((await member.asked(challenge)).data, right),
    )
    expect([refused.status, refused.code]).toEqual([401, 'desk-passkey-wrong'])
    expect(refused.headers.get('set-cookie')).toBeNull()
    const fails = await shop.db
      .selectFrom('audit')
      .select(['staff_id', 'after'])
      .where('action', '=', 'session.fail')
      .execute()
    expect(fails).toEqual([{ staff_id: member.staff.id, after: '{"by":"passkey"}' }])
    // The same sign-in goes on with a good one.
    const again = authenticator.show((await member.asked(challenge)).data, { counter: 9 })
    expect((await showPasskey(shop, challenge, again)).status).toBe(200)
  })

  it('takes nobody else’s passkey, and no other key by its id', async () => {
    const { shop, desk, member, authenticator } = await openMember(open)
    const other = await (await passkeyMember(shop, desk)).withPasskey()
    const challenge = await member.begin()
    const foreign = other.show((await member.asked(challenge)).data)
    expect((await showPasskey(shop, challenge, foreign)).code).toBe('desk-passkey-wrong')
    const copied = new SoftwareAuthenticator(authenticator.id)
    const forged = copied.show((await member.asked(challenge)).data)
    expect((await showPasskey(shop, challenge, forged)).code).toBe('desk-passkey-wrong')
  })

  it('takes a signature once, and none of another sign-in', async () => {
    const { shop, member, authenticator } = await openMember(open)
    const [one, two] = [await member.begin(), await member.begin()]
    const shown = authenticator.show((await member.asked(one)).data)
    await member.asked(two)
    expect((await showPasskey(shop, two, shown)).code).toBe('desk-passkey-wrong')
    expect((await showPasskey(shop, one, shown)).status).toBe(200)
    expect((await showPasskey(shop, one, shown)).code).toBe('desk-sign-in-over')
  })

  it('takes none that was not asked for, or was asked for before the last time', async () => {
    const { shop, member, authenticator } = await openMember(open)
    const challenge = await member.begin()
    const unasked = authenticator.show({ challenge: '', rpId: 'desk.test' })
    expect((await showPasskey(shop, challenge, unasked)).code).toBe('desk-passkey-wrong')
    const before = (await member.asked(challenge)).data
    await member.asked(challenge)
    expect((await showPasskey(shop, challenge, authenticator.show(before))).code).toBe('desk-passkey-wrong')
    // A wrong answer has used up what was asked, too.
    const asked = (await member.asked(challenge)).data
    const wrong = authenticator.show(asked, { isVerified: false })
    expect((await showPasskey(shop, challenge, wrong)).code).toBe('desk-passkey-wrong')
    const late = authenticator.show(asked)
    expect((await showPasskey(shop, challenge, late)).code).toBe('desk-passkey-wrong')
  })

  it('is one alone of two at once', async () => {
    const { shop, member, authenticator } = await openMember(open)
    const [one, two] = [await member.begin(), await member.begin()]
    const shown = [
      authenticator.show((await member.asked(one)).data, { counter: 4 }),
      authenticator.show((await member.asked(two)).data, { counter: 4 }),
    ]
    const answers = await Promise.all([showPasskey(shop, one, shown[0]), showPasskey(shop, two, shown[1])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('loses no try when it is cancelled in the browser, and five with what is wrong', async () => {
    const { shop, member, authenticator } = await openMember(open)
    const challenge = await member.begin()
    for (let cancelled = 0; cancelled < 10; cancelled++) await member.asked(challenge)
    for (let wrong = 1; wrong <= 5; wrong++) {
      const shown = authenticator.show((await member.asked(challenge)).data, { isVerified: false })
      expect((await showPasskey(shop, challenge, shown)).code).toBe('desk-passkey-wrong')
    }
    expect((await member.asked(challenge)).code).toBe('desk-sign-in-over')
    const unasked = authenticator.show({ challenge: '', rpId: 'desk.test' })
    for (let more = 0; more < 3; more++) {
      const next = await member.begin()
      for (let wrong = 1; wrong <= 5; wrong++) await showPasskey(shop, next, unasked)
    }
    const held = await member.begin()
    const good = authenticator.show((await member.asked(held)).data)
    const answer = await showPasskey(shop, held, good)
    expect([answer.status, answer.code]).toEqual([429, 'too-many-requests'])
  })

  it('ends with an account that is closed, and a passkey with a reset', async () => {
    const { shop, desk, member, authenticator } = await openMember(open)
    const owner = desk.as('owner')
    const { id } = member.staff
    const count = async () =>
      (await owner.get('/desk/staff', { limit: 100 })).data.find((one: { id: string }) => one.id === id)
        .passkeys
    const challenge = await member.begin()
    const shown = authenticator.show((await member.asked(challenge)).data)
    expect(await count()).toBe(1)
    await owner.post('/desk/staff/close', { id })
    const closed = await showPasskey(shop, challenge, shown)
    expect([closed.status, closed.code]).toEqual([403, 'desk-account-closed'])
    expect(await count()).toBe(0)
    await owner.post('/desk/staff/reset', { id })
    expect((await showPasskey(shop, challenge, shown)).code).toBe('desk-sign-in-over')
    expect(await shop.db.selectFrom('staff_passkey').select('id').execute()).toEqual([])
  })

  it('leaves the codes of the app as good as they were, and seals their secret anew', async () => {
    const { shop, member, authenticator } = await openMember(open)
    const sealed = async () =>
      (
        await shop.db
          .selectFrom('staff')
          .select('totp_sealed')
          .where('id', '=', member.staff.id)
          .executeTakeFirstOrThrow()
      ).totp_sealed
    const before = await sealed()
    const challenge = await member.begin()
    await showPasskey(shop, challenge, authenticator.show((await member.asked(challenge)).data))
    expect(await sealed()).not.toBe(before)
    const body = { challenge: await member.begin(), code: member.code() }
    expect((await deskCall(shop, 'POST /desk/signIn/code', { body })).status).toBe(200)
  })
})
