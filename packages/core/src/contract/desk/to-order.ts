import type { PageQuery } from '../calls.ts'
import type { Rupees } from '../product.ts'
import type { OnceMade } from './money.ts'

export type SupplierOrderState = 'draft' | 'sent' | 'partReceived' | 'closed'

/** A product of which packs are to be ordered. */
export interface ToOrderRow {
  productId: string
  name: string
  manufacturer: string
  packageSize: string
  /** In the last 30 days. */
  sold: number
  /** What can be bought now. */
  onHand: number
  /** Ordered and not come. */
  onWay: number
  stockAlert: number
  proposed: number
  /** From whom it came last; null where nobody knows. */
  supplierId: string | null
  supplierName: string
  /** What one pack cost last, without tax. */
  rate: Rupees | null
}

export interface SupplierOrderRow {
  id: string
  supplierId: string
  supplierName: string
  state: SupplierOrderState
  lines: number
  createdAt: string
  sentAt: string | null
}

export interface SupplierOrder extends Omit<SupplierOrderRow, 'lines'> {
  version: number
  /** Empty: it cannot be sent by mail. */
  supplierEmail: string
  createdBy: string
  closedAt: string | null
  supplier: { name: string; gstin: string; stateName: string; address: string; drugLicences: string }
  /** Who orders. */
  seller: { name: string; address: string; gstin: string; drugLicence: string }
  lines: {
    productId: string
    /** Its code; empty where it has none. */
    code: string
    name: string
    manufacturer: string
    packageSize: string
    units: number
    received: number
    /** What one pack cost last of this supplier, without tax; null where it never brought it. */
    rate: Rupees | null
  }[]
}

export interface ToOrderDeskCalls {
  /** What is to be ordered, the most first; of one supplier, or of none. */
  'GET /desk/toOrder': { query?: { supplierId?: string } & PageQuery; data: ToOrderRow[] }
  'GET /desk/supplierOrders': {
    query?: { supplierId?: string } & PageQuery
    data: SupplierOrderRow[]
  }
  'GET /desk/supplierOrder': { query: { id: string }; data: SupplierOrder }
  'POST /desk/supplierOrder/add': {
    body: OnceMade & {
      supplierId: string
      lines: { productId: string; units: number }[]
      /** With it all that is proposed of this supplier too, the most first; of what `without` names nothing. */
      all?: { without: string[] }
    }
    data: SupplierOrder
  }
  /** `mail`: it is sent to the supplier's address. `hand`: somebody has told them. */
  'POST /desk/supplierOrder/send': {
    body: { id: string; seen: number; by: 'mail' | 'hand' }
    data: SupplierOrder
  }
  /** What has not come is no more on the way. */
  'POST /desk/supplierOrder/close': { body: { id: string; seen: number }; data: SupplierOrder }
}

export interface ToOrderDeskFiles {
  'GET /desk/supplierOrder/list': { query: { id: string } }
}
