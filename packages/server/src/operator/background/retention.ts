import { RETURN_PICTURE_DAYS } from '@dawakit/core/policy'
import type { Schema } from '../../ground/database/schema/index.ts'
import { KEPT_DAYS } from '../../ground/journal/journal.ts'

/** What is to be ordered looks back as far as half of this. */
const SOLD_KEPT_DAYS = 60

/**
 * How long the rows of a table stay: `shop`, nothing about a customer; `account`, as long as the account; `books`, what tax
 * and drug laws want to see for years, which nothing here deletes; else so long after what docs/operating.md says.
 */
type Stay = 'shop' | 'account' | 'books' | { hours: number } | { days: number }

/** Every table of the shop. docs/operating.md lists the same, and `scripts/check/house/retention.test.ts` holds the two together. */
export const RETENTION = {
  attempt: { hours: 25 },
  code_attempt: { hours: 1 },
  sign_in_hour: { days: 2 },
  device: { days: 180 },
  link: { days: 1 },
  idempotency: { days: 1 },
  session: { days: 30 },
  outbox: { days: 30 },
  happening: { days: 90 },
  payment_event: { days: 90 },
  notification: { days: 180 },
  notification_seen: { days: 180 },
  stock_request: { days: 180 },
  product_request: { days: 180 },
  newsletter: { days: 7 },
  return_picture: { days: RETURN_PICTURE_DAYS },
  staff_challenge: { hours: 1 },
  staff_session: { days: 30 },
  import_change: { days: KEPT_DAYS },
  import_list: { days: KEPT_DAYS },
  customer: 'account',
  customer_word: 'account',
  address: 'account',
  cart_line: 'account',
  review: 'account',
  prescription: 'books',
  orders: 'books',
  order_line: 'books',
  order_word: 'books',
  order_prescription: 'books',
  coupon_use: 'books',
  payment: 'books',
  refund: 'books',
  money_case: 'books',
  money_entry: 'books',
  invoice: 'books',
  audit: 'books',
  prescription_grant: 'books',
  prescription_approval: 'books',
  prescription_question: 'books',
  prescription_request: 'books',
  prescription_request_file: 'books',
  prescription_request_line: 'books',
  prescription_request_order: 'books',
  shipment: 'books',
  shipment_line: 'books',
  shelf_move: 'books',
  recall: 'books',
  recall_told: 'books',
  stock_count: 'books',
  stock_count_product: 'books',
  stock_count_line: 'books',
  stock_correction: 'books',
  register_entry: 'books',
  register_word: 'books',
  shipment_attempt: 'books',
  order_note: 'books',
  return_request: 'books',
  return_line: 'books',
  payout: 'books',
  credit_note: 'books',
  supplier: 'books',
  supplier_batch: 'books',
  supplier_order: 'books',
  supplier_order_line: 'books',
  purchase_bill: 'books',
  purchase_line: 'books',
  purchase_note: 'books',
  debit_note: 'books',
  debit_note_line: 'books',
  debit_note_credit: 'books',
  debit_note_series: 'shop',
  sold_line: { days: SOLD_KEPT_DAYS },
  sold_day: { days: SOLD_KEPT_DAYS },
  to_order: 'shop',
  changed_rate: 'shop',
  invoice_series: 'shop',
  register_series: 'shop',
  credit_note_series: 'shop',
  staff: 'shop',
  staff_passkey: 'shop',
  product: 'shop',
  stock: 'shop',
  product_salt: 'shop',
  product_word: 'shop',
  maker_word: 'shop',
  product_step: 'shop',
  bulk_change: 'shop',
  stock_batch: 'shop',
  product_code: 'shop',
  not_sold_online: 'shop',
  brand: 'shop',
  category: 'shop',
  subcategory: 'shop',
  menu_group: 'shop',
  banner: 'shop',
  offer: 'shop',
  deal: 'shop',
  dynamic_category: 'shop',
  page_banner: 'shop',
  former_name: 'shop',
  pincode_change: 'shop',
  wish: 'shop',
  picture: 'shop',
  pincode: 'shop',
  state_shipping: 'shop',
  coupon: 'shop',
  coupon_product: 'shop',
  import: 'shop',
  import_run: 'shop',
  partner_key: 'shop',
  subscriber: 'shop',
  meta: 'shop',
} as const satisfies Record<keyof Schema, Stay>

const HOUR_MS = 3_600_000

type SweptTable = {
  [Table in keyof Schema]: (typeof RETENTION)[Table] extends string ? never : Table
}[keyof Schema]

/** The moment before which what is over may go. */
export function sweptBefore(table: SweptTable, now: number): number {
  const stay = RETENTION[table]
  return now - ('hours' in stay ? stay.hours : stay.days * 24) * HOUR_MS
}
