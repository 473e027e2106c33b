import { type ControlledTransaction, type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Schema } from '../../../ground/database/schema/index.ts'
import { BackupError } from '../backup-error.ts'
import type { Rows, Snapshot } from './snapshot.ts'
import { inOrder } from './table-order.ts'

/** Of one fetch. The widest rows are some kilobytes. */
const ROWS = 500

/**
 * One transaction that only reads, in the isolation in which every statement sees what the first has seen; tables are read
 * through cursors, so that no table has to fit into memory.
 *
 * @param isKept - The database stays open when the snapshot is closed.
 */
export async function postgresSnapshot(
  db: Kysely<Schema>,
  { isKept = false }: { isKept?: boolean } = {},
): Promise<Snapshot> {
  const trx = await db.startTransaction().execute()
  const close = async () => {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
    if (!isKept) await db.destroy()
  }
  try {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx)
    // Between two fetches stands whatever takes the rows: an object store may take its time.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    const tables = await namesOf(
      trx,
      sql`select tablename as name from pg_tables where schemaname = current_schema()`,
    )
    if (!tables.includes(DEFAULT_MIGRATION_TABLE)) throw new BackupError('There is no shop in this database.')
    return {
      engine: 'postgres',
      migrations: () =>
        namesOf(trx, sql`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`),
      tables: async () => inOrder(tables, await referencesOf(trx)),
      rows: (table, columns) => readTable(trx, table, columns),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function namesOf(trx: ControlledTransaction<Schema>, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await query.execute(trx)
  return (rows as { name: string }[]).map(({ name }) => name)
}

async function referencesOf(trx: ControlledTransaction<Schema>): Promise<{ from: string; to: string }[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select child.relname as "from", parent.relname as "to"
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    join pg_namespace on pg_namespace.oid = child.relnamespace
    where contype = 'f' and nspname = current_schema()`.execute(trx)
  return rows
}

let cursors = 0

async function* readTable(
  trx: ControlledTransaction<Schema>,
  table: string,
  wanted?: readonly string[],
): AsyncGenerator<Rows> {
  const cursor = sql.raw(`backup_${++cursors}`)
  const list = wanted ? sql.join(wanted.map((column) => sql.ref(column))) : sql`*`
  await sql`declare ${cursor} no scroll cursor for select ${list} from ${sql.table(table)}`.execute(trx)
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(ROWS)} from ${cursor}`.execute(trx)
    const [first] = rows
    if (!first) break
    const columns = Object.keys(first)
    yield { columns, rows: rows.map((row) => columns.map((column) => row[column])) }
  }
  await sql`close ${cursor}`.execute(trx)
}
