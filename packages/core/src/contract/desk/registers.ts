import type { PageQuery } from '../calls.ts'
import type { Pharmacist } from '../order-work.ts'
import type { Schedule } from '../product.ts'

/** 'prescriptions': all that leaves on a prescription; 'h1': what of it is of Schedule H1, once more. */
export type RegisterKind = 'prescriptions' | 'h1'

/**
 * 'supplied' when it was packed, or sent once more; 'unpacked', 'undelivered' and 'returned' take pieces of an earlier entry back;
 * 'corrected' says anew who prescribed it and for whom.
 */
export type RegisterEntryKind = 'supplied' | 'unpacked' | 'undelivered' | 'returned' | 'corrected'

/** Who prescribed a medicine and for whom, as a register has it. */
export interface RegisterPeople {
  prescriberName: string
  prescriberRegistration: string
  prescriberAddress: string
  patientName: string
  patientAddress: string
}

/** One entry of a register: never changed, never gone. */
export interface RegisterEntry extends RegisterPeople {
  id: string
  register: RegisterKind
  /** `RX/26-27/000123`, `H1/26-27/000045` */
  number: string
  kind: RegisterEntryKind
  /** ISO 8601. */
  at: string
  orderId: string
  orderNumber: string
  /** Within the order. */
  parcel: number
  lineNo: number
  productId: string
  drug: string
  packageSize: string
  /** As it was known when it left. */
  schedule: Schedule | null
  manufacturer: string
  batch: string
  /** yyyy-mm */
  expiresOn: string
  /** Packs; below 0 where they are taken back, 0 of a correction. */
  quantity: number
  /** Who approved it, as they were then. */
  pharmacist: Pharmacist
  /** Of whom no picture is kept: null. */
  prescriptionId: string | null
  /** Of the order, once it is delivered. */
  invoiceNumber: string | null
  /** The number of the entry that it is about; '' of the first itself. */
  refersTo: string
  /** Why it was corrected; '' else. */
  reason: string
  /** Who wrote it, by packing or by hand. */
  by: string
}

/** What of a register is read: whole days in India, words of its entries. */
export interface RegisterSearch {
  register: RegisterKind
  /** yyyy-mm-dd, each with the day itself. */
  from: string
  to: string
  /** By whatever an entry has of it: its medicine, batch, people, order. */
  words?: string | undefined
  product?: string | undefined
  batch?: string | undefined
  prescriber?: string | undefined
}

/** Some entries of a register in their order. */
export interface RegisterPage {
  entries: RegisterEntry[]
  /** To be sent as `after` for those that follow; null at the end. */
  next: string | null
  /** All that the register has of these days, whatever is searched for. */
  entriesOfPeriod: number
}

/** Whose book it is. */
export interface RegisterHolder {
  name: string
  address: string
  drugLicence: string
}

export interface RegisterEntryWithHistory {
  /** All that was ever written of the same supply, the first in front. */
  entries: RegisterEntry[]
  /** Sent back as `seen` with a correction. */
  version: string
}

export interface RegisterDeskCalls {
  'GET /desk/register': {
    query: RegisterSearch & { after?: string | undefined; limit?: PageQuery['limit'] }
    data: RegisterPage
  }
  /** For the head of the book. */
  'GET /desk/registerHolder': { data: RegisterHolder }
  'GET /desk/registerEntry': { query: { id: string }; data: RegisterEntryWithHistory }
  'POST /desk/register/correct': {
    body: RegisterPeople & { id: string; seen: string; reason: string }
    data: RegisterEntryWithHistory
  }
}

export interface RegisterDeskFiles {
  'GET /desk/registerCsv': { query: RegisterSearch }
}
