import { type FieldsOf, type FieldTable, NOTHING } from './fields-of-call.ts'

const PRODUCT_FIELDS = `_id name slug description thumbnailUrl thumbnailUrl.id thumbnailUrl.url thumbnailUrl.imageUrl purchasedPrice
  salesPrice discount manufacturerName packageSize brand.name brand.slug totalStocks stockAlertThreshold maxPerOrder
  isPrescriptionNeeded isColdChainNeeded saltComposition isGeneralProduct generalCategory specialityCategory
  generalSubCategory specialitySubCategory isForSale dosageForm unitsPerPack unit ratingAverage ratingCount
  reviews.rating`

const PRODUCT: FieldsOf = { all: PRODUCT_FIELDS }

export const PRODUCT_OF_LINE = PRODUCT_FIELDS.split(/\s+/)
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

export const productFields = {
  // A label has no mail address, whoever prints it: `parcel-paper.sql.ts`.
  'POST /desk/scan': {
    all: `is problem.code problem.text problem.part pack.gtin pack.code pack.batch pack.expiresOn pack.madeOn pack.serial
      pack.pieces pack.properName pack.brand pack.maker pack.licence isCertain product.id product.name product.packageSize
      product.manufacturer product.mrp shelf batch.batch batch.expiresOn batch.mrp batch.units batch.isSold batches.batch
      batches.expiresOn batches.mrp batches.units batches.isSold unknownUnits`,
  },
  'GET /desk/codes': { all: 'code productId addedAt' },
  'POST /desk/codes': { all: 'code productId addedAt' },
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
  'GET /desk/toComplete': { all: 'productId name manufacturer mrp billId' },
} satisfies Partial<FieldTable>
