import type { PageQuery } from '../calls.ts'
import type { Rupees } from '../product.ts'

/** What is typed of a supplier. */
export interface SupplierInput {
  name: string
  /** Empty of one that is not registered. */
  gstin: string
  /** Of one without a GSTIN; else the GSTIN says it. */
  stateName: string
  drugLicences: string
  address: string
  phone: string
  email: string
  /** Days until a bill is paid. */
  paymentDays: number
  note: string
}

export interface DeskSupplierRow {
  id: string
  name: string
  gstin: string
  stateName: string
  phone: string
}

/** Packs of a supplier that can go back while they are good, or have expired. */
export interface SupplierBatch {
  productId: string
  name: string
  batch: string
  /** yyyy-mm-dd; empty where nobody says. */
  expiresOn: string
  /** Packs on the shelf, and those that are kept apart. */
  units: number
  quarantined: number
}

export interface DeskSupplier extends SupplierInput {
  id: string
  /** For a change: what was seen. */
  version: number
  /** What its bills of this financial year come to, with tax. */
  billed: Rupees
  /** What of its debit notes it has not credited. */
  owes: Rupees
  /** First to expire first, at most 50, of the next 90 days. */
  nearExpiry: SupplierBatch[]
}

export interface SupplierDeskCalls {
  /** By name, of which `search` is a word's beginning. */
  'GET /desk/suppliers': { query?: { search?: string } & PageQuery; data: DeskSupplierRow[] }
  'GET /desk/supplier': { query: { id: string }; data: DeskSupplier }
  /** Adds one; with an id it is changed as it was seen. */
  'POST /desk/supplier/save': {
    body: { id?: string; seen?: number; supplier: SupplierInput }
    data: DeskSupplier
  }
}
