import { istDate } from '@dawakit/core/delivery'
import { batchKey } from '@dawakit/core/returns'
import { isSoldOn } from '@dawakit/core/shelf'
import { readExpiry } from '@dawakit/core/shipping'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { readShipments, type ShipmentLineRow } from '../../orders/read/shipments.sql.ts'
import { holdStock } from '../../shelves/batches/hold-stock.ts'
import { changePieces, isUnknown } from '../../shelves/batches/move-pieces.ts'
import { keepApart } from '../../shelves/batches/quarantine.ts'
import type { BatchOf, BatchPieces } from '../../shelves/batches/write-moves.ts'
import type { HeldReturn } from '../returns/returns.sql.ts'

interface Shelving {
  held: HeldReturn
  /** What came, and whether it is sold again or kept apart. */
  lines: readonly { lineNo: number; judgement: 'restock' | 'quarantine'; received: number }[]
  staffId: string
}

/**
 * Puts what came back to the batches that it had left from: on the shelf as far as they are still sold, else apart. What left as of no known
 * batch is known by the number and month that its pack prints.
 */
export async function shelveReturn(
  trx: Database,
  { clock, config }: Pick<ServerContext, 'clock' | 'config'>,
  { held, lines, staffId }: Shelving,
): Promise<void> {
  const packs = await packsOf(trx, held, lines)
  await holdStock(
    trx,
    packs.map(({ productId }) => productId),
  )
  const day = istDate(clock())
  const by = { subject: held.row.id, staffId, at: clock() }
  for (const { judgement, ...pack } of packs) {
    const known = await trx
      .selectFrom('stock_batch')
      .select('is_sold')
      .where('product_id', '=', pack.productId)
      .where('batch', '=', pack.batch)
      .where('expires_on', '=', pack.expiresOn)
      .executeTakeFirst()
    const days = known ? 1 : config.limits.nearExpiryDays
    const isGood = isSoldOn(pack.expiresOn, day, days)
    const isSold = isUnknown(pack) || (isGood && known?.is_sold !== 0)
    if (judgement === 'restock' && isSold) await changePieces(trx, [pack], { ...by, kind: 'returned' })
    else await keepApart(trx, [pack], by, { isSold: isGood })
  }
}

type JudgedPacks = BatchPieces & Pick<Shelving['lines'][number], 'judgement'>

/** Of which batches pieces are that came back. */
async function packsOf(
  trx: Database,
  { row, order, lines: asked, orderLines }: HeldReturn,
  lines: Shelving['lines'],
): Promise<JudgedPacks[]> {
  const parcels = (await readShipments(trx, [order.id])).get(order.id) ?? []
  const own = parcels.filter(({ id, state }) =>
    row.shipment_id === null ? state === 'delivered' : id === row.shipment_id,
  )
  const packs: JudgedPacks[] = []
  for (const { lineNo, judgement, received } of lines) {
    const productId = orderLines.find(({ line_no }) => line_no === lineNo)?.product_id
    if (productId === undefined || received === 0) continue
    const said = batchKey(asked.find(({ line_no }) => line_no === lineNo)?.batch ?? '')
    const left = own
      .flatMap((parcel) => parcel.lines)
      .filter(({ line_no }) => line_no === lineNo)
      // What the customer has read on the pack comes first.
      .toSorted((one, other) => Number(batchKey(other.batch) === said) - Number(batchKey(one.batch) === said))
    const cameBack = await earlierBack(trx, order.id, productId)
    let missing = received
    for (const line of left) {
      const of = await batchOfPacked(trx, productId, line)
      const units = Math.min(missing, Math.max(0, line.quantity - cameBack(of)))
      if (units > 0) packs.push({ ...of, units, judgement })
      missing -= units
    }
    const [first] = left
    const rest = first ? await batchOfPacked(trx, productId, first) : { productId, ...NO_BATCH }
    if (missing > 0) packs.push({ ...rest, units: missing, judgement })
  }
  return packs
}

const NO_BATCH = { batch: '', expiresOn: '' }

/** What of a batch earlier returns of the order have brought. */
async function earlierBack(trx: Database, orderId: string, productId: string) {
  const moves = await trx
    .selectFrom('shelf_move')
    .select(['batch', 'expires_on', 'units'])
    .where('product_id', '=', productId)
    .where('kind', 'in', ['returned', 'quarantined'])
    .where('units', '>', 0)
    .where('subject', 'in', (query) =>
      query.selectFrom('return_request').select('id').where('order_id', '=', orderId),
    )
    .execute()
  return ({ batch, expiresOn }: BatchOf): number =>
    moves
      .filter((move) => move.batch === batch && move.expires_on === expiresOn)
      .reduce((sum, { units }) => sum + units, 0)
}

/** The batch that packs of a parcel are of, as the shelf knows it now. */
async function batchOfPacked(
  trx: Database,
  productId: string,
  { batch, expires_on, shelf_expires_on }: ShipmentLineRow,
): Promise<BatchOf> {
  if (shelf_expires_on !== null) return { productId, batch, expiresOn: shelf_expires_on }
  const printed = readExpiry(expires_on)
  if (batch === '' || !printed) return { productId, ...NO_BATCH }
  const known = await trx
    .selectFrom('stock_batch')
    .select('expires_on')
    .where('product_id', '=', productId)
    .where('batch', '=', batch)
    .where('expires_on', 'like', `${printed.month}-%`)
    .orderBy('expires_on', 'desc')
    .executeTakeFirst()
  return { productId, batch, expiresOn: known?.expires_on ?? printed.lastDay }
}
