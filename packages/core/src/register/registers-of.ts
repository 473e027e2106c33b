import type { PrescriptionParticulars, RegisterKind, RegisterPeople } from '../contract/index.ts'
import {
  missingParticulars,
  needsParticulars,
  type ScheduledLine,
} from '../prescription/check-particulars.ts'

/** What is packed of a line, with what its prescription was found to say. */
export interface SuppliedLine extends ScheduledLine {
  particulars: PrescriptionParticulars | null
}

/**
 * The registers that a line is written into when it is packed, H1's first. What is on prescription and needs the particulars of
 * its prescription, and what has them all the same: it was supplied on one.
 *
 * @returns none of what is sold without a prescription, or is on prescription in this shop alone.
 * @source docs/sources.md#registers
 */
export function registersOf({ particulars, ...line }: SuppliedLine): readonly RegisterKind[] {
  if (!line.isPrescriptionNeeded) return []
  const isWritten = needsParticulars(line) || missingParticulars(particulars).length === 0
  if (!isWritten) return []
  return line.schedule === 'H1' ? ['h1', 'prescriptions'] : ['prescriptions']
}

const PEOPLE = [
  'prescriberName',
  'prescriberRegistration',
  'prescriberAddress',
  'patientName',
  'patientAddress',
] as const

/** What of an entry's people is missing, in the order of a form. */
export function missingPeople(people: RegisterPeople): (keyof RegisterPeople)[] {
  return PEOPLE.filter((field) =>
    field === 'prescriberRegistration' ? !/\d/.test(people[field]) : people[field].trim() === '',
  )
}
