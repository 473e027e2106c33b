import { paise, toRupees } from '@dawakit/core/money'
import { CASH_ON_DELIVERY } from '@dawakit/core/order'
import { cashOfParcel } from '@dawakit/core/shipping'
import type { OrderLineRow, OrderRow } from './order-rows.ts'
import type { ShipmentRows } from './shipments.sql.ts'

const piecesOf = (shipment: ShipmentRows) =>
  shipment.lines.map(({ line_no, quantity }) => ({ lineNo: line_no, quantity }))

/**
 * What a courier is to collect for one of the parcels of an order, in rupees.
 *
 * @returns null where the order is paid or has ended, or is paid online.
 */
export function cashToCollect(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  parcels: readonly ShipmentRows[],
  parcel: ShipmentRows,
): number | null {
  const isOwed = order.payment_status === 'unpaid' && order.canceled_at === null
  if (order.payment_method !== CASH_ON_DELIVERY || !isOwed) return null
  return toRupees(
    cashOfParcel({
      lines: lines.map(({ line_no, quantity, price_paise, discount_paise }) => ({
        lineNo: line_no,
        supplied: quantity,
        paid: paise(price_paise * quantity - discount_paise),
      })),
      before: parcels.filter(({ number }) => number < parcel.number).flatMap(piecesOf),
      pieces: piecesOf(parcel),
      deliveryFee: order.shipping_paise,
    }),
  )
}
