import type {
  PayoutState,
  PayoutWay,
  PrescriptionRequestState,
  ReturnJudgement,
  ReturnKind,
  ReturnState,
  ShipmentState,
} from '@dawakit/core/contract'
import type { Paise } from '@dawakit/core/money'
import type { ColumnType, Generated } from 'kysely'
import type { Amount, Flag, Json, Time } from './column.ts'

/** So many packs of a product may be given on a prescription until a day. What was given is counted by approvals. */
export interface PrescriptionGrantTable {
  id: string
  prescription_id: string
  product_id: string
  packs: number
  /** The last moment. */
  valid_until: Time
  staff_id: string
  /** The order by prescription that it was made for. */
  request_id: string | null
  created_at: Time
  /** The order in whose check it was made; null where it was made for a request, or before that was written down. */
  order_id: Generated<string | null>
  /** JSON of the contract's PrescriptionParticulars, where a schedule wants them. */
  particulars: Generated<Json | null>
  /** When the approval that it was made for was taken back: it is good for nothing since. */
  taken_back_at: Generated<Time | null>
}

/** What a pharmacist has approved of a line. The database lets no row change or go. */
export interface PrescriptionApprovalTable {
  id: string
  order_id: string
  line_no: number
  /** Pieces; below 0 in a row that takes an earlier one back. */
  quantity: number
  grant_id: string | null
  staff_id: string
  /** As they were then. */
  pharmacist_name: string
  registration_number: string
  approved_at: Time
}

/** What a pharmacist asks the customer, of an order or of a request. */
export interface PrescriptionQuestionTable {
  id: string
  order_id: string | null
  request_id: string | null
  staff_id: string
  text: string
  asked_at: Time
  answer: string | null
  /** Uploaded anew as the answer. */
  prescription_id: string | null
  answered_at: Time | null
}

/** An order by prescription: the pharmacist prepares it, the customer pays. */
export interface PrescriptionRequestTable {
  id: string
  /** For people. */
  number: string
  user_id: string
  session_id: string | null
  state: PrescriptionRequestState
  /** What the customer wrote. */
  note: string
  patient: Json | null
  /** Who prepared or declined it. */
  staff_id: string | null
  /** What the pharmacist wrote with it. */
  message: string
  /** Why it was declined. */
  reason: string
  /** The order that was made of it. */
  order_id: string | null
  created_at: Time
  prepared_at: Time | null
  closed_at: Time | null
  /** Until when what was prepared may be ordered. */
  valid_until: Time | null
}

export interface PrescriptionRequestFileTable {
  request_id: string
  prescription_id: string
}

export interface PrescriptionRequestLineTable {
  request_id: string
  line_no: number
  product_id: string
  variant_key: string
  /** The most that the customer may order. */
  quantity: number
  /** Of one, when it was prepared. */
  price_paise: Amount
  note: string
}

/** An order that was placed from a request: open, ended unpaid, or the one that was made of it. */
export interface PrescriptionRequestOrderTable {
  order_id: string
  request_id: string
}

/** A parcel of an order. */
export interface ShipmentTable {
  id: string
  order_id: string
  /** 1, 2, … within the order. */
  number: number
  state: ShipmentState
  courier: string
  tracking_number: string
  tracking_url: string
  /** Who packed it: a staff id. */
  packed_by: string
  packed_at: Time
  handed_over_at: Time | null
  on_the_way_at: Time | null
  delivered_at: Time | null
  returned_at: Time | null
  /** What of the delivery fee its courier was told to collect; null until it has left. */
  fee_paise: Generated<Paise | null>
  /** Which time it is sent, from 1. */
  attempt: Generated<number>
  /** 1: its order was cancelled while it was packed, before its pieces waited to be unpacked. */
  is_on_shelf: Generated<Flag>
}

/** A time that a parcel was sent and came back, before it was sent once more. */
export interface ShipmentAttemptTable {
  shipment_id: string
  attempt: number
  courier: string
  tracking_number: string
  tracking_url: string
  handed_over_at: Time | null
  on_the_way_at: Time | null
  returned_at: Time | null
}

export interface ShipmentLineTable {
  shipment_id: string
  line_no: number
  batch: string
  /** yyyy-mm, or empty. */
  expires_on: string
  quantity: number
  /** What those that are supplied were worth when they left; null until then. */
  value_paise: Generated<Paise | null>
  /** Pieces that came back, and were taken out of the order then. */
  unsupplied_quantity: Generated<number>
  /** As its pack prints it; null where the shelf does not know. */
  mrp_paise: Generated<Paise | null>
  /** The `expires_on` of the shelf's batch that they came from; null where that is not known. */
  shelf_expires_on: Generated<string | null>
}

export interface OrderNoteTable {
  id: string
  order_id: string
  staff_id: string
  staff_name: string
  text: string
  created_at: Time
}

export interface ReturnRequestTable {
  id: string
  number: string
  order_id: string
  user_id: string
  state: ReturnState
  kind: ReturnKind
  reason: string
  /** JSON of where money paid in cash goes back to, closed with the server's secret. */
  pay_to_sealed: string | null
  /** Who decided. */
  staff_id: string | null
  /** What they wrote. */
  decision: string
  restocking_percent: number
  /** The delivery fee, where it goes back too. */
  delivery_paise: ColumnType<Paise, number | undefined, number>
  requested_at: Time
  decided_at: Time | null
  received_at: Time | null
  closed_at: Time | null
  /** The parcel that its courier brought back; null where the customer gives it back, or it went without a parcel. */
  shipment_id: Generated<string | null>
}

export interface ReturnLineTable {
  return_id: string
  line_no: number
  quantity: number
  batch: string
  received_quantity: number | null
  judgement: ReturnJudgement | null
  /** Pieces that were paid back; null until it was judged. */
  refunded_quantity: Generated<number | null>
  /** The restocking charge, taken off. Until it is judged this and the next are what they would be. */
  charge_paise: Amount
  refund_paise: Amount
}

/** A picture of what came damaged or wrong; its file is kept as a prescription's. */
export interface ReturnPictureTable {
  id: string
  user_id: string
  order_id: string
  /** Null until the return is asked for. */
  return_id: string | null
  file_key: string
  mime: string
  bytes: number
  created_at: Time
}

/** Money paid in cash that goes back by hand: by UPI or to a bank account. */
export interface PayoutTable {
  id: string
  order_id: string
  return_id: string | null
  reason: string
  amount_paise: Amount
  state: PayoutState
  way: PayoutWay | null
  /** Closed with the server's secret. */
  pay_to_sealed: string | null
  /** The bank's reference (UTR). */
  reference: string | null
  created_at: Time
  paid_at: Time | null
  /** A staff id. */
  paid_by: string | null
  /** The payment whose gateway does not refund so little; null: of the cash. */
  payment_id: Generated<string | null>
  /** The staff id of who has opened it; null where the customer did, by what they have cancelled. */
  opened_by: Generated<string | null>
  /** The staff id of who has written where it goes; null where the customer has. */
  pay_to_by: Generated<string | null>
}

export interface CreditNoteSeriesTable {
  financial_year: string
  last_number: number
}

/** The database lets no row change or go. */
export interface CreditNoteTable {
  number: string
  financial_year: string
  sequence: number
  order_id: string
  invoice_number: string
  return_id: string | null
  issued_at: Time
  /** JSON of core's CreditNotePaper, as issued. */
  paper: Json
  /** What migrations before 041 call it. Gone. */
  content: ColumnType<Json, undefined, never>
}
