import type { SaltFacts, Schedule } from '@dawakit/core/catalogue'
import { UNSOLD_COLD, UNSOLD_SCHEDULES } from './unsold-schedules.ts'
import { UNSOLD_SHELVES } from './unsold-shelves.ts'

/** What is known of salts that the catalogue sells nothing of, for lists that do. */
export function unsoldFacts(): SaltFacts[] {
  const places = new Map(
    Object.entries(UNSOLD_SHELVES).flatMap(([speciality, shelves]) =>
      Object.entries(shelves).flatMap(([subspeciality, names]) =>
        namesIn(names).map((name) => [name, { speciality, subspeciality }] as const),
      ),
    ),
  )
  const schedules = new Map<string, Schedule>()
  for (const schedule of ['G', 'H', 'H1', 'X'] as const) {
    for (const name of namesIn(UNSOLD_SCHEDULES[schedule])) schedules.set(name, schedule)
  }
  const cold = new Set(namesIn(UNSOLD_COLD))
  return [...new Set([...places.keys(), ...schedules.keys(), ...cold])].map((name) => {
    const schedule = schedules.get(name) ?? null
    const place = places.get(name)
    return {
      salts: [name],
      speciality: place?.speciality ?? null,
      subspeciality: place?.subspeciality ?? null,
      schedule,
      // In doubt it is one.
      isPrescriptionNeeded: schedule !== 'G' && (schedule !== null || place?.speciality !== FREE_SPECIALITY),
      isColdChainNeeded: cold.has(name),
    }
  })
}

/** Whose medicines nobody needs a prescription for, unless a schedule says so. */
const FREE_SPECIALITY = 'Vitamins and Nutrition'

const namesIn = (text: string) =>
  text
    .split(';')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '')
