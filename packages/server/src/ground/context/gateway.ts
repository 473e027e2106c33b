import type { Order, PaymentKind, PaymentMethod, PopupScript } from '@dawakit/core/contract'
import type { Paise } from '@dawakit/core/money'

/** A way to pay. Everything of a service that has a name of its own stands behind this. */
export type Gateway = OfflineGateway | OnlineGateway

interface GatewayFacts {
  /** As `PAYMENT_METHODS`, orders and payments call it. */
  readonly method: PaymentMethod
  /** What the service calls itself; not translated. */
  readonly name: string
  readonly kind: PaymentKind
}

/** Money that changes hands at the door. */
export interface OfflineGateway extends GatewayFacts {
  readonly kind: 'none'
}

/** A service that takes money online. Every promise rejects with a `ProviderError` when it does not answer. */
export interface OnlineGateway extends GatewayFacts {
  readonly kind: 'popup' | 'frame'
  /** The script of a popup; null in a frame. */
  readonly popup: PopupScript | null
  /** The least that it refunds. Less goes back by hand. */
  readonly leastRefund: Paise
  /** Origins whose scripts, frames and forms a checkout's page must allow. */
  readonly origins: readonly string[]
  /**
   * Whether one attempt takes try after try until one is paid. If not, a customer who comes back gets an attempt with a
   * number of its own, so that two payments are seen as two.
   */
  readonly takesRetries: boolean
  /**
   * Makes an attempt known to the service.
   *
   * @param attempt.number - Unique for each attempt, at most 40 characters. Asked again with it, after an answer that
   * was lost: one attempt that can be paid, or another that nobody gets to know.
   * @returns What the service calls it, by which all is asked later.
   */
  open(attempt: { number: string; amount: Paise; currency: string; order: Order }): Promise<string>
  /** What the customer's browser posts into the frame. Asked of the kind `frame` alone. */
  form(attempt: Attempt, order: Order): Promise<GatewayForm>
  /**
   * Reads what a browser brought back from the popup or the frame.
   *
   * @returns null when it is not this gateway's, or its signature is not good.
   */
  readReturn(brought: Readonly<Record<string, string>>): BroughtBack | null
  /**
   * Reads a webhook.
   *
   * @returns null when it is not signed by this gateway; nothing for events that mean nothing to a shop.
   * @throws {CallError} 400 when it is signed and no event
   */
  readWebhook(webhook: ReceivedWebhook): readonly GatewayEvent[] | null
  /**
   * What the service itself says of an attempt now. What was left to us to capture is captured by this.
   * An attempt that it has never heard of is `unknown`, not an error.
   */
  lookUp(attempt: Attempt): Promise<GatewayState>
  /** What is left to refund of a captured payment, and what went back of it, by whomever. */
  refundsOf(attempt: Attempt): Promise<GatewayRefunds>
  /**
   * Asks for a refund. The caller has looked with {@link refundsOf} that it was not made before.
   *
   * @returns 'failed' when the service refuses it for good.
   */
  refund(
    attempt: Attempt,
    refund: { key: string; amount: Paise },
  ): Promise<Pick<GatewayRefund, 'id' | 'state'>>
}

/** An attempt to pay, as it stands in our book. */
export interface Attempt {
  /** What {@link OnlineGateway.open} answered. */
  reference: string
  /** The service's id of the payment made in it; null before there is one. */
  paymentId: string | null
  /** What was asked for. */
  amount: Paise
  currency: string
}

export interface GatewayForm {
  /** Where it goes, by POST. */
  action: string
  fields: Record<string, string>
}

export interface BroughtBack {
  reference: string
  paymentId: string | null
  /** A good signature proves that it was paid: it stands while the service does not answer. */
  isProof: boolean
}

export interface ReceivedWebhook {
  rawBody: Uint8Array
  /** By name in lower case; empty when there is none. */
  header(name: string): string
}

/**
 * Something that a webhook tells. `state` carries what is signed with it, and `id` counts it once. Where the body is
 * not signed, or does not say all, it says when to `ask`.
 */
export type GatewayEvent =
  | { kind: 'state'; id: string; reference: string; state: GatewayState }
  | { kind: 'ask'; reference: string | null; paymentId: string | null }

export interface GatewayState {
  /** `unknown`: the customer never got there. `open`: undecided. A refund does not change `captured`. */
  stage: 'unknown' | 'open' | 'failed' | 'authorized' | 'captured'
  paymentId: string | null
  /** What was taken once it is captured, before that what is asked for. */
  amount: Paise
  currency: string
  /** What is known to have gone back; {@link OnlineGateway.refundsOf} tells all. */
  refunded: Paise
}

/** A refund at the gateway. */
export interface GatewayRefund {
  id: string
  /** The key that we asked with; null for one that was made at the gateway's own desk. */
  key: string | null
  amount: Paise
  state: 'pending' | 'done' | 'failed'
}

export interface GatewayRefunds {
  left: Paise
  made: readonly GatewayRefund[]
  /** False where the service did not tell all: one that was asked for may have been made and not stand in `made`. */
  isComplete: boolean
}
