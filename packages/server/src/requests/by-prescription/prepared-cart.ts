import { CART_LINES_MAX, checkQuantity } from '@dawakit/core/cart'
import type { CartLine } from '@dawakit/core/contract'
import { choiceRefusal, orderPreparedRefusal, type Pieces } from '@dawakit/core/prescription'
import { maximumProductReached, productNotFound } from '@dawakit/core/refusals'
import { productSummariesById } from '../../catalogue/products/product-summary.ts'
import { requireSold } from '../../catalogue/sale/sale-bans.sql.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { readCart, readCartPieces, writePieces } from '../../people/cart/cart.sql.ts'
import { heldRequest, linesOf } from './prescription-requests.sql.ts'

/**
 * Puts what a customer keeps of a prepared order into their cart: each prepared product is there as often as was chosen.
 * What else is in the cart stays, and is ordered with it.
 *
 * @returns The whole cart.
 * @throws {CallError} 422, with the sentence of what may not be ordered
 * @throws {RuleError} as the cart's rules say
 */
export async function fillPreparedCart(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  userId: string,
  { id, lines }: { id: string; lines: readonly Pieces[] },
): Promise<CartLine[]> {
  await inTransaction(db, async (trx) => {
    const request = await heldRequest(trx, id)
    const now = clock()
    const prepared = (await linesOf(trx, [id])).map(({ product_id, quantity }) => ({
      productId: product_id,
      quantity,
    }))
    const refusal =
      orderPreparedRefusal({ state: request.state, orderBy: request.valid_until }, now) ??
      choiceRefusal(prepared, lines)
    if (refusal) throw new CallError(422, refusal)
    const chosen = lines.filter(({ quantity }) => quantity > 0)
    await requireSold(
      trx,
      chosen.map(({ productId }) => productId),
    )
    const products = await productSummariesById(
      trx,
      chosen.map(({ productId }) => productId),
    )
    for (const { productId, quantity } of chosen) {
      const product = products.get(productId)
      if (!product) throw new CallError(404, productNotFound)
      checkQuantity(quantity, product)
    }
    const ids = prepared.map(({ productId }) => productId)
    await trx.deleteFrom('cart_line').where('user_id', '=', userId).where('product_id', 'in', ids).execute()
    const others = await readCartPieces(trx, userId)
    if (others.length + chosen.length > CART_LINES_MAX) throw new CallError(422, maximumProductReached)
    await writePieces(
      trx,
      userId,
      chosen.map(({ productId, quantity }) => ({ productId, variantKey: '', quantity })),
      now,
    )
  })
  return readCart(db, userId)
}
