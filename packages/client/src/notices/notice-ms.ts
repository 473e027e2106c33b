/** Milliseconds a notice stays. */
export const NOTICE_MS = 3000
