import { type Kysely, sql, type Transaction } from 'kysely'
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { FileProvider } from '../../../ground/context/providers.ts'
import { insertInBatches } from '../../../ground/database/insert-in-batches.ts'
import { migrate, migrationNames } from '../../../ground/database/migrate.ts'
import type { Schema } from '../../../ground/database/schema/index.ts'
import { RETENTION } from '../../background/retention.ts'
import type { BackupHeader } from '../archive/manifest.ts'
import { readPartName } from '../archive/part-names.ts'
import type { Part } from '../archive/tar.ts'
import { BackupError } from '../backup-error.ts'

type Engine = 'sqlite' | 'postgres'

export interface RestoreInto {
  engine: Engine
  files: FileProvider
  pictures: FileProvider
  /** Puts the file of the secrets into its place. */
  writeKeys(bytes: Uint8Array): Promise<void>
}

/**
 * Puts a backup into a database, whatever that held before, and its files beside it: all of it in one transaction, whose commit is the last thing
 * that happens. Tables are made as they were when the backup was, and brought up to date with their rows in them.
 *
 * @throws {BackupError} for a backup of a newer release
 */
export async function restoreParts(
  db: Kysely<Schema>,
  { header, parts }: { header: BackupHeader; parts: AsyncIterable<Part> },
  into: RestoreInto,
): Promise<void> {
  const last = requireKnown(header)
  await db.transaction().execute(async (trx) => {
    if (into.engine === 'postgres') await clearPostgres(trx)
    await migrate(trx, into.engine, last)
    await emptyTables(trx)
    let keys: Uint8Array | undefined
    for await (const part of parts) {
      if (readPartName(part.name)?.kind === 'keys') keys = part.bytes
      else await restorePart(trx, part, into)
    }
    await migrate(trx, into.engine)
    // Last: whatever fails before leaves the shop that was there its secrets.
    if (keys) await into.writeKeys(keys)
  })
}

/** @throws {BackupError} for a migration that this release does not have */
export function requireKnown({ migrations, release }: BackupHeader): string {
  const known = migrationNames()
  const unknown = migrations.find((name, at) => known[at] !== name)
  const last = migrations.at(-1)
  if (unknown !== undefined || last === undefined)
    throw new BackupError(
      `The backup is of release ${release}, whose database has ${unknown ?? 'nothing'}, and this one has not: restore it with that release or a newer one.`,
    )
  return last
}

async function restorePart(
  trx: Transaction<Schema>,
  { name, bytes }: Part,
  into: RestoreInto,
): Promise<void> {
  const part = readPartName(name)
  if (part?.kind === 'prescription') await into.files.put(part.key, bytes, mimeOf(part.key))
  if (part?.kind === 'picture') await into.pictures.put(part.key, bytes, 'image/webp')
  if (part?.kind !== 'table') return
  try {
    await insertInBatches(trx, part.table as keyof Schema, rowsOf(bytes) as never)
  } catch (error) {
    throw new BackupError(
      `Rows of ${name} cannot be put into this database: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function rowsOf(bytes: Uint8Array): Record<string, unknown>[] {
  const [head = '[]', ...lines] = Buffer.from(bytes).toString('utf8').split('\n')
  const columns = JSON.parse(head) as string[]
  return lines.map((line) => {
    const values = JSON.parse(line) as unknown[]
    return Object.fromEntries(columns.map((column, at) => [column, values[at]]))
  })
}

/** What migrations have put in. */
async function emptyTables(trx: Transaction<Schema>): Promise<void> {
  const there = await trx.introspection.getTables()
  for (const table of Object.keys(RETENTION)) {
    if (there.some(({ name }) => name === table)) await sql`delete from ${sql.table(table)}`.execute(trx)
  }
}

/** Those of migrations, and what an earlier release needs beside this one. */
const OTHER_TABLES = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE, 'migration', 'otp']

/** Of the schema that the connection works in alone: another shop may be beside it. */
async function clearPostgres(trx: Transaction<Schema>): Promise<void> {
  // Files are put into their place, perhaps into an object store, while nothing happens here.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(trx)
  const [{ schema } = { schema: 'public' }] = rows
  const tables = [...Object.keys(RETENTION), ...OTHER_TABLES]
  for (const table of tables) await sql`drop table if exists ${sql.id(schema, table)} cascade`.execute(trx)
}

const MIMES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
}

const mimeOf = (key: string): string =>
  MIMES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
