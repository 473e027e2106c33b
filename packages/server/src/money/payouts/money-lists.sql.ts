import type { DeskCase, DeskFailedRefund, DeskPayout, PayoutState } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import type { SelectQueryBuilder } from 'kysely'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import { rupeesOrNull } from '../../ground/contract/rupees.ts'
import type { Database, Schema } from '../../ground/database/schema/index.ts'
import { isToBeMade } from '../../orders/read/is-to-be-made.ts'
import { type MoneyCaseRow, selectCases } from '../payments/money-cases/money-cases.sql.ts'

/** One page of a list, and how many there are. */
interface Listed<Row> {
  data: Row[]
  totalCount: number
}

const isoAt = (at: number) => new Date(at).toISOString()

/** Money that a person has to look at, the oldest case first. */
export async function listMoneyCases(
  db: Database,
  state: MoneyCaseRow['state'],
  page: Page,
): Promise<Listed<DeskCase>> {
  const rows = await selectCases(db, state).limit(page.limit).offset(offsetOf(page)).execute()
  const data = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    gateway: row.provider,
    gatewayReference: row.provider_reference,
    orderId: row.order_id,
    orderNumber: row.order_number,
    expected: rupeesOrNull(row.expected_paise),
    found: toRupees(row.found_paise),
    note: row.note,
    openedAt: isoAt(row.opened_at),
  }))
  return { data, totalCount: await countOf(db.selectFrom('money_case').where('state', '=', state)) }
}

/** Money paid in cash that goes back by hand, the oldest first. */
export async function listPayouts(db: Database, state: PayoutState, page: Page): Promise<Listed<DeskPayout>> {
  const chosen = db.selectFrom('payout').where('payout.state', '=', state)
  // The order of each is looked up once it is known which are of the page: PostgreSQL would go through all orders for them.
  const ofPage = chosen
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(offsetOf(page))
  const rows = await db
    .selectFrom(ofPage.as('payout'))
    .innerJoin('orders', 'orders.id', 'payout.order_id')
    .selectAll('payout')
    .select('orders.number as order_number')
    .orderBy('payout.created_at')
    .orderBy('payout.id')
    .execute()
  const data = rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    amount: toRupees(row.amount_paise),
    state: row.state,
    way: row.way,
    hasPayTo: row.pay_to_sealed !== null,
    reason: row.reason,
    reference: row.reference,
    createdAt: isoAt(row.created_at),
    paidAt: row.paid_at === null ? null : isoAt(row.paid_at),
  }))
  return { data, totalCount: await countOf(chosen) }
}

/** Refunds that their gateway has refused and nobody has asked for anew, the oldest first. */
export async function listFailedRefunds(db: Database, page: Page): Promise<Listed<DeskFailedRefund>> {
  const chosen = db.selectFrom('refund').where('refund.status', '=', 'failed').where(isToBeMade)
  const ofPage = chosen
    .selectAll()
    .orderBy('updated_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(offsetOf(page))
  const rows = await db
    .selectFrom(ofPage.as('refund'))
    .innerJoin('orders', 'orders.id', 'refund.order_id')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .select(['orders.number as order_number', 'payment.provider'])
    .orderBy('refund.updated_at')
    .orderBy('refund.id')
    .execute()
  const data = rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    gateway: row.provider,
    amount: toRupees(row.amount_paise),
    reason: row.reason,
    failedAt: isoAt(row.updated_at),
  }))
  return { data, totalCount: await countOf(chosen) }
}

async function countOf<Table extends keyof Schema>(
  chosen: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
  const { count } = await chosen
    .select((column) => column.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
