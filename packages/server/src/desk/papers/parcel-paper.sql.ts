import type { ParcelPaper } from '@dawakit/core/contract'
import { parcelNotFound } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { rupeesOrNull } from '../../ground/contract/rupees.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { sellerOf } from '../../orders/invoice/seller-of.ts'
import { findOrderRow, readOrderLines } from '../../orders/read/orders.sql.ts'
import { cashToCollect } from '../../orders/read/parcel-money.ts'
import { readShipments } from '../../orders/read/shipments.sql.ts'
import { readPaperProducts } from './paper-products.sql.ts'
import { linesLeft } from './pick-list.sql.ts'

const isoTime = (at: number) => new Date(at).toISOString()

/**
 * What stands on the papers of a parcel, and whose order it is.
 *
 * @throws {CallError} 404 `parcel-not-found`
 */
export async function readParcelPaper(
  { db, config }: Pick<ServerContext, 'db' | 'config'>,
  parcelId: string,
): Promise<{ orderId: string; paper: ParcelPaper }> {
  const found = await db
    .selectFrom('shipment')
    .select('order_id')
    .where('id', '=', parcelId)
    .executeTakeFirst()
  const order = found ? await findOrderRow(db, found.order_id) : null
  if (!order) throw new CallError(404, parcelNotFound)
  const lines = (await readOrderLines(db, [order.id])).get(order.id) ?? []
  const shipments = (await readShipments(db, [order.id])).get(order.id) ?? []
  const parcel = shipments.find(({ id }) => id === parcelId)
  if (!parcel) throw new CallError(404, parcelNotFound)
  const before = shipments.filter(({ number }) => number < parcel.number)
  const productOf = await readPaperProducts(db, lines)
  const packed = parcel.lines.flatMap(({ line_no, quantity, batch, expires_on, mrp_paise }) => {
    const line = lines.find((one) => one.line_no === line_no)
    const pack = { quantity, batch, expiresOn: expires_on, mrp: rupeesOrNull(mrp_paise) }
    return line ? [{ ...productOf(line), hsn: line.hsn, ...pack }] : []
  })
  const paper: ParcelPaper = {
    orderNumber: order.number,
    orderedAt: isoTime(order.ordered_at),
    parcel: parcel.number,
    packedAt: isoTime(parcel.packed_at),
    sender: sellerOf(config),
    // A label has no mail address.
    recipient: { ...JSON.parse(order.address), email: '' },
    lines: packed,
    later: linesLeft(lines, [...before, parcel]).map(({ line, left }) => ({
      ...productOf(line),
      quantity: left,
    })),
    courier: parcel.courier,
    trackingNumber: parcel.tracking_number,
    isColdChain: packed.some(({ isColdChain }) => isColdChain),
    collect: rupeesOrNull(cashToCollect({ order, lines, parcels: shipments }, parcel)),
    isDemo: config.isDemo,
  }
  return { orderId: order.id, paper }
}
