import type { PrescriptionParticulars } from '../contract/order-work.ts'
import type { Schedule } from '../contract/product.ts'

/** A line as the Drugs Rules see it. */
export interface ScheduledLine {
  isPrescriptionNeeded: boolean
  /** Null where no schedule is known to name it. */
  schedule: Schedule | null
}

/**
 * Whether a line is approved with the particulars of its prescription alone: a medicine of Schedule H, H1 or X. Our choice: one
 * on prescription of which no schedule is known, too; not one that is free by law, and on prescription in this shop.
 *
 * @source docs/sources.md#prescription-particulars
 */
export function needsParticulars({ isPrescriptionNeeded, schedule }: ScheduledLine): boolean {
  return isPrescriptionNeeded && schedule !== 'G' && schedule !== 'OTC' && schedule !== 'none'
}

const FIELDS = ['prescriberName', 'prescriberRegistration', 'prescriberAddress', 'patientAddress'] as const

/**
 * Which particulars are missing, in the order of a form. A registration number has a digit.
 * @returns none where all are there.
 * @source docs/sources.md#prescription-particulars
 */
export function missingParticulars(
  particulars: Readonly<Partial<PrescriptionParticulars>> | null,
): (keyof PrescriptionParticulars)[] {
  return FIELDS.filter((field) => {
    const text = particulars?.[field]?.trim() ?? ''
    return field === 'prescriberRegistration' ? !/\d/.test(text) : text === ''
  })
}
