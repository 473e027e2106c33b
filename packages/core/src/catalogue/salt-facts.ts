import type { Schedule } from '../contract/product.ts'

/** What is known of a salt or a fixed combination. An import classifies a pharmacy's own list by it. */
export interface SaltFacts {
  /** In the order of a pack; one, or those of the combination. */
  salts: readonly string[]
  /** Where the medicine stands in the shop: 'Cardiology'. Null where that is not known. */
  speciality: string | null
  /** 'Beta blockers'. */
  subspeciality: string | null
  /** Null where no schedule names it, and it is not known to be free to sell. */
  schedule: Schedule | null
  isPrescriptionNeeded: boolean
  /** Stored at 2 to 8 °C. */
  isColdChainNeeded: boolean
}
