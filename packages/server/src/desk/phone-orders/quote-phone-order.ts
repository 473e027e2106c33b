import { lineTotal, totalsInRupees } from '@dawakit/core/cart'
import type { PhoneOrderProblem, PhoneOrderQuote, PhoneOrderWish } from '@dawakit/core/contract'
import { deliveryWindow } from '@dawakit/core/delivery'
import { paise, toRupees } from '@dawakit/core/money'
import { needsPrescription } from '@dawakit/core/prescription'
import { pincodeUnavailable, productNotFound, RuleError, stateUnavailable } from '@dawakit/core/refusals'
import { productSummariesById } from '../../catalogue/products/product-summary.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { openOrders } from '../../orders/change/open-orders.ts'
import { couponOfOrder } from '../../orders/place/coupon-of-order.ts'
import { findDestination, ownAddress } from '../../orders/place/destination.ts'
import { checkSellable, checkStock, type DraftLine, draftLines } from '../../orders/place/draft-lines.ts'
import { orderPrice } from '../../orders/place/order-price.ts'
import { piecesHeld, supersededOrders } from '../../orders/place/superseded-orders.ts'
import type { FoundCoupon } from '../../people/coupons/coupons.sql.ts'
import { requireCustomer } from '../customer-records/customer-record.sql.ts'

/**
 * What a phone order comes to now, by the rules that place it, and what would be refused of it. Nothing is kept.
 *
 * @throws {CallError} 404 customer, product or address
 */
export async function quotePhoneOrder(
  context: Pick<ServerContext, 'db' | 'clock' | 'providers' | 'log'>,
  { customerId, lines: wanted, addressId, coupon: code }: PhoneOrderWish,
): Promise<PhoneOrderQuote> {
  const { db, clock } = context
  const now = clock()
  await requireCustomer(db, customerId)
  const lines = await draftLines(
    db,
    wanted.map(({ productId, quantity }) => ({ _id: productId, quantity })),
  )
  const destination = await findDestination(context, customerId, addressId)
  ownAddress(destination, { userId: customerId, sessionId: '', partner: null })
  const state = destination?.isServiceable ? destination.state : null
  const request = { coupon: code }
  const ending = supersededOrders(await openOrders(db, customerId), { lines, request })
  const held = piecesHeld(ending)
  const { coupon, problem: couponProblem } = await triedCoupon(() =>
    couponOfOrder(db, { userId: customerId, now, lines, request }, ending),
  )
  const { totals } = orderPrice({ lines, deliveryFee: state?.fee_paise ?? paise(0) }, coupon)
  const products = await productSummariesById(
    db,
    lines.map(({ productId }) => productId),
  )
  const window = state && deliveryWindow({ at: now, tatDays: state.tat_days })
  return {
    lines: lines.map((line) => {
      const product = products.get(line.productId)
      if (!product) throw new CallError(404, productNotFound)
      return {
        product,
        quantity: line.quantity,
        total: toRupees(lineTotal(line)),
        problem: problemOf(() => checkLine(line, held)),
      }
    }),
    totals: totalsInRupees(totals),
    isPrescriptionNeeded: needsPrescription(lines),
    deliveryWindow: window && { from: window.from, to: window.to },
    coupon: coupon && { name: coupon.name, discountPercentage: coupon.discountPercentage },
    couponProblem,
    addressProblem: destination && !state ? wayProblem(destination.isServiceable) : null,
  }
}

function checkLine(line: DraftLine, held: ReadonlyMap<string, number>): void {
  checkSellable([line])
  checkStock([line], held)
}

async function triedCoupon(
  find: () => Promise<FoundCoupon | null>,
): Promise<{ coupon: FoundCoupon | null; problem: PhoneOrderProblem | null }> {
  try {
    return { coupon: await find(), problem: null }
  } catch (error) {
    return { coupon: null, problem: saidBy(error) }
  }
}

function problemOf(check: () => void): PhoneOrderProblem | null {
  try {
    check()
    return null
  } catch (error) {
    return saidBy(error)
  }
}

/** What a rule has said. Anything else is no answer. */
function saidBy(error: unknown): PhoneOrderProblem {
  if (error instanceof RuleError || error instanceof CallError) {
    return { code: error.code, message: error.message }
  }
  throw error
}

function wayProblem(isServiceable: boolean): PhoneOrderProblem {
  const { code, text } = isServiceable ? stateUnavailable : pincodeUnavailable
  return { code, message: text }
}
