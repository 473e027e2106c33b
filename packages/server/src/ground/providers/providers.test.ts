import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Outside, openOutside } from '../../../test/outside.ts'
import { cachedPostal } from './cached-postal.ts'
import { diskFiles } from './disk-files.ts'
import { newFileKey } from './file-key.ts'
import { postalPincodes } from './postal-pincodes.ts'
import { s3Files } from './s3-files.ts'

let outside: Outside
let folder: string

beforeAll(async () => {
  outside = await openOutside()
  folder = mkdtempSync(join(tmpdir(), 'dawakit-files-'))
})
beforeEach(() => outside.reset())
afterAll(async () => {
  await outside.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the post office', () => {
  const postal = () => postalPincodes({ url: outside.url })

  it('gives district and state, those of most offices', async () => {
    outside.pincodes.set('605012', [
      { District: 'Viluppuram', State: 'Tamil Nadu' },
      { District: 'Pondicherry', State: 'Pondicherry' },
      { District: 'Pondicherry', State: 'Pondicherry' },
    ])
    expect(await postal().lookUp('605012')).toEqual({ district: 'Pondicherry', state: 'Puducherry' })
  })

  it('gives null when there is no such pincode', async () => {
    expect(await postal().lookUp('999999')).toBeNull()
  })

  it.each([
    [200, '<html>Service unavailable</html>'],
    [200, '[]'],
    [200, '[{"Status":"Success","PostOffice":null}]'],
    [502, '[{"Message":"No records found","Status":"Error","PostOffice":null}]'],
  ])('never takes an outage for "no such pincode": %i %s', async (status, body) => {
    outside.answerOnce('/pincode', status, body)
    await expect(postal().lookUp('600001')).rejects.toThrow(/postal answered/)
  })

  it('is asked once: found for weeks, unknown for hours, failures never', async () => {
    let now = 0
    const cached = cachedPostal(postal(), () => now)
    outside.answerOnce('/pincode', 503)
    await expect(cached.lookUp('600001')).rejects.toThrow()
    expect(await cached.lookUp('600001')).toBeNull()
    outside.pincodes.set('600001', [{ District: 'Chennai', State: 'Tamil Nadu' }])
    expect(await cached.lookUp('600001')).toBeNull()
    now = 6 * 3_600_000
    expect(await cached.lookUp('600001')).toEqual({ district: 'Chennai', state: 'Tamil Nadu' })
    now += 20 * 86_400_000
    await cached.lookUp('600001')
    expect(outside.requests).toHaveLength(3)
  })
})

describe.each([
  ['disk', () => diskFiles(folder)],
  [
    'S3',
    () =>
      s3Files({
        url: `${outside.url}/s3`,
        bucket: 'private',
        region: 'ap-south-1',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      }),
  ],
])('private files on %s', (_name, open) => {
  it('keeps bytes as they are, and forgets them when told', async () => {
    const files = open()
    const key = newFileKey('jpg')
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
    await files.put(key, bytes, 'image/jpeg')
    const kept = await files.get(key)
    expect(kept && Buffer.compare(kept, bytes)).toBe(0)
    await files.delete(key)
    expect(await files.get(key)).toBeNull()
    await files.delete(key)
  })

  it.each(['../secret', '/etc/passwd', 'a/../../b', '', 'A'.repeat(48), `${'a'.repeat(48)}.jpg/../x`])(
    'refuses the key %j',
    async (key) => {
      const files = open()
      await expect(files.get(key)).rejects.toThrow('Not a file key.')
      await expect(files.put(key, new Uint8Array(1), 'image/png')).rejects.toThrow('Not a file key.')
    },
  )
})

it('keeps files on disk for this user only', async () => {
  const key = newFileKey('png')
  await diskFiles(folder).put(key, new Uint8Array([1]), 'image/png')
  const path = join(folder, key.slice(0, 2), key)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, key.slice(0, 2)))).toEqual([key])
})

it('signs what it sends to S3', async () => {
  const files = s3Files({
    url: `${outside.url}/s3`,
    bucket: 'private',
    region: 'ap-south-1',
    accessKeyId: 'AKID',
    secretAccessKey: 'secret',
  })
  await files.put(newFileKey('png'), new Uint8Array([1, 2, 3]), 'image/png')
  expect(outside.requests[0]?.headers['authorization']).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/ap-south-1\/s3\/aws4_request/,
  )
})
