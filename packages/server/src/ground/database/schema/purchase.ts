import type { BillState, DebitReason, SupplierOrderState } from '@dawakit/core/contract'
import type { Paise } from '@dawakit/core/money'
import type { ColumnType, Generated } from 'kysely'
import type { Amount, Flag, Json, Rate, Time } from './column.ts'

/** Who supplies the pharmacy. */
export interface SupplierTable {
  id: string
  name: string
  /** `nameKey(name)` of core; no two have the same. */
  name_key: string
  /** '' of one that is not registered. */
  gstin: string
  /** Of the GSTIN, where there is one. */
  state_name: string
  drug_licences: string
  address: string
  phone: string
  email: string
  /** Days until a bill is paid. */
  payment_days: number
  note: string
  /** One more with each change. */
  version: number
  created_at: Time
}

/** What taxes make of an amount. */
interface Taxed {
  taxable_paise: Amount
  cgst_paise: Amount
  sgst_paise: Amount
  igst_paise: Amount
}

/** A bill of a supplier; its lines are `purchase_line`. */
export interface PurchaseBillTable extends Taxed {
  id: string
  supplier_id: string
  /** As it prints it. */
  bill_number: string
  /** In capitals, without what stands between letters and digits: unique by supplier and financial year. */
  bill_key: string
  /** yyyy-mm-dd. */
  bill_date: string
  /** `2026-27` */
  financial_year: string
  state: BillState
  /** The order that it answers; null where there is none. */
  order_id: string | null
  /** What the bill itself says that is to be paid; null where nobody has typed it. */
  said_total_paise: ColumnType<Paise | null, number | null, number | null>
  /** The name of the file that it was read from; '' of a form. */
  file: string
  /** JSON list of `{line, reason}`: rows of the file that could not be read. */
  unread: Json
  /** 1: the supplier is of the store's own state. */
  is_intra_state: Flag
  version: number
  created_at: Time
  created_by: string
  received_at: Time | null
  received_by: string
}

export interface PurchaseLineTable extends Taxed {
  bill_id: string
  /** From 1. */
  line_no: number
  /** Null until it is known, and of what will be a new product. */
  product_id: string | null
  /** 1: the product was made by this line, and is to be completed. */
  is_new: Flag
  /** As the bill says them. */
  code: string
  name: string
  maker: string
  /** In capitals. */
  batch: string
  /** The last day on which it may be sold, yyyy-mm-dd; '' where nobody says. */
  expires_on: string
  mrp_paise: Amount
  /** Of one pack, without tax and before the discount. */
  rate_paise: Amount
  /** Packs that are paid. */
  units: number
  free_units: number
  discount_bp: Rate
  gst_bp: Rate
  hsn: string
}

/** What was wrong with a bill that is received: it does not change any more. */
export interface PurchaseNoteTable {
  id: string
  bill_id: string
  text: string
  staff_name: string
  at: Time
}

/** A batch that came from a supplier, as it came last. */
export interface SupplierBatchTable {
  supplier_id: string
  product_id: string
  batch: string
  expires_on: string
  bill_id: string
  /** Of one pack without tax, free ones among them. */
  rate_paise: Amount
  gst_bp: Rate
  hsn: string
  at: Time
}

/** What the pharmacy orders of a supplier. */
export interface SupplierOrderTable {
  id: string
  supplier_id: string
  state: SupplierOrderState
  version: number
  created_at: Time
  created_by: string
  sent_at: Time | null
  closed_at: Time | null
}

export interface SupplierOrderLineTable {
  order_id: string
  product_id: string
  units: number
  received_units: Generated<number>
  /** Of one pack, as this supplier brought it last; null where it never did. */
  rate_paise: ColumnType<Paise | null, number | null, number | null>
  /** 1: it is on the way. */
  is_open: Flag
}

export interface DebitNoteSeriesTable {
  financial_year: string
  last_number: number
}

/** What went back to a supplier. No row changes or goes. */
export interface DebitNoteTable extends Taxed {
  id: string
  /** `DN/26-27/000123` */
  number: string
  financial_year: string
  sequence: number
  supplier_id: string
  /** JSON: the supplier as it was then. */
  facts: Json
  reason: DebitReason
  staff_name: string
  issued_at: Time
}

export interface DebitNoteLineTable extends Taxed {
  note_id: string
  line_no: number
  product_id: string
  name: string
  hsn: string
  batch: string
  expires_on: string
  /** 1: it was kept apart, and none of the shelf. */
  is_quarantined: Flag
  units: number
  rate_paise: Amount
  gst_bp: Rate
}

/** What a supplier has credited for a debit note. */
export interface DebitNoteCreditTable {
  id: string
  note_id: string
  amount_paise: Amount
  /** The number of their credit note. */
  reference: string
  staff_name: string
  at: Time
}

/** What of an order counts as sold: none where it was cancelled. */
export interface SoldLineTable {
  order_id: string
  product_id: string
  /** In India, counted from 1970. */
  day: number
  units: number
}

/** The sums of `sold_line` by product and day. */
export interface SoldDayTable {
  product_id: string
  day: number
  units: number
}

/** What is sold, on the way and proposed of a product that moves; of one that does not there is no row. */
export interface ToOrderTable {
  product_id: string
  /** Who supplied it last; null where nobody did. */
  supplier_id: string | null
  /** In the last 30 days. */
  sold_units: number
  on_way_units: number
  /** Packs to order. */
  proposed: number
}
