import type { Schedule } from '@dawakit/core/catalogue'
import type { HouseKey } from './houses.ts'
import type { PackFormKey } from './pack-forms.ts'

/**
 * One pack: form, strength as printed (a combination's strengths joined by '+', in the order of the
 * salts), units, and the MRP in rupees of a mid-priced brand. `label` stands in the brand's name in
 * place of the strength.
 */
export type PackSeed = readonly [
  form: PackFormKey,
  strength: string,
  units: number,
  mrpRupees: number,
  label?: string,
]

/** A salt, or a fixed combination, as the catalogue sells it. */
export interface SaltSeed {
  /** In the order of the pack. */
  salts: readonly string[]
  /** The start of brand names: 'Para' makes 'Parakav'. */
  stem: string
  /** Follows the brand name of a combination: 'Plus', 'D', 'AM'. */
  suffix?: string
  subspeciality: string
  schedule: Schedule
  /** Default: as the schedule says (H, H1 and X). */
  needsPrescription?: boolean
  /** Stored at 2 to 8 °C. Default: room temperature. */
  isColdChain?: boolean
  /** Continues '… is used …': what for, in plain words. */
  use: string
  /** How and when it is taken, beyond what its form says. */
  take: string
  /** Common side effects, a list in plain words. */
  effects: string
  /** What to tell the doctor, and when to stop and ask. */
  care: string
  packs: readonly PackSeed[]
  /** Default: houses chosen by the salt's name. */
  houses?: readonly HouseKey[]
  /** How much people buy it, 1 to 10. Default 4. */
  demand?: number
}

export interface SpecialitySeed {
  speciality: string
  salts: readonly SaltSeed[]
}

/** As the seed says, else by its schedule: H, H1 and X. */
export function isOnPrescription({ needsPrescription, schedule }: SaltSeed): boolean {
  return needsPrescription ?? (schedule !== 'none' && schedule !== 'G')
}
