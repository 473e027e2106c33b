import { istDate } from '@dawakit/core/delivery'
import { ORDERS_COUNTED } from '@dawakit/core/order'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { changedOf, oldestFound, openBefore, ratesWrittenUntil, stillChanged } from './changed-rates.sql.ts'

/** Orders of one transaction. */
const AT_ONCE = 200
const KEPT = 'changed-rates'

/** How far the orders of before the last change were gone through, and in which of the {@link roundOf rounds}. */
interface Kept {
  round: string
  at: number
  id: string
}

/**
 * Keeps which lines were ordered before a change of rates and have not left: who asks for the list would wait for all orders that
 * are open. Once a day they are gone through; what was stopped goes on where it was; of several processes each does a part. What has
 * left is taken out each time, as far as it is counted.
 *
 * @returns how many orders were gone through
 */
export async function followChangedRates(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const giveWay = createGiveWay()
  let count = 0
  while (!isStopped() && (await isMore(db, clock()))) {
    count += await inTransaction(db, (trx) => goOn(trx, clock()))
    await giveWay()
  }
  if (!isStopped()) await dropWhatLeft(db, clock())
  return count
}

/** One a day, and one more when nothing is written with the rates of before any longer. */
const roundOf = (now: number) => `${istDate(now)}${now < ratesWrittenUntil(now) ? ' early' : ''}`

/** How far the round of now has come. */
async function readKept(db: Database, now: number): Promise<Kept> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEPT).executeTakeFirst()
  const kept: Kept | null = row ? JSON.parse(row.value) : null
  const round = roundOf(now)
  return kept?.round === round ? kept : { round, at: 0, id: '' }
}

const ordersBehind = (db: Database, now: number, { at, id }: Kept) =>
  openBefore(db, now)
    .where('ordered_at', '>=', at)
    .where((where) => where.or([where('ordered_at', '>', at), where('id', '>', id)]))
    .orderBy('ordered_at')
    .orderBy('id')

async function isMore(db: Database, now: number): Promise<boolean> {
  const next = ordersBehind(db, now, await readKept(db, now)).limit(1)
  return (await next.executeTakeFirst()) !== undefined
}

async function goOn(trx: Database, now: number): Promise<number> {
  await trx
    .insertInto('meta')
    .values({ key: KEPT, value: JSON.stringify({ round: '', at: 0, id: '' } satisfies Kept) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  // Held until the commit: who comes meanwhile goes on behind.
  await trx
    .updateTable('meta')
    .set((set) => ({ value: set.ref('value') }))
    .where('key', '=', KEPT)
    .execute()
  const kept = await readKept(trx, now)
  const orders = await ordersBehind(trx, now, kept).limit(AT_ONCE).execute()
  const last = orders.at(-1)
  if (!last) return 0
  const ids = orders.map(({ id }) => id)
  await trx.deleteFrom('changed_rate').where('order_id', 'in', ids).execute()
  const rows = await changedOf(trx, orders, now)
  if (rows.length > 0)
    await trx
      .insertInto('changed_rate')
      .values(
        rows.map(({ orderId, lineNo, orderedAt }) => ({
          order_id: orderId,
          line_no: lineNo,
          ordered_at: orderedAt,
        })),
      )
      .execute()
  const next: Kept = { round: kept.round, at: last.ordered_at, id: last.id }
  await trx
    .updateTable('meta')
    .set({ value: JSON.stringify(next) })
    .where('key', '=', KEPT)
    .execute()
  return orders.length
}

/** What stands first in the list, as far as it is counted: what is behind is asked for when it is read. */
async function dropWhatLeft(db: Database, now: number): Promise<void> {
  const found = await oldestFound(db)
    .limit(ORDERS_COUNTED + 1)
    .execute()
  for (let from = 0; from < found.length; from += AT_ONCE) {
    const { over } = await stillChanged(db, found.slice(from, from + AT_ONCE), now)
    if (over.length === 0) continue
    await inTransaction(db, async (trx) => {
      for (const { order_id, line_no } of over)
        await trx
          .deleteFrom('changed_rate')
          .where('order_id', '=', order_id)
          .where('line_no', '=', line_no)
          .execute()
    })
  }
}
