import { needsPrescription } from '../prescription/needs-prescription.ts'
import { cartEmpty } from '../refusals/cart.ts'
import { acceptTerms, addAddress, selectPrescription } from '../refusals/checkout.ts'
import type { Refusal } from '../refusals/refusal.ts'

/**
 * Whether an order may be placed: terms, then address, then prescription.
 * @param input.address - The chosen address or its id.
 * @param input.prescriptions - Those selected for this order.
 * @returns null when it may, else the sentence to show.
 * @source docs/sources.md#checkout
 */
export function checkPlaceOrder(input: {
  lines: readonly { isPrescriptionNeeded: boolean }[]
  acceptedTerms: boolean
  address: unknown
  prescriptions: readonly unknown[]
}): Refusal | null {
  if (input.lines.length === 0) return cartEmpty
  if (!input.acceptedTerms) return acceptTerms
  if (!input.address) return addAddress
  if (needsPrescription(input.lines) && input.prescriptions.length === 0) return selectPrescription
  return null
}
