import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sessionSecret } from './session-secret.ts'

const parent = mkdtempSync(join(tmpdir(), 'dawakit-secret-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

it('is the environment’s where it is set', async () => {
  expect(await sessionSecret({ SESSION_SECRET: 'from the environment' }, join(parent, 'none'))).toBe(
    'from the environment',
  )
})

it('is made once, however many start at once, and is nobody else’s to read', async () => {
  const folder = join(parent, 'data')
  const secrets = await Promise.all(Array.from({ length: 8 }, () => sessionSecret({}, folder)))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(64)
  expect(await sessionSecret({}, folder)).toBe(secrets[0])
  expect(readdirSync(folder)).toEqual(['session-secret'])
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
})
