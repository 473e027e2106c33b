import type { RefusalCode } from '@dawakit/core/refusals'

/** Where a problem lies, so that the focus can go there. */
export type ProblemPlace = 'terms' | 'addresses' | 'prescriptions' | 'payment'

export interface CheckoutProblem {
  sentence: string
  place: ProblemPlace
}

const placeOf = (code: RefusalCode): ProblemPlace => {
  if (code === 'accept-terms') return 'terms'
  if (code === 'add-address' || code === 'state-unavailable') return 'addresses'
  return code === 'select-prescription' ? 'prescriptions' : 'payment'
}

/** What a rule refuses, or the server. */
export const refusedBy = (code: RefusalCode, sentence: string): CheckoutProblem => ({
  sentence,
  place: placeOf(code),
})

/** What is wrong with the payment, whatever the code. */
export const paymentProblem = (sentence: string): CheckoutProblem => ({ sentence, place: 'payment' })
