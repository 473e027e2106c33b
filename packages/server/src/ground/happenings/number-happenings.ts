import { sql } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import { locksRows } from '../database/locks-rows.ts'
import type { Database } from '../database/schema/index.ts'

/** The row of `meta` that holds the last number: it stays when what it numbered is deleted. */
export const LAST_NUMBER = 'happenings-numbered'
const BATCH = 500
const FIRST = { key: LAST_NUMBER, value: '0' }

export async function readLastNumber(db: Database): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', LAST_NUMBER).executeTakeFirst()
  return Number(row?.value ?? 0)
}

/**
 * Numbers what has happened and is committed, one behind the other, so that a cursor which has passed a number has missed
 * nothing: what a transaction that is still under way has written gets a later one.
 *
 * @returns the last number
 */
export async function numberHappenings(db: Database): Promise<number> {
  const isWaiting = await db
    .selectFrom('happening')
    .select('id')
    .where('number', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!isWaiting) return readLastNumber(db)
  return inTransaction(db, async (trx) => {
    const last = await holdLastNumber(trx)
    const numbered = await sql`
      update happening set number = numbered.number
      from (
        select id, cast(${last} as bigint) + row_number() over (order by place, id) as number from (
          select id, place from happening where number is null order by place, id limit ${BATCH}
        ) as waiting
      ) as numbered
      where happening.id = numbered.id`.execute(trx)
    const now = last + Number(numbered.numAffectedRows ?? 0)
    await trx
      .updateTable('meta')
      .set({ value: String(now) })
      .where('key', '=', LAST_NUMBER)
      .execute()
    return now
  })
}

/** No other process numbers until this transaction ends. */
async function holdLastNumber(trx: Database): Promise<number> {
  const row = trx.selectFrom('meta').select('value').where('key', '=', LAST_NUMBER)
  const held = () => (locksRows(trx) ? row.forUpdate() : row).executeTakeFirst()
  const found = await held()
  if (found) return Number(found.value)
  await trx
    .insertInto('meta')
    .values(FIRST)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return Number((await held())?.value ?? 0)
}
