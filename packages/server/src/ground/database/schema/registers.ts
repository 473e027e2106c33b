import type { RegisterEntryKind, RegisterKind, Schedule } from '@dawakit/core/contract'
import type { Time } from './column.ts'

/** The last number that an entry of a register has in a financial year. */
export interface RegisterSeriesTable {
  register: RegisterKind
  /** `2026-27` */
  financial_year: string
  last_number: number
}

/** The database lets no row change or go. */
export interface RegisterEntryTable {
  id: string
  register: RegisterKind
  financial_year: string
  /** From 1 in the year, without a gap. */
  sequence: number
  /** Year and sequence as one number: the order of the book. */
  place: number
  /** As it is printed. */
  number: string
  kind: RegisterEntryKind
  /** Never before that of the number before it. */
  at: Time
  /** The same of all that is written of one batch of one line in one parcel, in each register. */
  supply_id: string
  /** The number of its first entry in the same register; '' of that itself. */
  refers_to: string
  order_id: string
  order_number: string
  /** Gone where it was unpacked. */
  shipment_id: string
  parcel: number
  line_no: number
  product_id: string
  drug: string
  package_size: string
  schedule: Schedule | null
  manufacturer: string
  batch: string
  /** yyyy-mm */
  expires_on: string
  /** Packs; below 0 where they are taken back, 0 of a correction. */
  quantity: number
  prescriber_name: string
  prescriber_registration: string
  prescriber_address: string
  patient_name: string
  patient_address: string
  pharmacist_name: string
  registration_number: string
  prescription_id: string | null
  staff_id: string | null
  staff_name: string
  reason: string
}

/** A word that an entry is found by, as core's `registerWords` says. */
export interface RegisterWordTable {
  register: RegisterKind
  word: string
  place: number
}
