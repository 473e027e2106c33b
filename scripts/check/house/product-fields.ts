import type { Product } from '@dawakit/core/contract'
import type { PRODUCT_COLUMNS } from '@dawakit/lists/headings'

/**
 * Where a field of a product is at home. Its columns in a list: `list` knows their headings, `known` changes a product by them
 * that the shop has, `export` writes them, `docs` tells of them. The field itself: `preview` is what an import shows of it at the
 * desk before it is there, `page` the store or a widget, `card` the data that a page's cards come alive with, `json-ld` what a
 * search engine reads.
 */
export type Place = 'list' | 'known' | 'export' | 'docs' | 'preview' | 'page' | 'card' | 'json-ld'

interface Homes {
  /** Of a list of products. */
  columns: readonly string[]
  /** What the desk's preview of an import calls it. */
  preview?: string
  /** Where it is not, and why. */
  not?: Partial<Record<Place, string>>
}

const NO_COLUMN = 'no list has it'
/** A list without columns has nothing to change, to write or to tell of. */
const notListed = (why: string) => ({ list: why, known: NO_COLUMN, export: NO_COLUMN, docs: NO_COLUMN })
const LISTS_LOOK = 'a preview shows by what a row was understood; this it says itself'
const NO_WORD = 'schema.org has no word for it that a search engine reads'
const PAGE_ALONE = 'it is read with the page, and no card has it'
const TEXT = { preview: LISTS_LOOK, card: PAGE_ALONE, 'json-ld': 'its description says it in a sentence' }
const COUNTED = notListed('it is counted from what customers wrote')
const SHELF = {
  page: 'the way to a product leads by its category, which the address has',
  'json-ld': 'the breadcrumb has the shelf',
}

/** Every field of a product. One too few or too many does not compile. */
export const PRODUCT_FIELDS: Readonly<Record<keyof Product, Homes>> = {
  _id: { columns: ['id'], not: { known: 'an id stays', preview: 'the shop makes it' } },
  name: { columns: ['name'], preview: 'name' },
  slug: {
    columns: ['slug'],
    not: { known: 'an address stays', preview: 'it is made from the name', 'json-ld': 'the address has it' },
  },
  description: {
    columns: ['description'],
    not: { preview: LISTS_LOOK, card: 'a card shows no sentence' },
  },
  thumbnailUrl: {
    columns: ['image'],
    not: {
      known: 'a picture of another host comes later',
      preview: 'it is fetched later',
      'json-ld': 'the gallery has it',
    },
  },
  purchasedPrice: {
    columns: ['mrp'],
    preview: 'MRP',
    not: {
      known: 'prices change together: `changedPrices`',
      'json-ld': 'an offer says what is asked, and nothing that is struck out',
    },
  },
  salesPrice: {
    columns: ['price'],
    preview: 'price',
    not: { known: 'prices change together: `changedPrices`' },
  },
  discount: {
    columns: [],
    not: {
      ...notListed('it follows from the prices'),
      preview: 'both prices stand there',
      'json-ld': NO_WORD,
    },
  },
  manufacturerName: { columns: ['manufacturer'], preview: 'maker' },
  packageSize: { columns: ['pack_size'], preview: 'pack', not: { 'json-ld': 'the name of a pack has it' } },
  brand: { columns: ['brand'], not: { preview: LISTS_LOOK } },
  totalStocks: {
    columns: ['stock'],
    not: { known: 'stock is counted in a table of its own', preview: LISTS_LOOK },
  },
  stockAlertThreshold: { columns: ['stock_alert'], not: { preview: LISTS_LOOK, 'json-ld': NO_WORD } },
  maxPerOrder: { columns: ['max_per_order'], not: { preview: LISTS_LOOK, 'json-ld': NO_WORD } },
  isPrescriptionNeeded: {
    columns: ['prescription'],
    preview: 'on prescription',
    not: { 'json-ld': 'schema.org says it of a `Drug`, which has no offer in search' },
  },
  isColdChainNeeded: { columns: ['cold_chain'], preview: 'cold chain', not: { 'json-ld': NO_WORD } },
  saltComposition: {
    columns: ['composition'],
    preview: 'salts',
    not: { 'json-ld': 'schema.org says it of a `Drug`, which has no offer in search' },
  },
  isGeneralProduct: {
    columns: ['kind'],
    not: { known: 'it comes with `category`', preview: 'the shelf says it', 'json-ld': SHELF['json-ld'] },
  },
  generalCategory: { columns: ['category'], preview: 'shelf', not: { 'json-ld': SHELF['json-ld'] } },
  specialityCategory: { columns: ['category'], preview: 'shelf', not: { 'json-ld': SHELF['json-ld'] } },
  generalSubCategory: {
    columns: ['subcategory'],
    preview: 'shelf',
    not: { known: 'it comes with `category`', ...SHELF },
  },
  specialitySubCategory: {
    columns: ['subcategory'],
    preview: 'shelf',
    not: { known: 'it comes with `category`', ...SHELF },
  },
  isForSale: { columns: ['for_sale'], preview: 'price', not: { known: 'it goes with the prices' } },
  dosageForm: {
    columns: ['dosage_form'],
    preview: 'form',
    not: { 'json-ld': 'schema.org says it of a `Drug`, which has no offer in search' },
  },
  unitsPerPack: {
    columns: ['units_per_pack'],
    preview: 'pack',
    not: { 'json-ld': 'the name of a pack has it' },
  },
  unit: {
    columns: ['unit'],
    preview: 'pack',
    not: { known: 'it comes with `units_per_pack`', 'json-ld': 'the name of a pack has it' },
  },
  ratingAverage: { columns: [], not: { ...COUNTED, preview: 'a list has no opinion' } },
  ratingCount: { columns: [], not: { ...COUNTED, preview: 'a list has no opinion' } },
  reviews: {
    columns: [],
    not: {
      ...COUNTED,
      preview: 'a list has no opinion',
      card: 'a card shows their average',
      'json-ld': 'the average of them stands there',
    },
  },
  shortListDescription: { columns: ['short_description'], not: TEXT },
  longListDescription: { columns: ['long_description'], not: TEXT },
  instructions: { columns: ['instructions'], not: TEXT },
  sideEffects: { columns: ['side_effects'], not: TEXT },
  galleryImages: { columns: ['gallery'], not: { preview: 'it is fetched later', card: PAGE_ALONE } },
  attributes: {
    columns: ['primary_type', 'primary_value', 'secondary_type', 'secondary_value'],
    not: {
      known: 'they come with `variant_group`',
      preview: LISTS_LOOK,
      card: PAGE_ALONE,
      'json-ld': 'each variant has an address of its own',
    },
  },
  variants: {
    columns: ['variant_group', 'main_variant'],
    not: {
      known: 'they come with `variant_group`',
      preview: LISTS_LOOK,
      card: PAGE_ALONE,
      'json-ld': 'each variant has an address of its own',
    },
  },
  pair: {
    columns: [],
    not: {
      ...notListed('the catalogue says what is bought together'),
      preview: 'no list has it',
      card: PAGE_ALONE,
      'json-ld': NO_WORD,
    },
  },
  hsnCode: {
    columns: ['hsn'],
    not: {
      preview: LISTS_LOOK,
      page: 'it stands on the invoice',
      card: PAGE_ALONE,
      'json-ld': NO_WORD,
    },
  },
  gstRate: {
    columns: ['gst_rate'],
    not: {
      preview: LISTS_LOOK,
      page: 'it stands on the invoice: prices have it in them',
      card: PAGE_ALONE,
      'json-ld': NO_WORD,
    },
  },
}

/** Columns of a list that no field of a product has, and why. */
export const COLUMNS_OF_NO_FIELD: Readonly<Partial<Record<keyof typeof PRODUCT_COLUMNS, string>>> = {
  code: "the shop's own key, which no customer sees",
  group: 'it chooses shelf and prescription',
  type: 'it chooses shelf and prescription',
  popularity: 'it orders the lists',
  place: "the shop's own: where it stands on the shelf",
  schedule: 'it decides prescription and sale',
  schedule_by: "the shop's own: whether its salts tell it",
  prescription_by: "the shop's own: whether its salts tell it",
  batch: "the shop's own: what its stock is of",
  expiry: "the shop's own: until when a batch is sold",
  unlisted: 'nobody is shown a product that is',
  list_price: 'other shops: what `price` is compared with',
  discontinued: 'other shops: becomes `for_sale`',
  status: 'other shops: becomes `for_sale`',
  published: 'other shops: becomes `for_sale`',
  visibility: 'other shops: becomes `for_sale`',
  gift_card: 'other shops: comes in unlisted',
  in_stock: 'other shops: becomes `stock`',
  parent: 'other shops: whose variation it is',
}

/** Of these, what the export does not write: it says the same by another. */
export const COLUMNS_NOT_EXPORTED = [
  'group',
  'type',
  'batch',
  'expiry',
  'list_price',
  'discontinued',
  'status',
  'published',
  'visibility',
  'gift_card',
  'in_stock',
  'parent',
]
