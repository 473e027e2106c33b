import type { Database } from '../schema/index.ts'

/** Imports by number, and what each has changed, so that it can be taken back. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .createTable('import')
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('undone_at', 'bigint')
    .addColumn('added', 'bigint', (c) => c.notNull())
    .addColumn('changed', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_pk', ['number'])
    .execute()
  await db.schema
    .createTable('import_change')
    .addColumn('import_number', 'bigint', (c) => c.notNull().references('import.number'))
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addPrimaryKeyConstraint('import_change_pk', ['import_number', 'seq'])
    .execute()
  await db.schema
    .createIndex('import_change_key')
    .on('import_change')
    .columns(['what', 'key', 'import_number'])
    .execute()
}
