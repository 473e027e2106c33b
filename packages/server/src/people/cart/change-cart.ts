import { addLine, cartLineKey, type SellableLine, setLineQuantity } from '@dawakit/core/cart'
import type { CartLine, ChosenVariant } from '@dawakit/core/contract'
import { productNotFound } from '@dawakit/core/refusals'
import { maxPerOrderOf } from '../../catalogue/products/product-summary.ts'
import { requireSold } from '../../catalogue/sale/sale-bans.sql.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { lockCustomer } from '../../ground/database/lock-customer.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import {
  type CartPiece,
  deletePiece,
  readCart,
  readCartPieces,
  resolveVariant,
  writePieces,
} from './cart.sql.ts'
import { variantKeyOf, variantOfKey } from './variant-key.ts'

interface Addition {
  productId: string
  variant: ChosenVariant | null
  quantity: number
}

type CartContext = Pick<ServerContext, 'db' | 'clock'>

/**
 * Adds products; all of them or, when one is refused, none.
 * @returns The whole new cart.
 * @throws {CallError} 404 unknown product or variant
 * @throws {RuleError} as the cart's rules say
 */
export async function addToCart(
  { db, clock }: CartContext,
  userId: string,
  additions: readonly Addition[],
): Promise<CartLine[]> {
  await inTransaction(db, async (trx) => {
    await lockCustomer(trx, userId)
    const wanted: Addition[] = []
    for (const addition of additions) wanted.push({ ...addition, ...(await meant(trx, addition)) })
    await requireSold(
      trx,
      wanted.map(({ productId }) => productId),
    )
    const before = await readCartPieces(trx, userId)
    const sellable = await readSellable(trx, [...before, ...wanted])
    let lines = before.flatMap((piece) => lineOf(piece, sellable) ?? [])
    const present = new Set(lines)
    for (const { productId, variant, quantity } of wanted) {
      const added = lineOf({ productId, variantKey: variantKeyOf(variant), quantity }, sellable)
      if (!added) throw new CallError(404, productNotFound)
      lines = addLine(lines, added)
    }
    const changed = lines.filter((line) => !present.has(line))
    await writePieces(trx, userId, changed.map(pieceOf), clock())
  })
  return readCart(db, userId)
}

/** Takes a line away; one that is not there is no error. */
export async function removeFromCart(
  { db }: CartContext,
  userId: string,
  productId: string,
  variant: ChosenVariant | null,
): Promise<CartLine[]> {
  await inTransaction(db, async (trx) => {
    await lockCustomer(trx, userId)
    const pieces = await readCartPieces(trx, userId)
    for (const piece of await piecesMeant(trx, pieces, productId, variant)) {
      await deletePiece(trx, userId, piece)
    }
  })
  return readCart(db, userId)
}

/** @throws {RuleError} `not-in-cart`, else as the cart's rules say */
export async function setQuantity(
  { db, clock }: CartContext,
  userId: string,
  { productId, variant, quantity }: Addition,
): Promise<CartLine[]> {
  await inTransaction(db, async (trx) => {
    await lockCustomer(trx, userId)
    const pieces = await readCartPieces(trx, userId)
    const sellable = await readSellable(trx, pieces)
    const lines = pieces.flatMap((piece) => lineOf(piece, sellable) ?? [])
    const [meant] = await piecesMeant(trx, pieces, productId, variant)
    const line = meant ?? { productId, variantKey: variantKeyOf(variant) }
    await requireSold(trx, [line.productId])
    setLineQuantity(lines, line.productId, quantity, variantOfKey(line.variantKey))
    await writePieces(trx, userId, [{ ...line, quantity }], clock())
  })
  return readCart(db, userId)
}

async function meant(trx: Database, { productId, variant }: Addition) {
  if (!variant) return { productId, variant: null }
  const resolved = await resolveVariant(trx, productId, variant)
  if (!resolved) throw new CallError(404, productNotFound)
  return resolved
}

/** The piece of that product and variant; where there is none, every piece of the product. */
async function piecesMeant(
  trx: Database,
  pieces: readonly CartPiece[],
  productId: string,
  variant: ChosenVariant | null,
): Promise<CartPiece[]> {
  const sold = (variant && (await resolveVariant(trx, productId, variant))) ?? { productId, variant }
  const key = cartLineKey(sold.productId, sold.variant)
  const ofProduct = pieces.filter((piece) => piece.productId === sold.productId)
  const exact = ofProduct.filter(
    (piece) => cartLineKey(piece.productId, variantOfKey(piece.variantKey)) === key,
  )
  return exact.length > 0 ? exact : ofProduct
}

/** What the cart's rules ask about a product. */
type Sellables = ReadonlyMap<string, Pick<SellableLine, 'isForSale' | 'totalStocks' | 'maxPerOrder'>>
type Line = SellableLine & { variant: ChosenVariant | null }

async function readSellable(trx: Database, of: readonly { productId: string }[]): Promise<Sellables> {
  if (of.length === 0) return new Map()
  const ids = new Set(of.map(({ productId }) => productId))
  const rows = await trx
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id', 'is_for_sale', 'free', 'max_per_order', 'is_prescription'])
    .where('product.id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, is_for_sale, free, ...row }) => [
      id,
      { isForSale: is_for_sale === 1, totalStocks: free ?? 0, maxPerOrder: maxPerOrderOf(row) },
    ]),
  )
}

function lineOf({ productId, variantKey, quantity }: CartPiece, sellable: Sellables): Line | null {
  const facts = sellable.get(productId)
  return facts ? { _id: productId, variant: variantOfKey(variantKey), quantity, ...facts } : null
}

function pieceOf({ _id, variant, quantity }: Line): CartPiece {
  return { productId: _id, variantKey: variantKeyOf(variant), quantity }
}
