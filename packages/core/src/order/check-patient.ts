import type { Patient } from '../contract/order.ts'
import { enterPatientAge, enterPatientName } from '../refusals/checkout.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { PATIENT_AGE_MAX } from './limits.ts'

/**
 * Whether an order says whom it is for: an order for somebody else names them and their age, which the pharmacist needs
 * for the dose.
 *
 * @param input.patient - `age` in years, a whole number from 0 to 120. Asked only where the order is for somebody else.
 * @returns null when it does, else the sentence to show.
 * @source our choice; the specification names `orderingForMyself` alone
 */
export function checkPatient(input: {
  orderingForMyself: boolean
  patient?: Patient | null | undefined
}): Refusal | null {
  if (input.orderingForMyself) return null
  const { name = '', age = Number.NaN } = input.patient ?? {}
  if (!name.trim()) return enterPatientName
  return Number.isInteger(age) && age >= 0 && age <= PATIENT_AGE_MAX ? null : enterPatientAge
}
