import type { StaffRole } from '@dawakit/core/contract'
import type { Json, Time } from './column.ts'

export interface StaffTable {
  id: string
  /** Lower-cased e-mail, unique. */
  email_key: string
  name: string
  role: StaffRole
  /** With the state's pharmacy council; a pharmacist has one. */
  registration_number: string | null
  password_hash: string | null
  /** The secret of the one-time codes, closed with the server's. */
  totp_sealed: string | null
  totp_confirmed_at: Time | null
  /** The step of the last code that was taken: none is good twice. */
  totp_last_step: number | null
  created_at: Time
  disabled_at: Time | null
}

export interface StaffPasskeyTable {
  /** The credential's own, base64url. */
  id: string
  staff_id: string
  /** base64url */
  public_key: string
  counter: number
  /** JSON list. */
  transports: Json
  label: string
  created_at: Time
  used_at: Time | null
}

export interface StaffSessionTable {
  /** Of the token, hashed. */
  id: string
  staff_id: string
  created_at: Time
  seen_at: Time
  expires_at: Time
  revoked_at: Time | null
}

/** Somebody whose password was right, and who has to show a second factor or adds one. */
export interface StaffChallengeTable {
  /** Of the token, hashed. */
  id: string
  staff_id: string
  /** 'passkey': somebody who is signed in and adds one. */
  kind: 'second-factor' | 'enrol' | 'passkey'
  /** What a passkey signs, empty where none is asked, or the sealed secret of codes that are to be confirmed. */
  challenge: string
  tries: number
  expires_at: Time
}

/** One thing that somebody of the staff did or looked at. The database lets no row change or go. */
export interface AuditTable {
  id: string
  at: Time
  /** Null where nobody is known: a failed sign-in. */
  staff_id: string | null
  /** As it was then. */
  staff_name: string
  role: StaffRole | ''
  /** `order.cancel`, `prescription.look` */
  action: string
  subject: string
  subject_id: string
  order_id: string | null
  before: Json | null
  after: Json | null
}
