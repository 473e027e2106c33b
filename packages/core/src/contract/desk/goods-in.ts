import type { PageQuery } from '../calls.ts'
import type { Rupees } from '../product.ts'
import type { OnceMade } from './money.ts'

/** `draft` and `checked` can be changed; what is `received` is on the shelf, and stays as it is. */
export type BillState = 'draft' | 'checked' | 'received'

/** What is to be said of a bill or of a line of it. */
export interface BillFinding {
  /** From 1; null of the bill as a whole. */
  lineNo: number | null
  /** The field that it is about; empty where it is none. */
  field: string
  /** Refused: it is mended before the bill is checked. Asked: somebody is sure of it. */
  weight: 'refused' | 'asked' | 'told'
  code:
    | 'no-packs'
    | 'batch-missing'
    | 'batch-doubled'
    | 'mrp-missing'
    | 'mrp-below-rate'
    | 'mrp-raised'
    | 'mrp-lowered'
    | 'expiry-missing'
    | 'expired'
    | 'expires-soon'
    | 'new-product'
    | 'hsn-missing'
    | 'gst-not-in-force'
    | 'not-ordered'
    | 'short'
    | 'over'
    | 'other-rate'
    | 'ordered-not-here'
    | 'total-differs'
    | 'rows-unread'
  /** What stands there, and what was expected. */
  found: string
  expected: string
}

/** A line as it is typed. */
export interface BillLineInput {
  /** Of a known product; empty: it is found by its code or name, or will be a new one. */
  productId: string
  code: string
  name: string
  maker: string
  batch: string
  /** As the pack prints it: 12/27. */
  expiry: string
  mrp: Rupees
  /** Of one pack, without tax, before the discount. */
  rate: Rupees
  units: number
  freeUnits: number
  /** In percent. */
  discount: number
  gst: number
  hsn: string
}

export interface BillInput {
  supplierId: string
  number: string
  /** yyyy-mm-dd. */
  date: string
  /** What the bill says that is to be paid; null where it is not typed. */
  total: Rupees | null
  /** The order that it answers. */
  orderId: string | null
  lines: BillLineInput[]
}

/** Amounts without and with their taxes. */
export interface TaxedAmount {
  taxable: Rupees
  cgst: Rupees
  sgst: Rupees
  igst: Rupees
}

export interface DeskBillRow {
  id: string
  supplierId: string
  supplierName: string
  number: string
  date: string
  state: BillState
  lines: number
  /** With tax, by its lines. */
  total: Rupees
  receivedAt: string | null
}

export interface DeskBillLine extends BillLineInput, TaxedAmount {
  lineNo: number
  /** What one pack has cost without tax, free ones among them. */
  cost: Rupees
  /** It has made a product, which is to be completed. */
  isNew: boolean
}

export interface DeskBill extends TaxedAmount {
  id: string
  version: number
  supplierId: string
  supplierName: string
  number: string
  date: string
  state: BillState
  orderId: string | null
  /** With tax, as the bill says it, and as its lines come to. */
  said: Rupees | null
  total: Rupees
  file: string
  lines: DeskBillLine[]
  findings: BillFinding[]
  /** Rows of its file that could not be read. */
  unread: { line: number; reason: string }[]
  notes: { text: string; staffName: string; at: string }[]
  createdBy: string
  receivedBy: string
  receivedAt: string | null
}

/** The tax on what was received, by bill and rate. */
export interface InputTaxRow extends TaxedAmount {
  billId: string
  supplierName: string
  gstin: string
  number: string
  date: string
  /** In percent. */
  rate: number
}

/** A product that came with a bill and is not sold yet. */
export interface ToCompleteRow {
  productId: string
  name: string
  manufacturer: string
  mrp: Rupees
  billId: string
}

export interface SeenBill {
  id: string
  /** The version that was seen. */
  seen: number
}

/** A bill after products took its MRP over. */
export interface TakenMrp {
  bill: DeskBill
  /** Lines whose product keeps its own, and why. */
  left: { lineNo: number; reason: string }[]
}

export interface GoodsInDeskCalls {
  'GET /desk/goodsIn': {
    query?: { state?: BillState; supplierId?: string } & PageQuery
    data: DeskBillRow[]
  }
  'GET /desk/goodsIn/bill': { query: { id: string }; data: DeskBill }
  /** Keeps a draft; with an id it is changed as it was seen. */
  'POST /desk/goodsIn/save': { body: { id?: string; seen?: number; bill: BillInput }; data: DeskBill }
  'POST /desk/goodsIn/check': { body: SeenBill; data: DeskBill }
  /** Takes the packs in. `isSure`: of what is asked. */
  'POST /desk/goodsIn/receive': { body: SeenBill & { isSure: boolean }; data: DeskBill }
  /** Products take over the MRP that these lines say, or all where it is null; their price stays. */
  'POST /desk/goodsIn/takeMrp': { body: SeenBill & { lineNos: number[] | null }; data: TakenMrp }
  /** A draft goes. */
  'POST /desk/goodsIn/discard': { body: SeenBill; data: null }
  /** Writes down what is wrong with one that is received. */
  'POST /desk/goodsIn/note': { body: OnceMade & { id: string; text: string }; data: DeskBill }
  'GET /desk/inputTax': { query: { from: string; to: string } & PageQuery; data: InputTaxRow[] }
  'GET /desk/toComplete': { query?: PageQuery; data: ToCompleteRow[] }
}

export interface GoodsInDeskFiles {
  'GET /desk/inputTax/list': { query: { from: string; to: string } }
}

export interface GoodsInDeskUploads {
  /** A supplier's bill as a file: its lines become a draft. */
  'POST /desk/goodsIn/file': {
    query: { supplierId: string; number: string; date: string; fileName: string }
    data: DeskBill
  }
}
