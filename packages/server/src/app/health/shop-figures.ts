import { sql } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { MoneyCaseKind } from '../../ground/database/schema/orders.ts'
import { listCursors } from '../../ground/happenings/cursors.ts'
import type { ShopFigures } from '../../ground/watching/metrics/shop-gauges.ts'
import { countOutbox } from '../../messages/outbox/given-up.ts'
import { UNFINISHED } from '../../money/payments/attempts/payments.sql.ts'
import { countOpenCases } from '../../money/payments/money-cases/money-cases.sql.ts'
import { watchCodes } from '../../people/codes/otp-alarm.ts'

const MONEY_CASES = [
  'wrong-amount',
  'wrong-currency',
  'refund-refused',
  'refund-unclear',
  'unknown-payment',
  'owed-by-customer',
] as const satisfies readonly MoneyCaseKind[]

type Reading = Pick<ServerContext, 'db' | 'clock' | 'config'>

export async function readShopFigures(context: Reading): Promise<ShopFigures> {
  const open = await countOpenCases(context.db)
  const { count } = await context.db
    .selectFrom('refund')
    .select((column) => column.fn.countAll().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  const codes = await watchCodes(context)
  return {
    moneyCases: MONEY_CASES.map((kind) => ({ kind, open: open.get(kind) ?? 0 })),
    refundsPending: Number(count),
    codes: {
      wrongInHour: codes.wrong.hour,
      wrongInDay: codes.wrong.day,
      isAlarm: codes.isOver,
      numbersGuessedAt: codes.numbers,
      sentInDay: codes.sent,
      isSpending: codes.sent > context.config.limits.codesOfShop,
    },
    outbox: await readOutbox(context),
    subscribers: await listCursors(context.db),
    payments: await readPayments(context),
  }
}

async function readOutbox({ db, clock }: Reading): Promise<ShopFigures['outbox']> {
  const counts = await countOutbox(db)
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['kind', fn.min('created_at').as('oldest')] as const)
    .where('sent_at', 'is', null)
    .where('payload', '<>', '')
    .groupBy('kind')
    .execute()
  return counts.map((count) => {
    const oldest = rows.find(({ kind }) => kind === count.kind)?.oldest
    return { ...count, oldestSeconds: secondsSince(oldest, clock()) }
  })
}

async function readPayments({ db, clock }: Reading): Promise<ShopFigures['payments']> {
  const { waiting, oldest } = await db
    .selectFrom('payment')
    .select(({ fn }) => [fn.countAll().as('waiting'), fn.min('created_at').as('oldest')])
    .where('next_poll_at', 'is not', null)
    .where('status', 'in', UNFINISHED)
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), oldestSeconds: secondsSince(oldest, clock()) }
}

function secondsSince(time: number | null | undefined, now: number): number {
  return time === null || time === undefined ? 0 : Math.max(0, (now - Number(time)) / 1000)
}

/** Products read at a time: a few milliseconds, after which others get their turn. */
const ROWS = 5000

/** How many products have fewer pieces than their alert, as `shop stock` lists them: read in parts. */
export async function countBelowAlert(db: Database): Promise<number> {
  let below = 0
  let last: string | null = ''
  while (last !== null) {
    const part = db
      .selectFrom('product')
      .select(['id', 'is_for_sale', 'is_generated', 'stock_alert_threshold'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS)
      .as('part')
    const row: { below: unknown; last: string | null } = await db
      .selectFrom(part)
      .leftJoin('stock', 'stock.product_id', 'part.id')
      .select(({ fn }) => [
        sql`sum(case when is_for_sale = 1 and is_generated = 0 and free < stock_alert_threshold then 1 else 0 end)`.as(
          'below',
        ),
        fn.max<string | null>('part.id').as('last'),
      ])
      .executeTakeFirstOrThrow()
    below += Number(row.below ?? 0)
    last = row.last
    await new Promise((resolve) => setImmediate(resolve))
  }
  return below
}
