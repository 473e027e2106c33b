import type { FieldsOf, FieldTable } from './fields-of-call.ts'

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

const RECALL_ROW = 'id product.id product.name batch state reason begunAt told'

const RECALL: FieldsOf = {
  all: `${RECALL_ROW} begunBy endedAt endReason shelf.expiresOn shelf.units shelf.quarantined pieces.packed
    pieces.onTheWay pieces.delivered pieces.cameBack parcels.orderId parcels.orderNumber parcels.parcel parcels.state
    parcels.customer.id parcels.customer.name parcels.customer.mobileNumber parcels.quantity parcels.at parcels.toldAt
    parcelCount toTell`,
}

export const shelfFields = {
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
} satisfies Partial<FieldTable>
