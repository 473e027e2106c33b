import { type FieldsOf, type FieldTable, NOTHING } from './fields-of-call.ts'

const SUPPLIER: FieldsOf = {
  all: `id version name gstin stateName drugLicences address phone email paymentDays note billed owes
    nearExpiry.productId nearExpiry.name nearExpiry.batch nearExpiry.expiresOn nearExpiry.units
    nearExpiry.quarantined`,
}

const SUPPLIER_ORDER: FieldsOf = {
  all: `id supplierId supplierName state createdAt sentAt version supplierEmail createdBy closedAt lines.productId
    supplier.name supplier.gstin supplier.stateName supplier.address supplier.drugLicences seller.name seller.address
    seller.gstin seller.drugLicence lines.code lines.name lines.manufacturer lines.packageSize lines.units lines.received lines.rate`,
}

/** What the pharmacy pays is the owner's and the pharmacist's: nobody else may make these calls. */
const BILL: FieldsOf = {
  all: `id version supplierId supplierName number date state orderId said total taxable cgst sgst igst file
    lines.lineNo lines.productId lines.code lines.name lines.maker lines.batch lines.expiry lines.mrp lines.rate
    lines.units lines.freeUnits lines.discount lines.gst lines.hsn lines.taxable lines.cgst lines.sgst lines.igst
    lines.cost lines.isNew findings.lineNo findings.field findings.weight findings.code findings.found
    findings.expected unread.line unread.reason notes.text notes.staffName notes.at createdBy receivedBy receivedAt`,
}

const DEBIT_NOTE: FieldsOf = {
  all: `id number supplierId reason total credited issuedAt taxable cgst sgst igst staffName supplier.name supplier.gstin
    supplier.stateName supplier.address supplier.drugLicences seller.name seller.address seller.gstin seller.drugLicence
    lines.lineNo lines.productId lines.name lines.hsn lines.batch lines.expiresOn lines.units lines.isQuarantined
    lines.rate lines.gst lines.taxable lines.cgst lines.sgst lines.igst credits.amount credits.reference
    credits.staffName credits.at`,
}

export const purchaseFields = {
  'GET /desk/suppliers': { all: 'id name gstin stateName phone' },
  'GET /desk/supplier': SUPPLIER,
  'POST /desk/supplier/save': SUPPLIER,
  'GET /desk/goodsIn': { all: 'id supplierId supplierName number date state lines total receivedAt' },
  'GET /desk/goodsIn/bill': BILL,
  'POST /desk/goodsIn/save': BILL,
  'POST /desk/goodsIn/file': BILL,
  'POST /desk/goodsIn/check': BILL,
  'POST /desk/goodsIn/receive': BILL,
  'POST /desk/goodsIn/takeMrp': {
    all: `left.lineNo left.reason ${BILL.all?.replace(/\S+/g, 'bill.$&')}`,
  },
  'POST /desk/goodsIn/discard': NOTHING,
  'POST /desk/goodsIn/note': BILL,
  'GET /desk/inputTax': { all: 'billId supplierName gstin number date rate taxable cgst sgst igst' },
  'GET /desk/toOrder': {
    all: `productId name manufacturer packageSize sold onHand onWay stockAlert proposed supplierId supplierName rate`,
  },
  'GET /desk/supplierOrders': { all: 'id supplierId supplierName state lines createdAt sentAt' },
  'GET /desk/supplierOrder': SUPPLIER_ORDER,
  'POST /desk/supplierOrder/add': SUPPLIER_ORDER,
  'POST /desk/supplierOrder/send': SUPPLIER_ORDER,
  'POST /desk/supplierOrder/close': SUPPLIER_ORDER,
  'GET /desk/debitNotes': { all: 'id number supplierId supplierName reason total credited issuedAt' },
  'GET /desk/debitNote': DEBIT_NOTE,
  'GET /desk/debitNote/proposed': { all: 'productId name batch expiresOn units isQuarantined reason rate' },
  'POST /desk/debitNote/issue': DEBIT_NOTE,
  'POST /desk/debitNote/credited': DEBIT_NOTE,
} satisfies Partial<FieldTable>
