import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * Whether a product's schedule, and that it needs a prescription, were guessed by its salts or said by a list or a hand. Of what is there
 * already the audit tells what a hand has said; the rest counts as guessed until the catalogue is held beside the table of salts for the
 * first time: what that does not tell was said. See catalogue/schedules/follow-schedules.ts.
 */
export async function up(db: Database): Promise<void> {
  for (const column of ['schedule', 'prescription'] as const) {
    const flag = `is_${column}_guessed` as const
    await db.schema
      .alterTable('product')
      .addColumn(flag, 'bigint', (c) => c.notNull().defaultTo(1))
      .execute()
    await sql`
      update product set ${sql.ref(flag)} = 0 where id in (
        select subject_id from audit where subject = 'product'
        and action in ('product.add', 'product.change', 'product.bulk') and after like ${`%"${column}":%`}
      )`.execute(db)
  }
}
