import type {
  DeskCustomer,
  DeskLine,
  DeskMoneyCase,
  DeskNote,
  DeskOrder,
  DeskOrderPayout,
  DeskOrderRefund,
  DeskParcel,
  StaffRole,
} from '@dawakit/core/contract'
import { inRupees, toRupees } from '@dawakit/core/money'
import { orderNotFound } from '@dawakit/core/refusals'
import { proposeBatches } from '@dawakit/core/shelf'
import { needsBatch } from '@dawakit/core/shipping'
import { rupeesOrNull } from '../../ground/contract/rupees.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { readAudit } from '../../people/audit/audit.sql.ts'
import { readShelves } from '../../shelves/batches/shelf-batches.sql.ts'
import { readBalance } from '../balance/read-balance.ts'
import { isToBeMade } from '../read/is-to-be-made.ts'
import type { OrderLineRow, OrderRow } from '../read/order-rows.ts'
import { findOrderRow, readOrderLines, toOrders } from '../read/orders.sql.ts'
import { cashToCollect } from '../read/parcel-money.ts'
import { readShipments, type ShipmentRows } from '../read/shipments.sql.ts'
import { orderShownTo } from '../read/shown-to.ts'
import { standingOf } from './desk-orders.sql.ts'
import { deskVersionOf, readReturnStates } from './desk-version.ts'

const AUDIT_SHOWN = 100

const isoTime = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : isoTime(at))

/**
 * An order as the desk works on it.
 *
 * @param staff - To whom: what of it their role sees, `orderShownTo` says.
 * @throws {CallError} 404 `order-not-found`
 */
export async function readDeskOrder(
  db: Database,
  { role }: { role: StaffRole },
  orderId: string,
): Promise<DeskOrder> {
  const row = await findOrderRow(db, orderId)
  const [order] = row ? await toOrders(db, [row]) : []
  if (!row || !order) throw new CallError(404, orderNotFound)
  const lines = (await readOrderLines(db, [orderId])).get(orderId) ?? []
  const shipments = (await readShipments(db, [orderId])).get(orderId) ?? []
  const returns = await readReturnStates(db, orderId)
  const { data: audit } = await readAudit(db, { order: orderId }, { page: 1, limit: AUDIT_SHOWN })
  const balance = await readBalance(db, orderId)
  const { pots: _, ...sums } = balance
  return orderShownTo(role, {
    id: orderId,
    version: deskVersionOf({ order: row, lines, parcels: shipments, returns, balance }),
    balance: inRupees(sums),
    order,
    standing: standingOf(row),
    isPlaced: row.stock_state === 'taken',
    packing: row.packing,
    paymentMethod: row.payment_method,
    placedBy: row.placed_by,
    lines: await toLines(db, lines, shipments),
    parcels: await toParcels(db, row, lines, shipments),
    notes: await readNotes(db, orderId),
    audit,
    invoiceNumber: await readInvoiceNumber(db, orderId),
    customer: await readCustomer(db, row),
    moneyCases: await readMoneyCases(db, orderId),
    payouts: await readPayouts(db, orderId),
    refunds: await readRefunds(db, orderId),
  })
}

async function toLines(
  db: Database,
  rows: readonly OrderLineRow[],
  shipments: readonly ShipmentRows[],
): Promise<DeskLine[]> {
  const lines = rows.map((row) => toLine(row, shipments))
  const open = lines.filter(({ left }) => left > 0)
  const shelfOf = await readShelves(
    db,
    open.map(({ productId }) => productId),
  )
  for (const line of open) {
    const { batches, unknownUnits } = shelfOf(line.productId)
    line.batches = proposeBatches(batches, line.left)
    line.unknownUnits = unknownUnits
  }
  return lines
}

function toLine(line: OrderLineRow, shipments: readonly ShipmentRows[]): DeskLine {
  const isPrescriptionNeeded = line.is_prescription === 1
  const packed = shipments
    .flatMap(({ lines }) => lines)
    .filter(({ line_no }) => line_no === line.line_no)
    .reduce((sum, { supplied }) => sum + supplied, 0)
  return {
    lineNo: line.line_no,
    productId: line.product_id,
    name: line.name,
    packageSize: line.package_size,
    quantity: line.quantity,
    orderedQuantity: line.ordered_quantity ?? line.quantity,
    declinedReason: line.declined_reason,
    isPrescriptionNeeded,
    isBatchNeeded: needsBatch({ hsn: line.hsn, isPrescriptionNeeded }),
    price: toRupees(line.price_paise),
    packed,
    left: Math.max(0, line.quantity - packed),
    batches: [],
    unknownUnits: 0,
  }
}

async function toParcels(
  db: Database,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  shipments: readonly ShipmentRows[],
): Promise<DeskParcel[]> {
  const names = await staffNames(db, [...new Set(shipments.map(({ packed_by }) => packed_by))])
  return shipments.map((shipment) => ({
    id: shipment.id,
    number: shipment.number,
    state: shipment.state,
    courier: shipment.courier,
    trackingNumber: shipment.tracking_number,
    trackingUrl: shipment.tracking_url,
    packedBy: names.get(shipment.packed_by) ?? '',
    packedAt: isoTime(shipment.packed_at),
    handedOverAt: isoOrNull(shipment.handed_over_at),
    onTheWayAt: isoOrNull(shipment.on_the_way_at),
    deliveredAt: isoOrNull(shipment.delivered_at),
    returnedAt: isoOrNull(shipment.returned_at),
    collect: rupeesOrNull(cashToCollect({ order, lines, parcels: shipments }, shipment)),
    lines: shipment.lines.map((packed) => {
      const line = lines.find(({ line_no }) => line_no === packed.line_no)
      return {
        lineNo: packed.line_no,
        productId: line?.product_id ?? '',
        name: line?.name ?? '',
        quantity: packed.quantity,
        batch: packed.batch,
        expiresOn: packed.expires_on,
      }
    }),
  }))
}

async function staffNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function readNotes(db: Database, orderId: string): Promise<DeskNote[]> {
  const rows = await db
    .selectFrom('order_note')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, staff_name, text, created_at }) => ({
    id,
    staffName: staff_name,
    text,
    at: isoTime(created_at),
  }))
}

async function readInvoiceNumber(db: Database, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('invoice')
    .select('number')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.number ?? null
}

async function readCustomer(db: Database, { id, user_id }: OrderRow): Promise<DeskCustomer> {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'username', 'email', 'mobile', 'created_at'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const others = await db
    .selectFrom('orders')
    .select((column) => [column.fn.countAll().as('all'), column.fn.count('canceled_at').as('cancelled')])
    .where('user_id', '=', user_id)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    name: row.username,
    email: row.email,
    mobile: row.mobile ?? '',
    since: isoTime(row.created_at),
    otherOrders: Number(others.all),
    cancelledOrders: Number(others.cancelled),
  }
}

async function readMoneyCases(db: Database, orderId: string): Promise<DeskMoneyCase[]> {
  const rows = await db
    .selectFrom('money_case')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('opened_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    gateway: row.provider,
    expected: rupeesOrNull(row.expected_paise),
    found: toRupees(row.found_paise),
    note: row.note,
    openedAt: isoTime(row.opened_at),
  }))
}

async function readPayouts(db: Database, orderId: string): Promise<DeskOrderPayout[]> {
  const rows = await db
    .selectFrom('payout')
    .select(['id', 'amount_paise', 'state', 'way', 'reason', 'reference', 'created_at', 'paid_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, amount_paise, state, way, reason, reference, created_at, paid_at }) => ({
    id,
    amount: toRupees(amount_paise),
    state,
    way,
    reason,
    reference,
    createdAt: isoTime(created_at),
    paidAt: isoOrNull(paid_at),
  }))
}

async function readRefunds(db: Database, orderId: string): Promise<DeskOrderRefund[]> {
  const rows = await db
    .selectFrom('refund')
    .select(['id', 'amount_paise', 'status', 'reason', 'created_at'])
    .where('order_id', '=', orderId)
    .where(isToBeMade)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, amount_paise, status, reason, created_at }) => ({
    id,
    amount: toRupees(amount_paise),
    state: status,
    reason,
    createdAt: isoTime(created_at),
  }))
}
