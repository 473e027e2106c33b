import type { DeskCallName, DeskUploadName, StaffRole } from '@dawakit/core/contract'

/** What of an answer is whose: each field once. A list stands for what each of its rows has. */
export interface FieldsOf {
  /** Who may make the call sees these. */
  all: string
  /** These are empty, null or missing to somebody who may make the call, too. */
  notTo?: { role: StaffRole; fields: string }
}

const NOTHING: FieldsOf = { all: '' }

const CATEGORIES: FieldsOf = {
  all: `categories.id categories.version categories.isGeneral categories.name categories.slug categories.group
    categories.logo categories.banners categories.products categories.subcategories.name
    categories.subcategories.products groups.id groups.name groups.logo version`,
}
const BRAND: FieldsOf = { all: 'id version name slug logo products' }
const FRONT: FieldsOf = {
  all: `kind id version title text image smallImage target isGeneral percent color from to targetName leadsTo
    isShownNow`,
}
const COUPON_ROW = 'id version code percent usesLeft until isOver isForAll products uses'
const COUPON: FieldsOf = {
  all: `coupon.id coupon.version coupon.code coupon.percent coupon.usesLeft coupon.until coupon.isOver
    coupon.isForAll coupon.products coupon.uses products.id products.name given uses.orderId uses.orderNumber
    uses.at uses.given`,
}
const DELIVERY: FieldsOf = {
  all: `states.state states.version states.fee states.days changes.id changes.at changes.state changes.district
    changes.isServiceable changes.count changes.isUndone`,
}
const PINCODE: FieldsOf = { all: 'pincode version district state isServiceable' }
const NOTICE: FieldsOf = { all: 'id title text link customer.id customer.name by at seenBy' }

const SESSION: FieldsOf = {
  all: 'staff.id staff.name staff.email staff.role staff.registrationNumber endsAt idleMinutes',
}
const ACCOUNT: FieldsOf = {
  all: 'id name email role registrationNumber state hasSecondFactor passkeys createdAt seenAt',
}
const FIRST_PASSWORD: FieldsOf = {
  all: `firstPassword account.id account.name account.email account.role account.registrationNumber account.state
    account.hasSecondFactor account.passkeys account.createdAt account.seenAt`,
}
const PASSKEY: FieldsOf = { all: 'id label createdAt usedAt' }

const COUNT: FieldsOf = {
  all: 'id of about isBlind state openedBy openedAt endedBy endedAt products counted value',
}
const COUNT_PRODUCT: FieldsOf = {
  all: `productId name packageSize place lines.batch lines.expiresOn lines.mrp lines.expected lines.counted lines.reason
    lines.note lines.countedBy lines.hasMoved`,
}
const CORRECTION: FieldsOf = {
  all: 'id at productId name batch expiresOn reason units value valuedBy note by countId undoes isUndone',
}

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

const RECALL_ROW = 'id product.id product.name batch state reason begunAt told'
const RECALL: FieldsOf = {
  all: `${RECALL_ROW} begunBy endedAt endReason shelf.expiresOn shelf.units shelf.quarantined pieces.packed
    pieces.onTheWay pieces.delivered pieces.cameBack parcels.orderId parcels.orderNumber parcels.parcel parcels.state
    parcels.customer.id parcels.customer.name parcels.customer.mobileNumber parcels.quantity parcels.at parcels.toldAt
    parcelCount toTell`,
}

const CHECK: FieldsOf = {
  all: `orderId orderNumber orderedAt version review.state review.question.id review.question.text
    review.question.askedAt review.pharmacist.name review.pharmacist.registrationNumber standing isOpen customer.id
    customer.name customer.mobileNumber patient.name patient.age doctor.doctorName doctor.doctorEmail
    doctor.doctorContactNumber totalPrice isCashOnDelivery lines.lineNo lines.productId lines.name
    lines.packageSize lines.isPrescriptionNeeded lines.quantity lines.orderedQuantity lines.declinedReason
    lines.salts lines.manufacturer lines.schedule lines.needsParticulars lines.lacksParticulars lines.grants.hasParticulars
    lines.earlier.orderId lines.earlier.orderNumber lines.earlier.at lines.earlier.name lines.earlier.quantity
    lines.earlier.patientName lines.earlier.prescription.id lines.earlier.prescription.uploadedAt canTakeBack
    deliveryAddress prescriptions.particulars.prescriberName prescriptions.particulars.prescriberRegistration
    prescriptions.particulars.prescriberAddress prescriptions.particulars.patientAddress
    lines.approved lines.isOpen lines.grants.id lines.grants.prescriptionId lines.grants.packs lines.grants.left
    lines.grants.validUntil prescriptions.id prescriptions.uploadedAt questions.id questions.text
    questions.askedBy questions.askedAt questions.answer questions.prescriptionId questions.answeredAt
    earlier.orderId earlier.orderNumber earlier.orderedAt earlier.standing earlier.pharmacist.name
    earlier.pharmacist.registrationNumber earlier.lines.name earlier.lines.quantity next`,
}

const ENTRY = `entries.id entries.register entries.number entries.kind entries.at entries.orderId entries.orderNumber
  entries.parcel entries.lineNo entries.productId entries.drug entries.packageSize entries.schedule
  entries.manufacturer entries.batch entries.expiresOn entries.quantity entries.prescriberName
  entries.prescriberRegistration entries.prescriberAddress entries.patientName entries.patientAddress
  entries.pharmacist.name entries.pharmacist.registrationNumber entries.prescriptionId entries.invoiceNumber
  entries.refersTo entries.reason entries.by`

const PRODUCT_FIELDS = `_id name slug description thumbnailUrl thumbnailUrl.id thumbnailUrl.url thumbnailUrl.imageUrl purchasedPrice
  salesPrice discount manufacturerName packageSize brand.name brand.slug totalStocks stockAlertThreshold maxPerOrder
  isPrescriptionNeeded isColdChainNeeded saltComposition isGeneralProduct generalCategory specialityCategory
  generalSubCategory specialitySubCategory isForSale dosageForm unitsPerPack unit ratingAverage ratingCount
  reviews.rating`
const PRODUCT: FieldsOf = { all: PRODUCT_FIELDS }
const PRODUCT_OF_LINE = PRODUCT_FIELDS.split(/\s+/)
  .map((field) => `lines.product.${field}`)
  .join(' ')

const PRODUCT_KEPT: FieldsOf = {
  all: `id version slug ofSalts.schedule ofSalts.prescription mrp price batchMrp free isForSale isUnlisted whyWithheld lacks offSaleReason pictures
    fields.code fields.name fields.manufacturer fields.brand fields.pack_size fields.dosage_form fields.units_per_pack
    fields.unit fields.composition fields.schedule fields.schedule_by fields.prescription fields.prescription_by fields.cold_chain fields.hsn fields.gst_rate
    fields.kind fields.category fields.subcategory fields.stock_alert fields.max_per_order fields.place fields.popularity
    fields.variant_group fields.main_variant fields.primary_type fields.primary_value fields.secondary_type
    fields.secondary_value fields.description fields.short_description fields.long_description fields.instructions
    fields.side_effects
    alternatives.id alternatives.name pair.id pair.name isDeal variants.id variants.name variants.value
    variants.isMain ${PRODUCT_FIELDS.split(/\s+/)
      .map((field) => `shown.${field}`)
      .join(' ')} storeUrl
    steps.id steps.what steps.state steps.day steps.at steps.by steps.why steps.before.mrp steps.before.price
    steps.after.mrp steps.after.price changes.at changes.by changes.action changes.columns`,
}

const BULK: FieldsOf = {
  all: `id change.what change.percent change.rounding change.reason change.kind change.category change.subcategory
    change.schedule change.stockAlert change.hsn change.gstRate change.brand by startedAt state changed same
    refused.reason refused.count refused.name undoUntil undone.restored undone.kept`,
}

const REQUEST: FieldsOf = {
  all: `id number state note patient.name patient.age prescriptions.id prescriptions.prescriptionImageUrl createdAt
    question.id question.text question.askedAt pharmacist.name pharmacist.registrationNumber message reason
    ${PRODUCT_OF_LINE} lines.quantity lines.preparedPrice lines.note preparedAt orderBy closedAt orderId
    customer.id customer.name customer.mobileNumber customer.email pictures.id pictures.uploadedAt pictures.particulars.prescriberName pictures.particulars.prescriberRegistration
    pictures.particulars.prescriberAddress pictures.particulars.patientAddress questions.id
    questions.text questions.askedAt questions.answer questions.answeredAt grants.productId grants.prescriptionId
    grants.packs grants.validUntil version`,
}

const ADDRESS_FIELDS =
  'id name contactNumber email doorNumber streetName landMark pincode cityName stateName addressType'
const addressOf = (name: string) =>
  ADDRESS_FIELDS.split(' ')
    .map((field) => `${name}.${field}`)
    .join(' ')
const SELLER = `seller.name seller.address seller.gstin seller.state seller.stateCode seller.drugLicence seller.phone
  seller.email`

const CUSTOMER_ROW: FieldsOf = { all: 'id name mobile email since orders' }
const CUSTOMER: FieldsOf = {
  all: `id name mobile email since orders isMobileProven isEmailProven ${addressOf('addresses')}
    newestOrders.id newestOrders.number newestOrders.orderedAt newestOrders.standing newestOrders.isPlaced
    newestOrders.review newestOrders.packing newestOrders.paymentMethod newestOrders.paymentStatus
    newestOrders.name newestOrders.cityName newestOrders.pincode newestOrders.products newestOrders.lineCount
    newestOrders.pieceCount newestOrders.total newestOrders.deliveryWindow.from newestOrders.deliveryWindow.to
    newestOrders.noteCount prescriptions.id prescriptions.uploadedAt returns.id returns.number returns.orderId
    returns.orderNumber returns.state returns.requestedAt`,
}

const IMPORT: FieldsOf = {
  all: `id act kind file number by startedAt finishedAt state read failure.code failure.text failure.missing
    failure.headings.text failure.headings.column failure.columns failure.products failure.newProducts failure.examples.code
    failure.examples.inList failure.examples.inShop failure.examples.line failure.known failure.rows
    report.offSale.line report.offSale.name report.offSale.why whole.offSale report.kind
    report.number report.isDryRun report.format report.headings.text report.headings.column report.columns
    report.read report.passedOver.line report.passedOver.text
    report.passedOver.why report.preset report.added report.changed report.same report.joined report.refused.line report.refused.reason
    report.refused.fields report.guessed report.toCheck.reasons report.toCheck.schedule report.toCheck.hsn report.toCheck.gstRate report.toCheck.line report.toCheck.code report.toCheck.name report.toCheck.guesses
    report.toCheck.isPrescription report.toCheck.isColdChain report.newOnPrescription report.newInColdChain
    report.notForSale report.withoutStock report.unknownSalts.name report.unknownSalts.rows report.unknownSalts.line
    report.batches report.expired.line report.expired.name report.expired.batch report.expired.expiresOn report.expired.units
    report.toCount.line report.toCount.name report.toCount.said report.toCount.units report.renamed.line report.renamed.key
    report.renamed.before report.renamed.after whole.expired whole.toCount whole.renamed
    report.categories.listed report.categories.rows report.categories.category report.categories.subcategory
    report.categories.isGeneral report.categories.isNew whole.categories
    report.unknownSalts.nearest report.samples.line report.samples.outcome report.samples.facts whole.refused
    whole.passedOver whole.toCheck whole.unknownSalts pictures.taken pictures.known pictures.failed undone.removed undone.restored
    undone.kept`,
}

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

/**
 * Whose each field of each answer is, written down beside the calls: a field that is new in an answer is decided here, and
 * what is not for a role is emptied by `orders/shown-to.ts`.
 */
export const fieldTable: Record<DeskCallName | DeskUploadName, FieldsOf> = {
  'POST /desk/signIn': { all: 'challenge next hasPasskey enrolment.uri enrolment.secret' },
  'POST /desk/signIn/code': SESSION,
  'POST /desk/signIn/enrol': SESSION,
  'POST /desk/signIn/passkeyOptions': {
    all: `challenge rpId timeout userVerification allowCredentials.id allowCredentials.type
      allowCredentials.transports`,
  },
  'POST /desk/signIn/passkey': SESSION,
  'POST /desk/signOut': NOTHING,
  'POST /desk/signOutEverywhere': NOTHING,
  'GET /desk/me': SESSION,
  'POST /desk/password': NOTHING,
  'GET /desk/passkeys': PASSKEY,
  'POST /desk/passkeys/begin': {
    all: `challenge options.challenge options.rp.id options.rp.name options.user.id options.user.name
      options.user.displayName options.pubKeyCredParams.alg options.pubKeyCredParams.type options.timeout
      options.attestation options.excludeCredentials.id options.excludeCredentials.type
      options.excludeCredentials.transports options.authenticatorSelection.residentKey
      options.authenticatorSelection.userVerification`,
  },
  'POST /desk/passkeys': PASSKEY,
  'POST /desk/passkeys/rename': PASSKEY,
  'POST /desk/passkeys/remove': NOTHING,
  'GET /desk/staff': ACCOUNT,
  'POST /desk/staff': FIRST_PASSWORD,
  'POST /desk/staff/change': ACCOUNT,
  'POST /desk/staff/close': ACCOUNT,
  'POST /desk/staff/reset': FIRST_PASSWORD,
  'POST /desk/staff/signOut': ACCOUNT,
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
  // A label has no mail address, whoever prints it: `parcel-paper.sql.ts`.
  'POST /desk/scan': {
    all: `is problem.code problem.text problem.part pack.gtin pack.code pack.batch pack.expiresOn pack.madeOn pack.serial
      pack.pieces pack.properName pack.brand pack.maker pack.licence isCertain product.id product.name product.packageSize
      product.manufacturer product.mrp shelf batch.batch batch.expiresOn batch.mrp batch.units batch.isSold batches.batch
      batches.expiresOn batches.mrp batches.units batches.isSold unknownUnits`,
  },
  'GET /desk/codes': { all: 'code productId addedAt' },
  'POST /desk/codes': { all: 'code productId addedAt' },
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
  'POST /desk/order/takeBack': RETURN,
  'GET /desk/returns': RETURN_ROW,
  'GET /desk/return': RETURN,
  'POST /desk/return/approve': RETURN,
  'POST /desk/return/decline': RETURN,
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
  'GET /desk/money/cases': {
    all: 'id kind state gateway gatewayReference orderId orderNumber expected found note openedAt',
  },
  'POST /desk/money/closeCase': NOTHING,
  'GET /desk/money/payouts': {
    all: 'id orderId orderNumber amount state way hasPayTo reason reference createdAt paidAt',
  },
  'POST /desk/money/payTo': { all: 'way upiId holder accountNumber ifsc' },
  'POST /desk/money/writePayTo': NOTHING,
  'POST /desk/money/paidOut': NOTHING,
  'GET /desk/money/refunds': { all: 'id orderId orderNumber gateway amount reason failedAt' },
  'POST /desk/money/retryRefund': NOTHING,
  'GET /desk/requests': {
    all: 'id number state createdAt customer.id customer.name pictures orderBy',
  },
  'GET /desk/request': REQUEST,
  'POST /desk/request/prepare': REQUEST,
  'POST /desk/request/ask': REQUEST,
  'POST /desk/request/decline': REQUEST,
  'GET /desk/products': PRODUCT,
  'POST /desk/products/search': {
    all: `id code name manufacturer packageSize category thumbnailUrl mrp price free isForSale isUnlisted isWithheld
      changedAt`,
  },
  'GET /desk/products/one': PRODUCT_KEPT,
  'GET /desk/products/choices': {
    all: `categories.id categories.name categories.isGeneral categories.subcategories dosageForms units`,
  },
  'GET /desk/products/names': NOTHING,
  'POST /desk/products/change': PRODUCT_KEPT,
  'POST /desk/products/add': PRODUCT_KEPT,
  'POST /desk/products/picture': PRODUCT_KEPT,
  'POST /desk/products/pictures': PRODUCT_KEPT,
  'POST /desk/products/price': PRODUCT_KEPT,
  'POST /desk/products/dropPrice': PRODUCT_KEPT,
  'POST /desk/products/sale': PRODUCT_KEPT,
  'POST /desk/products/bulk/preview': {
    all: `count changes same refused.reason refused.count refused.name samples.id samples.name samples.before
      samples.after`,
  },
  'POST /desk/products/bulk': BULK,
  'GET /desk/products/bulk': BULK,
  'POST /desk/products/bulk/undo': BULK,
  'GET /desk/substitutes': PRODUCT,
  'GET /desk/customers': CUSTOMER_ROW,
  'POST /desk/customers/search': CUSTOMER_ROW,
  'GET /desk/customers/one': CUSTOMER,
  'POST /desk/customers/add': CUSTOMER,
  'POST /desk/customers/address': CUSTOMER,
  'POST /desk/customers/prescription': CUSTOMER,
  'POST /desk/phoneOrder/quote': {
    all: `${PRODUCT_OF_LINE} lines.quantity lines.total lines.problem.code lines.problem.message totals.subTotal
      totals.savings totals.discount totals.deliveryCharge totals.total isPrescriptionNeeded deliveryWindow.from
      deliveryWindow.to coupon.name coupon.discountPercentage couponProblem.code couponProblem.message
      addressProblem.code addressProblem.message`,
  },
  'POST /desk/phoneOrder/place': { all: 'id number' },
  'POST /desk/imports': IMPORT,
  'GET /desk/counts': COUNT,
  'GET /desk/counts/one': COUNT,
  'GET /desk/counts/closing': { all: 'missing products' },
  'POST /desk/counts': COUNT,
  'POST /desk/counts/drop': COUNT,
  'GET /desk/counts/products': COUNT_PRODUCT,
  'POST /desk/counts/count': COUNT_PRODUCT,
  'POST /desk/counts/reason': COUNT_PRODUCT,
  'POST /desk/counts/close': {
    all: `count.id count.of count.about count.isBlind count.state count.openedBy count.openedAt count.endedBy count.endedAt
      count.products count.counted count.value corrections known shortOrders.orderId shortOrders.orderNumber
      shortOrders.orderedAt shortOrders.productId shortOrders.name shortOrders.pieces`,
  },
  'POST /desk/places': { all: 'products' },
  'GET /desk/corrections': CORRECTION,
  'POST /desk/corrections': CORRECTION,
  'POST /desk/corrections/undo': CORRECTION,
  'GET /desk/corrections/sums': { all: 'reason units value' },
  'GET /desk/imports': {
    all: 'number kind file startedAt by state added changed same refused runId canUndo',
  },
  'GET /desk/imports/one': IMPORT,
  'POST /desk/imports/undo': IMPORT,
  'GET /desk/shelf': {
    all: `product.id product.name product.code free reserved unknownUnits shortUnits batches.batch batches.expiresOn
      batches.mrp batches.units batches.isSold batches.maker batches.quarantined batches.held moves.at moves.kind
      moves.batch moves.expiresOn moves.units moves.by moves.note`,
    notTo: { role: 'packer', fields: 'batches.purchasePrice' },
  },
  'GET /desk/shelf/find': { all: 'id name code batch' },
  'GET /desk/shelf/near': {
    all: 'product.id product.name product.code batch expiresOn isExpired units',
    notTo: { role: 'packer', fields: 'value supplier.id supplier.name' },
  },
  'GET /desk/shelf/unknown': { all: 'product.id product.name product.code unknownUnits free' },
  'GET /desk/shelf/short': { all: 'product.id product.name product.code shortUnits' },
  'GET /desk/recalls': { all: RECALL_ROW },
  'GET /desk/recall': RECALL,
  'POST /desk/recall/begin': RECALL,
  'POST /desk/recall/tell': RECALL,
  'POST /desk/recall/end': RECALL,
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
  'GET /desk/toComplete': { all: 'productId name manufacturer mrp billId' },
  'GET /desk/categories': CATEGORIES,
  'POST /desk/categories': CATEGORIES,
  'POST /desk/categories/order': CATEGORIES,
  'POST /desk/categories/join': CATEGORIES,
  'POST /desk/categories/remove': CATEGORIES,
  'POST /desk/subcategories': CATEGORIES,
  'POST /desk/subcategories/remove': CATEGORIES,
  'POST /desk/menuGroups': CATEGORIES,
  'GET /desk/brands': BRAND,
  'POST /desk/brands': BRAND,
  'POST /desk/brands/join': BRAND,
  'POST /desk/pages/picture': { all: 'path' },
  'GET /desk/front': FRONT,
  'POST /desk/front': FRONT,
  'POST /desk/front/order': FRONT,
  'POST /desk/front/remove': FRONT,
  'GET /desk/coupons': { all: COUPON_ROW },
  'GET /desk/coupons/one': COUPON,
  'POST /desk/coupons': COUPON,
  'POST /desk/coupons/end': COUPON,
  'GET /desk/delivery': DELIVERY,
  'POST /desk/delivery/state': DELIVERY,
  'GET /desk/delivery/pincodes': PINCODE,
  'GET /desk/delivery/sight': { all: 'pincode place.district place.state fee days' },
  'POST /desk/delivery/pincode': PINCODE,
  'POST /desk/delivery/pincodes': {
    all: `count change.id change.at change.state change.district change.isServiceable change.count change.isUndone`,
  },
  'POST /desk/delivery/undo': DELIVERY,
  'GET /desk/notices': NOTICE,
  'POST /desk/notices': NOTICE,
  'POST /desk/notices/takeBack': NOTHING,
  'GET /desk/wishes': { all: 'subject name waiting lastAt free' },
  'GET /desk/wishes/waiting': { all: 'customerId name asked at' },
  'POST /desk/wishes/answer': { all: 'told left' },
  'GET /desk/audit': {
    all: 'id at staff.id staff.name staff.role action subject subjectId orderId before after',
  },
  'GET /desk/prescriptions': {
    all: 'orderId orderNumber state customerName lines totalPrice isCashOnDelivery orderedAt',
  },
  'GET /desk/prescription': CHECK,
  'POST /desk/prescription/approve': CHECK,
  'POST /desk/prescription/takeBack': CHECK,
  'POST /desk/prescription/particulars': CHECK,
  'POST /desk/prescription/ask': CHECK,
  'POST /desk/prescription/decline': CHECK,
  'GET /desk/register': { all: `next entriesOfPeriod ${ENTRY}` },
  'GET /desk/registerHolder': { all: 'name address drugLicence' },
  'GET /desk/registerEntry': { all: `version ${ENTRY}` },
  'POST /desk/register/correct': { all: `version ${ENTRY}` },
}
