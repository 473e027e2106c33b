import type { DeskReturn, DeskReturnRow, ReturnState, StaffRole } from '@dawakit/core/contract'
import { paise, sumPaise, toRupees } from '@dawakit/core/money'
import type { Config } from '../../ground/context/config.ts'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { maskedPayTo, openPayTo } from '../../orders/balance/sealed-pay-to.ts'
import { returnShownTo } from '../../orders/read/shown-to.ts'
import { readReturn } from '../returns/returns.sql.ts'
import { returnVersionOf } from './return-version.ts'

const isoTime = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : isoTime(at))

/** Returns as a role sees them, those that wait longest first. */
export async function listReturns(
  db: Database,
  { role }: { role: StaffRole },
  state: ReturnState | undefined,
  page: Page,
): Promise<{ rows: DeskReturnRow[]; totalCount: number }> {
  const base = db.selectFrom('return_request')
  const wanted = state === undefined ? base : base.where('state', '=', state)
  // Found first: what stands in their lines is summed of the page alone.
  const found = wanted
    .select('id')
    .orderBy('requested_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(offsetOf(page))
  const rows = await db
    .selectFrom(found.as('found'))
    .innerJoin('return_request', 'return_request.id', 'found.id')
    .innerJoin('orders', 'orders.id', 'return_request.order_id')
    .selectAll('return_request')
    .select('orders.number as order_number')
    .select((column) => [
      column
        .selectFrom('return_line')
        .select((line) => line.fn.sum<number>('quantity').as('pieces'))
        .whereRef('return_id', '=', 'return_request.id')
        .as('pieces'),
      column
        .selectFrom('return_line')
        .select((line) => line.fn.sum<number>('refund_paise').as('refund'))
        .whereRef('return_id', '=', 'return_request.id')
        .as('refund'),
    ])
    .orderBy('requested_at')
    .orderBy('return_request.id')
    .execute()
  const { count } = await wanted
    .select((column) => column.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return {
    rows: rows.map(({ delivery_paise, ...row }) =>
      returnShownTo(role, {
        id: row.id,
        number: row.number,
        orderId: row.order_id,
        orderNumber: row.order_number,
        kind: row.kind,
        state: row.state,
        reason: row.reason,
        pieces: Number(row.pieces ?? 0),
        refund: toRupees(sumPaise([paise(Number(row.refund ?? 0)), paise(delivery_paise)])),
        requestedAt: isoTime(row.requested_at),
      }),
    ),
    totalCount: Number(count),
  }
}

/** @throws {RuleError} `return-not-found` */
export async function readDeskReturn(
  db: Database,
  config: Pick<Config, 'secrets'>,
  { role }: { role: StaffRole },
  id: string,
): Promise<DeskReturn> {
  const { row, lines, order, orderLines } = await readReturn(db, id)
  const note = await db
    .selectFrom('credit_note')
    .select('number')
    .where('order_id', '=', order.id)
    .where('return_id', '=', id)
    .executeTakeFirst()
  const pictures = await db
    .selectFrom('return_picture')
    .select(['id', 'created_at'])
    .where('return_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return returnShownTo(role, {
    id,
    version: returnVersionOf({ row, lines }),
    number: row.number,
    orderId: order.id,
    orderNumber: order.number,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    refund: toRupees(sumPaise([...lines.map(({ refund_paise }) => refund_paise), row.delivery_paise])),
    requestedAt: isoTime(row.requested_at),
    decision: row.decision,
    restockingPercent: row.restocking_percent,
    lines: lines.map((line) => ({
      lineNo: line.line_no,
      name: orderLines.find(({ line_no }) => line_no === line.line_no)?.name ?? '',
      quantity: line.quantity,
      batch: line.batch,
      received: line.received_quantity,
      judgement: line.judgement,
      refunded: line.refunded_quantity,
      charge: toRupees(line.charge_paise),
      refund: toRupees(line.refund_paise),
    })),
    payTo: maskedPayTo(openPayTo(config, id, row.pay_to_sealed)),
    creditNote: note?.number ?? null,
    pictures: pictures.map((one) => ({ id: one.id, uploadedAt: isoTime(one.created_at) })),
    decidedAt: isoOrNull(row.decided_at),
    receivedAt: isoOrNull(row.received_at),
    closedAt: isoOrNull(row.closed_at),
  })
}
