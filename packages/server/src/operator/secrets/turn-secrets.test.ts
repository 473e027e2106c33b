import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { type App, createApp } from '../../app/calls/app.ts'
import { openSession } from '../../people/sessions/open-session.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type KeptKeys, keyFileOf, readKeys, writeKeys } from './key-file.ts'
import { openSecrets } from './open-secrets.ts'
import { sessionKey } from './session-secrets.ts'
import { endSecret, KNOWN_FIRST_MS, turnHashes, turnSessions } from './turn-secrets.ts'

const DAY_MS = 86_400_000
const folder = mkdtempSync(join(tmpdir(), 'dawakit-turn-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let shop: TestShop
let file: string
/** Another process on the same database and file. */
let beside: App

async function start(): Promise<App> {
  const { context } = shop.app
  const secrets = await openSecrets(readSettings({ DATA_FOLDER: join(folder, 'data') }).values, context.clock)
  return createApp({ ...context, config: { ...context.config, secrets } })
}

async function isIn(app: App, token: string): Promise<boolean> {
  const headers = { authorization: `JWT ${token}` }
  const response = await app.fetch(
    new Request('http://shop.test/api/post/verifyToken', { method: 'POST', headers }),
  )
  return response.status === 200
}

const kept = (): KeptKeys => {
  const keys = readKeys(file)
  if (!keys) throw new Error('There is no file.')
  return keys
}

/** As `secret rotate` does. */
async function rotate(): Promise<void> {
  const now = shop.clock.now
  await writeKeys(file, turnSessions(kept(), { now, lastSessionEndsAt: now + KNOWN_FIRST_MS + 7 * DAY_MS }))
}

const signIn = async (app: App) => openSession(app.context, shop.db, (await shop.signIn()).userId)

onEachDatabase('Secrets that turn', (open) => {
  let app: App
  beforeEach(async () => {
    rmSync(join(folder, 'data'), { recursive: true, force: true })
    shop = await openTestShop(await open())
    file = keyFileOf(join(folder, 'data'))
    app = await start()
    beside = await start()
  })

  it('sign nobody out, turned twice', async () => {
    const token = await signIn(app)
    await rotate()
    shop.clock.advance(KNOWN_FIRST_MS)
    const second = await signIn(app)
    await rotate()
    shop.clock.advance(KNOWN_FIRST_MS)
    const third = await signIn(app)
    for (const process of [app, beside, await start()]) {
      for (const held of [token, second, third]) expect(await isIn(process, held)).toBe(true)
    }
    expect(new Set([token, second, third].map((held) => held.split('.')[0])).size).toBe(3)
  })

  it('are accepted by every process before they sign in any', async () => {
    await rotate()
    const [next] = kept().sessions
    for (const after of [0, 29_999, 1, KNOWN_FIRST_MS - 30_001, 1, 30_000, DAY_MS]) {
      shop.clock.advance(after)
      // One that has started since the turn, one that notices it when it is asked.
      const late = await start()
      for (const [signs, takes] of [
        [late, beside],
        [beside, late],
        [app, beside],
      ] as const) {
        expect(await isIn(takes, await signIn(signs)), `${after} ms later`).toBe(true)
      }
    }
    expect(app.context.config.secrets.signing().secret).toBe(next?.secret)
  })

  it('are refused after the last of their sessions, and stay until then', async () => {
    await rotate()
    shop.clock.advance(KNOWN_FIRST_MS - 1)
    const token = await signIn(app)
    shop.clock.advance(7 * DAY_MS - 2000)
    expect(await isIn(app, token)).toBe(true)
    const [, first] = kept().sessions
    const { sub, jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    await shop.db
      .updateTable('session')
      .set({ expires_at: shop.clock.now + DAY_MS })
      .execute()
    // A session that the table still has, under the first secret.
    const held = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: sessionKey(first?.secret ?? '').id })
      .setSubject(sub)
      .setJti(jti)
      .setExpirationTime(Math.floor(shop.clock.now / 1000) + 86_400)
      .sign(new TextEncoder().encode(first?.secret))
    expect(await isIn(app, held)).toBe(true)
    shop.clock.advance(2 * KNOWN_FIRST_MS + 2000)
    expect(await isIn(app, held)).toBe(false)
    expect(await isIn(beside, held)).toBe(false)
  })

  it('refuse a token under an id that they do not have, though one of them has signed it', async () => {
    const token = await signIn(app)
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const { secret } = app.context.config.secrets.signing()
    const under = (header: object) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', ...header })
        .sign(new TextEncoder().encode(secret))
    expect(await isIn(app, await under({ kid: 'ffffffffffff' }))).toBe(false)
    // As releases before this one have signed.
    expect(await isIn(app, await under({}))).toBe(true)
  })

  it('go on with what they were when their file is damaged or away, and say so to a new start', async () => {
    const token = await signIn(app)
    writeFileSync(file, '{"sessions":')
    shop.clock.advance(60_000)
    expect(await isIn(app, token)).toBe(true)
    await expect(start()).rejects.toThrow('The file of the session secrets is damaged.')
    rmSync(file)
    shop.clock.advance(60_000)
    expect(await isIn(app, token)).toBe(true)
  })

  it('keep a code under way, and what limits have counted', async () => {
    const sms = { body: { data: { mobileNumber: '9000000001' } } }
    const ask = (process: App, path: string, body: object) =>
      process.fetch(
        new Request(`http://shop.test/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        { address: '203.0.113.7' },
      )
    await shop.signIn('9000000001')
    const asked = await (await ask(app, '/post/signup', sms.body)).json()
    await app.context.outbox.runOnce()
    const code = /\d{4}/.exec(shop.outside.sms.at(-1)?.text ?? '')?.[0]
    await rotate()
    shop.clock.advance(KNOWN_FIRST_MS)
    const body = { data: { mobileNumber: '9000000001', otp: code, attemptId: asked.data.attemptId } }
    const answer = await ask(beside, '/post/signIn', body)
    expect(await answer.json()).toMatchObject({ key: 'success' })
    const buckets = async () =>
      (await shop.db.selectFrom('attempt').select('bucket').distinct().execute()).length
    const before = await buckets()
    await ask(app, '/post/signup', sms.body)
    expect(await buckets()).toBe(before)
    await app.context.subscribers.stop()
    await app.context.outbox.stop()
    await beside.context.subscribers.stop()
    await beside.context.outbox.stop()
  })
})

describe('A turn', () => {
  const key = (secret: string, more: object = {}) => ({
    secret,
    madeAt: 0,
    signsFrom: 0,
    endsAt: null,
    ...more,
  })
  const first: KeptKeys = { sessions: [key('first')], hashing: [key('first')] }
  const turn = { now: 1000, lastSessionEndsAt: 9_000_000 }

  it('waits for the one before', () => {
    const turned = turnSessions(first, turn)
    expect(() => turnSessions(turned, { ...turn, now: 2000 })).toThrow('a new secret waits')
    expect(turnSessions(turned, { ...turn, now: 1000 + KNOWN_FIRST_MS }).sessions).toHaveLength(3)
  })

  it('of hashes leaves sessions alone', () => {
    const turned = turnHashes(first, 1000)
    expect(turned.sessions).toBe(first.sessions)
    expect(turned.hashing.map(({ signsFrom }) => signsFrom)).toEqual([1000 + KNOWN_FIRST_MS, 0])
  })

  it('is not undone by ending the one that signs', () => {
    const { id } = sessionKey('first')
    expect(() => endSecret(first, id, 1000)).toThrow('this secret signs')
    const turned = turnSessions(first, turn)
    const later = 1000 + KNOWN_FIRST_MS
    expect(endSecret(turned, id, later).sessions).toEqual([turned.sessions[0]])
    const [next] = turned.sessions
    expect(endSecret(turned, sessionKey(next?.secret ?? '').id, 2000)).toEqual(first)
    expect(() => endSecret(turned, 'other', later)).toThrow('there is no such secret')
  })

  it('leaves a file for the server’s user alone', async () => {
    const path = join(folder, 'mode', 'session-secret')
    await writeKeys(path, first)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readKeys(path)?.sessions[0]?.secret).toBe('first')
  })
})
