import { paise } from '@dawakit/core/money'
import { RESERVATION_MINUTES } from '@dawakit/core/order'
import { newNumber } from '../../ground/database/new-number.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { writeEntry } from '../balance/write-entry.ts'
import type { OrderLineRow, OrderRow, OrderRows } from '../read/orders.sql.ts'
import type { DecidedOrder } from './decide-order.ts'
import { fingerprintOf } from './same-order.ts'

const MINUTE_MS = 60_000

/** Writes an order and its lines: from now on it is the order, whatever becomes of its products. */
export async function writeOrder(trx: Database, orderId: string, decided: DecidedOrder): Promise<OrderRows> {
  const order = orderRow(orderId, decided)
  const lines = lineRows(orderId, decided)
  const prescriptions = decided.draft.prescriptions.toSorted()
  await trx.insertInto('orders').values(order).execute()
  await trx.insertInto('order_line').values(lines).execute()
  await writeEntry(trx, {
    orderId,
    kind: 'charged',
    amount: order.total_paise,
    subject: orderId,
    at: order.ordered_at,
  })
  if (prescriptions.length > 0) {
    await trx
      .insertInto('order_prescription')
      .values(prescriptions.map((id) => ({ order_id: orderId, prescription_id: id })))
      .execute()
  }
  return { order, lines, prescriptions }
}

function orderRow(orderId: string, { draft, price, coupon, stock }: DecidedOrder): OrderRow {
  const { now, request, window } = draft
  const { totals } = price
  const { doctorName = '', doctorEmail = '', doctorContactNumber = '' } = request.doctorInfo ?? {}
  return {
    id: orderId,
    number: newNumber('DWK', now),
    user_id: draft.userId,
    delivery_status: 'pending',
    payment_status: totals.total === 0 ? 'paid' : 'unpaid',
    payment_method: draft.method,
    stock_state: stock,
    reserved_until: stock === 'held' ? now + RESERVATION_MINUTES * MINUTE_MS : null,
    sub_total_paise: totals.subTotal,
    savings_paise: totals.savings,
    discount_paise: totals.discount,
    shipping_paise: totals.deliveryFee,
    total_paise: totals.total,
    coupon_name: coupon?.name ?? null,
    coupon_percent: coupon?.discountPercentage ?? null,
    address: JSON.stringify(draft.address),
    doctor: JSON.stringify({ doctorName, doctorEmail, doctorContactNumber }),
    is_for_myself: request.orderingForMyself ? 1 : 0,
    patient: request.orderingForMyself ? null : JSON.stringify(request.patient),
    window_from: window.from,
    window_to: window.to,
    fingerprint: fingerprintOf(draft),
    ordered_at: now,
    confirmed_at: null,
    picked_up_at: null,
    on_the_way_at: null,
    delivered_at: null,
    canceled_at: null,
    ended_by: null,
    partner_key: draft.partnerKey,
    review: draft.lines.some((line) => line.isPrescriptionNeeded) ? 'waiting' : 'none',
    pharmacist: null,
    packing: 'none',
    end_reason: null,
    placed_by: draft.placedBy,
  }
}

function lineRows(orderId: string, { draft, price }: DecidedOrder): OrderLineRow[] {
  return draft.lines.map((line, index) => ({
    order_id: orderId,
    line_no: index + 1,
    product_id: line.productId,
    name: line.name,
    slug: line.slug,
    category_slug: line.categorySlug,
    thumbnail: line.thumbnail,
    package_size: line.packageSize,
    variant_key: line.variantKey,
    quantity: line.quantity,
    price_paise: line.price,
    mrp_paise: line.mrp,
    discount_paise: price.shares[index] ?? paise(0),
    hsn: line.hsn,
    gst_bp: line.gstBasisPoints,
    is_prescription: line.isPrescriptionNeeded ? 1 : 0,
    ordered_quantity: null,
    declined_reason: null,
  }))
}
