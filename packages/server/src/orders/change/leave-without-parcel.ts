import { byExpiry } from '@dawakit/core/shelf'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { holdStock } from '../../ground/database/hold-stock.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { changePieces } from '../../shelves/batches/move-pieces.ts'
import { readShelves } from '../../shelves/batches/shelf-batches.sql.ts'
import { soldChanged } from '../../shelves/batches/sold-changed.ts'
import type { BatchPieces } from '../../shelves/batches/write-moves.ts'
import type { OrderRow } from '../read/order-rows.ts'
import { piecesHere } from './pieces-here.ts'

/**
 * An operator moves an order on that is in no parcel, or delivers one of which not all is: the packs that were here have left. Nobody has
 * said of which batch: those of no known one are counted off first, and then what expires first.
 *
 * @param before - The order as it stood.
 */
export async function leaveWithoutParcel(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'happened'>,
  before: Pick<OrderRow, 'id' | 'delivery_status' | 'stock_state'>,
  to: OrderRow['delivery_status'],
): Promise<void> {
  if (to === 'confirmed' || before.stock_state !== 'taken') return
  const here = (await piecesHere(trx, before)).filter(({ quantity }) => quantity > 0)
  if (here.length === 0 || (to !== 'delivered' && (await hasParcel(trx, before.id)))) return
  const wanted = new Map<string, number>()
  for (const { productId, quantity } of here) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  const ids = [...wanted.keys()]
  await holdStock(trx, ids)
  const shelfOf = await readShelves(trx, ids)
  const leaving = ids.flatMap((productId): BatchPieces[] => {
    const { batches, unknownUnits } = shelfOf(productId)
    const unknown = { batch: '', expiresOn: '', units: Math.max(0, unknownUnits) }
    const sold = batches.filter(({ isSold }) => isSold).toSorted(byExpiry)
    let missing = wanted.get(productId) ?? 0
    const taken = [unknown, ...sold].map(({ batch, expiresOn, units }) => {
      const quantity = Math.min(missing, units)
      missing -= quantity
      return { productId, batch, expiresOn, units: -quantity }
    })
    // More than anybody knows of: counting finds it.
    return [...taken, { productId, batch: '', expiresOn: '', units: -missing }]
  })
  await changePieces(
    trx,
    leaving,
    { kind: 'packed', subject: before.id, staffId: null, at: context.clock() },
    { isOwed: true },
  )
  await soldChanged(trx, context, ids)
}

async function hasParcel(trx: Database, orderId: string): Promise<boolean> {
  const row = await trx.selectFrom('shipment').select('id').where('order_id', '=', orderId).executeTakeFirst()
  return row !== undefined
}
