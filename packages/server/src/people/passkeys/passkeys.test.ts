import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { passkeyMember } from '../../../test/passkey-member.ts'
import { type Misbehaviour, SoftwareAuthenticator } from '../../../test/software-authenticator.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { PASSKEYS_MOST } from './add-passkey.ts'

type Opened = Parameters<Parameters<typeof onEachDatabase>[1]>[0]

async function openMember(open: Opened) {
  const shop = await openTestShop(await open())
  const desk = await openDesk(shop)
  return { shop, desk, member: await passkeyMember(shop, desk) }
}

onEachDatabase('One’s own passkeys', (open) => {
  it('are added by one’s password, named, listed and removed, each in the audit', async () => {
    const { shop, desk, member } = await openMember(open)
    const { challenge, options } = (await member.beginPasskey()).data
    expect(options).toMatchObject({
      rp: { id: 'desk.test' },
      user: { name: member.staff.email, displayName: member.staff.name },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { userVerification: 'required' },
    })
    const { id } = new SoftwareAuthenticator()
    const added = await member.add(
      challenge,
      new SoftwareAuthenticator(id).make(options),
      ' Key  in the drawer ',
    )
    const createdAt = new Date(shop.clock.now).toISOString()
    expect(added.data).toEqual({ id, label: 'Key  in the drawer', createdAt, usedAt: null })
    expect((await member.get('/desk/passkeys')).data).toEqual([added.data])
    expect((await member.beginPasskey()).data.options.excludeCredentials).toMatchObject([{ id }])
    const renamed = await member.post('/desk/passkeys/rename', { id, label: 'Key of the safe' })
    expect(renamed.data.label).toBe('Key of the safe')
    expect((await member.post('/desk/passkeys/remove', { id })).status).toBe(200)
    expect((await member.get('/desk/passkeys')).data).toEqual([])
    const trail = await desk.as('owner').get('/desk/audit', { action: 'passkey.' })
    expect(
      trail.data.map(({ action, before, after }: Record<string, unknown>) => [action, before, after]),
    ).toEqual(
      expect.arrayContaining([
        ['passkey.add', null, { label: 'Key  in the drawer' }],
        ['passkey.rename', { label: 'Key  in the drawer' }, { label: 'Key of the safe' }],
        ['passkey.remove', { label: 'Key of the safe' }, null],
      ]),
    )
    expect(trail.totalCount).toBe(3)
  })

  it('ask for the password in use, so often', async () => {
    const { member } = await openMember(open)
    const wrong = () => member.post('/desk/passkeys/begin', { password: 'not the password' })
    const first = await wrong()
    expect([first.status, first.code, Object.keys(first.fields ?? {})]).toEqual([
      400,
      'staff-password-wrong',
      ['password'],
    ])
    for (let more = 2; more <= 20; more++) await wrong()
    expect((await member.beginPasskey()).code).toBe('too-many-requests')
  })

  it.each<[string, Misbehaviour]>([
    ['on another page', { origin: 'https://desk.test.evil.example' }],
    ['for another host', { rpId: 'shop.test' }],
    ['by something else', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
    ['by a signature of a sign-in', { type: 'webauthn.get' }],
    ['without showing whose it is', { isVerified: false }],
  ])('are none that were made %s', async (_, wrong) => {
    const { member } = await openMember(open)
    const { challenge, options } = (await member.beginPasskey()).data
    const refused = await member.add(challenge, new SoftwareAuthenticator().make(options, wrong))
    expect([refused.status, refused.code]).toEqual([400, 'passkey-not-added'])
    // What was asked is used up.
    const late = await member.add(challenge, new SoftwareAuthenticator().make(options))
    expect(late.code).toBe('passkey-not-added')
    expect((await member.get('/desk/passkeys')).data).toEqual([])
  })

  it('are added once by what was asked, by whoever was asked, within ten minutes', async () => {
    const { shop, desk, member } = await openMember(open)
    const other = await passkeyMember(shop, desk)
    const { challenge, options } = (await member.beginPasskey()).data
    const made = () => new SoftwareAuthenticator().make(options)
    expect((await other.add(challenge, made())).code).toBe('passkey-not-added')
    const both = await Promise.all([member.add(challenge, made()), member.add(challenge, made())])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const late = (await member.beginPasskey()).data
    shop.clock.advance(600_000)
    const answer = await member.add(late.challenge, new SoftwareAuthenticator().make(late.options))
    expect(answer.code).toBe('passkey-not-added')
  })

  it('are none of a sign-in: its challenge adds no passkey, and theirs opens no session', async () => {
    const { member } = await openMember(open)
    const signIn = await member.begin()
    const options = (await member.beginPasskey()).data
    const made = new SoftwareAuthenticator().make(options.options)
    expect((await member.add(signIn, made)).code).toBe('passkey-not-added')
    expect((await member.asked(options.challenge)).code).toBe('desk-sign-in-over')
  })

  it('are somebody’s alone: nobody adds, names or removes another’s', async () => {
    const { shop, desk, member } = await openMember(open)
    const authenticator = await member.withPasskey()
    const { id } = authenticator
    const other = await passkeyMember(shop, desk)
    const { challenge, options } = (await other.beginPasskey()).data
    const twice = await other.add(challenge, authenticator.make(options))
    expect([twice.status, twice.code]).toEqual([409, 'passkey-known'])
    expect((await other.post('/desk/passkeys/rename', { id, label: 'Mine' })).status).toBe(404)
    expect((await other.post('/desk/passkeys/remove', { id })).status).toBe(404)
    expect((await other.get('/desk/passkeys')).data).toEqual([])
    expect((await member.get('/desk/passkeys')).data).toMatchObject([{ id, label: 'Laptop' }])
  })

  it('have a name', async () => {
    const { member } = await openMember(open)
    const { id } = await member.withPasskey()
    const { challenge, options } = (await member.beginPasskey()).data
    const nameless = await member.add(challenge, new SoftwareAuthenticator().make(options), ' ')
    expect([nameless.code, Object.keys(nameless.fields ?? {})]).toEqual(['passkey-name-needed', ['label']])
    expect((await member.post('/desk/passkeys/rename', { id, label: '' })).code).toBe('passkey-name-needed')
    const long = await member.post('/desk/passkeys/rename', { id, label: 'x'.repeat(61) })
    expect([long.status, long.code]).toEqual([400, 'text-too-long'])
  })

  it(`are ${PASSKEYS_MOST} at most`, async () => {
    const { member } = await openMember(open)
    const late = (await member.beginPasskey()).data
    for (let count = 0; count < PASSKEYS_MOST; count++) await member.withPasskey()
    const begun = await member.beginPasskey()
    expect([begun.status, begun.code]).toEqual([409, 'passkeys-enough'])
    const answer = await member.add(late.challenge, new SoftwareAuthenticator().make(late.options))
    expect(answer.code).toBe('passkeys-enough')
  })

  it('leave a second factor: the last stays where the codes of the app work no more', async () => {
    const { shop, member } = await openMember(open)
    const [one, two] = [await member.withPasskey(), await member.withPasskey()]
    await shop.db
      .updateTable('staff')
      .set({ totp_sealed: 'sealed with a secret that is gone' })
      .where('id', '=', member.staff.id)
      .execute()
    expect((await member.post('/desk/passkeys/remove', { id: one.id })).status).toBe(200)
    const last = await member.post('/desk/passkeys/remove', { id: two.id })
    expect([last.status, last.code]).toEqual([409, 'last-second-factor'])
  })

  it('are none of an account that was reset while one was made', async () => {
    const { shop, desk, member } = await openMember(open)
    const { challenge, options } = (await member.beginPasskey()).data
    const made = new SoftwareAuthenticator().make(options)
    const answers = await Promise.all([
      desk.as('owner').post('/desk/staff/reset', { id: member.staff.id }),
      member.add(challenge, made),
    ])
    expect(answers[0].status).toBe(200)
    expect(await shop.db.selectFrom('staff_passkey').select('id').execute()).toEqual([])
  })

  it.each([
    ['an id that is none', { id: 'not base64url!' }],
    ['another kind', { type: 'password' }],
    ['bytes without end', { response: { clientDataJSON: 'A'.repeat(8001), attestationObject: 'AA' } }],
    ['bytes that are none', { response: { clientDataJSON: 'AA', attestationObject: 'AA' } }],
  ])('are refused as they should be: %s', async (_, wrong) => {
    const { member } = await openMember(open)
    const { challenge, options } = (await member.beginPasskey()).data
    const passkey = { ...new SoftwareAuthenticator().make(options), ...wrong }
    const answer = await member.call('POST /desk/passkeys', { body: { challenge, label: 'X', passkey } })
    expect(answer.status).toBe(400)
  })
})
