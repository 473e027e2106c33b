import type { Pharmacist, StaffMember } from '../contract/index.ts'
import { registeredPharmacistOnly } from '../refusals/desk-prescription.ts'
import { RuleError } from '../refusals/rule-error.ts'

/**
 * As whom somebody of the staff approves a prescription: a pharmacist, or an owner who is one, with a registration number.
 *
 * @returns The name and number that stand on order and invoice.
 * @throws {RuleError} `registered-pharmacist-only`
 * @source docs/sources.md#prescription-check
 */
export function approvesAs(staff: Pick<StaffMember, 'name' | 'role' | 'registrationNumber'>): Pharmacist {
  const { name, role, registrationNumber } = staff
  const mayCheck = role === 'pharmacist' || role === 'owner'
  if (!mayCheck || !registrationNumber?.trim()) throw new RuleError(registeredPharmacistOnly)
  return { name, registrationNumber }
}
