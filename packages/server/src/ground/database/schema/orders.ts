import type { DeliveryStatus, PaymentMethod, PaymentStatus } from '@dawakit/core/contract'
import type { Account, Movement } from '@dawakit/core/money'
import type { Generated } from 'kysely'
import type { Amount, Flag, Json, Picture, Rate, Time } from './column.ts'

export interface OrderTable {
  id: string
  number: string
  user_id: string
  delivery_status: DeliveryStatus
  payment_status: PaymentStatus
  payment_method: PaymentMethod
  /** 'held' until paid (or placed, for cash on delivery); then 'taken'; 'released' gave the stock back. */
  stock_state: 'held' | 'taken' | 'released'
  /** When a held reservation ends; null once taken or released. */
  reserved_until: Time | null
  sub_total_paise: Amount
  savings_paise: Amount
  discount_paise: Amount
  shipping_paise: Amount
  total_paise: Amount
  coupon_name: string | null
  coupon_percent: number | null
  /** JSON of the address as it was. */
  address: Json
  doctor: Json
  is_for_myself: Flag
  /** JSON of whom it is for; null where that is the customer, and in orders from before it was asked. */
  patient: Generated<Json | null>
  window_from: string
  window_to: string
  /** Fingerprint of user, lines, address, coupon and method: the same open order is answered again. */
  fingerprint: string
  ordered_at: Time
  confirmed_at: Time | null
  picked_up_at: Time | null
  on_the_way_at: Time | null
  delivered_at: Time | null
  canceled_at: Time | null
  /**
   * What ended it; null while it stands. What the customer ended stays ended, whatever money comes, and so does what
   * made way for the payment of another order of the same cart.
   */
  ended_by: Generated<'customer' | 'clock' | 'payment' | 'staff' | null>
  /** Of the partner on whose page it was placed; null in the store's own. */
  partner_key: Generated<string | null>
  /**
   * The pharmacist's check. 'none': no line is on prescription (the database sets 'waiting' where one is); 'before': it was
   * on its way before pharmacists checked here; 'asked': the customer is to answer.
   */
  review: Generated<'none' | 'before' | 'waiting' | 'asked' | 'done'>
  /** JSON of the contract's Pharmacist, who approved it. */
  pharmacist: Generated<Json | null>
  /** 'part': some of its pieces are in a parcel; 'all': all are. */
  packing: Generated<'none' | 'part' | 'all'>
  /** Why the pharmacy ended it. */
  end_reason: Generated<string | null>
  /** The name of who of the staff placed it for the customer; null where the customer did. */
  placed_by: Generated<string | null>
}

export interface OrderLineTable {
  order_id: string
  line_no: number
  product_id: string
  name: string
  slug: string
  category_slug: string
  thumbnail: Picture
  package_size: string
  variant_key: string
  quantity: number
  price_paise: Amount
  mrp_paise: Amount
  /** This line's share of the coupon. */
  discount_paise: Amount
  hsn: string
  gst_bp: Rate
  is_prescription: Flag
  /** What was ordered, where fewer are supplied; `quantity` is what is. */
  ordered_quantity: Generated<number | null>
  /** Why fewer are supplied. */
  declined_reason: Generated<string | null>
}

/** What an order is found by at the desk, as core's `orderWords` says. */
export interface OrderWordTable {
  order_id: string
  word: string
}

export interface OrderPrescriptionTable {
  order_id: string
  prescription_id: string
}

export interface IdempotencyTable {
  user_id: string
  key: string
  body_hash: string
  order_id: string
  created_at: Time
}

export interface CouponTable {
  id: string
  name: string
  name_key: string
  percent: number
  expires_at: Time
  /** Uses left; the database refuses less than 0. */
  uses_left: number
  /** 1: of every product, those to come included. `coupon_product` does not count then. */
  is_for_all: Generated<Flag>
}

export interface CouponProductTable {
  coupon_id: string
  product_id: string
}

export interface CouponUseTable {
  coupon_id: string
  user_id: string
  order_id: string
  used_at: Time
}

export interface PaymentTable {
  id: string
  order_id: string
  /** The method of a gateway. */
  provider: string
  provider_order_id: string
  provider_payment_id: string | null
  amount_paise: Amount
  currency: string
  /** `wrongAmount`: something else was taken than the order costs; it goes back by itself. */
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded' | 'partlyRefunded' | 'wrongAmount'
  /** What was taken, where that is not `amount_paise`. */
  captured_paise: Amount | null
  created_at: Time
  updated_at: Time
  /** When the reconciler asks the provider next. */
  next_poll_at: Time | null
}

export interface PaymentEventTable {
  provider: string
  event_id: string
  received_at: Time
}

export interface RefundTable {
  id: string
  payment_id: string
  order_id: string
  /** Sent to the provider, so that a retry refunds once. */
  idempotency_key: string
  amount_paise: Amount
  status: 'pending' | 'done' | 'failed'
  provider_refund_id: string | null
  reason: string
  /** When the gateway was first asked for it: from then on it may have been made. */
  asked_at: Time | null
  /** When another one was asked for in its place: it had failed. */
  asked_again_at: Generated<Time | null>
  /** The one that had failed, in the place of which this one is asked for. */
  replaces: Generated<string | null>
  created_at: Time
  updated_at: Time
}

/** The journal of an order's money: the database lets no row change or go. */
export interface MoneyEntryTable {
  id: string
  order_id: string
  at: Time
  kind: Movement
  debit: Account
  credit: Account
  /** More than 0. */
  amount_paise: Amount
  /** The payment that it is of; null for cash, and where no money moves. */
  payment_id: string | null
  /** The id of a refund, payout, parcel or payment, or the number of an invoice or credit note. */
  subject: string
  /** The same thing twice is one row. */
  once_key: string
}

/** Money that a person has to look at. */
export interface MoneyCaseTable {
  id: string
  kind: MoneyCaseKind
  state: 'open' | 'closed'
  /** The same thing twice is one case. */
  subject: string
  provider: string
  /** What the gateway calls the payment. */
  provider_reference: string
  order_id: string | null
  payment_id: string | null
  /** What should have been; null where nobody expected anything. */
  expected_paise: Amount | null
  found_paise: Amount
  /** How it was closed. */
  note: string
  opened_at: Time
  closed_at: Time | null
}

export type MoneyCaseKind =
  | 'wrong-amount'
  | 'wrong-currency'
  | 'refund-refused'
  | 'refund-unclear'
  | 'unknown-payment'
  /** It has arrived, and its customer owes for it. */
  | 'owed-by-customer'

export interface InvoiceSeriesTable {
  financial_year: string
  last_number: number
}

export interface InvoiceTable {
  number: string
  financial_year: string
  sequence: number
  order_id: string
  issued_at: Time
  /** JSON of core's InvoicePaper, as issued. */
  paper: Json
}

/** Mails and SMS leave from here: written in the transaction, sent by a worker with retries. */
export interface OutboxTable {
  id: string
  kind: 'sms' | 'mail' | 'whatsapp'
  /** Emptied with the payload. */
  recipient: string
  /** JSON of what the adapter sends; emptied once sent, so that no code or link stays. */
  payload: Json
  /** Two messages with one key are one. */
  dedupe_key: string
  created_at: Time
  next_try_at: Time
  /** From then on the message is of no use: a code that has run out. */
  expires_at: Time | null
  tries: number
  sent_at: Time | null
  last_error: string | null
  /** It will not be tried again unless somebody says so. */
  given_up_at: Generated<Time | null>
  /** Recipient and payload of what was given up, or may have to go another way, closed with the server's secret. */
  sealed: Generated<string | null>
  /** What the service calls a message that it reports on. */
  provider_id: Generated<string | null>
}

/** A line that was ordered before the last change of rates of GST and had another rate when it was looked at, with pieces that had not left. */
export interface ChangedRateTable {
  order_id: string
  line_no: number
  ordered_at: Time
}
