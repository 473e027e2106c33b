import type { PageQuery } from '../calls.ts'
import type { ShipmentState } from '../order-work.ts'

/** Whether the work with a recalled batch goes on, is done, or the batch was none that is recalled. */
export type RecallState = 'open' | 'ended' | 'takenBack'

/** A batch that its maker or an authority calls back, in a list. */
export interface DeskRecallRow {
  id: string
  product: { id: string; name: string }
  /** In capitals. */
  batch: string
  state: RecallState
  /** Why, as who began it wrote. */
  reason: string
  /** ISO 8601. */
  begunAt: string
  /** Customers who were told. */
  told: number
}

/** Packs of it that are in the shop. */
export interface DeskRecallShelf {
  /** The last day on which they are good, yyyy-mm-dd; '' where nobody says. */
  expiresOn: string
  units: number
  /** Kept apart since they came back. */
  quarantined: number
}

/** Packs of it in a parcel. */
export interface DeskRecallParcel {
  orderId: string
  orderNumber: string
  parcel: number
  state: ShipmentState
  customer: { id: string; name: string; mobileNumber: string }
  quantity: number
  /** When the parcel came to stand so, ISO 8601. */
  at: string
  /** When the customer was told, ISO 8601; null before. */
  toldAt: string | null
}

/** A recalled batch with everything of it. */
export interface DeskRecall extends DeskRecallRow {
  /** Null where a command did. */
  begunBy: string | null
  /** ISO 8601; null as long as it goes on. */
  endedAt: string | null
  endReason: string
  shelf: DeskRecallShelf[]
  /** Pieces by where they are: packed here, with a courier, with customers, and those that came back undelivered. */
  pieces: { packed: number; onTheWay: number; delivered: number; cameBack: number }
  /** The first 200: what is packed here first, then the newest. */
  parcels: DeskRecallParcel[]
  parcelCount: number
  /** Customers to whom a parcel of it has left and whom nobody has told yet. */
  toTell: number
}

export interface RecallDeskCalls {
  /** The newest first. */
  'GET /desk/recalls': { query?: { state?: 'open' } & PageQuery; data: DeskRecallRow[] }
  /** The look is written down. */
  'GET /desk/recall': { query: { id: string }; data: DeskRecall }
  /** Of several products that have such a batch, `productId` says which. */
  'POST /desk/recall/begin': { body: { batch: string; productId?: string; reason: string }; data: DeskRecall }
  /** Tells each customer once, whoever presses it however often. */
  'POST /desk/recall/tell': { body: { id: string }; data: DeskRecall }
  /** `isTakenBack`: it was none, and what there is of the batch is sold again. */
  'POST /desk/recall/end': { body: { id: string; reason: string; isTakenBack: boolean }; data: DeskRecall }
}

export interface RecallDeskFiles {
  /** Every parcel of it, with its customer. */
  'GET /desk/recall/list': { query: { id: string } }
}
