import type { SaltFacts, Schedule } from '@dawakit/core/catalogue'
import { movesOf } from '../schedule-moves.ts'
import { FREE_SHELVES } from './free-shelves.ts'
import { FURTHER_SHELVES } from './further-shelves.ts'
import { UNSOLD_COLD, UNSOLD_SCHEDULES } from './unsold-schedules.ts'
import { UNSOLD_SHELVES } from './unsold-shelves.ts'

/** What is known of salts that the catalogue sells nothing of, for lists that do. */
export function unsoldFacts(): SaltFacts[] {
  const free = placesIn(FREE_SHELVES)
  const places = new Map([...placesIn(FURTHER_SHELVES), ...free, ...placesIn(UNSOLD_SHELVES)])
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
      isPrescriptionNeeded:
        !(schedule === null && free.has(name)) && !isFree(name, schedule, place?.speciality),
      isColdChainNeeded: cold.has(name),
      moves: movesOf([name]),
    }
  })
}

/** Each salt with where it stands. */
const placesIn = (specialities: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  new Map(
    Object.entries(specialities).flatMap(([speciality, shelves]) =>
      Object.entries(shelves).flatMap(([subspeciality, names]) =>
        namesIn(names).map((name) => [name, { speciality, subspeciality }] as const),
      ),
    ),
  )

/** Whose medicines nobody needs a prescription for, unless a schedule says so. */
const FREE_SPECIALITY = 'Vitamins and Nutrition'

/** Antihistamines, the only ones of Schedule G, the caution on the label, that a counter sells without a prescription. */
const FREE_OF_G = new Set([
  'Antazoline',
  'Buclizine',
  'Chlorpheniramine',
  'Clemizole',
  'Cyproheptadine',
  'Diphenhydramine',
  'Doxylamine',
  'Meclizine',
  'Pheniramine',
])
/** Stands with the vitamins, and is a hormone's own strength of one. */
const VITAMINS_ON_PRESCRIPTION = new Set(['Alfacalcidol'])

function isFree(name: string, schedule: Schedule | null, speciality: string | undefined): boolean {
  if (schedule === 'G') return FREE_OF_G.has(name)
  return schedule === null && speciality === FREE_SPECIALITY && !VITAMINS_ON_PRESCRIPTION.has(name)
}

const namesIn = (text: string) =>
  text
    .split(';')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '')
