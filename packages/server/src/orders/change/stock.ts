import { notEnoughStock, outOfStock, RuleError } from '@dawakit/core/refusals'
import { sql } from 'kysely'
import { locksRows } from '../../ground/database/locks-rows.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { markOfPieces } from '../../ground/kept-catalogue/shown-products.ts'
import { withPieces } from '../../shelves/batches/pieces-for-sale.ts'

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
 * Moves pieces, all or none. The rows of all products are locked in the order of their ids, whatever comes back and
 * whatever is taken: two transactions that move the same products never wait for each other. And in one statement: who
 * waits for the last row holds the others until it is done.
 * docs/decisions/013-one-order-of-locks.md
 *
 * @returns null when all was moved, else the product that is missing; nothing was moved then.
 */
export async function shiftStock(trx: Database, shifts: readonly Shift[]): Promise<string | null> {
  return shift(trx, shifts, { isUndoing: false })
}

/** @param isUndoing - What came back a moment ago and covered what was missing goes again, whatever is left. */
async function shift(
  trx: Database,
  shifts: readonly Shift[],
  { isUndoing }: { isUndoing: boolean },
): Promise<string | null> {
  const wanted = sumInOrder(shifts)
  if (wanted.length === 0) return null
  const ids = wanted.map(({ productId }) => productId)
  const rows = trx.selectFrom('stock').select('product_id').where('product_id', 'in', ids)
  const byProduct = (amountOf: (shift: Shift) => number) =>
    sql<number>`case product_id ${sql.join(
      wanted.map((shift) => sql`when ${shift.productId} then cast(${amountOf(shift)} as bigint)`),
      sql` `,
    )} end`
  const free = byProduct((shift) => shift.free)
  const reserved = byProduct((shift) => shift.reserved)
  const taken = byProduct((shift) => Math.min(shift.free, 0))
  const moved = await trx
    .with('locked', () => (locksRows(trx) ? rows.orderBy(sql`product_id collate "C"`).forUpdate() : rows))
    .updateTable('stock')
    .set((column) => ({
      ...withPieces(free),
      reserved: column('reserved', '+', reserved),
      ...(wanted.some((shift) => shift.free !== 0) && { shown_at: markOfPieces(sql`stock.free + ${taken}`) }),
    }))
    .where('product_id', 'in', (query) => query.selectFrom('locked').select('product_id'))
    .$if(!isUndoing, (query) => query.where((column) => column(column('free', '+', free), '>=', 0)))
    .returning('product_id')
    .execute()
  const done = new Set(moved.map(({ product_id }) => product_id))
  const missing = wanted.find((shift) => shift.free < 0 && !done.has(shift.productId))
  if (!missing) return null
  const moves = wanted.filter(({ productId }) => done.has(productId))
  await shift(trx, moves.map(reverse), { isUndoing: true })
  return missing.productId
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
