import type { Schedule } from '../contract/product.ts'

/** What is known of a salt or a fixed combination. An import classifies a pharmacy's own list by it. */
export interface SaltFacts {
  /** In the order of a pack; one, or those of the combination. */
  salts: readonly string[]
  /** Where the medicine stands in the shop: 'Cardiology'. Null where that is not known. */
  speciality: string | null
  /** 'Beta blockers'. */
  subspeciality: string | null
  /** Null where no schedule names it, and it is not known to be free to sell. Before the first of its `moves`. */
  schedule: Schedule | null
  isPrescriptionNeeded: boolean
  /** Stored at 2 to 8 °C. */
  isColdChainNeeded: boolean
  /** Schedules that it was moved to, each from a day on, in their order. @default none */
  moves?: readonly ScheduleMove[]
}

/** A salt that a notification moves from one schedule to another. */
export interface ScheduleMove {
  /** yyyy-mm-dd in Asia/Kolkata: the first day on which it is in force. */
  day: string
  schedule: Schedule
}

const ON_PRESCRIPTION: ReadonlySet<string> = new Set<Schedule>(['H', 'H1', 'X'])

/**
 * Whether what a schedule names is sold on prescription alone.
 *
 * @source docs/sources.md#schedules
 */
export const isOnPrescription = (schedule: string | null): boolean =>
  schedule !== null && ON_PRESCRIPTION.has(schedule)

/**
 * What is known of salts on a day: each in the schedule that it has been moved to by then.
 *
 * @param day - yyyy-mm-dd in Asia/Kolkata; '' for before all moves.
 * @source docs/sources.md#schedules
 */
export const saltFactsOn = (facts: readonly SaltFacts[], day: string): SaltFacts[] =>
  facts.map(({ moves = [], ...fact }) => {
    const schedule = moves.findLast((move) => move.day <= day)?.schedule
    return schedule === undefined
      ? fact
      : {
          ...fact,
          schedule,
          isPrescriptionNeeded: fact.isPrescriptionNeeded || isOnPrescription(schedule),
        }
  })
