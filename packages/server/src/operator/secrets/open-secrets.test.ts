import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import { openSecrets } from './open-secrets.ts'

const parent = mkdtempSync(join(tmpdir(), 'dawakit-secret-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const [OLD, NOW, NEXT] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string]

const valuesOf = (env: Record<string, string>) => readSettings(env).values

it('are the environment’s where they are set, and one alone signs', async () => {
  const env = { SESSION_SECRET: NOW, SESSION_SECRET_BEFORE: OLD, SESSION_SECRET_NEXT: NEXT }
  const secrets = await openSecrets(valuesOf({ ...env, DATA_FOLDER: join(parent, 'none') }))
  expect(secrets.signing().secret).toBe(NOW)
  expect(secrets.accepted().map(({ secret }) => secret)).toEqual([NOW, OLD, NEXT])
  expect(readdirSync(parent)).toEqual([])
})

it('key hashes by one that stays while the others take its place', async () => {
  const hashing = async (env: Record<string, string>) => (await openSecrets(valuesOf(env))).hashing()
  expect(await hashing({ SESSION_SECRET: OLD, SESSION_SECRET_NEXT: NOW })).toBe(OLD)
  expect(await hashing({ SESSION_SECRET: NOW, SESSION_SECRET_BEFORE: OLD })).toBe(OLD)
  expect(await hashing({ SESSION_SECRET: NEXT, SESSION_SECRET_BEFORE: `${NOW} ${OLD}` })).toBe(OLD)
  expect(await hashing({ SESSION_SECRET: NOW, HASH_SECRET: OLD })).toBe(OLD)
})

it('are refused where one of them is short, by its variable', () => {
  expect(() => valuesOf({ SESSION_SECRET: NOW, SESSION_SECRET_BEFORE: `${OLD} soon` })).toThrow(
    'SESSION_SECRET_BEFORE must have at least 32 characters',
  )
})

it('are made once, however many start at once, and are nobody else’s to read', async () => {
  const folder = join(parent, 'data')
  const opened = await Promise.all(
    Array.from({ length: 8 }, () => openSecrets(valuesOf({ DATA_FOLDER: folder }))),
  )
  const secrets = new Set(opened.map((secrets) => secrets.signing().secret))
  expect(secrets.size).toBe(1)
  const [secret = ''] = secrets
  expect(secret.length).toBeGreaterThanOrEqual(64)
  expect((await openSecrets(valuesOf({ DATA_FOLDER: folder }))).signing().secret).toBe(secret)
  expect(readdirSync(folder)).toEqual(['session-secret'])
  expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe(secret)
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
})
