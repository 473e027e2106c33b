import { NEAR_EXPIRY_DAYS } from '@dawakit/core/shipping'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** One limit of the shop, as docs/operating.md lists it. */
interface LimitRow {
  /** The environment variable that sets another number. */
  variable: string
  /** @default of the variable */
  limit: number
  /** Within which the limit is counted; null: at any time. */
  windowMs: number | null
  /** Whom it counts. A network is an IPv4 address, or an IPv6 /64 and, with more room, its /56 and its /48. */
  counts: 'network' | 'customer' | 'e-mail address' | 'mobile number' | 'order' | 'batch' | 'shop'
}

/**
 * All that is counted within a time, in one place: docs/operating.md lists the same rows, and
 * `scripts/check/house/limits.test.ts` holds the two together.
 */
export const LIMITS = {
  searches: { variable: 'LIMIT_SEARCHES', limit: 3000, windowMs: MINUTE_MS, counts: 'network' },
  couponLookUps: { variable: 'LIMIT_COUPON_LOOK_UPS', limit: 300, windowMs: MINUTE_MS, counts: 'network' },
  couponGuesses: { variable: 'LIMIT_COUPON_GUESSES', limit: 30, windowMs: HOUR_MS, counts: 'customer' },
  couponGuessesOfNetwork: {
    variable: 'LIMIT_COUPON_GUESSES_OF_NETWORK',
    limit: 300,
    windowMs: HOUR_MS,
    counts: 'network',
  },
  codesOfNetwork: { variable: 'OTP_SENDS_PER_ADDRESS', limit: 20, windowMs: HOUR_MS, counts: 'network' },
  codesOfNumber: { variable: 'LIMIT_CODES_OF_NUMBER', limit: 20, windowMs: DAY_MS, counts: 'mobile number' },
  codesOfShop: { variable: 'LIMIT_CODES_OF_SHOP', limit: 2000, windowMs: DAY_MS, counts: 'shop' },
  numberLookUps: { variable: 'LIMIT_NUMBER_LOOK_UPS', limit: 60, windowMs: HOUR_MS, counts: 'network' },
  passwordSignUps: { variable: 'LIMIT_PASSWORD_SIGN_UPS', limit: 20, windowMs: HOUR_MS, counts: 'network' },
  signUpMails: { variable: 'LIMIT_SIGN_UP_MAILS', limit: 5, windowMs: HOUR_MS, counts: 'e-mail address' },
  numberMails: { variable: 'LIMIT_NUMBER_MAILS', limit: 3, windowMs: HOUR_MS, counts: 'customer' },
  resets: { variable: 'LIMIT_RESETS', limit: 20, windowMs: HOUR_MS, counts: 'network' },
  resetMails: { variable: 'LIMIT_RESET_MAILS', limit: 3, windowMs: HOUR_MS, counts: 'e-mail address' },
  newsletter: { variable: 'LIMIT_NEWSLETTER', limit: 20, windowMs: HOUR_MS, counts: 'network' },
  newsletterMails: {
    variable: 'LIMIT_NEWSLETTER_MAILS',
    limit: 3,
    windowMs: DAY_MS,
    counts: 'e-mail address',
  },
  orders: { variable: 'LIMIT_ORDERS', limit: 10, windowMs: HOUR_MS, counts: 'customer' },
  cashRupees: { variable: 'LIMIT_CASH_RUPEES', limit: 10_000, windowMs: null, counts: 'order' },
  firstCashRupees: { variable: 'LIMIT_FIRST_CASH_RUPEES', limit: 3000, windowMs: null, counts: 'order' },
  lonePayoutRupees: { variable: 'LIMIT_LONE_PAYOUT_RUPEES', limit: 2000, windowMs: null, counts: 'order' },
  openCashOrders: { variable: 'LIMIT_OPEN_CASH_ORDERS', limit: 3, windowMs: null, counts: 'customer' },
  productRequests: { variable: 'LIMIT_PRODUCT_REQUESTS', limit: 20, windowMs: HOUR_MS, counts: 'customer' },
  prescriptionRequests: {
    variable: 'LIMIT_PRESCRIPTION_REQUESTS',
    limit: 10,
    windowMs: DAY_MS,
    counts: 'customer',
  },
  prescriptionsKept: { variable: 'LIMIT_PRESCRIPTIONS_KEPT', limit: 20, windowMs: null, counts: 'customer' },
  prescriptionMegabytes: {
    variable: 'LIMIT_PRESCRIPTION_MEGABYTES',
    limit: 60,
    windowMs: null,
    counts: 'customer',
  },
  uploads: { variable: 'LIMIT_UPLOADS', limit: 60, windowMs: HOUR_MS, counts: 'customer' },
  nearExpiryDays: {
    variable: 'LIMIT_NEAR_EXPIRY_DAYS',
    limit: NEAR_EXPIRY_DAYS,
    windowMs: null,
    counts: 'batch',
  },
  packerCorrectionRupees: {
    variable: 'LIMIT_PACKER_CORRECTION_RUPEES',
    limit: 500,
    windowMs: null,
    counts: 'shop',
  },
} as const satisfies Record<string, LimitRow>

export type LimitName = keyof typeof LIMITS

/** Those that are counted within a time. */
export type RateName = {
  [Name in LimitName]: (typeof LIMITS)[Name]['windowMs'] extends number ? Name : never
}[LimitName]

/** How many of each may happen, as the operator set it. */
export type Limits = Readonly<Record<LimitName, number>>
