import type { Selectable } from 'kysely'
import type { ServerContext } from '../context/server-context.ts'
import { newId } from '../database/new-id.ts'
import type { HappeningTable, SubscriberTable } from '../database/schema/happenings.ts'
import type { Database } from '../database/schema/index.ts'
import { numberHappenings, readLastNumber } from '../happenings/number-happenings.ts'
import type { Handed, Subscriber } from '../happenings/subscriber.ts'
import { kindOf } from '../watching/stack-of.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** How long a process holds a subscriber: longer than one may take with what it is handed between two signs of life. */
const LEASE_MS = MINUTE_MS
/** A cursor is written at least so often while a batch is handed over. */
const SAVE_MS = 5 * SECOND_MS
/** Waits before the second, third … try; then each time the last one. */
const BACKOFF_MS = [SECOND_MS, 5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS]
const BATCH = 200

export type HandingOver = Pick<ServerContext, 'db' | 'clock' | 'log'>
type Row = Selectable<SubscriberTable>

/**
 * One round: numbers what has happened, and hands it to each subscriber from where its cursor stands. Any number of processes
 * may do it on one database; a subscriber is with one of them at a time.
 *
 * @returns how much was handed over
 */
export async function handOver(
  context: HandingOver,
  subscribers: readonly Subscriber[],
  isStopped: () => boolean,
): Promise<number> {
  const { db } = context
  const last = await numberHappenings(db)
  const rows = await db.selectFrom('subscriber').select('name').where('number', '<', last).execute()
  const behind = new Set(rows.map(({ name }) => name))
  let handed = 0
  for (const subscriber of subscribers) {
    if (behind.has(subscriber.name) && !isStopped()) handed += await bringUp(context, subscriber, isStopped)
  }
  return handed
}

/** A subscriber that is new hears of what happens from now on. Once is enough for a process. */
export async function addMissing(db: Database, subscribers: readonly Subscriber[]): Promise<void> {
  const known = new Set((await db.selectFrom('subscriber').select('name').execute()).map(({ name }) => name))
  const missing = subscribers.filter(({ name }) => !known.has(name))
  if (missing.length === 0) return
  const number = await readLastNumber(db)
  await db
    .insertInto('subscriber')
    .values(
      missing.map(({ name }) => ({
        ...{ name, number, held_by: null, held_until: 0 },
        ...{ tries: 0, next_try_at: 0, last_error: null },
      })),
    )
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

async function bringUp(
  context: HandingOver,
  subscriber: Subscriber,
  isStopped: () => boolean,
): Promise<number> {
  const { db, clock } = context
  const held = await hold(context, subscriber.name)
  if (!held) return 0
  const { row, mine } = held
  const save = (number: number, more: Partial<Row> = {}) => saveCursor(context, mine, { number, ...more })
  let { number } = row
  let handed = 0
  for (;;) {
    const batch = await db
      .selectFrom('happening')
      .selectAll()
      .where('number', '>', number)
      .orderBy('number')
      .limit(BATCH)
      .execute()
    let savedAt = clock()
    for (const one of batch) {
      try {
        if (await hand(subscriber, one)) handed++
      } catch (error) {
        await saveFailure(context, mine, { row, number, error, subscriber })
        return handed
      }
      number = Number(one.number)
      if (isStopped()) break
      if (clock() - savedAt >= SAVE_MS) {
        if (!(await save(number))) return handed
        savedAt = clock()
      }
    }
    const isOver = batch.length < BATCH || isStopped()
    const release = isOver ? { held_by: null, held_until: 0 } : {}
    if (!(await save(number, { tries: 0, last_error: null, ...release })) || isOver) return handed
  }
}

async function hand(subscriber: Subscriber, row: Selectable<HappeningTable>): Promise<boolean> {
  const take = subscriber.on[row.kind] as ((happening: Handed) => Promise<void> | void) | undefined
  if (!take) return false
  const { id, kind, at } = row
  await take({ id, number: Number(row.number), kind, facts: JSON.parse(row.facts), at })
  return true
}

interface Mine {
  name: string
  holder: string
}

/** Takes a subscriber for this round: the one whose update finds nobody with it. */
async function hold({ db, clock }: HandingOver, name: string): Promise<{ row: Row; mine: Mine } | null> {
  const holder = newId()
  const now = clock()
  const row = await db
    .updateTable('subscriber')
    .set({ held_by: holder, held_until: now + LEASE_MS })
    .where('name', '=', name)
    .where('held_until', '<=', now)
    .where('next_try_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
  return row ? { row, mine: { name, holder } } : null
}

/** @returns false where another process has it by now, or an operator has moved its cursor */
async function saveCursor(
  { db, clock }: HandingOver,
  { name, holder }: Mine,
  values: Partial<Row>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscriber')
    .set({ held_until: clock() + LEASE_MS, ...values })
    .where('name', '=', name)
    .where('held_by', '=', holder)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function saveFailure(
  context: HandingOver,
  mine: Mine,
  { row, number, error, subscriber }: { row: Row; number: number; error: unknown; subscriber: Subscriber },
): Promise<void> {
  // What is new stands first: it has failed once.
  const tries = number === row.number ? row.tries + 1 : 1
  const pauseMs = BACKOFF_MS[Math.min(tries, BACKOFF_MS.length) - 1] ?? 0
  const kind = kindOf(error)
  context.log.warn({ subscriber: subscriber.name, after: number, tries, kind }, 'happening not taken')
  await saveCursor(context, mine, {
    ...{ number, tries, last_error: kind, next_try_at: context.clock() + pauseMs },
    ...{ held_by: null, held_until: 0 },
  })
}
