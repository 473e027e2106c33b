import { addLine, cartLineKey, setLineQuantity } from '@dawakit/core/cart'
import type { CartLine, ChosenVariant } from '@dawakit/core/contract'
import { productNotFound } from '@dawakit/core/refusals'
import type { ServerContext } from '../context/server-context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockCustomer } from '../database/lock-customer.ts'
import type { Database } from '../database/schema/index.ts'
import { CallError } from '../http/call-error.ts'
import { productSummariesById } from '../products/product-summary.ts'
import { deleteLine, readCart, resolveVariant, writeLine } from './cart.sql.ts'

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
  return inTransaction(db, async (trx) => {
    await lockCustomer(trx, userId)
    const wanted: Addition[] = []
    for (const addition of additions) wanted.push({ ...addition, ...(await meant(trx, addition)) })
    const products = await productSummariesById(
      trx,
      wanted.map((one) => one.productId),
    )
    let lines = await readCart(trx, userId)
    for (const { productId, variant, quantity } of wanted) {
      const product = products.get(productId)
      if (!product) throw new CallError(404, productNotFound)
      const added: CartLine = { ...product, quantity, variant }
      const before = lines
      lines = addLine(lines, added)
      const changed = lines.find((line) => !before.includes(line))
      if (changed) await writeLine(trx, userId, { productId, variant, quantity: changed.quantity }, clock())
    }
    return readCart(trx, userId)
  })
}

/** Takes a line away; one that is not there is no error. */
export async function removeFromCart(
  { db }: CartContext,
  userId: string,
  productId: string,
  variant: ChosenVariant | null,
): Promise<CartLine[]> {
  return inTransaction(db, async (trx) => {
    await lockCustomer(trx, userId)
    for (const line of await linesMeant(trx, userId, productId, variant)) {
      await deleteLine(trx, userId, line._id, line.variant)
    }
    return readCart(trx, userId)
  })
}

/** @throws {RuleError} `not-in-cart`, else as the cart's rules say */
export async function setQuantity(
  { db, clock }: CartContext,
  userId: string,
  change: Addition,
): Promise<CartLine[]> {
  return inTransaction(db, async (trx) => {
    await lockCustomer(trx, userId)
    const [line] = await linesMeant(trx, userId, change.productId, change.variant)
    const lines = await readCart(trx, userId)
    const productId = line?._id ?? change.productId
    const variant = line?.variant ?? change.variant
    setLineQuantity(lines, productId, change.quantity, variant)
    await writeLine(trx, userId, { productId, variant, quantity: change.quantity }, clock())
    return readCart(trx, userId)
  })
}

async function meant(trx: Database, { productId, variant }: Addition) {
  if (!variant) return { productId, variant: null }
  const resolved = await resolveVariant(trx, productId, variant)
  if (!resolved) throw new CallError(404, productNotFound)
  return resolved
}

/** The line of that product and variant; where there is none, every line of the product. */
async function linesMeant(
  trx: Database,
  userId: string,
  productId: string,
  variant: ChosenVariant | null,
): Promise<CartLine[]> {
  const sold = (variant && (await resolveVariant(trx, productId, variant))) ?? { productId, variant }
  const key = cartLineKey(sold.productId, sold.variant)
  const lines = (await readCart(trx, userId)).filter((line) => line._id === sold.productId)
  const exact = lines.filter((line) => cartLineKey(line._id, line.variant) === key)
  return exact.length > 0 ? exact : lines
}
