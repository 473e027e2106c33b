import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Outside, openOutside } from '../../../../test/outside.ts'
import type { BackupPlace } from './backup-place.ts'
import { s3Place } from './s3-place.ts'

const NAME = 'dawakit-20260101T000000Z.tar.gz'
const LATER = 'dawakit-20260102T000000Z.tar.gz'

let outside: Outside
let place: BackupPlace
beforeAll(async () => {
  outside = await openOutside()
})
beforeEach(() => {
  outside.reset()
  const keys = { region: 'ap-south-1', accessKeyId: 'AKID', secretAccessKey: 'secret' }
  place = s3Place({ url: `${outside.url}/s3`, bucket: 'backups', ...keys }, 'shop/nightly')
})
afterAll(() => outside.close())

async function* piecesOf(bytes: Buffer, size = 1_000_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function contentOf(name: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of place.read(name)) pieces.push(piece)
  return Buffer.concat(pieces)
}

it('keeps an archive that is larger than a part, under its name once all of it is there', async () => {
  const bytes = randomBytes(20_000_000)
  await place.write(NAME, piecesOf(bytes))
  expect((await contentOf(NAME)).equals(bytes)).toBe(true)
  const puts = outside.requests.filter(({ method }) => method === 'PUT').map(({ path }) => path)
  expect(puts).toHaveLength(2)
  for (const path of puts)
    expect(path).toMatch(/^\/s3\/backups\/shop\/nightly\/dawakit-[^/]+\?partNumber=\d&uploadId=/)
})

it('leaves nothing of an archive that broke off', async () => {
  async function* broken(): AsyncGenerator<Buffer> {
    yield randomBytes(20_000_000)
    throw new Error('the database went away')
  }
  await expect(place.write(NAME, broken())).rejects.toThrow('the database went away')
  expect(await place.list()).toEqual([])
  expect(outside.requests.at(-2)?.method).toBe('DELETE')
  await expect(contentOf(NAME)).rejects.toThrow('There is no such backup')
})

it('lists its backups, the oldest first, and deletes one', async () => {
  for (const name of [LATER, NAME]) await place.write(name, piecesOf(Buffer.from('x')))
  expect(await place.list()).toEqual([NAME, LATER])
  await place.delete(NAME)
  expect(await place.list()).toEqual([LATER])
})

it('says that the store refused, never the keys', async () => {
  outside.answerOnce('/s3/', 403, 'AKID is not allowed')
  await expect(place.list()).rejects.toThrow('The object store of the backups answered 403.')
})
