import type * as errors from './errors.ts'

export * from './errors.ts'
export { RuleError } from './rule-error.ts'
export * from './successes.ts'

/** Every code of the error catalogue. */
export type MessageCode = (typeof errors)[keyof typeof errors]['code']
/** One entry of the error catalogue. */
export type ErrorMessage = (typeof errors)[keyof typeof errors]
/** BCP 47 tag of the sentences above. */
export const locale = 'en-IN'
