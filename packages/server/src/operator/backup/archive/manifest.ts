import { createHash } from 'node:crypto'
import { z } from 'zod'
import { BackupError } from '../backup-error.ts'
import { HEADER_PART, indexPart, MANIFEST_PART, readPartName } from './part-names.ts'
import type { Part } from './tar.ts'

/** Parts that one index tells of. */
const PARTS_PER_INDEX = 1000

const header = z.object({
  format: z.literal(1),
  /** Of the release that wrote it. */
  release: z.string(),
  /** Of the database that it was read from. */
  engine: z.enum(['sqlite', 'postgres']),
  /** Epoch milliseconds: whatever was committed before is in it. */
  madeAt: z.number(),
  /** Names of those that the database had, in their order. */
  migrations: z.array(z.string()).min(1),
})
const indexed = z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() }))
const manifest = header.extend({
  /** Rows of each table. */
  tables: z.record(z.string(), z.number()),
  prescriptions: z.number(),
  pictures: z.number(),
  /** Files that the database names and that were not there. */
  missing: z.number(),
  /** Hashes of the indexes, in their order. */
  indexes: z.array(z.string()),
})

export type BackupHeader = z.output<typeof header>
export type BackupManifest = z.output<typeof manifest>
export type BackupCounts = Omit<BackupManifest, keyof BackupHeader | 'indexes'>

/**
 * Puts the header before the parts, an index behind each thousand of them and the manifest at the end.
 *
 * @param counts - Asked at the end.
 */
export async function* withManifest(
  parts: AsyncIterable<Part>,
  head: BackupHeader,
  counts: () => BackupCounts,
): AsyncGenerator<Part> {
  const indexes: string[] = []
  let index: z.output<typeof indexed> = []
  const closeIndex = (): Part => {
    const part = jsonPart(indexPart(indexes.length + 1), index)
    indexes.push(hashOf(part.bytes))
    index = []
    return part
  }
  const first = jsonPart(HEADER_PART, head)
  index.push(entryOf(first))
  yield first
  for await (const part of parts) {
    index.push(entryOf(part))
    yield part
    if (index.length >= PARTS_PER_INDEX) yield closeIndex()
  }
  if (index.length > 0) yield closeIndex()
  yield jsonPart(MANIFEST_PART, { ...head, ...counts(), indexes } satisfies BackupManifest)
}

/** What a reader of an archive gets: parts that were compared come late, so that a first reading compares all before a second uses any. */
export interface ReadBackup {
  parts: AsyncIterable<Part>
  /** After the last part: what it says of itself. */
  manifest(): BackupManifest
}

/**
 * Reads the parts, and compares them with the indexes and the manifest.
 *
 * @throws {BackupError} naming the first part that is not as it was written, or what is missing
 */
export function checked(parts: AsyncIterable<Part>): ReadBackup {
  let read: BackupManifest | null = null
  async function* pass(): AsyncGenerator<Part> {
    const indexes: string[] = []
    let open: z.output<typeof indexed> = []
    let isFirst = true
    for await (const part of parts) {
      const kind = readPartName(part.name)?.kind
      if (isFirst && kind !== 'header') throw new BackupError('This is no backup of a shop.')
      if (isFirst) readHeader(part)
      isFirst = false
      if (kind === 'manifest') {
        read = readJson(part, manifest)
        if (open.length > 0 || read.indexes.join() !== indexes.join())
          throw new BackupError('The archive is damaged: parts and manifest.json are not of one backup.')
        continue
      }
      if (read) throw new BackupError(`The archive is damaged: ${part.name} comes after its end.`)
      if (kind === 'index') {
        indexes.push(hashOf(part.bytes))
        compare(open, readJson(part, indexed))
        open = []
        continue
      }
      open.push(entryOf(part))
      yield part
    }
    if (!read) throw new BackupError('The archive is not whole: manifest.json is missing at its end.')
  }
  return {
    parts: pass(),
    manifest() {
      if (!read) throw new Error('The archive was not read to its end.')
      return read
    },
  }
}

/** @throws {BackupError} for another format, of a release to come */
export function readHeader(part: Part): BackupHeader {
  const read = header.safeParse(parsed(part))
  if (read.success) return read.data
  throw new BackupError(
    'The archive is of another release: backup.json says what this one does not understand.',
  )
}

function compare(found: z.output<typeof indexed>, told: z.output<typeof indexed>): void {
  const names = new Map(found.map((entry) => [entry.name, entry]))
  for (const { name, sha256 } of told) {
    const part = names.get(name)
    if (!part) throw new BackupError(`The archive is damaged: ${name} is missing.`)
    if (part.sha256 !== sha256)
      throw new BackupError(`The archive is damaged: ${name} is not as it was written.`)
  }
  if (found.length !== told.length)
    throw new BackupError('The archive is damaged: it holds parts that it does not tell of.')
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const entryOf = ({ name, bytes }: Part) => ({ name, bytes: bytes.byteLength, sha256: hashOf(bytes) })

const jsonPart = (name: string, value: unknown): Part => ({ name, bytes: Buffer.from(JSON.stringify(value)) })

function readJson<Schema extends z.ZodType>(part: Part, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(parsed(part))
  if (read.success) return read.data
  throw new BackupError(`The archive is damaged: ${part.name} is not as it was written.`)
}

function parsed({ bytes }: Part): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}
