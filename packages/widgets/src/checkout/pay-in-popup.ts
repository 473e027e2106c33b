import type { Order, Shop } from '@dawakit/client'
import type { PaymentProof, PopupScript } from '@dawakit/core/contract'
import { fromRupees } from '@dawakit/core/money'
import {
  createOrderFailed,
  paymentAttemptFailed,
  paymentError,
  paymentLibraryFailed,
  paymentNotNeeded,
  paymentVerificationFailed,
  processPaymentFailed,
} from '@dawakit/core/refusals'
import { loadScript } from './load-script.ts'
import { PaymentProblem, problemText } from './payment-problem.ts'

/** What the popup's script hands over, in the script's own names: `service_payment_id`. */
type PopupResponse = Readonly<Record<string, string>>

interface Popup {
  open(): void
  on(event: 'payment.failed', listener: (response: { error?: { description?: string } }) => void): void
}

type OpensPopup = new (options: object) => Popup

/** What the popup handed over, kept until the server has verified it. */
export interface PaymentReceipt {
  orderId: string
  gatewayOrderId: string
  response: PopupResponse
}

export interface PopupPayment {
  shop: Shop
  order: Order
  popup: PopupScript
  storeName: string
  /** An attempt in the popup failed; the popup stays open for another. */
  onAttemptFailed: (sentence: string) => void
}

/**
 * Takes a payment in the gateway's popup.
 * @returns the receipt to verify, or null when the customer closed the popup.
 * @throws {PaymentProblem} with the sentence to show
 * @throws {ShopError} `payment-not-needed` when the order is paid already, or has ended
 */
export async function payInPopup(payment: PopupPayment): Promise<PaymentReceipt | null> {
  const { shop, order, popup: script, storeName, onAttemptFailed } = payment
  const gatewayOrder = await shop
    .call('POST /post/payment', {
      body: { amount: fromRupees(order.totalPrice), currency: 'INR', orderId: order._id },
    })
    .catch((failure) => {
      if (failure.code === paymentNotNeeded.code) throw failure
      throw new PaymentProblem(problemText(shop, failure, createOrderFailed))
    })
  await loadScript(script.scriptUrl).catch(() => {
    throw new PaymentProblem(shop.say(paymentLibraryFailed))
  })
  const Popup = (window as unknown as Record<string, OpensPopup | undefined>)[script.opens]
  if (!Popup) throw new PaymentProblem(shop.say(paymentLibraryFailed))
  const { id, amount, currency } = gatewayOrder.data
  return new Promise((resolve, reject) => {
    try {
      const popup = new Popup({
        key: script.key,
        amount,
        currency,
        order_id: id,
        name: storeName,
        description: order.orderNumber,
        prefill: {
          name: order.shippingAddress.name,
          email: order.user.email,
          contact: order.user.mobileNumber,
        },
        handler: (response: PopupResponse) => resolve({ orderId: order._id, gatewayOrderId: id, response }),
        modal: { ondismiss: () => resolve(null) },
      })
      popup.on('payment.failed', ({ error }) => {
        onAttemptFailed(error?.description || shop.say(paymentAttemptFailed))
      })
      popup.open()
    } catch {
      reject(new PaymentProblem(shop.say(paymentError)))
    }
  })
}

/**
 * Lets the server verify a receipt.
 * @throws {PaymentProblem} `isFinal` says whether the server refused it, or could not be asked.
 */
export async function verifyReceipt(shop: Shop, receipt: PaymentReceipt): Promise<Order> {
  const { orderId, gatewayOrderId, response } = receipt
  try {
    const { data } = await shop.call('POST /post/verifyPayment', {
      body: {
        order: { _id: orderId },
        payment: { orderCreationId: gatewayOrderId, ...inContract(response) } as PaymentProof,
      },
    })
    return data
  } catch (failure) {
    const { status = 0 } = failure as { status?: number }
    const isRefused = status >= 400 && status < 500
    throw new VerificationProblem(
      problemText(shop, failure, isRefused ? paymentVerificationFailed : processPaymentFailed),
      isRefused,
    )
  }
}

/** The contract has the script's names in its own hand: `servicePaymentId`. */
function inContract(response: PopupResponse): Record<string, string> {
  const named = Object.entries(response).map(([name, value]) => [
    name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(named)
}

/** `isRefused`: the server said no; else it could not be asked, and the receipt is still good. */
export class VerificationProblem extends PaymentProblem {
  readonly isRefused: boolean

  constructor(message: string, isRefused: boolean) {
    super(message)
    this.isRefused = isRefused
  }
}
