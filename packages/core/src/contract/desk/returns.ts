import type { PageQuery } from '../calls.ts'
import type { ReturnJudgement, ReturnKind, ReturnState } from '../order-work.ts'
import type { Rupees } from '../product.ts'
import type { CreditNote } from '../returns.ts'
import type { OnceMade } from './money.ts'
import type { DeskOrder, SeenOrder } from './orders.ts'

/** A return in a list. */
export interface DeskReturnRow {
  id: string
  number: string
  orderId: string
  orderNumber: string
  kind: ReturnKind
  state: ReturnState
  reason: string
  pieces: number
  /** What goes back; before it is judged, what would. */
  refund: Rupees
  /** ISO 8601. */
  requestedAt: string
}

export interface DeskReturnLine {
  /** 1, 2, … within the order. */
  lineNo: number
  name: string
  quantity: number
  /** As the customer has written it; '' for none. */
  batch: string
  /** Null until it came. */
  received: number | null
  judgement: ReturnJudgement | null
  /** Pieces that were paid back; null until it was judged. */
  refunded: number | null
  charge: Rupees
  refund: Rupees
}

export interface DeskReturn extends DeskReturnRow {
  /** Whatever changes the return goes with it, as `seen`: who has seen an older one is told. */
  version: string
  decision: string
  restockingPercent: number
  lines: DeskReturnLine[]
  /** The end of where money paid in cash goes; null where none goes there. */
  payTo: string | null
  creditNote: string | null
  /** As the customer took them. */
  pictures: { id: string; uploadedAt: string }[]
  /** ISO 8601; null before. */
  decidedAt: string | null
  receivedAt: string | null
  closedAt: string | null
}

/** A change of a return as somebody has seen it. */
export interface SeenReturn {
  id: string
  /** The return's `version`. */
  seen: string
}

/** What of returns is a file. */
export interface ReturnDeskFiles {
  /** A picture of what came damaged or wrong. */
  'GET /desk/returnPicture': { query: { id: string } }
}

/** What goes wrong with an order. */
export interface ReturnDeskCalls {
  'GET /desk/returns': { query?: { state?: ReturnState } & PageQuery; data: DeskReturnRow[] }
  'GET /desk/return': { query: { id: string }; data: DeskReturn }
  'POST /desk/return/approve': { body: SeenReturn & { words: string }; data: DeskReturn }
  'POST /desk/return/decline': { body: SeenReturn & { reason: string }; data: DeskReturn }
  'POST /desk/return/receive': {
    body: SeenReturn & { lines: { lineNo: number; quantity: number }[] }
    data: DeskReturn
  }
  'POST /desk/return/judge': {
    body: SeenReturn &
      OnceMade & { lines: { lineNo: number; judgement: ReturnJudgement | null; refunded: number }[] }
    data: DeskReturn
  }
  'GET /desk/creditNote': { query: { number: string }; data: CreditNote }
  /** Until it is delivered. */
  'POST /desk/order/cancel': { body: SeenOrder & OnceMade & { reason: string }; data: DeskOrder }
  /**
   * Of what was paid in cash at the door: what was taken too much goes back, without a return. `taken` is what the courier has
   * taken in all, where that is more than is written down.
   */
  'POST /desk/order/payBack': {
    body: SeenOrder & OnceMade & { amount: Rupees; taken?: Rupees; reason: string }
    data: DeskOrder
  }
  /** Of an order that is under way without a parcel: the courier has brought it back. */
  'POST /desk/order/takeBack': { body: SeenOrder & { reason: string }; data: DeskReturn }
}
