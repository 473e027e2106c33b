import type { PageQuery } from '../calls.ts'
import type { ProductSummary, Rupees } from '../product.ts'

/**
 * What of a product is written by hand, named as the columns of a list of products: docs/importing.md says what each is. Prices, what is on
 * the shelf, pictures and whether it is on sale have calls of their own.
 */
export type DeskProductColumn =
  | 'code'
  | 'name'
  | 'manufacturer'
  | 'brand'
  | 'pack_size'
  | 'dosage_form'
  | 'units_per_pack'
  | 'unit'
  | 'composition'
  | 'schedule'
  | 'schedule_by'
  | 'prescription'
  | 'prescription_by'
  | 'cold_chain'
  | 'hsn'
  | 'gst_rate'
  | 'kind'
  | 'category'
  | 'subcategory'
  | 'stock_alert'
  | 'max_per_order'
  | 'place'
  | 'popularity'
  | 'variant_group'
  | 'main_variant'
  | 'primary_type'
  | 'primary_value'
  | 'secondary_type'
  | 'secondary_value'
  | 'description'
  | 'short_description'
  | 'long_description'
  | 'instructions'
  | 'side_effects'

/** As a list has them: 'yes' and 'no', numbers in digits, '' where there is nothing. */
export type DeskProductFields = Record<DeskProductColumn, string>

/** Where a product stands: one is in each of those that are true of it. */
export type DeskProductStanding = 'onSale' | 'offSale' | 'unlisted' | 'withheld' | 'toComplete'

export interface DeskProductFilter {
  /** Words of its name, its maker, its brand, its salts; its code. '' seeks nothing. */
  search: string
  /** The id of a category. */
  category?: string
  /** The slug of a brand. */
  brand?: string
  standing?: DeskProductStanding
  isWithoutPicture?: boolean
  isWithoutHsn?: boolean
  /** Rupees, from and to. */
  priceFrom?: Rupees
  priceTo?: Rupees
  /** ISO 8601. */
  changedSince?: string
}

/** A product in a list of the desk. */
export interface DeskProductRow {
  id: string
  code: string
  name: string
  manufacturer: string
  packageSize: string
  category: string
  thumbnailUrl: string
  mrp: Rupees
  price: Rupees
  /** Pieces that can be bought. */
  free: number
  isForSale: boolean
  isUnlisted: boolean
  isWithheld: boolean
  /** ISO 8601. */
  changedAt: string
}

/** What was done to the price of a product, or to its being on sale; or is to be done. */
export interface DeskProductStep {
  id: string
  what: 'price' | 'offSale' | 'onSale'
  /** 'refused': its day came, and it could not be. 'dropped': somebody took it back before. */
  state: 'planned' | 'done' | 'dropped' | 'refused'
  /** The day from which it holds, yyyy-mm-dd in India. */
  day: string
  /** ISO 8601: when it was done; of what is planned, when that was written down. */
  at: string
  /** Who; '' where a list or a command was it. */
  by: string
  /** What who did it wrote, or why it was refused. */
  why: string
  /** Null of what is no price. */
  before: { mrp: Rupees; price: Rupees } | null
  after: { mrp: Rupees; price: Rupees } | null
}

/** A product that is named beside another. */
export interface DeskProductName {
  id: string
  name: string
}

/** A product of the same group. */
export interface DeskProductVariant extends DeskProductName {
  value: string
  isMain: boolean
}

/** A change of what is written of a product. */
export interface DeskProductChange {
  /** ISO 8601. */
  at: string
  by: string
  /** As the audit calls it: 'product.change' */
  action: string
  /** The columns that are other ones now. */
  columns: string[]
}

/** A product with all that the desk knows. */
export interface DeskProduct {
  id: string
  /** Another number after every change: a change says which it has seen. */
  version: number
  slug: string
  fields: DeskProductFields
  /** What its salts tell, whatever was said: as `fields` has it, '' for no schedule. */
  ofSalts: Pick<DeskProductFields, 'schedule' | 'prescription'>
  mrp: Rupees
  price: Rupees
  /** The lowest MRP that packs on the shelf print; null where none is known. No price is above it. */
  batchMrp: Rupees | null
  free: number
  isForSale: boolean
  isUnlisted: boolean
  /** Why it may not be put on sale, in a sentence; '' where it may. */
  whyWithheld: string
  /** What it lacks to be put on sale. */
  lacks: (DeskProductColumn | 'price')[]
  /** Why it was taken off sale; '' where nobody wrote it. */
  offSaleReason: string
  /** Addresses in this store, in their order; the first stands on the card. */
  pictures: string[]
  /** Of the same salts, strengths and kind of form. The first 20. */
  alternatives: DeskProductName[]
  pair: DeskProductName | null
  isDeal: boolean
  /** Of its group, itself among them. */
  variants: DeskProductVariant[]
  /** What a card shows of it, as customers are answered; null where they see nothing of it. */
  shown: ProductSummary | null
  /** The address of its page in the store. */
  storeUrl: string
  /** The newest 50, the newest first; what is planned before them. */
  steps: DeskProductStep[]
  /** The newest 20, the newest first. */
  changes: DeskProductChange[]
}

/** What a product's form chooses from. */
export interface DeskProductChoices {
  categories: { id: string; name: string; isGeneral: boolean; subcategories: string[] }[]
  dosageForms: string[]
  units: string[]
}

/** Of several products the one thing that becomes another. */
export type DeskBulkChange =
  | { what: 'price'; percent: number; rounding: 'rupee' | 'halfRupee' }
  | { what: 'offSale'; reason: string }
  | { what: 'onSale' }
  | { what: 'category'; kind: 'general' | 'speciality'; category: string; subcategory: string }
  | { what: 'schedule'; schedule: string }
  | { what: 'stockAlert'; stockAlert: number }
  | { what: 'hsn'; hsn: string; gstRate: string }
  | { what: 'brand'; brand: string }

/** Products that are named, or all that a filter finds but some. */
export interface DeskBulkSelection {
  ids?: string[]
  filter?: DeskProductFilter
  except?: string[]
}

/** Why some of a selection stay as they are. */
export interface DeskBulkRefused {
  reason: string
  count: number
  /** One of them. */
  name: string
}

export interface DeskBulkPreview {
  count: number
  changes: number
  /** So already. */
  same: number
  refused: DeskBulkRefused[]
  /** The first 10 that change. */
  samples: { id: string; name: string; before: string; after: string }[]
}

/** A change of several products that was made. */
export interface DeskBulkRun {
  id: string
  change: DeskBulkChange
  by: string
  /** ISO 8601. */
  startedAt: string
  /**
   * 'interrupted': the shop was stopped meanwhile. What was done by then is done, and is taken back like a whole one. 'halfUndone': it was
   * stopped while this was taken back, which goes on when it is asked for again.
   */
  state: 'running' | 'done' | 'interrupted' | 'undoing' | 'halfUndone' | 'undone'
  changed: number
  same: number
  refused: DeskBulkRefused[]
  /** Until when it can be taken back, ISO 8601; null where it cannot any more. */
  undoUntil: string | null
  /** Taken back: how many are as they were, and how many stay: somebody has changed them since, or what they were can be no more. */
  undone: { restored: number; kept: number } | null
}

interface OfProduct {
  id: string
  /** The version that was seen. */
  seen: number
}

export interface ProductDeskUploads {
  /** A picture of the product of that id, as the last of them. JPEG, PNG, WebP, AVIF or GIF. */
  'POST /desk/products/picture': { query: { id: string }; data: DeskProduct }
}

export interface ProductDeskCalls {
  /** By name; by price, or the last changed first, where that is asked for. `totalCount` counts to 10,001, of words to 201. */
  'POST /desk/products/search': { body: DeskProductFilter & PageQuery; data: DeskProductRow[] }
  'GET /desk/products/one': { query: { id: string }; data: DeskProduct }
  'GET /desk/products/choices': { data: DeskProductChoices }
  /** Names of salts that the shop knows and that begin so, with those of brands. */
  'GET /desk/products/names': { query: { what: 'salt' | 'brand'; search: string }; data: string[] }
  'POST /desk/products/change': {
    body: OfProduct & {
      fields: Partial<DeskProductFields>
      /** The id of what is bought with it; null for nothing. Left out, it stays. */
      pair?: string | null
      isDeal?: boolean
    }
    data: DeskProduct
  }
  /** It is off sale, and unlisted, until it is put on sale. */
  'POST /desk/products/add': {
    body: { fields: Partial<DeskProductFields>; mrp: Rupees; price: Rupees }
    data: DeskProduct
  }
  /** From now, or from a day on in India, yyyy-mm-dd. */
  'POST /desk/products/price': {
    body: OfProduct & { mrp: Rupees; price: Rupees; from: string | null; why: string }
    data: DeskProduct
  }
  'POST /desk/products/dropPrice': { body: { id: string; step: string }; data: DeskProduct }
  'POST /desk/products/sale': {
    body: OfProduct & { isForSale: boolean; reason: string }
    data: DeskProduct
  }
  /** All that it has, or fewer, in another order. */
  'POST /desk/products/pictures': { body: OfProduct & { pictures: string[] }; data: DeskProduct }
  'POST /desk/products/bulk/preview': {
    body: { selection: DeskBulkSelection; change: DeskBulkChange }
    data: DeskBulkPreview
  }
  /** Goes on when it has answered. A key that was sent before makes nothing anew. */
  'POST /desk/products/bulk': {
    body: { selection: DeskBulkSelection; change: DeskBulkChange; key: string }
    data: DeskBulkRun
  }
  /** The newest 20. */
  'GET /desk/products/bulk': { data: DeskBulkRun[] }
  'POST /desk/products/bulk/undo': { body: { id: string }; data: DeskBulkRun }
}
