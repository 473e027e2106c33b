import type { PageQuery } from '../calls.ts'
import type { Address, AddressInput } from '../customer.ts'
import type { DeskOrderRow } from './orders.ts'
import type { DeskReturnRow } from './returns.ts'

/** A customer in a list. */
export interface DeskCustomerRow {
  id: string
  name: string
  /** 10 digits, or ''. */
  mobile: string
  email: string
  /** ISO 8601. */
  since: string
  orders: number
}

/** A customer with all that the desk knows. */
export interface DeskCustomerRecord extends DeskCustomerRow {
  /** A code has shown that the number is theirs. */
  isMobileProven: boolean
  isEmailProven: boolean
  addresses: Address[]
  /** The newest 20, newest first. `orders` counts all. */
  newestOrders: DeskOrderRow[]
  /** Newest first, without those that they have deleted. `GET /desk/prescriptionImage` has the picture. */
  prescriptions: DeskCustomerPrescription[]
  /** The newest 20, newest first. */
  returns: DeskCustomerReturn[]
}

export type DeskCustomerReturn = Pick<
  DeskReturnRow,
  'id' | 'number' | 'orderId' | 'orderNumber' | 'state' | 'requestedAt'
>

export interface DeskCustomerPrescription {
  id: string
  /** ISO 8601. */
  uploadedAt: string
}

/** A customer who rings for the first time. */
export interface NewDeskCustomer {
  name: string
  /** 10 digits. */
  mobileNumber: string
  /** '' where there is none. */
  email: string
}

export interface CustomerDeskUploads {
  /** A picture of a prescription (JPEG or PNG) that somebody has sent by another way, for the customer of that id. */
  'POST /desk/customers/prescription': { query: { id: string }; data: DeskCustomerRecord }
}

export interface CustomerDeskCalls {
  /** Newest first. */
  'GET /desk/customers': { query?: PageQuery; data: DeskCustomerRow[] }
  /** By how words of the name, the mobile number or the e-mail begin. It goes in a body: none of it stands in an address. */
  'POST /desk/customers/search': { body: { search: string } & PageQuery; data: DeskCustomerRow[] }
  'GET /desk/customers/one': { query: { id: string }; data: DeskCustomerRecord }
  'POST /desk/customers/add': { body: NewDeskCustomer; data: DeskCustomerRecord }
  /** Adds an address, or changes the one that is named. The state is the pincode's own. */
  'POST /desk/customers/address': {
    body: { id: string; addressId?: string; address: AddressInput }
    data: DeskCustomerRecord
  }
}
