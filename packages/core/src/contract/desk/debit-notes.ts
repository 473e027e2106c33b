import type { PageQuery } from '../calls.ts'
import type { Rupees } from '../product.ts'
import type { TaxedAmount } from './goods-in.ts'

/** Why packs go back to their supplier. */
export type DebitReason = 'nearExpiry' | 'expired' | 'damaged' | 'recalled' | 'wrongBill'

export interface DebitNoteRow {
  id: string
  number: string
  supplierId: string
  supplierName: string
  reason: DebitReason
  total: Rupees
  /** What the supplier has credited for it. */
  credited: Rupees
  issuedAt: string
}

/** Packs that go back. */
export interface DebitLineInput {
  productId: string
  batch: string
  /** yyyy-mm-dd; empty where nobody says. */
  expiresOn: string
  units: number
  /** They are kept apart, and none of the shelf. */
  isQuarantined: boolean
}

/** Packs of a supplier's that are to go back: expired or soon to, recalled, or kept apart. */
export interface DebitProposal extends DebitLineInput {
  name: string
  reason: DebitReason
  /** Of one pack, without tax. */
  rate: Rupees
}

export interface DebitNoteLine extends DebitLineInput, TaxedAmount {
  lineNo: number
  name: string
  hsn: string
  /** Of one pack, without tax. */
  rate: Rupees
  /** In percent. */
  gst: number
}

export interface DebitNote extends TaxedAmount, Omit<DebitNoteRow, 'supplierName'> {
  supplier: { name: string; gstin: string; stateName: string; address: string; drugLicences: string }
  seller: { name: string; address: string; gstin: string; drugLicence: string }
  staffName: string
  lines: DebitNoteLine[]
  credits: { amount: Rupees; reference: string; staffName: string; at: string }[]
}

export interface DebitNoteDeskCalls {
  'GET /desk/debitNotes': { query?: { supplierId?: string } & PageQuery; data: DebitNoteRow[] }
  'GET /desk/debitNote': { query: { id: string }; data: DebitNote }
  /** What of a supplier's batches is to go back, first to expire first. */
  'GET /desk/debitNote/proposed': { query: { supplierId: string }; data: DebitProposal[] }
  /** The packs leave with it. `key`: once for each dialog. */
  'POST /desk/debitNote/issue': {
    body: { key: string; supplierId: string; reason: DebitReason; lines: DebitLineInput[] }
    data: DebitNote
  }
  'POST /desk/debitNote/credited': {
    body: { key: string; id: string; amount: Rupees; reference: string }
    data: DebitNote
  }
}

export interface DebitNoteDeskFiles {
  'GET /desk/debitNotes/list': { query: { from: string; to: string } }
}
