/** Milliseconds for the reset-request and password-rule notices. */
export const LONG_NOTICE_MS = 5000
