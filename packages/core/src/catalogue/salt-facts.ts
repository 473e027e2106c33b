import type { Schedule } from './rows.ts'

/** What is known of a salt or a fixed combination. An import classifies a pharmacy's own list by it. */
export interface SaltFacts {
  /** In the order of a pack; one, or those of the combination. */
  salts: readonly string[]
  /** Where the medicine stands in the shop: 'Cardiology'. */
  speciality: string
  /** 'Beta blockers'. */
  subspeciality: string
  schedule: Schedule
  isPrescriptionNeeded: boolean
  /** Stored at 2 to 8 °C. */
  isColdChainNeeded: boolean
}
