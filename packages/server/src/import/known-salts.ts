import { specialities } from '@dawakit/catalogue'
import type { Schedule } from '@dawakit/core/catalogue'
import { saltKey } from '../products/salt-key.ts'

/** What the reference catalogue knows of a salt. */
export interface KnownSalt {
  speciality: string
  subspeciality: string
  schedule: Schedule
  needsPrescription: boolean
  isColdChain: boolean
}

let known: Map<string, KnownSalt> | undefined

/**
 * @param name - As a pack prints it: 'Losartan Potassium' is found as 'Losartan'.
 * @returns undefined for a salt that the reference catalogue does not have.
 */
export function knownSalt(name: string): KnownSalt | undefined {
  known ??= readKnownSalts()
  const words = saltKey(name).split(' ')
  for (let count = words.length; count > 0; count--) {
    const found = known.get(words.slice(0, count).join(' '))
    if (found) return found
  }
  // 'Insulin' alone, where only its kinds are known.
  const [first = ''] = words
  return words.length === 1 ? [...known].find(([key]) => key.startsWith(`${first} `))?.[1] : undefined
}

/** A salt on its own tells more than one in a combination: those come first and stay. */
function readKnownSalts(): Map<string, KnownSalt> {
  const found = new Map<string, KnownSalt>()
  const seeds = specialities.flatMap(({ speciality, salts }) => salts.map((seed) => ({ speciality, seed })))
  for (const { speciality, seed } of seeds.sort((a, b) => a.seed.salts.length - b.seed.salts.length)) {
    for (const name of seed.salts) {
      const key = saltKey(name)
      if (found.has(key)) continue
      found.set(key, {
        speciality,
        subspeciality: seed.subspeciality,
        schedule: seed.schedule,
        needsPrescription: seed.needsPrescription ?? (seed.schedule !== 'none' && seed.schedule !== 'G'),
        isColdChain: seed.isColdChain ?? false,
      })
    }
  }
  return found
}
