import type { Hono } from 'hono'
import type { BackgroundWork } from '../background-work.ts'
import type { SandboxSettings } from '../sandbox-options.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'

/** What every gateway's customer can make happen, whatever its own page calls it. */
export const PLAYS = ['paid', 'failed', 'late', 'unheard', 'forged'] as const
/**
 * - `late`: it fails, and the bank says yes a little later.
 * - `unheard`: it is paid, and neither the browser nor a webhook tells.
 * - `forged`: it fails, and the browser brings an answer that says it was paid.
 */
export type Play = (typeof PLAYS)[number]

/** What the customer's browser then carries to the shop. */
export interface Played {
  /** From a popup to the shop's page. */
  popup?: Record<string, string>
  /** From a frame to the shop. */
  leadsTo?: { method: 'GET' | 'POST'; url: string; fields: Record<string, string> }
}

/** What customers were charged; amounts in paise. */
export interface Charge {
  gateway: string
  /** The shop's own number of the order. */
  orderNumber: string
  amount: number
  refunded: number
}

/** One line of a gateway's book. */
export interface BookLine {
  order: string
  reference: string
  amount: number
  state: string
}

/** A gateway that is played. Its routes stand below `/<name>`. */
export interface StandIn {
  /** In addresses and on the control page. */
  readonly name: string
  readonly title: string
  routes(): Hono
  /** Newest first. */
  book(): BookLine[]
  charges(): Charge[]
  /** Plays a customer who is at the gateway. @returns undefined when there is no such open attempt */
  play(reference: string, play: Play): Played | undefined
  /** @param amount - Whole paise; undefined refunds all that is left. @returns false when it cannot be refunded */
  refundAtDesk(reference: string, amount: number | undefined): boolean
}

export interface StandInParts {
  settings: SandboxSettings
  work: BackgroundWork
  webhooks: Pick<WebhookSender, 'deliver'>
}
