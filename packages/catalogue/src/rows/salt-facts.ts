import type { SaltFacts } from '@dawakit/core/catalogue'
import { isOnPrescription } from './salt-seed.ts'
import { specialities } from './salts/index.ts'
import { movesOf } from './schedule-moves.ts'
import { unsoldFacts } from './unsold/unsold-facts.ts'

/** What the catalogue knows of each salt and combination that it sells, then of those that other lists do. */
export function saltFacts(): SaltFacts[] {
  return [...soldFacts(), ...unsoldFacts()]
}

/** Schedule H names them; the packs that the shop sells of them are exempt, those of other lists nobody knows. */
const SCHEDULED = new Set(['Clotrimazole', 'Levonorgestrel'])

const soldFacts = (): SaltFacts[] =>
  specialities.flatMap(({ speciality, salts }) =>
    salts.map((seed) => ({
      salts: seed.salts,
      speciality,
      subspeciality: seed.subspeciality,
      schedule: seed.schedule,
      isPrescriptionNeeded: isOnPrescription(seed) || seed.salts.some((salt) => SCHEDULED.has(salt)),
      isColdChainNeeded: seed.isColdChain ?? false,
      moves: movesOf(seed.salts),
    })),
  )
