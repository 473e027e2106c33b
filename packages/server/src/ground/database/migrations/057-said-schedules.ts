import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/** Ids of one statement. */
const AT_ONCE = 500

const COLUMNS = ['schedule', 'prescription'] as const

/**
 * Whether a product's schedule, and that it needs a prescription, were guessed by its salts or said by a list or a hand. Of what is there
 * already the audit tells what a hand has said; the rest counts as guessed until the catalogue is held beside the table of salts for the
 * first time: what that does not tell was said. See catalogue/schedules/follow-schedules.ts. Of what is guessed the stricter counts: what
 * is in doubt is guessed.
 */
export async function up(db: Database): Promise<void> {
  // Before the table is held shut for the columns.
  const said = await saidByHand(db)
  for (const column of COLUMNS) {
    await db.schema
      .alterTable('product')
      .addColumn(`is_${column}_guessed`, 'bigint', (c) => c.notNull().defaultTo(1))
      .execute()
  }
  for (const { column, value, ids } of said.values()) {
    const stands =
      column === 'schedule' ? sql`schedule = ${value}` : sql`is_prescription = ${value === 'yes' ? 1 : 0}`
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = sql.join(ids.slice(from, from + AT_ONCE))
      await sql`
        update product set ${sql.ref(`is_${column}_guessed`)} = 0 where id in (${some}) and ${stands}`.execute(
        db,
      )
    }
  }
}

interface Said {
  column: (typeof COLUMNS)[number]
  value: string
  ids: string[]
}

/**
 * What hands have written of products, by what it was. One that wrote the salts, too, may have written what they told. What has been taken
 * back since does not stand any more.
 */
async function saidByHand(db: Database): Promise<Map<string, Said>> {
  const { rows } = await sql<{ subject_id: string; after: string }>`
    select subject_id, after from audit where subject = 'product'
    and action in ('product.add', 'product.change', 'product.bulk')
    and (after like '%"schedule":%' or after like '%"prescription":%')
    and after not like '%"composition":%'`.execute(db)
  const said = new Map<string, Said>()
  for (const { subject_id, after } of rows) {
    const written: Partial<Record<string, unknown>> = JSON.parse(after)
    for (const column of COLUMNS) {
      const value = written[column]
      if (typeof value !== 'string' || value === '') continue
      const key = `${column} ${value}`
      const known = said.get(key)
      if (known) known.ids.push(subject_id)
      else said.set(key, { column, value, ids: [subject_id] })
    }
  }
  return said
}
