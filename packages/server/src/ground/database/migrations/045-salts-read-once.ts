import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'
import { inSqlite, SCHEDULE_X, withhold } from './036-what-may-not-be-sold.ts'

/**
 * Each word of Schedule X was looked for in a salt that was made plain anew for it: that was most of what an import of products
 * took. The triggers do what they did, and make it plain once.
 */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  if (isPostgres) return
  const triggers = {
    salt_added: `after insert on product_salt when ${said('new')} begin ${withhold('new.product_id')} end`,
    salt_changed: `
      after update of product_id, salt, salt_key on product_salt when ${said('new')} or ${said('old')}
      begin ${withhold('new.product_id')} ${withhold('old.product_id')} end`,
    salt_gone: `after delete on product_salt when ${said('old')} begin ${withhold('old.product_id')} end`,
  }
  for (const [name, text] of Object.entries(triggers)) {
    await sql.raw(`drop trigger withhold_${name}`).execute(db)
    await sql.raw(`create trigger withhold_${name} ${text}`).execute(db)
  }
}

/** Whether a salt, or its key, has a word that is not sold. */
function said(row: string): string {
  const isX = SCHEDULE_X.map((name) => `instr(said.text, ' ${name} ') > 0`).join(' or ')
  const isOwn = `exists (select 1 from not_sold_online where instr(said.text, ' ' || words || ' ') > 0)`
  return `(select ${isX} or ${isOwn} from (select ${inSqlite(`${row}.salt || ' ' || ${row}.salt_key`)} as text) as said)`
}
