'use client'

import type { CallData, Order, PlacedOrder } from '@dawakit/client'
import type { PaymentMethod } from '@dawakit/core/contract'
import { paymentMethodUnavailable, paymentNotNeeded } from '@dawakit/core/refusals'
import { useRef } from 'react'
import { useShop } from '../shop-context/shop-context.tsx'
import { askOrder, isTaken } from './ask-order.ts'
import { type PaymentReceipt, payInPopup, VerificationProblem, verifyReceipt } from './pay-in-popup.ts'
import { PaymentProblem } from './payment-problem.ts'
import type { ConfigState } from './use-checkout-config.ts'

export interface PaymentAttempt {
  order: PlacedOrder
  method: PaymentMethod
  /** A try in the gateway's popup failed; undefined once one has gone through. */
  onTry: (sentence: string | undefined) => void
  /** It goes on in a frame, by this form. */
  onForm: (form: CallData<'POST /post/ccav/init'>) => void
}

/** Takes the money for an order, by the method that was chosen. */
export function usePayment(config: ConfigState) {
  const shop = useShop('Checkout')
  /** What the popup handed over and the server could not be asked about: it is good for the next attempt. */
  const receipt = useRef<PaymentReceipt>(null)

  async function verify(given: PaymentReceipt): Promise<Order> {
    receipt.current = given
    try {
      const order = await verifyReceipt(shop, given)
      receipt.current = null
      return order
    } catch (failure) {
      if (failure instanceof VerificationProblem && failure.isRefused) receipt.current = null
      throw failure
    }
  }

  async function findTaken({ _id }: Order): Promise<Order | null> {
    const order = await askOrder(shop, _id)
    return isTaken(order) ? order : null
  }

  async function attempt({ order, method, onTry, onForm }: PaymentAttempt): Promise<Order | null> {
    if (receipt.current?.orderId === order._id) return verify(receipt.current)
    const { offers = [], storeName = '' } = typeof config === 'object' ? config : {}
    const offer = offers.find((one) => one.method === method)
    if (offer?.kind === 'popup' && offer.popup) {
      const { popup } = offer
      const given = await payInPopup({ shop, order, popup, storeName, onAttemptFailed: onTry })
      // The popup is closed, but its payment may have gone through all the same.
      if (!given) return findTaken(order)
      onTry(undefined)
      return verify(given)
    }
    if (offer?.kind === 'frame') {
      onForm((await shop.call('POST /post/ccav/init', { body: { orderId: order._id } })).data)
      return null
    }
    throw new PaymentProblem(shop.say(paymentMethodUnavailable))
  }

  /**
   * @returns the order once its money is taken; null while it is not
   * @throws {PaymentProblem | ShopError} why it was not paid
   */
  return async (payment: PaymentAttempt): Promise<Order | null> => {
    try {
      return await attempt(payment)
    } catch (failure) {
      // An earlier attempt had gone through unheard: the server has just found it.
      const isPaid = (failure as { code?: string }).code === paymentNotNeeded.code
      const taken = isPaid && (await findTaken(payment.order))
      if (!taken) throw failure
      return taken
    }
  }
}
