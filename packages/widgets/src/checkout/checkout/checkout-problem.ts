import type { RefusalCode } from '@dawakit/core/refusals'

/** Where a problem lies, so that the focus can go there. */
export type ProblemPlace =
  | 'enter-patient-name'
  | 'enter-patient-age'
  | 'terms'
  | 'addresses'
  | 'prescriptions'
  | 'methods'
  | 'payment'

export interface CheckoutProblem {
  sentence: string
  place: ProblemPlace
}

/** Where what a rule refuses, or the server, is mended. */
export const placeOf = (code: RefusalCode): ProblemPlace => {
  if (code === 'accept-terms') return 'terms'
  if (code === 'add-address' || code === 'state-unavailable') return 'addresses'
  if (code === 'enter-patient-name' || code === 'enter-patient-age') return code
  if (/^(cash-|payment-frame-)/.test(code)) return 'methods'
  return code === 'select-prescription' ? 'prescriptions' : 'payment'
}
