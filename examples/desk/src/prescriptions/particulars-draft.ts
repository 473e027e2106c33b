import type { PrescriptionParticulars } from '@dawakit/core/contract'

export const PARTICULARS_FIELDS = [
  'prescriberName',
  'prescriberRegistration',
  'prescriberAddress',
  'patientAddress',
] as const satisfies readonly (keyof PrescriptionParticulars)[]

export const NO_PARTICULARS: PrescriptionParticulars = {
  prescriberName: '',
  prescriberRegistration: '',
  prescriberAddress: '',
  patientAddress: '',
}

/** Undefined where nothing is written. */
export function writtenOf(particulars: PrescriptionParticulars): PrescriptionParticulars | undefined {
  return PARTICULARS_FIELDS.some((field) => particulars[field].trim() !== '') ? particulars : undefined
}

/** What a call has refused of the particulars, by their names. */
export function particularsErrors(
  fields: Readonly<Record<string, string>> = {},
): Partial<Record<keyof PrescriptionParticulars, string>> {
  const errors: Partial<Record<keyof PrescriptionParticulars, string>> = {}
  for (const [name, sentence] of Object.entries(fields)) {
    const field = PARTICULARS_FIELDS.find((known) => name.endsWith(`.particulars.${known}`))
    if (field) errors[field] = sentence
  }
  return errors
}
