import type { Generated } from 'kysely'
import type { Json, Time } from './column.ts'

export interface CustomerTable {
  id: string
  username: string
  email: string
  /** Lower-cased e-mail; unique among the accounts that have proven it. */
  email_key: string | null
  mobile: string | null
  /** When a one-time code first proved the number; null while it is only claimed, by a sign-up with a password. */
  mobile_verified_at: Time | null
  password_hash: string | null
  email_verified_at: Time | null
  gender: string
  blood_group: string
  /** yyyy-mm-dd or empty. */
  date_of_birth: string
  pincode: string
  /** JSON list of `{id, name}`, newest first, at most 20. */
  viewed: Json
  created_at: Time
  /** When the owner of the number asked for no more messages by WhatsApp. */
  whatsapp_stopped_at: Generated<Time | null>
}

/** What a customer is found by at the desk. */
export interface CustomerWordTable {
  customer_id: string
  word: string
}

export interface SessionTable {
  id: string
  user_id: string
  created_at: Time
  expires_at: Time
  revoked_at: Time | null
  /** The partner's key that it was opened with; null in the store's own. */
  partner_key: Generated<string | null>
  /** The page's origin then; null where no other origin was named. */
  partner_origin: Generated<string | null>
  /** 1 where a one-time code opened it; null of older ones. */
  by_code: Generated<number | null>
}

/** One who asked for a one-time code: the code is theirs alone. */
export interface CodeAttemptTable {
  /** The hash of the id that only who asked has. */
  id: string
  number_hash: string
  /** The network that asked; '' when it is not known. */
  network_hash: string
  digits: number
  /** '' until the digits are decided. */
  code_hash: string
  tries: number
  sends: number
  /** Registration details of a new number, kept until the code is right. */
  username: string
  email: string
  sent_at: Time
  expires_at: Time
}

/** A device that a customer has signed in on. */
export interface DeviceTable {
  id: string
  user_id: string
  created_at: Time
  used_at: Time
}

/** Sign-ins by code of the whole shop, hour by hour. */
export interface SignInHourTable {
  /** Epoch milliseconds of its beginning. */
  hour: Time
  wrong_codes: number
  sign_ins: number
  codes_sent: Generated<number>
}

/** One row per event that a limit counts: sends of codes, failed logins, mails. */
export interface AttemptTable {
  id: string
  /** e.g. `otp:number:<hash>`, `otp:address:<hash>`, `login:<hash>` */
  bucket: string
  at: Time
}

export interface LinkTable {
  token_hash: string
  kind: 'verify-email' | 'reset-password' | 'confirm-mobile'
  user_id: string
  expires_at: Time
  used_at: Time | null
}

export interface CartLineTable {
  user_id: string
  product_id: string
  /** '' or the canonical JSON of the chosen variant. */
  variant_key: string
  quantity: number
  added_at: Time
}

export interface AddressTable {
  id: string
  user_id: string
  /** 1 or 2: "at most 2 addresses" is a database constraint. */
  slot: number
  name: string
  contact_number: string
  email: string
  door_number: string
  street_name: string
  land_mark: string
  pincode: string
  city_name: string
  state_name: string
  address_type: string
  created_at: Time
  /** The session that added it. */
  session_id: Generated<string | null>
}

export interface PrescriptionTable {
  id: string
  user_id: string
  file_key: string
  mime: string
  bytes: number
  created_at: Time
  deleted_at: Time | null
  /** The session that uploaded it. */
  session_id: Generated<string | null>
}

export interface ReviewTable {
  product_id: string
  user_id: string
  rating: number
  review: string
  username: string
  email: string
  created_at: Time
  updated_at: Time
}

export interface StockRequestTable {
  user_id: string
  product_id: string
  created_at: Time
  answered_at: Time | null
}

export interface ProductRequestTable {
  id: string
  user_id: string
  product_name: string
  mobile: string
  created_at: Time
  answered_at: Time | null
  /** `nameKey` of the name: who asks for the same stands together. */
  name_key: Generated<string>
}

/** How many wait for one thing. The database counts: migration 053. */
export interface WishTable {
  kind: 'product' | 'stock'
  /** The key of a name, or a product's id. */
  subject: string
  waiting: number
  /** When somebody asked last. */
  asked_at: Time
}

export interface NotificationSeenTable {
  notification_id: string
  user_id: string
  seen_at: Time
}

export interface NewsletterTable {
  email_key: string
  created_at: Time
  /** When its owner said yes; null until then. */
  confirmed_at: Generated<Time | null>
  /** Of the token in the newest mailed link. */
  confirm_hash: Generated<string | null>
  confirm_until: Generated<Time | null>
  /** Of earlier releases, which kept the token itself. Empty. */
  leave_token: Generated<string | null>
  /** Of the token that takes the address off the list; every mail of the list carries it. */
  leave_hash: Generated<string | null>
  /** Of the token that mails of earlier releases carry. */
  earlier_leave_hash: Generated<string | null>
  /** Mails with a link within the day that began then. */
  mails_since: Generated<Time | null>
  mails: Generated<number>
}

export interface PartnerKeyTable {
  key: string
  name: string
  /** JSON list of origins that may use the key. */
  origins: Json
  created_at: Time
  revoked_at: Time | null
}
