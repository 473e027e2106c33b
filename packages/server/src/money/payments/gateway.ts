import type { Gateway } from '../../ground/context/gateway.ts'
import type { SettlementReport } from './settlement/settlement-report.ts'

export type {
  Attempt,
  BroughtBack,
  Gateway,
  GatewayEvent,
  GatewayForm,
  GatewayRefund,
  GatewayRefunds,
  GatewayState,
  OfflineGateway,
  OnlineGateway,
  ReceivedWebhook,
} from '../../ground/context/gateway.ts'

/** One thing that an operator sets for a gateway. What is not set is the sandbox's. */
export interface Setting {
  /** Of the environment. */
  variable: string
  /**
   * `secret`: must be set once the gateway's first address is not this machine. `before`: the one that a secret has replaced, which is
   * accepted while it turns; mostly none.
   */
  is: 'address' | 'text' | 'secret' | 'before'
  /** An address is a path of the sandbox. */
  sandbox: string
}

export interface ShopFacts {
  /** The store's own address, without a slash at the end. */
  storeUrl: string
}

/** A way to pay that a release knows: what it needs, and how it is made of that. */
export interface GatewayModule {
  readonly method: string
  readonly settings: Readonly<Record<string, Setting>>
  /** How its settlement report is read; without one, its settlements are not compared. */
  readonly settlement?: SettlementReport
  make(settings: Readonly<Record<string, string>>, shop: ShopFacts): Gateway
}

/**
 * A gateway is a folder under `gateways/`; CONTRIBUTING.md has the recipe, 'A payment gateway'. In it:
 *
 * - `settings` names the variables of the environment, its own address first.
 * - `make` answers the {@link Gateway}. What it gets may be kept; nothing is asked before it is needed.
 * - The service's words for the state of a payment stand in one table, and become a `GatewayState`. Whatever is not
 *   in the table is `open`: the reconciler asks again. `captured` is money that we have, and nothing else is; that it
 *   was refunded since is told beside it.
 * - Amounts are paise, converted by `core/money` where the service counts in rupees.
 * - Only `lookUp` and a signature over the whole body say how a payment stands. What a browser brings, and a webhook
 *   whose body is not signed, say which attempt to ask about.
 * - Nothing is retried inside: the reconciler, the refund worker and the service's own webhooks come again. A refund
 *   carries our key, so that `refundsOf` finds it after a lost answer.
 * - It neither reads nor writes the database, and knows no order's state: `attempts/` and `refunds/` do that, once for
 *   all gateways.
 *
 * A line in `gateways/registry.ts` adds it, and its stand-in in the sandbox gets one there; then `gateways/conformance.test.ts`
 * holds it to what every gateway promises.
 */
export function defineGateway<Name extends string>(module: {
  method: string
  settings: Readonly<Record<Name, Setting>>
  settlement?: SettlementReport
  make(settings: Readonly<Record<Name, string>>, shop: ShopFacts): Gateway
}): GatewayModule {
  return module
}
