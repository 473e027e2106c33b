import type { OrderInput } from '@dawakit/client'
import type { PaymentMethod } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import { CASH_ON_DELIVERY, checkPlaceOrder } from '@dawakit/core/order'
import {
  paymentMethodUnavailable,
  type Refusal,
  stateUnavailable,
  userIdMissing,
} from '@dawakit/core/refusals'
import type { OrderDraft } from './use-order-draft.ts'

/** An order that may be sent. */
export interface ReadyOrder {
  input: OrderInput
  method: PaymentMethod
}

/** The order that a draft makes, or the first rule that refuses it. */
export function orderOf(draft: OrderDraft): ReadyOrder | { refusal: Refusal } {
  const {
    userId,
    lines,
    coupon,
    address,
    prescriptions,
    method,
    acceptedTerms,
    delivery,
    totals,
    cashRefusal,
    orderedFor,
    prepared,
  } = draft
  const refusal = checkPlaceOrder({ lines, acceptedTerms, address, prescriptions }) ?? orderedFor?.refusal
  if (refusal) return { refusal }
  if (!userId || !address) return { refusal: userIdMissing }
  if (delivery === 'unavailable') return { refusal: stateUnavailable }
  if (!method) return { refusal: cashRefusal ?? paymentMethodUnavailable }
  return {
    method,
    input: {
      user: userId,
      products: lines.map(({ _id, quantity, variant }) => ({ _id, quantity, variant })),
      prescriptions,
      shippingAddress: { id: address.id },
      coupon: coupon?.name ?? null,
      paymentMethod: method,
      isCashOnDelivery: method === CASH_ON_DELIVERY,
      ...orderedFor?.input,
      ...(prepared && { prescriptionRequest: prepared.id }),
      acceptedTerms,
      // Unknown while the fee is: the server decides it either way.
      ...(typeof delivery === 'object' && {
        totalPrice: toRupees(totals.total),
        deliveryCharge: toRupees(totals.deliveryFee),
      }),
    },
  }
}
