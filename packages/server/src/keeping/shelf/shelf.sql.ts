import type { DeskShelf, DeskShelfFound } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'
import { productNotFound } from '@dawakit/core/refusals'
import { byExpiry } from '@dawakit/core/shelf'
import { sql } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { rupeesOrNull } from '../../ground/contract/rupees.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { whatWasScanned } from '../../shelves/scanning/what-was-scanned.ts'
import { productOf } from './shelf-lists.sql.ts'

const FOUND = 20
const MOVES = 30
/** The last character of all: what begins with a text stands before the text and this. */
const LAST = '\u{10ffff}'

/**
 * Products by what a scanner types of a pack, by how their name begins, by a whole code, or by how the number of a batch begins; each by
 * an index.
 */
export async function findShelves(
  context: Pick<ServerContext, 'db' | 'clock'>,
  search: string,
): Promise<DeskShelfFound[]> {
  const { db } = context
  const text = search.trim()
  const key = nameKey(text)
  if (key === '') return []
  const number = text.toUpperCase()
  const products = db.selectFrom('product').select(['id', 'name', 'sku'])
  const { product: scanned, pack } = await whatWasScanned(context, text)
  const byScan = scanned === null ? [] : await products.where('id', '=', scanned.id).execute()
  const byCode = await products.where('sku', '=', text).execute()
  const batches = await db
    .selectFrom('stock_batch')
    .select('product_id')
    .where('batch', '>=', number)
    .where('batch', '<', number + LAST)
    .orderBy('batch')
    .limit(FOUND)
    .execute()
  const ids = [...new Set(batches.map(({ product_id }) => product_id))]
  const byBatch = ids.length === 0 ? [] : await products.where('id', 'in', ids).orderBy('name').execute()
  const byName = await products
    .where('name_key', '>=', key)
    .where('name_key', '<', key + LAST)
    .orderBy('name_key')
    .limit(FOUND)
    .execute()
  const found = new Map([...byScan, ...byCode, ...byBatch, ...byName].map((row) => [row.id, productOf(row)]))
  return [...found.values()]
    .slice(0, FOUND)
    .map((product) => ({ ...product, batch: product.id === scanned?.id ? (pack?.batch ?? '') : '' }))
}

/**
 * Everything that is on the shelf of a product.
 *
 * @param isPriced - Whether what the pharmacy paid is shown.
 * @throws {CallError} 404 `product-not-found`
 */
export async function readShelf(
  db: Database,
  productId: string,
  { isPriced }: { isPriced: boolean },
): Promise<DeskShelf> {
  const product = await db
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id', 'product.name', 'product.sku'])
    .select(['stock.free', 'stock.reserved', 'stock.unknown_units', 'stock.short_units'])
    .where('product.id', '=', productId)
    .executeTakeFirst()
  if (!product) throw new CallError(404, productNotFound)
  const batches = await db
    .selectFrom('stock_batch')
    .selectAll()
    .where('product_id', '=', productId)
    .where((where) => where.or([where('batch', '<>', ''), where('expires_on', '<>', '')]))
    .execute()
  const moves = await db
    .selectFrom('shelf_move')
    .leftJoin('staff', 'staff.id', 'shelf_move.staff_id')
    .select(['at', 'kind', 'batch', 'expires_on', 'units', 'note'])
    .select(sql<string>`coalesce(staff.name, '')`.as('by'))
    .where('product_id', '=', productId)
    .orderBy('at', 'desc')
    .orderBy('shelf_move.id', 'desc')
    .limit(MOVES)
    .execute()
  return {
    product: productOf(product),
    free: product.free ?? 0,
    reserved: product.reserved ?? 0,
    unknownUnits: product.unknown_units ?? 0,
    shortUnits: product.short_units ?? 0,
    batches: batches
      .map((row) => ({
        batch: row.batch,
        expiresOn: row.expires_on,
        mrp: rupeesOrNull(row.mrp_paise),
        units: row.units ?? 0,
        isSold: row.is_sold === 1,
        maker: row.maker,
        purchasePrice: isPriced ? rupeesOrNull(row.purchase_paise) : null,
        quarantined: row.quarantined,
        held: row.held,
      }))
      .toSorted(byExpiry),
    moves: moves.map(({ at, expires_on: expiresOn, ...move }) => ({
      ...move,
      at: new Date(at).toISOString(),
      expiresOn,
    })),
  }
}
