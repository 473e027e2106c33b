import type { PageQuery } from '../calls.ts'
import type { PayoutState, PayoutWay } from '../order-work.ts'
import type { Rupees } from '../product.ts'
import type { PayTo } from '../returns.ts'

/** Money that a person has to look at. */
export interface DeskCase {
  id: string
  kind: string
  state: 'open' | 'closed'
  gateway: string
  gatewayReference: string
  orderId: string | null
  orderNumber: string | null
  expected: Rupees | null
  found: Rupees
  note: string
  /** ISO 8601. */
  openedAt: string
}

/** Money paid in cash that goes back by hand. */
export interface DeskPayout {
  id: string
  orderId: string
  orderNumber: string
  amount: Rupees
  state: PayoutState
  way: PayoutWay | null
  /** The customer or the desk has said where it goes. */
  hasPayTo: boolean
  /** The number of the return, or why it goes back without one. */
  reason: string
  reference: string | null
  /** ISO 8601; null before. */
  createdAt: string
  paidAt: string | null
}

/** A refund that its gateway has refused. */
export interface DeskFailedRefund {
  id: string
  orderId: string
  orderNumber: string
  gateway: string
  amount: Rupees
  reason: string
  /** ISO 8601. */
  failedAt: string
}

/** A call that moves money or adds something: made once for one key, which its dialog makes anew each time that it is opened. */
export interface OnceMade {
  key?: string
}

/** How an order's money stands. What is owed is below 0 where the shop owes it and has not promised it yet. */
export interface DeskBalance {
  /** What it costs now. */
  charged: Rupees
  invoiced: Rupees
  credited: Rupees
  collected: Rupees
  wentBack: Rupees
  /** On its way to the customer. */
  promisedBack: Rupees
  owed: Rupees
}

export interface MoneyDeskCalls {
  'GET /desk/money/cases': { query?: { state?: 'open' | 'closed' } & PageQuery; data: DeskCase[] }
  'POST /desk/money/closeCase': { body: { id: string; note: string }; data: null }
  'GET /desk/money/payouts': { query?: { state?: PayoutState } & PageQuery; data: DeskPayout[] }
  /** Where it goes: looked at, it is a row of the audit. Null where nobody said, or it was paid. */
  'POST /desk/money/payTo': { body: { id: string }; data: PayTo | null }
  /** What a customer has said by phone; until it is paid. */
  'POST /desk/money/writePayTo': { body: { id: string; payTo: PayTo }; data: null }
  'POST /desk/money/paidOut': {
    body: OnceMade & { id: string; way: PayoutWay; reference: string }
    data: null
  }
  'GET /desk/money/refunds': { query?: PageQuery; data: DeskFailedRefund[] }
  /** Asks the gateway anew. */
  'POST /desk/money/retryRefund': { body: OnceMade & { id: string }; data: null }
}
