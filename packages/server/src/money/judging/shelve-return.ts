import { istDate } from '@dawakit/core/delivery'
import { batchKey } from '@dawakit/core/returns'
import { isSoldOn } from '@dawakit/core/shelf'
import { readExpiry } from '@dawakit/core/shipping'
import type { PaperBatch } from '@dawakit/core/tax'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { holdStock } from '../../ground/database/hold-stock.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { withPacked } from '../../orders/read/packed-batches.sql.ts'
import { readShipments, type ShipmentLineRow } from '../../orders/read/shipments.sql.ts'
import { changePieces, isUnknown } from '../../shelves/batches/move-pieces.ts'
import { keepApart } from '../../shelves/batches/quarantine.ts'
import { soldChanged } from '../../shelves/batches/sold-changed.ts'
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
  context: Pick<ServerContext, 'clock' | 'config' | 'happened'>,
  { held, lines, staffId }: Shelving,
): Promise<void> {
  const { clock, config } = context
  const packs = await packsOf(trx, held, lines)
  const productIds = packs.map(({ productId }) => productId)
  await holdStock(trx, productIds)
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
  if (packs.some(({ judgement }) => judgement === 'restock')) await soldChanged(trx, context, productIds)
}

type JudgedPacks = BatchPieces & Pick<Shelving['lines'][number], 'judgement'>

/** Of which batches pieces are that came back. */
async function packsOf(trx: Database, held: HeldReturn, lines: Shelving['lines']): Promise<JudgedPacks[]> {
  const packs: JudgedPacks[] = []
  for (const { lineNo, judgement, received } of lines) {
    const productId = held.orderLines.find(({ line_no }) => line_no === lineNo)?.product_id
    if (productId === undefined) continue
    const { rows, rest } = await packedRowsOf(trx, held, { lineNo, productId, pieces: received })
    for (const { row, units } of rows)
      packs.push({ ...(await batchOfPacked(trx, productId, row)), units, judgement })
    if (rest > 0) packs.push({ productId, ...NO_BATCH, units: rest, judgement })
  }
  return packs
}

/** The batches of what is credited of a return, by line, as its note names them. */
export async function batchesBack(
  trx: Database,
  held: HeldReturn,
  credited: readonly { lineNo: number; pieces: number }[],
): Promise<Map<number, PaperBatch[]>> {
  const byLine = new Map<number, PaperBatch[]>()
  for (const { lineNo, pieces } of credited) {
    const productId = held.orderLines.find(({ line_no }) => line_no === lineNo)?.product_id ?? ''
    const { rows } = await packedRowsOf(trx, held, { lineNo, productId, pieces })
    byLine.set(
      lineNo,
      rows.reduce<PaperBatch[]>((batches, { row, units }) => withPacked(batches, row, units), []),
    )
  }
  return byLine
}

/**
 * Which rows of parcels so many pieces of a line are of: first what the customer has read on the pack, and of each no more than was in it
 * and has not come back before. What is more than that is of the first; `rest` is of none, as the order went without a parcel.
 */
async function packedRowsOf(
  trx: Database,
  { row, order, lines: asked }: HeldReturn,
  { lineNo, productId, pieces }: { lineNo: number; productId: string; pieces: number },
): Promise<{ rows: { row: ShipmentLineRow; units: number }[]; rest: number }> {
  const said = batchKey(asked.find(({ line_no }) => line_no === lineNo)?.batch ?? '')
  const parcels = (await readShipments(trx, [order.id])).get(order.id) ?? []
  const packed = parcels
    .filter(({ id, state }) => (row.shipment_id === null ? state === 'delivered' : id === row.shipment_id))
    .flatMap((parcel) => parcel.lines)
    .filter(({ line_no }) => line_no === lineNo)
    .toSorted((one, other) => Number(batchKey(other.batch) === said) - Number(batchKey(one.batch) === said))
  const cameBack = await earlierBack(trx, order.id, productId)
  let missing = pieces
  const rows: { row: ShipmentLineRow; units: number }[] = []
  for (const one of packed) {
    const before = row.shipment_id === null ? cameBack(await batchOfPacked(trx, productId, one)) : 0
    const units = Math.min(missing, Math.max(0, one.quantity - before))
    missing -= units
    rows.push({ row: one, units })
  }
  const [first] = rows
  if (!first) return { rows: [], rest: missing }
  first.units += missing
  return { rows: rows.filter(({ units }) => units > 0), rest: 0 }
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
