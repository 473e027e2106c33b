import type { SaleBan } from '@dawakit/core/sale'
import type { Generated } from 'kysely'
import type { Amount, Flag, Gallery, Json, Picture, Rate, Time } from './column.ts'

export interface ProductTable {
  id: string
  slug: string
  /** The importer's own code, unique where given. */
  sku: string | null
  name: string
  /** `nameKey(name)` of core: lower case, accents folded. Prefix search is a range on it. */
  name_key: string
  description: string
  short_description: string
  long_description: string
  instructions: string
  side_effects: string
  mrp_paise: Amount
  price_paise: Amount
  /** Percent off the MRP, as the contract shows it: '0' means none. */
  discount: string
  manufacturer: string
  brand_id: string | null
  package_size: string
  dosage_form: string
  units_per_pack: number | null
  unit: string | null
  is_prescription: Flag
  is_cold_chain: Flag
  is_general: Flag
  /** Id of the general category (general products) or of the speciality category. */
  category_id: string | null
  subcategory: string | null
  hsn: string
  /** GST inside the price, in basis points: 1800 is 18 %. */
  gst_bp: Rate
  stock_alert_threshold: number
  /** Where it stands on the shelf: 'A-12'. '' where nobody says. */
  place: Generated<string>
  /** Most pieces in one order; null: core's number for its kind. */
  max_per_order?: number | null
  /** Higher sells better. */
  popularity: number
  thumbnail: Picture
  /** JSON list of image addresses. */
  gallery: Gallery
  /** JSON list of `{name, values}`. */
  attributes: Json
  /** Same salts, strengths and kind of form: equal for the alternatives of each other. Null for general goods. */
  composition_key: string | null
  /** Products with the same group are variants of each other. */
  variant_group: string | null
  /** 1 for the variant that stands for its group in lists, and for every product without variants. */
  is_main_variant: Flag
  primary_type: string | null
  primary_value: string | null
  secondary_type: string | null
  secondary_value: string | null
  pair_product_id: string | null
  /** Kept at 0 by the database while `withheld` says something. */
  is_for_sale: Flag
  /** Of the Drugs Rules, as a list or a hand says, or its salts tell: 'H', 'H1', 'X'; null for none. */
  schedule: Generated<string | null>
  /** 1 where its salts tell the schedule, 0 where it was said: what is guessed follows the table of salts. */
  is_schedule_guessed: Generated<Flag>
  /** The same of `is_prescription`. */
  is_prescription_guessed: Generated<Flag>
  /** Why it is never sold nor shown; null for what may be. The database writes it, by schedule, salts and name: migration 036. */
  withheld: Generated<SaleBan | null>
  /** 1 of what its shop kept from shoppers before it moved here. The database sets it to 0 with what is put on sale. */
  is_unlisted: Generated<Flag>
  is_generated: Flag
  rating_sum: number
  rating_count: number
  created_at: Time
  updated_at: Time
}

export interface ProductSaltTable {
  product_id: string
  /** As the composition chip shows it: 'Paracetamol (500mg)'. */
  salt: string
  /** `nameKey` of the salt alone: 'paracetamol'. */
  salt_key: string
  position: number
  /** The product's own, so that the products of a salt are read best sellers first from one index. */
  popularity: number
}

/** Words of salts and names that the shop does not sell: as `NOT_SOLD_ONLINE` says since the last start. */
export interface NotSoldOnlineTable {
  words: string
}

export interface BrandTable {
  id: string
  slug: string
  name: string
  name_key: string
  logo: string
  /** Cached number of products. */
  product_count: Generated<number>
}

export interface CategoryTable {
  id: string
  is_general: Flag
  name: string
  slug: string
  name_key: string
  parent_group: string | null
  logo: string
  /** JSON list of `{id, bannerImageUrl}`. */
  banners: Json
  position: number
  /** Cached number of products. */
  product_count: number
}

export interface SubcategoryTable {
  category_id: string
  name: string
  name_key: string
  position: number
  product_count: number
}

export interface MenuGroupTable {
  id: string
  name: string
  logo: string
  position: number
}

export interface BannerTable {
  id: string
  /** 'phone': one of the four that phones show instead of the carousel. */
  kind: 'carousel' | 'phone' | 'ads'
  image: string
  title: string
  description: string
  category: string
  is_general: Flag
  position: number
  /** First and last day, yyyy-mm-dd in India; null: always. */
  from_day: Generated<string | null>
  to_day: Generated<string | null>
}

export interface OfferTable {
  id: string
  name: string
  percent: number
  color: string
  category: string
  is_general: Flag
  large_image: string
  small_image: string
  position: number
  /** First and last day, yyyy-mm-dd in India; null: always. */
  from_day: Generated<string | null>
  to_day: Generated<string | null>
}

export interface DealTable {
  product_id: string
  position: number
  /** First and last day, yyyy-mm-dd in India; null: always. */
  from_day: Generated<string | null>
  to_day: Generated<string | null>
}

export interface DynamicCategoryTable {
  id: string
  name: string
  is_general: Flag
  position: number
  /** First and last day, yyyy-mm-dd in India; null: always. */
  from_day: Generated<string | null>
  to_day: Generated<string | null>
}

export interface PageBannerTable {
  page: string
  title: string
  description: string
  /** First and last day, yyyy-mm-dd in India; null: always. */
  from_day: Generated<string | null>
  to_day: Generated<string | null>
}

/** A picture that was taken into the shop's own storage. */
export interface PictureTable {
  /** SHA-256 of the address that it was taken from. */
  address_hash: string
  /** What it is kept under: see `picturePath` of core. Several addresses may have the same. */
  name: string
  taken_at: Time
}

export interface NotificationTable {
  id: string
  title: string
  description: string
  link: string
  /** Null: to everybody. */
  user_id: string | null
  created_at: Time
  /** The order that it is about. */
  order_id: Generated<string | null>
  /** Who of the staff said it; '' for the command line, null for what the shop says by itself. */
  staff_id: Generated<string | null>
}

export interface PincodeTable {
  pincode: string
  district: string
  state: string
  is_serviceable: Flag
  /** 1: written by hand. Where the shop has no others, every other place goes by its first digits still. */
  is_exception: Generated<Flag>
}

export interface StateShippingTable {
  state: string
  state_key: string
  fee_paise: Amount
  tat_days: number
}

/** A name that led to something before it was called otherwise or joined into another. */
export interface FormerNameTable {
  noun: 'category' | 'brand' | 'subcategory'
  /** Of a category `is_general`, of a subcategory its category's id, of a brand ''. */
  within: string
  slug: string
  /** An id; of a subcategory its name. */
  leads_to: string
}

/** Pincodes that were changed by district or state, until that is taken back. */
export interface PincodeChangeTable {
  id: string
  at: Time
  staff_id: string
  state: string
  /** '': of the whole state. */
  district: string
  is_serviceable: Flag
  count: number
  /** JSON list of those that were otherwise before. */
  pincodes: Json
  undone_at: Time | null
}

export interface MetaTable {
  key: string
  value: string
}
