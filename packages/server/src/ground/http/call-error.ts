import type { Refusal, RefusalCode, RuleError } from '@dawakit/core/refusals'

/** A call's "no", with its HTTP status. Thrown anywhere below a handler. */
export class CallError extends Error {
  readonly status: number
  readonly code: RefusalCode
  readonly fields: Record<string, string> | undefined
  /** What the client needs to go on, e.g. the right totals. */
  readonly data: unknown
  readonly headers: Record<string, string>
  readonly newUser: boolean

  constructor(
    status: number,
    message: Refusal,
    more: {
      fields?: Record<string, string>
      data?: unknown
      headers?: Record<string, string>
      newUser?: boolean
    } = {},
  ) {
    super(message.text)
    this.name = 'CallError'
    this.status = status
    this.code = message.code
    this.fields = more.fields
    this.data = more.data
    this.headers = more.headers ?? {}
    this.newUser = more.newUser ?? false
  }
}

/** The status of a rule's "no": a conflict with what stands in the database, else a business rule. */
const CONFLICTS = new Set<RefusalCode>([
  'out-of-stock',
  'not-enough-stock',
  'maximum-address-reached',
  'coupon-used',
  'coupon-expired',
  'cancel-not-allowed',
  'move-not-allowed',
  'nothing-to-pack',
  'packed-too-many',
  'parcel-move-not-allowed',
  'return-not-allowed',
  'payout-not-due',
  'money-case-not-open',
  'refund-not-failed',
  'amend-not-allowed',
  'nothing-to-end',
  'nothing-owed',
  'still-owed',
  'prescription-not-approved',
  'not-waiting-for-pharmacist',
  'nothing-asked',
  'order-changed',
  'register-says-so',
  'pieces-packed',
  'grant-used-up',
  'already-reviewed',
  'totals-changed',
  'mobile-taken',
  'email-taken',
])

export function statusOf(error: RuleError): number {
  return CONFLICTS.has(error.code) ? 409 : 422
}
