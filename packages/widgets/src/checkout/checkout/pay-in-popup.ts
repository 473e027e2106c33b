import type { Order, Shop } from '@dawakit/client'
import type { PaymentProof, PopupScript } from '@dawakit/core/contract'
import { fromRupees } from '@dawakit/core/money'
import {
  createOrderFailed,
  paymentAttemptFailed,
  paymentError,
  paymentLibraryFailed,
  paymentNotNeeded,
  type Refusal,
} from '@dawakit/core/refusals'
import { loadScript } from './load-script.ts'
import { PaymentProblem, saidOf } from './payment-problem.ts'
import { PopupMissing, type PopupMissingProps } from './popup-missing.tsx'
import { watchArrival } from './watch-arrival.ts'

/** What the popup's script hands over, in the script's own names: `service_payment_id`. */
type PopupResponse = Readonly<Record<string, string>>

interface Popup {
  open(): void
  close(): void
  on(event: 'payment.failed', listener: (response: { error?: { description?: string } }) => void): void
}

type OpensPopup = new (options: object) => Popup

export interface PopupPayment {
  shop: Shop
  order: Order
  popup: PopupScript
  storeName: string
  /** An attempt in the popup failed; the popup stays open for another. */
  onAttemptFailed: (sentence: string) => void
  /** The popup is open and nothing is in it; undefined once there is, or it is closed. */
  onMissing: (missing: MissingPopup | undefined) => void
}

/** Says that nothing is in the popup, and what else there is. */
export interface MissingPopup extends PopupMissingProps {
  Notice: typeof PopupMissing
}

/** A gateway's script and the page in its popup have hosts of one name: `checkout.gateway.com`, `api.gateway.com`. */
const siteOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.split('.').slice(-2).join('.') : ''

/**
 * Takes a payment in the gateway's popup.
 * @returns the receipt to verify, or null when the customer closed the popup.
 * @throws {PaymentProblem} with the sentence to show
 * @throws {ShopError} `payment-not-needed` when the order is paid already, or has ended
 */
export async function payInPopup(payment: PopupPayment): Promise<PaymentProof | null> {
  const { shop, order, popup: script, storeName, onAttemptFailed, onMissing } = payment
  const problemOf = (refusal: Refusal) => new PaymentProblem(saidOf(shop, undefined, refusal))
  const gatewayOrder = await shop
    .call('POST /post/payment', {
      body: { amount: fromRupees(order.totalPrice), currency: 'INR', orderId: order._id },
    })
    .catch((failure) => {
      if (failure.code === paymentNotNeeded.code) throw failure
      throw new PaymentProblem(saidOf(shop, failure, createOrderFailed))
    })
  await loadScript(script.scriptUrl).catch(() => {
    throw problemOf(paymentLibraryFailed)
  })
  const Popup = (window as unknown as Record<string, OpensPopup | undefined>)[script.opens]
  if (!Popup) throw problemOf(paymentLibraryFailed)
  const { id, amount, currency } = gatewayOrder.data
  let endWatch = () => {}
  return new Promise<PaymentProof | null>((resolve, reject) => {
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
        handler: (response: PopupResponse) =>
          resolve({ orderCreationId: id, ...inContract(response) } as PaymentProof),
        modal: { ondismiss: () => resolve(null) },
      })
      popup.on('payment.failed', ({ error }) => {
        onAttemptFailed(error?.description || shop.say(paymentAttemptFailed))
      })
      const onWait = () => onMissing(undefined)
      const watch = watchArrival(
        (address) => siteOf(address) === siteOf(script.scriptUrl),
        (trouble) => {
          if (!trouble) return onWait()
          const onLeave = () => {
            popup.close()
            reject(problemOf(trouble))
          }
          onMissing({ Notice: PopupMissing, trouble, onLeave, onWait })
        },
      )
      endWatch = watch.end
      popup.open()
    } catch {
      reject(problemOf(paymentError))
    }
  }).finally(() => {
    endWatch()
    onMissing(undefined)
  })
}

/** The contract has the script's names in its own hand: `servicePaymentId`. */
function inContract(response: PopupResponse): Record<string, string> {
  const named = Object.entries(response).map(([name, value]) => [
    name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(named)
}
