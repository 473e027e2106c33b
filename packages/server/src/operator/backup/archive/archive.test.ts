import { randomBytes } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Header } from 'tar'
import { describe, expect, it } from 'vitest'
import { packed, unpacked } from './archive.ts'
import { type BackupHeader, checked, withManifest } from './manifest.ts'
import { readPartName } from './part-names.ts'
import { type Part, readTar } from './tar.ts'

const PASSPHRASE = 'correct horse battery staple'
const head: BackupHeader = {
  format: 1,
  release: '0.1.0',
  engine: 'sqlite',
  madeAt: 1,
  migrations: ['001-catalogue'],
}
/** Before the first chunk of a sealed one. */
const HEADER = 41
const counts = { tables: { orders: 1 }, prescriptions: 0, pictures: 0, missing: 0 }
const prescription = `prescriptions/${'a'.repeat(48)}.jpg`

async function* partsOf(...parts: Part[]): AsyncGenerator<Part> {
  yield* parts
}

const rows = (text: string): Part => ({ name: 'tables/orders/000001.jsonl', bytes: Buffer.from(text) })
const scan: Part = { name: prescription, bytes: randomBytes(200_000) }

async function bytesOf(parts: AsyncIterable<Part>, passphrase: string | null = null): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of packed(parts, { passphrase, writtenAt: 1, cost: 10 })) pieces.push(piece)
  return Buffer.concat(pieces)
}

const whole = (...parts: Part[]) => withManifest(partsOf(...parts), head, () => counts)

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Reads all of it. @returns the names of its parts */
async function read(bytes: Buffer, passphrase: string | null = null): Promise<string[]> {
  const { parts, manifest } = checked(unpacked(cut(bytes, 7000), passphrase))
  const names: string[] = []
  for await (const { name } of parts) names.push(name)
  manifest()
  return names
}

/** The parts as they are, some of them changed. */
async function changed(bytes: Buffer, change: (parts: Part[]) => Part[]): Promise<Buffer> {
  const parts: Part[] = []
  for await (const part of unpacked(cut(bytes, 9000), null)) parts.push(part)
  return bytesOf(partsOf(...change(parts)))
}

describe('An archive', () => {
  it.each([null, PASSPHRASE])('is read as it was written, under the passphrase %s', async (passphrase) => {
    const empty = { name: `pictures/${'b'.repeat(32)}-160.webp`, bytes: Buffer.alloc(0) }
    const bytes = await bytesOf(whole(rows('["id"]\n["1"]'), scan, empty), passphrase)
    expect(await read(bytes, passphrase)).toEqual(['backup.json', rows('').name, prescription, empty.name])
  })

  it('names the part that is not as it was written', async () => {
    const bytes = await bytesOf(whole(rows('["id"]\n["1"]'), scan))
    const other = await changed(bytes, (parts) =>
      parts.map((part) => (part.name === prescription ? { ...part, bytes: randomBytes(200_000) } : part)),
    )
    await expect(read(other)).rejects.toThrow(`${prescription} is not as it was written`)
  })

  it('names the part that is missing, and one that is too much', async () => {
    const bytes = await bytesOf(whole(rows('["id"]\n["1"]'), scan))
    const without = await changed(bytes, (parts) => parts.filter(({ name }) => name !== prescription))
    await expect(read(without)).rejects.toThrow(`${prescription} is missing`)
    const more = { name: `prescriptions/${'c'.repeat(48)}.jpg`, bytes: Buffer.from('x') }
    const beyond = await changed(bytes, ([first, ...others]) => (first ? [first, more, ...others] : []))
    await expect(read(beyond)).rejects.toThrow('parts that it does not tell of')
  })

  it('that breaks off is not whole, wherever it does', async () => {
    const bytes = await bytesOf(whole(rows('["id"]\n["1"]'), scan))
    for (const left of [0, 100, bytes.length >> 1, bytes.length - 1]) {
      await expect(read(bytes.subarray(0, left)), `${left} bytes`).rejects.toThrow(
        /damaged in or after|not whole/,
      )
    }
    const unfinished = await changed(bytes, (parts) => parts.slice(0, -1))
    await expect(read(unfinished)).rejects.toThrow('manifest.json is missing')
  })

  it('says in which part its bytes are damaged', async () => {
    const bytes = await bytesOf(whole(rows('["id"]\n["1"]'), scan))
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff
    await expect(read(bytes)).rejects.toThrow(
      new RegExp(`damaged in or after ${prescription}|${prescription} is not`),
    )
  })

  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    'prescriptions/../../session-secret',
    'keys/other',
    'tables/kysely_migration/000001.jsonl',
    'tables/orders/../x.jsonl',
    'pictures/a.webp',
    'prescriptions/A.jpg',
    'backup.json/x',
  ])('with a part that no backup has is refused: %s', async (name) => {
    expect(readPartName(name)).toBeNull()
    const bytes = await bytesOf(whole({ name, bytes: Buffer.from('x') }))
    await expect(read(bytes)).rejects.toThrow('which no backup has')
  })

  it.each(['SymbolicLink', 'Link', 'Directory'] as const)('with a %s in it is refused', async (type) => {
    const block = Buffer.alloc(512)
    new Header({ path: 'keys/session-secret', linkpath: '/etc/passwd', size: 0, mode: 0o600, type }).encode(
      block,
    )
    const parts = readTar(cut(Buffer.concat([block, Buffer.alloc(1024)]), 512))
    await expect(parts.next()).rejects.toThrow('which no backup has')
  })

  it('that somebody changed though it is sealed is refused, each of its pieces', async () => {
    const sealed = await bytesOf(whole(rows('["id"]\n["1"]'), scan), PASSPHRASE)
    const chunk = 65_536 + 16
    for (const at of [HEADER, HEADER + chunk, sealed.length - 1]) {
      const other = Buffer.from(sealed)
      other[at] = (other[at] ?? 0) ^ 1
      await expect(read(other, PASSPHRASE), `byte ${at}`).rejects.toThrow(
        'what is sealed was changed or cut off',
      )
    }
    const [first, second] = [
      sealed.subarray(HEADER, HEADER + chunk),
      sealed.subarray(HEADER + chunk, HEADER + 2 * chunk),
    ]
    const exchanged = Buffer.concat([
      sealed.subarray(0, HEADER),
      second,
      first,
      sealed.subarray(HEADER + 2 * chunk),
    ])
    await expect(read(exchanged, PASSPHRASE)).rejects.toThrow('changed or cut off')
    await expect(read(sealed.subarray(0, HEADER + chunk), PASSPHRASE)).rejects.toThrow('changed or cut off')
  })

  it('of a passphrase never looks twice the same', async () => {
    const [one, other] = [await bytesOf(whole(scan), PASSPHRASE), await bytesOf(whole(scan), PASSPHRASE)]
    expect(one.equals(other)).toBe(false)
    expect(one.includes(Buffer.from(scan.bytes.subarray(0, 64)))).toBe(false)
  })

  it('without a passphrase is a tar file as any program reads it', async () => {
    const tar = gunzipSync(await bytesOf(whole(scan)))
    expect(tar.subarray(257, 262).toString()).toBe('ustar')
    expect(tar.length % 512).toBe(0)
    await expect(read(gzipSync(Buffer.alloc(2048)))).rejects.toThrow('manifest.json is missing')
  })

  it('of many parts is told of in several indexes', async () => {
    const many = Array.from({ length: 2500 }, (_, at) => ({
      name: `tables/orders/${String(at + 1).padStart(6, '0')}.jsonl`,
      bytes: Buffer.from(`["id"]\n[${at}]`),
    }))
    const bytes = await bytesOf(whole(...many))
    expect(await read(bytes)).toHaveLength(2501)
    const without = await changed(bytes, (parts) =>
      parts.filter(({ name }) => !name.startsWith('index/000002')),
    )
    await expect(read(without)).rejects.toThrow('parts that it does not tell of')
  })
})
