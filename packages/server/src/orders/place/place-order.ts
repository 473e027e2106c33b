import type { Order } from '@dawakit/core/contract'
import { CASH_ON_DELIVERY, nextStep } from '@dawakit/core/order'
import { continueOnStore, notYours } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { lockCustomer } from '../../ground/database/lock-customer.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { enforceLimit, limitOf } from '../../ground/limits/limits.ts'
import { deleteCart, readCartPieces } from '../../people/cart/cart.sql.ts'
import { noteOrderOfRequest, requirePrepared } from '../../requests/by-prescription/order-of-request.ts'
import { approveByGrants } from '../change/approve-by-grants.ts'
import { openOrders } from '../change/open-orders.ts'
import { writeOrderWords } from '../read/order-words.sql.ts'
import type { OrderRequest } from '../read/orders.schemas.ts'
import { readOrder, toOrder } from '../read/orders.sql.ts'
import { requireCart } from './cart-of-order.ts'
import { checkCash } from './cash-orders.ts'
import { decideOrder } from './decide-order.ts'
import { findDestination } from './destination.ts'
import { draftOrder, type Placing } from './draft-order.ts'
import { contentHash, pointKeyAt, takeKey } from './idempotency.ts'
import { compareTotals } from './order-price.ts'
import { sameOrder } from './same-order.ts'
import { takePieces } from './take-pieces.ts'
import { writeOrder } from './write-order.ts'

interface NewOrder extends Pick<Placing, 'userId' | 'sessionId' | 'partner'> {
  /** Who of the staff places it for the customer. @default nobody: the customer does */
  staff?: Placing['staff']
  key: string | null
  order: OrderRequest
}

/** Asks the gateways how these orders stand, and takes down what they say. One that does not answer is passed over. */
type HearOf = (orderIds: readonly string[]) => Promise<void>

/** Thrown in the transaction, which is done again once the gateways have been asked about these orders. */
class Unheard extends Error {
  readonly orderIds: readonly string[]

  constructor(orderIds: readonly string[]) {
    super('The orders that make way have attempts to pay them.')
    this.orderIds = orderIds
  }
}

/**
 * Places an order of what is in the customer's cart: everything in it is decided here, in one transaction, and the
 * client's lines and totals are only compared. The cart becomes the order: at once where nothing is to be paid, else
 * when it is; until then the open order holds it. The same request again (by Idempotency-Key, or the unchanged cart of an
 * open unpaid order) is answered with the order that it made. Where the staff places it for a customer who rings, it is of
 * what they ask for: the cart is neither asked nor emptied, and the audit says who it was.
 *
 * @param placing.key - The Idempotency-Key, null without one.
 * @param hearOf - An order that makes way is asked about before, outside of the transaction: it may be paid.
 * @throws {CallError | RuleError} with the sentence of the first thing that is in the way; nothing is changed then
 */
export async function placeOrder(
  context: ServerContext,
  { userId, sessionId, partner, staff = null, key, order: request }: NewOrder,
  hearOf: HearOf,
): Promise<Order> {
  const { db, clock } = context
  if (request.user !== undefined && request.user !== userId) throw new CallError(403, notYours)
  if (request.prescriptionRequest && partner !== null) throw new CallError(403, continueOnStore)
  const destination = await findDestination(context, userId, request.shippingAddress)
  const heard = new Set<string>()
  const placeHearing = (): Promise<Order> =>
    inTransaction(db, (trx) =>
      placeIn(
        trx,
        context,
        { userId, sessionId, partner, request, staff, now: clock(), destination },
        { key, heard },
      ),
    ).catch(async (error: unknown) => {
      if (!(error instanceof Unheard)) throw error
      await hearOf(error.orderIds)
      for (const id of error.orderIds) heard.add(id)
      return placeHearing()
    })
  return placeHearing()
}

async function placeIn(
  trx: Database,
  context: ServerContext,
  placing: Placing,
  { key, heard }: { key: string | null; heard: ReadonlySet<string> },
): Promise<Order> {
  const { userId, sessionId, request, staff, now } = placing
  const orderId = newId()
  const customer = await lockCustomer(trx, userId)
  if (key !== null) {
    const made = await takeKey(trx, { userId, key, bodyHash: contentHash(request), orderId, now })
    if (made !== null) return readOrder(trx, made)
  }
  const draft = await draftOrder(trx, placing, context.config)
  const cart = staff ? draft.lines : await readCartPieces(trx, userId)
  const open = await openOrders(trx, userId)
  const same = await sameOrder(trx, draft, { open, cart, key })
  if (same) {
    const answered = await readOrder(trx, same.id)
    compareTotals(request, answered.totals)
    if (key !== null) await pointKeyAt(trx, { userId, key, orderId: same.id })
    return answered
  }
  if (!staff) await requireCart(trx, draft, cart)
  const requestId = request.prescriptionRequest
  if (requestId) await requirePrepared(trx, { userId, requestId, lines: draft.lines, now })
  const decided = await decideOrder(trx, draft, open)
  const unheard = decided.ending.filter(({ row, hasAttempt }) => hasAttempt && !heard.has(row.id))
  if (unheard.length > 0) throw new Unheard(unheard.map(({ row }) => row.id))
  const isCash = draft.method === CASH_ON_DELIVERY && decided.price.totals.total > 0
  if (isCash)
    await checkCash(trx, context.config, { userId, sessionId, total: decided.price.totals.total, now })
  await enforceLimit({ db: trx, clock: () => now }, limitOf(context.config, 'orders', userId))
  const placed = toOrder(await writeOrder(trx, orderId, decided), customer)
  await writeOrderWords(trx, placed)
  if (requestId) await noteOrderOfRequest(trx, orderId, requestId)
  let isConfirmed = false
  if (nextStep(placed) === 'done') {
    if (!staff) await deleteCart(trx, userId)
    await context.happened(trx, 'order.placed', { orderId }, { order: placed })
    if (requestId) isConfirmed = await approveByGrants(trx, context, orderId)
  }
  if (staff) {
    const of = { subject: 'order', subjectId: orderId, orderId }
    await audit(trx, staff, context.clock, {
      action: 'order.place',
      ...of,
      after: { number: placed.orderNumber, total: placed.totals.total },
    })
  }
  await takePieces(trx, orderId, decided)
  return isConfirmed ? readOrder(trx, orderId) : placed
}
