import type { PageQuery } from '../calls.ts'
import type { StaffMember, StaffRole } from '../staff.ts'

/** The password was right: what shows next who it is. */
export interface DeskChallenge {
  /** Goes with the second factor. Good for ten minutes and five tries. */
  challenge: string
  /** 'enrol': the first sign-in, which adds the codes of an app and takes a password of one's own. */
  next: 'code' | 'enrol'
  /** Whether a passkey does, too. */
  hasPasskey: boolean
  /** For 'enrol' alone: what the app that makes the codes is shown. */
  enrolment: { uri: string; secret: string } | null
}

/** Somebody of the staff, signed in. The session itself is in a cookie that no script reads. */
export interface DeskSession {
  staff: StaffMember
  /** When it ends at the latest. ISO 8601. */
  endsAt: string
  /** So long without a call, and it ends before. */
  idleMinutes: number
}

/** An account of the staff, as the owner sees it. */
export interface StaffAccount extends StaffMember {
  state: 'open' | 'closed'
  /** Whether the first sign-in was. */
  hasSecondFactor: boolean
  passkeys: number
  /** ISO 8601. */
  createdAt: string
  /** The last call of a session; null: none is kept. ISO 8601. */
  seenAt: string | null
}

/** What an account is made or changed to. */
export interface StaffFacts {
  name: string
  role: StaffRole
  /** With the state's pharmacy council: a pharmacist has one. */
  registrationNumber: string | null
}

/** An account whose next sign-in is its first. */
export interface NewStaffAccount {
  account: StaffAccount
  /** Good for the first sign-in, and shown this once. */
  firstPassword: string
}

/** Signing in, one's own account, and the owner's work with all of them. */
export interface StaffCalls {
  'POST /desk/signIn': { body: { email: string; password: string }; data: DeskChallenge }
  'POST /desk/signIn/code': { body: { challenge: string; code: string }; data: DeskSession }
  'POST /desk/signIn/enrol': {
    body: { challenge: string; code: string; password: string }
    data: DeskSession
  }
  'POST /desk/signOut': { data: null }
  'POST /desk/signOutEverywhere': { data: null }
  'GET /desk/me': { data: DeskSession }
  'POST /desk/password': { body: { password: string; newPassword: string }; data: null }

  'GET /desk/staff': { query?: PageQuery; data: StaffAccount[] }
  'POST /desk/staff': { body: StaffFacts & { email: string }; data: NewStaffAccount }
  'POST /desk/staff/change': { body: StaffFacts & { id: string }; data: StaffAccount }
  'POST /desk/staff/close': { body: { id: string }; data: StaffAccount }
  'POST /desk/staff/reset': { body: { id: string }; data: NewStaffAccount }
  'POST /desk/staff/signOut': { body: { id: string }; data: StaffAccount }
}
