import type { CheckoutConfig, Order, Shop } from '@dawakit/client'
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

interface RazorpayResponse {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

interface RazorpayPopup {
  open(): void
  on(event: 'payment.failed', listener: (response: { error?: { description?: string } }) => void): void
}

declare global {
  interface Window {
    Razorpay?: new (options: object) => RazorpayPopup
  }
}

/** What the popup handed over, kept until the server has verified it. */
export interface PaymentReceipt {
  orderId: string
  gatewayOrderId: string
  response: RazorpayResponse
}

export interface RazorpayPayment {
  shop: Shop
  order: Order
  config: CheckoutConfig
  /** An attempt in the popup failed; the popup stays open for another. */
  onAttemptFailed: (sentence: string) => void
}

/**
 * Takes a payment in the gateway's popup.
 * @returns the receipt to verify, or null when the customer closed the popup.
 * @throws {PaymentProblem} with the sentence to show
 * @throws {ShopError} `payment-not-needed` when the order is paid already, or has ended
 */
export async function payWithRazorpay(payment: RazorpayPayment): Promise<PaymentReceipt | null> {
  const { shop, order, config, onAttemptFailed } = payment
  const gatewayOrder = await shop
    .call('POST /post/payment', {
      body: { amount: fromRupees(order.totalPrice), currency: 'INR', orderId: order._id },
    })
    .catch((failure) => {
      if (failure.code === paymentNotNeeded.code) throw failure
      throw new PaymentProblem(problemText(shop, failure, createOrderFailed))
    })
  await loadScript(config.gatewayScriptUrl ?? '').catch(() => {
    throw new PaymentProblem(shop.say(paymentLibraryFailed))
  })
  const { Razorpay } = window
  if (!Razorpay) throw new PaymentProblem(shop.say(paymentLibraryFailed))
  const { id, amount, currency } = gatewayOrder.data
  return new Promise((resolve, reject) => {
    try {
      const popup = new Razorpay({
        key: config.gatewayKey,
        amount,
        currency,
        order_id: id,
        name: config.storeName,
        description: order.orderNumber,
        prefill: {
          name: order.shippingAddress.name,
          email: order.user.email,
          contact: order.user.mobileNumber,
        },
        handler: (response: RazorpayResponse) =>
          resolve({ orderId: order._id, gatewayOrderId: id, response }),
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
        payment: {
          orderCreationId: gatewayOrderId,
          razorpayPaymentId: response.razorpay_payment_id,
          razorpayOrderId: response.razorpay_order_id,
          razorpaySignature: response.razorpay_signature,
        },
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

/** `isRefused`: the server said no; else it could not be asked, and the receipt is still good. */
export class VerificationProblem extends PaymentProblem {
  readonly isRefused: boolean

  constructor(message: string, isRefused: boolean) {
    super(message)
    this.isRefused = isRefused
  }
}
