import type { PhoneOrder } from '@dawakit/core/contract'
import { CASH_ON_DELIVERY } from '@dawakit/core/order'
import { termsNotTold } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { hearOfOrders } from '../../money/checkout/hear-of-orders.ts'
import { placeOrder } from '../../orders/place/place-order.ts'
import { requireCustomer } from '../customer-records/customer-record.sql.ts'

/** Nobody has signed in: no code has just shown that the number is theirs. */
const NO_SESSION = ''

/**
 * Places an order for a customer who rings, in cash: by the same rules as the customer's own, of what they ask for and not
 * of their cart.
 *
 * @returns its id and number; for the same key again those of the order that it made
 * @throws {CallError | RuleError} with the sentence of the first thing that is in the way
 */
export async function placePhoneOrder(
  context: ServerContext,
  staff: DeskStaff,
  wish: PhoneOrder,
): Promise<{ id: string; number: string }> {
  const { customerId, lines, addressId, coupon, prescriptions, doctorName, patient, total, key } = wish
  await requireCustomer(context.db, customerId)
  if (!wish.toldTerms) throw new CallError(422, termsNotTold)
  const order = await placeOrder(
    context,
    {
      userId: customerId,
      sessionId: NO_SESSION,
      partner: null,
      staff,
      // A customer's own keys are no header of the desk's.
      key: `desk ${key}`,
      order: {
        products: lines.map(({ productId, quantity }) => ({ _id: productId, quantity })),
        prescriptions,
        shippingAddress: addressId,
        doctorInfo: { doctorName },
        orderingForMyself: patient === null,
        patient,
        coupon,
        paymentMethod: CASH_ON_DELIVERY,
        totalPrice: total,
        acceptedTerms: true,
      },
    },
    (ids) => hearOfOrders(context, ids),
  )
  return { id: order._id, number: order.orderNumber }
}
