import type { SpecialitySeed } from '../salt-seed.ts'
import { cardiology } from './cardiology.ts'
import { diabetes } from './diabetes.ts'
import { infectiousDiseases } from './infectious-diseases.ts'
import { painRelief } from './pain-relief.ts'

/** In the order of the shop's speciality list. */
export const specialities: readonly SpecialitySeed[] = [painRelief, diabetes, cardiology, infectiousDiseases]
