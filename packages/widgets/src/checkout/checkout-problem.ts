import type { RefusalCode } from '@dawakit/core/refusals'

/** Where a problem lies, so that the focus can go there. */
export type ProblemPlace = 'terms' | 'addresses' | 'prescriptions' | 'methods' | 'payment'

export interface CheckoutProblem {
  sentence: string
  place: ProblemPlace
}

/** Where what a rule refuses, or the server, is mended. */
export const placeOf = (code: RefusalCode): ProblemPlace => {
  if (code === 'accept-terms') return 'terms'
  if (code === 'add-address' || code === 'state-unavailable') return 'addresses'
  if (/^(cash-|payment-frame-)/.test(code)) return 'methods'
  return code === 'select-prescription' ? 'prescriptions' : 'payment'
}
