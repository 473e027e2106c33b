import { type Paise, paise, sumPaise } from '@dawakit/core/money'
import { CASH_ON_DELIVERY } from '@dawakit/core/order'
import { cashOfParcels, feeParcelOf, type ValuedParcel, valuesOfParcels } from '@dawakit/core/shipping'
import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderLineRow, OrderRow } from './order-rows.ts'
import type { ShipmentRows } from './shipments.sql.ts'

/** What all supplied pieces of a line cost, after its share of the coupon. */
export const paidFor = ({ price_paise, quantity, discount_paise }: OrderLineRow): Paise =>
  paise(price_paise * quantity - discount_paise)

/** An order with its parcels, each in their order. */
export interface ParcelledOrder {
  order: OrderRow
  lines: readonly OrderLineRow[]
  parcels: readonly ShipmentRows[]
}

const valuedLines = (lines: readonly OrderLineRow[]) =>
  lines.map((line) => ({ lineNo: line.line_no, supplied: line.quantity, paid: paidFor(line) }))

const valuedParcel = ({ state, fee_paise, lines }: ShipmentRows): ValuedParcel => ({
  state,
  fee: fee_paise,
  pieces: lines.map(({ line_no, supplied, value_paise }) => ({
    lineNo: line_no,
    quantity: supplied,
    value: value_paise,
  })),
})

/** What the supplied pieces of a parcel cost, by their rows. */
export function valuesOf({ lines, parcels }: Omit<ParcelledOrder, 'order'>, parcel: ShipmentRows): Paise[] {
  const values = valuesOfParcels(valuedLines(lines), parcels.map(valuedParcel))
  return values[parcels.findIndex(({ id }) => id === parcel.id)] ?? []
}

/** The pieces of a line that did not come back with their courier, and what they cost. */
export function deliveredOf(
  all: Omit<ParcelledOrder, 'order'>,
  line: OrderLineRow,
): { supplied: number; paid: Paise } {
  const back = all.parcels
    .filter(({ state }) => state === 'returned')
    .flatMap((parcel) => {
      const values = valuesOf(all, parcel)
      return parcel.lines.map((pieces, place) => ({ ...pieces, value: values[place] ?? paise(0) }))
    })
    .filter(({ line_no }) => line_no === line.line_no)
  return {
    supplied: back.reduce((left, { supplied }) => left - supplied, line.quantity),
    paid: paise(paidFor(line) - sumPaise(back.map(({ value }) => value))),
  }
}

/** What the courier of a parcel of a cash order collects with it. */
export function cashOf({ order, lines, parcels }: ParcelledOrder, parcel: ShipmentRows): Paise {
  const cash = cashOfParcels(valuedLines(lines), parcels.map(valuedParcel), order.shipping_paise)
  return cash[parcels.findIndex(({ id }) => id === parcel.id)] ?? paise(0)
}

/** What is still to be paid at the door of an order in cash: with the parcels under way, and with what is in none yet. */
export function cashStillToCome(all: ParcelledOrder): Paise {
  const { order, lines, parcels } = all
  const packed = parcels.flatMap((parcel) => valuesOf(all, parcel))
  const unpacked = paise(sumPaise(lines.map(paidFor)) - sumPaise(packed))
  const open = parcels.filter(({ state }) => state !== 'delivered' && state !== 'returned')
  const supplied = parcels.flatMap((parcel) => parcel.lines.map((line) => line.supplied))
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isMoreToCome = supplied.reduce((left, quantity) => left - quantity, pieces) > 0
  const isFeeToCome = isMoreToCome && feeParcelOf(parcels.map(valuedParcel)) < 0
  return sumPaise([
    unpacked,
    ...open.map((parcel) => cashOf(all, parcel)),
    isFeeToCome ? order.shipping_paise : paise(0),
  ])
}

/**
 * What a courier is to collect for one of the parcels of an order.
 *
 * @returns null where it has arrived or come back, and where the order is paid or has ended, or is paid online.
 */
export function cashToCollect(all: ParcelledOrder, parcel: ShipmentRows): Paise | null {
  const { order } = all
  const isOwed = order.payment_status === 'unpaid' && order.canceled_at === null
  const isOver = parcel.state === 'delivered' || parcel.state === 'returned'
  if (order.payment_method !== CASH_ON_DELIVERY || !isOwed || isOver) return null
  return cashOf(all, parcel)
}

/** A parcel leaves: what it is worth and what its courier collects are settled from now on. */
export async function settleParcel(trx: Database, all: ParcelledOrder, parcel: ShipmentRows): Promise<void> {
  const values = valuesOf(all, parcel)
  for (const [place, { line_no, batch }] of parcel.lines.entries()) {
    await trx
      .updateTable('shipment_line')
      .set({ value_paise: values[place] ?? paise(0) })
      .where('shipment_id', '=', parcel.id)
      .where('line_no', '=', line_no)
      .where('batch', '=', batch)
      .execute()
  }
  const feeParcel = all.parcels[feeParcelOf(all.parcels.map(valuedParcel))]
  await trx
    .updateTable('shipment')
    .set({ fee_paise: feeParcel?.id === parcel.id ? all.order.shipping_paise : paise(0) })
    .where('id', '=', parcel.id)
    .execute()
}
