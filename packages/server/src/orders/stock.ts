import { notEnoughStock, outOfStock, RuleError } from '@dawakit/core/refusals'
import type { Database } from '../database/schema/index.ts'

export interface StockLine {
  productId: string
  quantity: number
}

/**
 * The pieces of each product, in id order: every transaction then takes its locks in one order, and
 * two lines of one product are one.
 */
export function piecesInOrder(lines: readonly StockLine[]): StockLine[] {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of lines) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  return [...pieces]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((one, other) => (one.productId < other.productId ? -1 : 1))
}

/**
 * Takes pieces off the shelf, all or none.
 *
 * @param into - 'held' keeps them for an order that is yet to be paid, 'taken' sells them.
 * @throws {RuleError} `out-of-stock`, `not-enough-stock`
 */
export async function takeFromShelf(
  trx: Database,
  lines: readonly StockLine[],
  into: 'held' | 'taken',
): Promise<void> {
  const missing = await tryTakeFromShelf(trx, lines, into)
  if (missing === null) return
  const stock = await trx
    .selectFrom('stock')
    .select('free')
    .where('product_id', '=', missing)
    .executeTakeFirst()
  throw new RuleError(stock && stock.free > 0 ? notEnoughStock : outOfStock)
}

/**
 * As {@link takeFromShelf}, for who has another plan when something is missing.
 * @returns null when all was taken, else the product that is missing; nothing was taken then.
 */
export async function tryTakeFromShelf(
  trx: Database,
  lines: readonly StockLine[],
  into: 'held' | 'taken',
): Promise<string | null> {
  const done: StockLine[] = []
  for (const line of piecesInOrder(lines)) {
    const { productId, quantity } = line
    const taken = await trx
      .updateTable('stock')
      .set((column) => ({
        free: column('free', '-', quantity),
        reserved: column('reserved', '+', into === 'held' ? quantity : 0),
      }))
      .where('product_id', '=', productId)
      .where('free', '>=', quantity)
      .executeTakeFirst()
    if (taken.numUpdatedRows !== 1n) {
      await returnToShelf(trx, done, into)
      return productId
    }
    done.push(line)
  }
  return null
}

/** The pieces of a paid order leave the shelf for good. */
export async function sellHeld(trx: Database, lines: readonly StockLine[]): Promise<void> {
  for (const { productId, quantity } of piecesInOrder(lines)) {
    await trx
      .updateTable('stock')
      .set((column) => ({ reserved: column('reserved', '-', quantity) }))
      .where('product_id', '=', productId)
      .execute()
  }
}

/** Pieces come back to the shelf. @param from - Where {@link takeFromShelf} had put them. */
export async function returnToShelf(
  trx: Database,
  lines: readonly StockLine[],
  from: 'held' | 'taken',
): Promise<void> {
  for (const { productId, quantity } of piecesInOrder(lines)) {
    await trx
      .updateTable('stock')
      .set((column) => ({
        free: column('free', '+', quantity),
        reserved: column('reserved', '-', from === 'held' ? quantity : 0),
      }))
      .where('product_id', '=', productId)
      .execute()
  }
}
