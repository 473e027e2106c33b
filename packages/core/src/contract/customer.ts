import type { ImageRef, ProductSummary, Rupees } from './product.ts'

export type AddressType = 'home' | 'office' | 'others'

export interface AddressInput {
  name: string
  contactNumber: string
  email: string
  doorNumber: string
  streetName: string
  landMark: string
  pincode: string
  cityName: string
  stateName: string
  addressType: AddressType
}

export interface Address extends AddressInput {
  id: string
}

export interface Prescription {
  id: string
  /** Relative to the API; served to its owner only, with the session. */
  prescriptionImageUrl: string
}

export interface ChosenVariant {
  primaryType: string
  primaryValue: string
  secondaryType?: string
  secondaryValue?: string
}

/** A line of the cart: the product as it is sold now, its quantity and the chosen variant. */
export interface CartLine extends ProductSummary {
  quantity: number
  variant: ChosenVariant | null
  varient?: { displayValues: { description: string; salesPrice: Rupees; galleryImages: ImageRef[] } }
}

/** What a line sends to the server: the price is the server's. */
export interface CartLineInput {
  _id?: string
  id?: string
  quantity: number
  variant?: ChosenVariant | null
}

export interface User {
  _id: string
  username: string
  email: string
  mobileNumber: string
  gender: string
  bloodGroup: string
  /** yyyy-mm-dd, or empty. */
  dateOfBirth: string
  pincode: string
  isEmailVerified: boolean
  cart: CartLine[]
  shippingAddresses: Address[]
  prescriptions: Prescription[]
  viewedProducts: { id: string; name: string }[]
  /** What a partner's page is shown once the customer has signed in again; what was added since is shown. */
  withheld?: ('shippingAddresses' | 'prescriptions')[]
}

/** "Tell me when it is back": one per user and product. */
export interface StockRequest {
  user: string
  product: string
}
