import type { Database } from '../schema/index.ts'

/** What the desk imports and takes back: one at a time, with its report. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .createTable('import_run')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('import_number', 'bigint')
    .addColumn('staff_id', 'text', (c) => c.notNull())
    .addColumn('staff_name', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    // Null is no value to either database: of 1 there is one row.
    .addColumn('running', 'bigint', (c) => c.unique())
    .addColumn('read', 'bigint', (c) => c.notNull())
    .addColumn('same', 'bigint')
    .addColumn('refused', 'bigint')
    .addColumn('outcome', 'text')
    .execute()
  await db.schema.createIndex('import_run_number').on('import_run').column('import_number').execute()
  await db.schema
    .createTable('import_list')
    .addColumn('run_id', 'text', (c) => c.notNull().references('import_run.id'))
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_list_pk', ['run_id', 'what', 'position'])
    .execute()
}
