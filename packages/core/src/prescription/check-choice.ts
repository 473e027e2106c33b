import { mostPieces, type Sellable, shortageOf } from '../cart/check-quantity.ts'
import { quantityNotWhole, quantityTooSmall } from '../refusals/cart.ts'
import { moreThanPrepared, nothingChosen, notPrepared } from '../refusals/prescription-request.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** Pieces of a product. */
export interface Pieces {
  productId: string
  quantity: number
}

/**
 * Why a customer may not order that of what was prepared: theirs is to take fewer of a line, or none, never more than the
 * pharmacist gave and nothing else.
 *
 * @param chosen - A product may stand there twice; 0 leaves it out.
 * @returns The first of `quantity-not-whole`, `quantity-too-small`, `not-prepared`, `more-than-prepared`, `nothing-chosen`;
 * null when they may.
 * @source our choice, of rule 65 of the Drugs Rules: a pharmacist's supply is not enlarged by who receives it
 */
export function choiceRefusal(prepared: readonly Pieces[], chosen: readonly Pieces[]): Refusal | null {
  const most = piecesOf(prepared)
  for (const { quantity } of chosen) {
    if (!Number.isInteger(quantity)) return quantityNotWhole
    if (quantity < 0) return quantityTooSmall
  }
  const wanted = piecesOf(chosen)
  for (const [productId, quantity] of wanted) {
    const given = most.get(productId)
    if (given === undefined) return notPrepared
    if (quantity > given) return moreThanPrepared
  }
  return [...wanted.values()].some((quantity) => quantity > 0) ? null : nothingChosen
}

/**
 * Why an order that is placed of what was prepared may not be so: of each product that the pharmacist prepared at most as
 * many pieces, and of one at least. Whatever else was in the cart comes along, and is checked as always.
 *
 * @returns `more-than-prepared`, `nothing-chosen`, or null.
 */
export function orderOfPreparedRefusal(
  prepared: readonly Pieces[],
  ordered: readonly Pieces[],
): Refusal | null {
  const most = piecesOf(prepared)
  return choiceRefusal(
    prepared,
    ordered.filter(({ productId }) => most.has(productId)),
  )
}

/** Pieces of each product over all lines. */
function piecesOf(lines: readonly Pieces[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of lines) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  return pieces
}

/** How many pieces of a prepared line a customer can have now, and why not all. */
export interface Available {
  /** 0 to what was prepared. */
  most: number
  /** Why it is fewer than was prepared; null where it is not. */
  lack: Refusal | null
}

/** @param product - As it is sold now; null where the shop has it no more. */
export function availableOf(prepared: number, product: Sellable): Available {
  const lack = shortageOf(prepared, product)
  if (!lack) return { most: prepared, lack }
  return { most: product.isForSale ? Math.max(0, Math.min(prepared, mostPieces(product))) : 0, lack }
}
