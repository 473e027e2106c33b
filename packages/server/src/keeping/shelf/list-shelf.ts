import type { ShelfListName } from '@dawakit/core/contract'
import { csvLine } from '@dawakit/lists/values'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { exportBatches } from '../../lists/batches/export-batches.ts'
import { listNear, listShort, listUnknown } from './shelf-lists.sql.ts'

/** Rows that a spreadsheet still opens at once. */
const MOST = 100_000

/** One of the shelf's lists as CSV. */
export async function listShelf(
  context: Pick<ServerContext, 'db' | 'clock' | 'config'>,
  of: ShelfListName,
  { isPriced }: { isPriced: boolean },
): Promise<string> {
  if (of === 'batches') {
    const pieces: string[] = []
    for await (const piece of exportBatches(context.db)) pieces.push(piece)
    return pieces.join('')
  }
  const asked = { page: { page: 1, limit: MOST }, isPriced }
  const said = async (): Promise<(string | number | null)[][]> => {
    switch (of) {
      case 'near': {
        const { data } = await listNear(context, asked)
        return [
          ['code', 'product', 'batch', 'expiry', 'stock', 'value', 'supplier'],
          ...data.map(({ product, batch, expiresOn, units, value, supplier }) => [
            product.code || product.id,
            product.name,
            batch,
            expiresOn,
            units,
            value,
            supplier?.name ?? '',
          ]),
        ]
      }
      case 'unknown': {
        const { data } = await listUnknown(context, asked)
        return [
          ['code', 'product', 'unknown', 'to_buy'],
          ...data.map(({ product, unknownUnits, free }) => [
            product.code || product.id,
            product.name,
            unknownUnits,
            free,
          ]),
        ]
      }
      case 'short': {
        const { data } = await listShort(context, asked)
        return [
          ['code', 'product', 'short'],
          ...data.map(({ product, shortUnits }) => [product.code || product.id, product.name, shortUnits]),
        ]
      }
    }
  }
  return (await said()).map((line) => csvLine(line)).join('')
}
