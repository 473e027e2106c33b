import type { PageQuery, StaffMember, StaffRole } from '@dawakit/core/contract'

// Until the contract has them.
type QueryOf<Call> = Call extends { query: infer Q }
  ? { query: Q }
  : Call extends { query?: infer Q }
    ? { query?: Q }
    : { query?: undefined }
type BodyOf<Call> = Call extends { body: infer B } ? { body: B } : { body?: undefined }

/** The query and body that a call of a contract takes. */
export type InputOf<Call> = QueryOf<Call> & BodyOf<Call>

/** One thing that somebody did or looked at. */
export interface AuditEntry {
  id: string
  /** ISO 8601. */
  at: string
  /** As they were then; null where nobody is known. */
  staff: { id: string; name: string; role: StaffRole } | null
  /** `order.cancel`, `prescription.look` */
  action: string
  /** What it was done to: `order`, `staff` … */
  subject: string
  subjectId: string
  orderId: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Which entries: what is left out chooses nothing. */
export interface AuditQuery {
  /** The id of who did it. */
  staff?: string
  /** Or how it begins: `order.` */
  action?: string
  subject?: string
  subjectId?: string
  /** The id of an order, or its number. */
  order?: string
  /** Days in Asia/Kolkata, yyyy-mm-dd, both included. */
  from?: string
  to?: string
}

export interface AuditCalls {
  'GET /desk/audit': { query?: AuditQuery & PageQuery; data: AuditEntry[] }
}

export interface AuditFiles {
  'GET /desk/audit/list': { query?: AuditQuery }
}

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

/**
 * Every JSON call of the desk, as `Calls` has the customers': `'METHOD /desk/…'` to its query, body and answered data.
 * Money is in rupees, a time in ISO 8601. A list takes `page` and `limit` and answers `totalCount` beside its data.
 */
export interface DeskCalls extends StaffCalls, AuditCalls {}

/** What the desk hands out as a file: a picture, a PDF, a list. `'GET /desk/…'` to its query. */
export interface DeskFiles extends AuditFiles {}

export type DeskCallName = keyof DeskCalls
export type DeskCallData<Name extends DeskCallName> = DeskCalls[Name]['data']
/** The query and body that a call of the desk takes. */
export type DeskCallInput<Name extends DeskCallName> = InputOf<DeskCalls[Name]>

export type DeskFileName = keyof DeskFiles
export type DeskFileQuery<Name extends DeskFileName> = DeskFiles[Name]['query']
