import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { locksRows } from '../src/ground/database/locks-rows.ts'
import type { Database } from '../src/ground/database/schema/index.ts'
import { openSnapshot, snapshotOf } from '../src/operator/backup/snapshot/open-snapshot.ts'
import type { Snapshot } from '../src/operator/backup/snapshot/snapshot.ts'

/** A snapshot of a test's database. One of SQLite in memory is written into a file first: nothing else can read beside it. */
export async function snapshotOfTest(db: Database, folder: string): Promise<Snapshot> {
  if (locksRows(db)) return snapshotOf(db)
  const file = join(folder, `${randomBytes(6).toString('hex')}.sqlite`)
  await sql`vacuum into ${file}`.execute(db)
  return openSnapshot(file)
}

/** All rows of all tables, in an order that is the same in both engines. */
export async function contentOf(snapshot: Snapshot): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  for (const table of (await snapshot.tables()).toSorted()) {
    const lines: string[] = []
    for await (const { columns, rows } of snapshot.rows(table)) {
      for (const row of rows)
        lines.push(JSON.stringify(columns.map((column, at) => [column, row[at]]).sort()))
    }
    content[table] = lines.sort()
  }
  await snapshot.close()
  return content
}
