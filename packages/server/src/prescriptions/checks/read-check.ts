import { createHash } from 'node:crypto'
import type {
  DeliveryStatus,
  EarlierOrder,
  Order,
  OrderReview,
  Pharmacist,
  PrescriptionCheck,
} from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { orderStanding } from '@dawakit/core/order'
import { canTakeBackApproval, missingParticulars, openLines } from '@dawakit/core/prescription'
import { orderNotFound } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type CheckedRow, readCheckedLines } from '../../orders/read/checked-lines.sql.ts'
import type { OrderRow } from '../../orders/read/order-rows.ts'
import { readOrder, readOrderLines } from '../../orders/read/orders.sql.ts'
import { grantsLeft, particularsOf, readParticulars } from '../../requests/grants/grants.sql.ts'
import { lineFactsOf } from './line-facts.sql.ts'
import { standingGrants } from './standing-grants.sql.ts'

const EARLIER_MAX = 5
const VERSION_LENGTH = 16
const isoTime = (at: number) => new Date(at).toISOString()

/** Whether a pharmacist decides anything of an order now. */
export function isWaiting(row: Pick<OrderRow, 'review' | 'canceled_at' | 'stock_state'>): boolean {
  return (
    (row.review === 'waiting' || row.review === 'asked') &&
    row.canceled_at === null &&
    row.stock_state === 'taken'
  )
}

/** What a pharmacist decides by, as a short text: the same until something of it changes. */
export function versionOf(
  row: OrderRow,
  lines: readonly CheckedRow[],
  prescriptionIds: readonly string[],
): string {
  const facts = [
    row.review,
    row.delivery_status,
    row.canceled_at,
    lines.map(({ line_no, quantity, approved }) => [line_no, quantity, approved]),
    prescriptionIds,
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, VERSION_LENGTH)
}

/** The prescriptions that an order has, oldest first. */
export async function prescriptionsOf(db: Database, orderId: string) {
  return db
    .selectFrom('order_prescription')
    .innerJoin('prescription', 'prescription.id', 'order_prescription.prescription_id')
    .select(['prescription.id', 'prescription.created_at'])
    .where('order_id', '=', orderId)
    .orderBy('prescription.created_at')
    .orderBy('prescription.id')
    .execute()
}

/**
 * All that a pharmacist decides an order by.
 * @throws {CallError} 404 `order-not-found`, also for an order without a line on prescription
 */
export async function readCheck(
  db: Database,
  context: Pick<ServerContext, 'clock' | 'salts'>,
  orderId: string,
): Promise<PrescriptionCheck> {
  const now = context.clock()
  const row = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  if (!row || row.review === 'none') throw new CallError(404, orderNotFound)
  const order = await readOrder(db, orderId)
  const lines = await readCheckedLines(db, orderId)
  const open = openLines(lines)
  const needed = lines.filter(({ isPrescriptionNeeded }) => isPrescriptionNeeded)
  const products = needed.map(({ product_id }) => product_id)
  const grants = await grantsLeft(db, row.user_id, products, now)
  const facts = await lineFactsOf(db, context, row, lines)
  const standing = await standingGrants(db, orderId)
  const prescriptions = await prescriptionsOf(db, orderId)
  const ids = prescriptions.map(({ id }) => id)
  const particulars = await particularsOf(db, ids)
  const review: OrderReview = order.review ?? { state: 'waiting', question: null, pharmacist: null }
  return {
    orderId,
    orderNumber: order.orderNumber,
    orderedAt: order.orderedAt,
    version: versionOf(row, lines, ids),
    review,
    standing: orderStanding(order),
    isOpen: isWaiting(row),
    canTakeBack: canTakeBackApproval({
      review: row.review,
      standing: orderStanding(order),
      packing: row.packing,
    }),
    customer: { id: order.user._id, name: order.user.username, mobileNumber: order.user.mobileNumber },
    patient: order.patient,
    doctor: order.doctorInfo,
    deliveryAddress: addressText(order.shippingAddress),
    totalPrice: order.totalPrice,
    isCashOnDelivery: order.isCashOnDelivery,
    lines: lines.map((line) => ({
      lineNo: line.line_no,
      productId: line.product_id,
      name: line.name,
      packageSize: line.package_size,
      isPrescriptionNeeded: line.isPrescriptionNeeded,
      ...facts(line),
      lacksParticulars: lacksParticulars(line, facts(line).needsParticulars, standing.get(line.line_no)),
      quantity: line.quantity,
      orderedQuantity: line.ordered_quantity ?? line.quantity,
      declinedReason: line.declined_reason ?? '',
      approved: line.approved,
      isOpen: isWaiting(row) && open.includes(line),
      grants: grants
        .filter(({ productId }) => productId === line.product_id)
        .map(({ id, prescriptionId, packs, left, validUntil, particulars: written }) => ({
          id,
          prescriptionId,
          packs,
          left,
          validUntil: istDate(validUntil),
          hasParticulars: written !== null,
        })),
    })),
    prescriptions: prescriptions.map(({ id, created_at }) => ({
      id,
      uploadedAt: isoTime(created_at),
      particulars: particulars.get(id) ?? null,
    })),
    questions: await questionsOf(db, orderId),
    earlier: await earlierOf(db, row, products, ids),
    next: await nextOf(db, row),
  }
}

/** On one line, as somebody writes it down. */
function addressText(address: Order['shippingAddress']): string {
  const { doorNumber, streetName, landMark, cityName, stateName, pincode } = address
  return [doorNumber, streetName, landMark, cityName, `${stateName} ${pincode}`]
    .filter((part) => part.trim() !== '')
    .join(', ')
}

async function questionsOf(db: Database, orderId: string): Promise<PrescriptionCheck['questions']> {
  const rows = await db
    .selectFrom('prescription_question')
    .leftJoin('staff', 'staff.id', 'prescription_question.staff_id')
    .selectAll('prescription_question')
    .select('staff.name as askedBy')
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    askedBy: row.askedBy ?? '',
    askedAt: isoTime(row.asked_at),
    answer: row.answer,
    prescriptionId: row.prescription_id,
    answeredAt: row.answered_at === null ? null : isoTime(row.answered_at),
  }))
}

/** Earlier orders of the customer with one of these products or prescriptions, newest first. */
async function earlierOf(
  db: Database,
  { id, user_id, ordered_at }: OrderRow,
  products: readonly string[],
  prescriptionIds: readonly string[],
): Promise<EarlierOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'ordered_at', 'delivery_status', 'canceled_at', 'pharmacist'])
    .where('user_id', '=', user_id)
    .where('id', '!=', id)
    .where('ordered_at', '<=', ordered_at)
    .where((where) =>
      where.or([
        where(
          'id',
          'in',
          where
            .selectFrom('order_line')
            .select('order_line.order_id')
            .where('order_line.product_id', 'in', ['', ...products]),
        ),
        where(
          'id',
          'in',
          where
            .selectFrom('order_prescription')
            .select('order_prescription.order_id')
            .where('order_prescription.prescription_id', 'in', ['', ...prescriptionIds]),
        ),
      ]),
    )
    .orderBy('ordered_at', 'desc')
    .orderBy('id')
    .limit(EARLIER_MAX)
    .execute()
  const lines = await readOrderLines(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    orderId: row.id,
    orderNumber: row.number,
    orderedAt: isoTime(row.ordered_at),
    standing: orderStanding({
      deliveryStatus: row.delivery_status as DeliveryStatus,
      isCanceled: row.canceled_at !== null,
    }),
    pharmacist: row.pharmacist === null ? null : (JSON.parse(row.pharmacist) as Pharmacist),
    lines: (lines.get(row.id) ?? [])
      .filter(({ product_id }) => products.includes(product_id))
      .map(({ name, quantity }) => ({ name, quantity })),
  }))
}

/** The order that waits for a pharmacist after this one; where none does, the oldest that waits. */
async function nextOf(db: Database, row: OrderRow): Promise<string | null> {
  const waiting = db
    .selectFrom('orders')
    .select('id')
    .where('review', '=', 'waiting')
    .where('canceled_at', 'is', null)
    .where('stock_state', '=', 'taken')
    .where('id', '!=', row.id)
    .orderBy('ordered_at')
    .orderBy('id')
    .limit(1)
  const later = await waiting.where('ordered_at', '>=', row.ordered_at).executeTakeFirst()
  return (later ?? (await waiting.executeTakeFirst()))?.id ?? null
}

const lacksParticulars = (
  line: CheckedRow,
  isNeeded: boolean,
  grant: { particulars: string | null } | undefined,
): boolean =>
  isNeeded &&
  line.approved > 0 &&
  grant !== undefined &&
  missingParticulars(readParticulars(grant.particulars)).length > 0
