import type { FieldsOf, FieldTable } from './fields-of-call.ts'
import { addressOf, SELLER } from './party-fields.ts'

const RETURN_ROW: FieldsOf = {
  all: 'id number orderId orderNumber kind state pieces refund requestedAt',
  notTo: { role: 'packer', fields: 'reason' },
}

/** A packer counts what has come. */
const RETURN: FieldsOf = {
  all: `id number orderId orderNumber kind state pieces refund requestedAt version restockingPercent
    lines.lineNo lines.name lines.quantity lines.batch lines.received lines.judgement lines.refunded lines.charge
    lines.refund decidedAt receivedAt closedAt`,
  notTo: {
    role: 'packer',
    fields: 'reason decision payTo creditNote pictures.id pictures.uploadedAt',
  },
}

export const returnFields = {
  'GET /desk/returns': RETURN_ROW,
  'GET /desk/return': RETURN,
  'POST /desk/return/approve': RETURN,
  'POST /desk/return/decline': RETURN,
  'POST /desk/order/takeBack': RETURN,
  'POST /desk/return/receive': RETURN,
  'POST /desk/return/judge': RETURN,
  'GET /desk/creditNote': {
    all: `creditNoteNumber creditNoteDate invoiceNumber invoiceDate orderId orderNumber returnNumber reason ${SELLER}
      ${addressOf('billTo')} placeOfSupply.state placeOfSupply.stateCode lines.line lines.name lines.hsnCode
      lines.quantity lines.unitPrice lines.gross lines.discount lines.charge lines.taxable lines.gstRate
      lines.cgst lines.sgst lines.igst lines.total lines.batches.batch lines.batches.expiresOn lines.batches.quantity
      lines.batches.mrp deliveryLine.batches.batch deliveryLine.batches.expiresOn deliveryLine.batches.quantity
      deliveryLine.batches.mrp deliveryLine.line deliveryLine.name deliveryLine.hsnCode
      deliveryLine.quantity deliveryLine.unitPrice deliveryLine.gross deliveryLine.discount deliveryLine.charge
      deliveryLine.taxable deliveryLine.gstRate deliveryLine.cgst deliveryLine.sgst deliveryLine.igst
      deliveryLine.total subTotal charge cgst sgst igst totalTax grandTotal amountInWords isDemo`,
  },
  'GET /desk/quarantine': {
    all: 'productId name batch expiresOn mrp quarantined since isSold held',
  },
  'POST /desk/quarantine/release': { all: 'left' },
  'POST /desk/quarantine/destroy': { all: 'left' },
} satisfies Partial<FieldTable>
