import { notEnoughStock, outOfStock, RuleError } from '@dawakit/core/refusals'
import type { Database } from '../database/schema/index.ts'

export interface StockLine {
  productId: string
  quantity: number
}

/** How the pieces of one product change: those that can be bought, and those held for unpaid orders. */
export interface Shift {
  productId: string
  free: number
  reserved: number
}

/** Pieces off the shelf. @param into - 'held' keeps them for an order that is yet to be paid, 'taken' sells them. */
export function taking(lines: readonly StockLine[], into: 'held' | 'taken'): Shift[] {
  return lines.map(({ productId, quantity }) => ({
    productId,
    free: -quantity,
    reserved: into === 'held' ? quantity : 0,
  }))
}

/** Pieces back to the shelf. @param from - Where {@link taking} had put them. */
export function returning(lines: readonly StockLine[], from: 'held' | 'taken'): Shift[] {
  return lines.map(({ productId, quantity }) => ({
    productId,
    free: quantity,
    reserved: from === 'held' ? -quantity : 0,
  }))
}

/**
 * Moves pieces, all or none. The rows of all products are locked in one pass in the order of their ids, whatever
 * comes back and whatever is taken: two transactions that move the same products never wait for each other.
 * docs/decisions/013-one-order-of-locks.md
 *
 * @returns null when all was moved, else the product that is missing; nothing was moved then.
 */
export async function shiftStock(trx: Database, shifts: readonly Shift[]): Promise<string | null> {
  const done: Shift[] = []
  for (const shift of sumInOrder(shifts)) {
    const { productId, free, reserved } = shift
    const moved = await trx
      .updateTable('stock')
      .set((column) => ({ free: column('free', '+', free), reserved: column('reserved', '+', reserved) }))
      .where('product_id', '=', productId)
      .where('free', '>=', -free)
      .executeTakeFirst()
    if (moved.numUpdatedRows !== 1n && free < 0) {
      await shiftStock(trx, done.map(reverse))
      return productId
    }
    done.push(shift)
  }
  return null
}

const reverse = ({ productId, free, reserved }: Shift): Shift => ({
  productId,
  free: 0 - free,
  reserved: 0 - reserved,
})

/** One shift for each product, in id order; products of which nothing moves in the end are left alone. */
function sumInOrder(shifts: readonly Shift[]): Shift[] {
  const sums = new Map<string, Shift>()
  for (const { productId, free, reserved } of shifts) {
    const sum = sums.get(productId) ?? { productId, free: 0, reserved: 0 }
    sums.set(productId, { productId, free: sum.free + free, reserved: sum.reserved + reserved })
  }
  return [...sums.values()]
    .filter(({ free, reserved }) => free !== 0 || reserved !== 0)
    .sort((one, other) => (one.productId < other.productId ? -1 : 1))
}

/**
 * As {@link shiftStock}, for who has no other plan when something is missing.
 * @throws {RuleError} `out-of-stock`, `not-enough-stock`
 */
export async function requireStock(trx: Database, shifts: readonly Shift[]): Promise<void> {
  const missing = await shiftStock(trx, shifts)
  if (missing === null) return
  const stock = await trx
    .selectFrom('stock')
    .select('free')
    .where('product_id', '=', missing)
    .executeTakeFirst()
  throw new RuleError(stock && stock.free > 0 ? notEnoughStock : outOfStock)
}

/** The pieces of a paid order leave the shelf for good. */
export async function sellHeld(trx: Database, lines: readonly StockLine[]): Promise<void> {
  await shiftStock(
    trx,
    lines.map(({ productId, quantity }) => ({ productId, free: 0, reserved: -quantity })),
  )
}
