import type { FieldsOf, FieldTable } from './fields-of-call.ts'
import { addressOf, SELLER } from './party-fields.ts'

const ORDER_ROW: FieldsOf = {
  all: `id number orderedAt standing isPlaced review packing paymentMethod paymentStatus name cityName pincode products
    lineCount pieceCount total deliveryWindow.from deliveryWindow.to noteCount`,
}

/** To a packer it is a parcel. */
const ORDER: FieldsOf = {
  all: `
    id version standing isPlaced packing paymentMethod placedBy
    order._id order.orderNumber order.orderedAt
    order.products._id order.products.name order.products.slug order.products.thumbnailUrl order.products.thumbnailUrl.id
    order.products.thumbnailUrl.url order.products.thumbnailUrl.imageUrl order.products.quantity
    order.products.salesPrice order.products.purchasedPrice order.products.packageSize
    order.products.variant.primaryType order.products.variant.primaryValue order.products.variant.secondaryType
    order.products.variant.secondaryValue order.products.isPrescriptionNeeded order.products.categorySlug
    order.products.orderedQuantity
    order.shippingAddress.id order.shippingAddress.name order.shippingAddress.contactNumber
    order.shippingAddress.doorNumber order.shippingAddress.streetName order.shippingAddress.landMark
    order.shippingAddress.pincode order.shippingAddress.cityName order.shippingAddress.stateName
    order.shippingAddress.addressType
    order.totals.subTotal order.totals.savings order.totals.discount order.totals.deliveryCharge order.totals.total
    order.totalPrice order.deliveryCharge order.paymentStatus order.paymentDueAt order.isCashOnDelivery
    order.review.state order.review.pharmacist.name order.review.pharmacist.registrationNumber
    order.shipments.number order.shipments.state order.shipments.courier order.shipments.trackingNumber
    order.shipments.trackingUrl order.shipments.handedOverAt order.shipments.deliveredAt
    order.shipments.lines.productId order.shipments.lines.name order.shipments.lines.quantity
    order.returns.id order.returns.number order.returns.state order.returns.kind order.returns.lines.productId
    order.returns.lines.name order.returns.lines.quantity order.returns.refund order.returns.requestedAt
    order.returns.decidedAt order.returns.receivedAt order.returns.closedAt
    order.deliveryStatus order.deliveryStatusTiming.pending order.deliveryStatusTiming.confirmed
    order.deliveryStatusTiming.pickedUp order.deliveryStatusTiming.onTheWay order.deliveryStatusTiming.delivered
    order.isCanceled order.canceledAt order.deliveryWindow.from order.deliveryWindow.to
    lines.lineNo lines.productId lines.name lines.packageSize lines.quantity lines.orderedQuantity
    lines.isPrescriptionNeeded lines.isBatchNeeded lines.price lines.packed lines.left
    lines.batches.batch lines.batches.expiresOn lines.batches.mrp lines.batches.units lines.batches.isSold
    lines.batches.proposed lines.unknownUnits
    parcels.id parcels.number parcels.state parcels.courier parcels.trackingNumber parcels.trackingUrl
    parcels.packedBy parcels.packedAt parcels.handedOverAt parcels.onTheWayAt parcels.deliveredAt
    parcels.returnedAt parcels.collect parcels.lines.lineNo parcels.lines.productId parcels.lines.name
    parcels.lines.quantity parcels.lines.batch parcels.lines.expiresOn
    notes.id notes.staffName notes.text notes.at`,
  notTo: {
    role: 'packer',
    fields: `
      order.user._id order.user.email order.user.mobileNumber order.user.username order.shippingAddress.email
      order.patient.name order.patient.age order.orderingForMyself
      order.doctorInfo.doctorName order.doctorInfo.doctorEmail order.doctorInfo.doctorContactNumber
      order.prescriptions.id order.prescriptions.prescriptionImageUrl
      order.review.question.id order.review.question.text order.review.question.askedAt
      order.products.declinedReason lines.declinedReason order.endReason
      order.returns.reason order.returns.decision order.returns.pictures.id order.returns.pictures.imageUrl
      order.coupon.name order.coupon.discountPercentage order.creditNotes.id order.creditNotes.number invoiceNumber
      order.balance.toPay order.balance.paid order.balance.goesBack order.balance.wentBack
      order.refunds.amount order.refunds.state order.refunds.at order.refunds.isByHand
      order.refunds.needsPayTo
      refunds.id refunds.amount refunds.state refunds.reason refunds.createdAt
      payouts.id payouts.amount payouts.state payouts.way payouts.reason payouts.reference payouts.createdAt
      payouts.paidAt
      balance.charged balance.invoiced balance.credited balance.collected balance.wentBack balance.promisedBack
      balance.owed
      moneyCases.id moneyCases.kind moneyCases.state moneyCases.gateway moneyCases.expected moneyCases.found
      moneyCases.note moneyCases.openedAt
      customer.id customer.name customer.email customer.mobile customer.since customer.otherOrders
      customer.cancelledOrders
      audit.id audit.at audit.staff.id audit.staff.name audit.staff.role audit.action audit.subject audit.subjectId
      audit.orderId audit.before audit.after`,
  },
}

export const orderFields = {
  'GET /desk/orders': ORDER_ROW,
  'POST /desk/orders/search': ORDER_ROW,
  'GET /desk/orders/counts': { all: 'prescription pack handOver unpack onTheWay back money' },
  'GET /desk/order': ORDER,
  'POST /desk/order/note': ORDER,
  'POST /desk/order/confirm': ORDER,
  'POST /desk/order/supplyLess': ORDER,
  'POST /desk/order/endRest': ORDER,
  'POST /desk/parcel/deliveredAllTheSame': ORDER,
  'POST /desk/order/paidLate': ORDER,
  'POST /desk/order/comesBack': ORDER,
  'POST /desk/order/letGo': ORDER,
  'POST /desk/parcel/pack': ORDER,
  'POST /desk/parcel/unpack': ORDER,
  'POST /desk/parcel/handOver': ORDER,
  'POST /desk/parcel/sendAgain': ORDER,
  'POST /desk/parcel/onTheWay': ORDER,
  'POST /desk/parcel/delivered': ORDER,
  'POST /desk/parcel/undelivered': ORDER,
  'POST /desk/pickList': {
    all: `orders lines.sku lines.name lines.variant.primaryType lines.variant.primaryValue
      lines.variant.secondaryType lines.variant.secondaryValue lines.packageSize lines.isColdChain
      lines.isPrescriptionNeeded lines.place lines.mrp lines.quantity lines.orders.number lines.orders.quantity`,
  },
  'GET /desk/changedRates': {
    all: 'orderId orderNumber orderedAt lineNo name hsnCode quantity rateThen rateNow',
  },
  'GET /desk/parcelPaper': {
    all: `orderNumber orderedAt parcel packedAt sender.name sender.address sender.gstin sender.state sender.stateCode
      sender.drugLicence sender.phone sender.email ${addressOf('recipient').replace('recipient.email ', '')}
      lines.sku lines.name lines.variant.primaryType lines.variant.primaryValue lines.variant.secondaryType
      lines.variant.secondaryValue lines.packageSize lines.isColdChain lines.isPrescriptionNeeded lines.quantity
      lines.batch lines.expiresOn lines.hsn lines.mrp later.sku later.name later.variant.primaryType later.variant.primaryValue
      later.variant.secondaryType later.variant.secondaryValue later.packageSize later.isColdChain
      later.isPrescriptionNeeded later.quantity courier trackingNumber isColdChain collect isDemo`,
    notTo: { role: 'packer', fields: 'recipient.email' },
  },
  'GET /desk/invoice': {
    all: `invoiceNumber invoiceDate orderId orderNumber orderedAt ${SELLER} ${addressOf('billTo')} placeOfSupply.state
      placeOfSupply.stateCode patient.name patient.age doctorName pharmacist.name pharmacist.registrationNumber
      paymentMethod isCashOnDelivery lines.name lines.hsnCode lines.manufacturer lines.batches.batch
      lines.batches.expiresOn lines.batches.quantity lines.batches.mrp lines.quantity lines.unitPrice lines.gross lines.discount
      lines.taxable lines.gstRate lines.cgst lines.sgst lines.igst lines.total deliveryLine.name
      deliveryLine.hsnCode deliveryLine.manufacturer deliveryLine.batches.batch deliveryLine.batches.expiresOn
      deliveryLine.batches.quantity deliveryLine.batches.mrp deliveryLine.quantity deliveryLine.unitPrice deliveryLine.gross
      deliveryLine.discount deliveryLine.taxable deliveryLine.gstRate deliveryLine.cgst deliveryLine.sgst
      deliveryLine.igst deliveryLine.total subTotal discount cgst sgst igst totalTax deliveryCharge grandTotal
      amountInWords isDemo`,
  },
  'POST /desk/order/cancel': ORDER,
  'POST /desk/order/payBack': ORDER,
} satisfies Partial<FieldTable>
