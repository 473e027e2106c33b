import { type ScheduleMove, saltFactsOn } from '@dawakit/core/catalogue'
import { isOnPrescription, type SaltSeed } from './salt-seed.ts'

/**
 * Salts that a notification has moved from one schedule of the Drugs Rules, 1945, to another, and from which day on. Their rows say the
 * schedule that they were in before.
 *
 * @source docs/sources.md#schedules
 */
export const SCHEDULE_MOVES: Readonly<Record<string, readonly ScheduleMove[]>> = {
  Pregabalin: [{ day: '2026-08-20', schedule: 'H1' }],
}

/** The moves of a salt, or of a combination by any of its salts. */
export const movesOf = (salts: readonly string[]): readonly ScheduleMove[] =>
  salts.flatMap((name) => SCHEDULE_MOVES[name] ?? []).toSorted((one, other) => (one.day < other.day ? -1 : 1))

/**
 * A salt as the catalogue sells it on a day.
 * @param day - yyyy-mm-dd in Asia/Kolkata.
 */
export function seedOn(seed: SaltSeed, day: string): SaltSeed {
  const facts = {
    salts: seed.salts,
    speciality: null,
    subspeciality: null,
    schedule: seed.schedule,
    isPrescriptionNeeded: isOnPrescription(seed),
    isColdChainNeeded: false,
    moves: movesOf(seed.salts),
  }
  const [{ schedule, isPrescriptionNeeded } = facts] = saltFactsOn([facts], day)
  return { ...seed, schedule: schedule ?? seed.schedule, needsPrescription: isPrescriptionNeeded }
}
