'use client'

import type { CallData, Order, PlacedOrder } from '@dawakit/client'
import type { PaymentMethod, PaymentProof } from '@dawakit/core/contract'
import {
  paymentLibraryFailed,
  paymentMethodUnavailable,
  paymentNotNeeded,
  processPaymentFailed,
} from '@dawakit/core/refusals'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { askOrder, isTaken } from './ask-order.ts'
import type { FramedPayment } from './framed-payment.tsx'
import type { MissingPopup } from './pay-in-popup.ts'
import { PaymentProblem, saidOf } from './payment-problem.ts'
import type { ConfigState } from './use-checkout-config.ts'

export interface PaymentFrame {
  /** Posted into the frame, it opens the gateway's page. */
  form: CallData<'POST /post/ccav/init'>
  /** What shows it. */
  Frame: typeof FramedPayment
}

export interface PaymentAttempt {
  order: PlacedOrder
  method: PaymentMethod
  /** A try in the gateway's popup failed; undefined once one has gone through. */
  onTry: (sentence: string | undefined) => void
  /** The gateway's popup shows nothing; undefined once it does, or is closed. */
  onMissing: (missing: MissingPopup | undefined) => void
  /** The popup was closed, and no payment has come of it. */
  onLeave: () => void
  /** It goes on in a frame. */
  onFrame: (frame: PaymentFrame) => void
  /** The popup handed this over: the money is taken, the shop is to confirm it. */
  onReceipt: (receipt: PaymentProof) => Promise<void>
}

/** Takes the money for an order, by the method that was chosen. */
export function usePayment(config: ConfigState) {
  const shop = useShop('Checkout')

  async function findTaken({ _id }: Order): Promise<Order | null> {
    const order = await askOrder(shop, _id)
    return isTaken(order) ? order : null
  }

  async function openFrame({ _id }: Order): Promise<PaymentFrame> {
    try {
      // What shows it comes first: a gateway that is not shown is not asked to take money.
      const { FramedPayment } = await import('./framed-payment.tsx')
      const { data } = await shop.call('POST /post/ccav/init', { body: { orderId: _id } })
      return { form: data, Frame: FramedPayment }
    } catch (failure) {
      if ((failure as { code?: string }).code === paymentNotNeeded.code) throw failure
      throw new PaymentProblem(saidOf(shop, failure, processPaymentFailed))
    }
  }

  async function attempt(payment: PaymentAttempt): Promise<Order | null> {
    const { order, method, onTry, onMissing, onLeave, onFrame, onReceipt } = payment
    const { offers = [], storeName = '' } = typeof config === 'object' ? config : {}
    const offer = offers.find((one) => one.method === method)
    if (offer?.kind === 'popup' && offer.popup) {
      const { popup } = offer
      // As the gateway's own script, it is fetched once somebody pays by it.
      const { payInPopup } = await import('./pay-in-popup.ts').catch(() => {
        throw new PaymentProblem(saidOf(shop, undefined, paymentLibraryFailed))
      })
      const receipt = await payInPopup({ shop, order, popup, storeName, onAttemptFailed: onTry, onMissing })
      // The popup is closed, but its payment may have gone through all the same.
      if (!receipt) {
        const taken = await findTaken(order)
        if (!taken) onLeave()
        return taken
      }
      onTry(undefined)
      await onReceipt(receipt)
      return null
    }
    if (offer?.kind === 'frame') {
      onFrame(await openFrame(order))
      return null
    }
    throw new PaymentProblem(saidOf(shop, undefined, paymentMethodUnavailable))
  }

  /**
   * @returns the order once its money is found taken; null while it is not
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
