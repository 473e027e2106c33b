import { PICTURE_SIDES } from '@dawakit/core/product'
import type { FileProvider } from '../../ground/context/providers.ts'
import { pictureKey } from '../../ground/providers/picture-key.ts'
import type { BackupCounts } from './archive/manifest.ts'
import { KEYS_PART, picturePart, prescriptionPart, readPartName, tablePart } from './archive/part-names.ts'
import type { Part } from './archive/tar.ts'
import type { Snapshot, TableName } from './snapshot/snapshot.ts'

/** Bytes of rows after which a part ends: what is held in memory of a table. */
const PART_BYTES = 4 * 1_048_576

/** What a backup is made of. */
export interface BackupSource {
  snapshot: Snapshot
  /** Prescriptions. */
  files: FileProvider
  pictures: FileProvider
  /** The file of the secrets; null where the environment brings them. */
  keys: Uint8Array | null
}

/**
 * Everything of a shop, part by part: its tables, the files that they name, its secrets. A file that is deleted meanwhile is left out.
 *
 * @param counts - Counted up as the parts are read.
 */
export async function* backupParts(source: BackupSource, counts: BackupCounts): AsyncGenerator<Part> {
  const { snapshot, keys } = source
  if (keys) yield { name: KEYS_PART, bytes: keys }
  const tables = await snapshot.tables()
  for (const table of tables) yield* tableParts(snapshot, table, counts)
  if (tables.includes('prescription')) yield* prescriptionParts(source, counts)
  if (tables.includes('return_picture')) yield* returnPictureParts(source, counts)
  if (tables.includes('picture')) yield* pictureParts(source, counts)
}

export function noCounts(): BackupCounts {
  return { tables: {}, prescriptions: 0, pictures: 0, missing: 0 }
}

async function* tableParts(snapshot: Snapshot, table: TableName, counts: BackupCounts): AsyncGenerator<Part> {
  let count = 0
  let number = 0
  let lines: string[] = []
  let bytes = 0
  const close = (): Part => {
    const part = { name: tablePart(table, ++number), bytes: Buffer.from(lines.join('\n')) }
    lines = []
    bytes = 0
    return part
  }
  for await (const { columns, rows } of snapshot.rows(table)) {
    for (const row of rows) {
      if (lines.length === 0) lines.push(JSON.stringify(columns))
      const line = JSON.stringify(row)
      lines.push(line)
      bytes += line.length
      count++
      if (bytes >= PART_BYTES) yield close()
    }
  }
  if (lines.length > 0) yield close()
  counts.tables[table] = count
}

async function* prescriptionParts(
  { snapshot, files }: BackupSource,
  counts: BackupCounts,
): AsyncGenerator<Part> {
  for await (const { rows } of snapshot.rows('prescription', ['file_key', 'deleted_at'])) {
    for (const [key, deletedAt] of rows) {
      const name = prescriptionPart(String(key))
      // What no release has written is not asked for.
      const bytes = readPartName(name) ? await files.get(String(key)) : null
      if (bytes) {
        counts.prescriptions++
        yield { name, bytes }
      } else if (deletedAt === null) counts.missing++
    }
  }
}

/** Kept beside prescriptions, and brought back the same way. */
async function* returnPictureParts(
  { snapshot, files }: BackupSource,
  counts: BackupCounts,
): AsyncGenerator<Part> {
  for await (const { rows } of snapshot.rows('return_picture', ['file_key'])) {
    for (const [key] of rows) {
      const name = prescriptionPart(String(key))
      const bytes = readPartName(name) ? await files.get(String(key)) : null
      if (bytes) {
        counts.prescriptions++
        yield { name, bytes }
      } else counts.missing++
    }
  }
}

async function* pictureParts(
  { snapshot, pictures }: BackupSource,
  counts: BackupCounts,
): AsyncGenerator<Part> {
  const seen = new Set<string>()
  for await (const { rows } of snapshot.rows('picture', ['name'])) {
    for (const name of rows.map(([name]) => String(name))) {
      // Several addresses may have one picture.
      if (seen.has(name)) continue
      seen.add(name)
      for (const side of PICTURE_SIDES) {
        const key = pictureKey(name, side)
        const bytes = await pictures.get(key)
        if (bytes) {
          counts.pictures++
          yield { name: picturePart(key), bytes }
        } else counts.missing++
      }
    }
  }
}
