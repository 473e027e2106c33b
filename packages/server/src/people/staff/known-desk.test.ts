import { TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { DESK_URL, deskCall } from '../../../test/desk-shop.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { addStaff } from './staff-accounts.ts'

const OWNER = 'asha@pharmacy.example'
const COLLEAGUE = 'ravi@pharmacy.example'
const OWN = 'a long walk by the sea'
const DAY = 86_400_000

const open = async (database: ReturnType<Parameters<Parameters<typeof onEachDatabase>[1]>[0]>) =>
  openTestShop(await database, { env: { DESK_URL } })

const post = (shop: TestShop, path: string, body: object, cookie?: string) =>
  deskCall(shop, `POST ${path}`, { body, ...(cookie === undefined ? {} : { cookie }) })

/** The status of a password, in a browser with this mark. */
const tried = async (shop: TestShop, email: string, password: string, mark?: string) =>
  (await post(shop, '/desk/signIn', { email, password }, mark)).status

/** Signs somebody in for the first time, in the browser with this mark. @returns the mark that it has then */
async function joined(shop: TestShop, email: string, mark?: string): Promise<string> {
  const { db, clock } = shop.app.context
  const facts = { email, name: 'Somebody', role: 'owner', registrationNumber: null } as const
  const { firstPassword } = await addStaff({ db, clock, by: null }, facts)
  const first = await post(shop, '/desk/signIn', { email, password: firstPassword }, mark)
  const { challenge, enrolment } = first.data
  const code = new TOTP({ secret: enrolment.secret }).generate({ timestamp: shop.clock.now })
  const answer = await post(shop, '/desk/signIn/enrol', { challenge, code, password: OWN }, mark)
  return answer.headers.getSetCookie()[1]?.split(';')[0] ?? ''
}

async function guess(shop: TestShop, times: number, email: string, mark?: string): Promise<void> {
  for (let wrong = 1; wrong <= times; wrong++) expect(await tried(shop, email, 'wrong', mark)).toBe(401)
}

onEachDatabase('A browser on which somebody of the staff has signed in', (database) => {
  it('lets its owner in whatever a colleague in the same network guesses', async () => {
    const shop = await open(database())
    const mark = await joined(shop, OWNER)
    const theirs = await joined(shop, COLLEAGUE)
    await guess(shop, 10, OWNER, theirs)
    expect(await tried(shop, OWNER, OWN, theirs)).toBe(429)
    expect(await tried(shop, OWNER, OWN)).toBe(429)
    expect(await tried(shop, OWNER, OWN, mark)).toBe(200)
    expect(await tried(shop, OWNER, OWN, theirs)).toBe(429)
  })

  it('lets its owner in when all that its network may guess is guessed', async () => {
    const shop = await open(database())
    const mark = await joined(shop, OWNER)
    for (const name of ['a', 'b', 'c']) await guess(shop, 10, `${name}@pharmacy.example`)
    expect(await tried(shop, OWNER, OWN)).toBe(429)
    expect(await tried(shop, OWNER, OWN, mark)).toBe(200)
  })

  it('has ten wrong passwords of its own, and makes nobody else wait by them', async () => {
    const shop = await open(database())
    const mark = await joined(shop, OWNER)
    await guess(shop, 10, OWNER, mark)
    expect(await tried(shop, OWNER, OWN, mark)).toBe(429)
    expect(await tried(shop, OWNER, OWN)).toBe(200)
    shop.clock.advance(900_001)
    expect(await tried(shop, OWNER, OWN, mark)).toBe(200)
  })

  it('knows each of those who share it', async () => {
    const shop = await open(database())
    const shared = await joined(shop, COLLEAGUE, await joined(shop, OWNER))
    await guess(shop, 10, OWNER)
    await guess(shop, 10, COLLEAGUE)
    expect(await tried(shop, OWNER, OWN, shared)).toBe(200)
    expect(await tried(shop, COLLEAGUE, OWN, shared)).toBe(200)
  })

  it('is known by a mark that nobody makes up, for 180 days, and that says nobody’s name', async () => {
    const shop = await open(database())
    const mark = await joined(shop, OWNER)
    const { id } = await shop.db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
    expect(mark).toMatch(/^__Host-desk-device=[0-9a-f]{24}\.\d+:[\w-]{43}$/)
    expect(mark).not.toContain(id)
    const later = mark.replace(/\.(\d+):/, (_, at) => `.${Number(at) + DAY}:`)
    const other = mark.replace(/=[0-9a-f]{24}/, `=${'0'.repeat(24)}`)
    await guess(shop, 10, OWNER)
    for (const made of [later, other, '__Host-desk-device=x'])
      expect(await tried(shop, OWNER, OWN, made)).toBe(429)
    expect(await tried(shop, OWNER, OWN, mark)).toBe(200)
    shop.clock.advance(180 * DAY)
    await guess(shop, 10, OWNER, mark)
    expect(await tried(shop, OWNER, OWN)).toBe(429)
  })
})
