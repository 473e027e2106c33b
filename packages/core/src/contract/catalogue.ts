import type { ImageRef } from './product.ts'

export interface SubCategory {
  name: string
  /** What stood in its address before it was called so: links from then lead to it. */
  was?: string[] | undefined
}

export interface Category {
  _id: string
  name: string
  slug: string
  parentGroup: string | null
  isGeneralCategory: boolean
  /** Entries with a name, or plain strings: both readings are valid. */
  subCategory: (SubCategory | string)[]
  logoUrl: ImageRef
  bannerUrls: { id: string; bannerImageUrl: string }[]
  productCount: number
}

export interface MenuGroup {
  _id: string
  name: string
  logoUrl: ImageRef
  categories: Category[]
}

export interface Brand {
  _id: string
  slug: string
  name: string
  logoUrl: ImageRef
  productCount: number
}

export interface Banner {
  _id: string
  imageUrl: string
  title: string
  description: string
  category: string
  isGeneralCategory: boolean
}

export interface Offer {
  _id: string
  name: string
  /** Percent. */
  offer: number
  color: string
  category: string
  isGeneralCategory: boolean
  largeImageUrl: string
  smallImageUrl: string
}

export interface DynamicCategory {
  _id: string
  name: string
  isGeneralCategory: boolean
}

export interface AdsBanner {
  _id: string
  imageUrl: string
  title: string
  description: string
  category: string
  isGeneralCategory: boolean
  /** Present on offer cards: 'Flat {offer}% Off'. */
  offers?: Offer[]
}

export interface PageBanner {
  title: string
  description: string
}

export interface Pincode {
  pincode: string
  district: string
  state: string
}

/** Shipping of one state: fee in rupees, `tat` in delivery days. */
export interface StateShipping {
  stateName: string
  shippingFees: number
  tat: number
}

export interface PushNotification {
  _id: string
  title: string
  description: string
  link: string
  /** ISO 8601. */
  createdAt: string
  /** Ids of those who saw it; the server lists the asking user alone. */
  seenUsers: string[]
}
