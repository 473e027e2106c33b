import type { Database } from '../database/schema/index.ts'
import { readLastNumber } from './number-happenings.ts'

export interface Cursor {
  name: string
  /** The last that it has heard of. */
  number: number
  /** How many it has yet to hear of. */
  behind: number
  /** Tries with the next one that have failed. */
  tries: number
  lastError: string | null
}

/** Everybody who hears of what happens, and how far. */
export async function listCursors(db: Database): Promise<Cursor[]> {
  const last = await readLastNumber(db)
  const rows = await db.selectFrom('subscriber').selectAll().orderBy('name').execute()
  return rows.map(({ name, number, tries, last_error }) => ({
    ...{ name, number, tries, lastError: last_error },
    behind: Math.max(0, last - number),
  }))
}

/**
 * Sets a subscriber back, so that it hears again of all from a moment on that is still kept.
 *
 * @param from - Epoch milliseconds.
 * @returns how many it will hear of; null where nobody has that name
 */
export async function replay(db: Database, name: string, from: number): Promise<number | null> {
  const last = await readLastNumber(db)
  const first = await db
    .selectFrom('happening')
    .select((row) => row.fn.min('number').as('number'))
    .where('at', '>=', from)
    .where('number', 'is not', null)
    .executeTakeFirst()
  const number = Math.max(0, Number(first?.number ?? last + 1) - 1)
  return (await setCursor(db, name, number)) ? last - number : null
}

/** Lets a subscriber pass over the one that it cannot take. @returns its number; null where nobody stands before one */
export async function passOver(db: Database, name: string): Promise<number | null> {
  const row = await db.selectFrom('subscriber').selectAll().where('name', '=', name).executeTakeFirst()
  if (!row || row.tries === 0) return null
  const next = await db
    .selectFrom('happening')
    .select((one) => one.fn.min('number').as('number'))
    .where('number', '>', row.number)
    .executeTakeFirst()
  if (!next?.number) return null
  return (await setCursor(db, name, Number(next.number))) ? Number(next.number) : null
}

/** Whoever is with it finds that it is with them no more, and stops. */
async function setCursor(db: Database, name: string, number: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscriber')
    .set({ number, held_by: null, held_until: 0, tries: 0, next_try_at: 0, last_error: null })
    .where('name', '=', name)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
