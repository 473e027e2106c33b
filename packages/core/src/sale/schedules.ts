import type { DosageForm, Schedule } from '../contract/product.ts'
import { nameKey } from '../product/name-key.ts'
import { SCHEDULE_G } from './schedule-g.ts'

/** The stricter one first; what no schedule is known to name (null) stands before what is known to be free. */
const STRICTEST: readonly (Schedule | null)[] = ['X', 'H1', 'H', 'C', 'C1', null, 'G', 'OTC', 'none']

/** All that a product can be said to be of. */
export const SCHEDULES = [
  'X',
  'H1',
  'H',
  'C',
  'C1',
  'G',
  'OTC',
  'none',
] as const satisfies readonly Schedule[]

/** Of the schedules of several salts the one that counts. @returns null where of one of them none is known and no stricter one is */
export const strictestOf = (schedules: readonly (Schedule | null)[]): Schedule | null =>
  STRICTEST.find((schedule) => schedules.includes(schedule)) ?? null

/** The schedule that a product has, and whether somebody has said it or its salts tell it. */
export interface KeptSchedule {
  /** null where none names it. */
  schedule: Schedule | null
  isGuessed: boolean
}

/**
 * The schedule of a product: what somebody has said of it counts before what its salts tell, for a preparation may be exempt; that it
 * is in none, too. Of what was guessed the stricter one counts: a salt may have been moved since. What a salt puts into Schedule X
 * stays there, whatever is said.
 *
 * @param ofSalts - Of each of its salts; null of one of which none is known.
 * @source docs/sources.md#schedules
 */
export function scheduleOfProduct(
  { schedule, isGuessed }: KeptSchedule,
  ofSalts: readonly (Schedule | null)[],
): Schedule | null {
  const told = strictestOf(ofSalts)
  if (told === 'X') return 'X'
  if (!isGuessed) return schedule ?? 'none'
  if (schedule === null || told === null) return schedule ?? told
  return strictestOf([schedule, told])
}

/**
 * The schedule of a salt: what is known of it, else that Schedule G names it.
 * @param known - null where no schedule is known to name it.
 */
export function scheduleOfSalt(name: string, known: Schedule | null): Schedule | null {
  if (known !== null && known !== 'none') return known
  const words = nameKey(name).split(/[^a-z0-9]+/)
  return SCHEDULE_G.some((substance) => words.includes(substance)) ? 'G' : known
}

const PARENTERAL: ReadonlySet<DosageForm> = new Set(['injection', 'vial'])

/**
 * Of insulins, sera, vaccines and other biologicals: Schedule C where they are injected, else C (1).
 * @source docs/sources.md#schedules
 */
export const scheduleOfBiological = (form: DosageForm): Schedule => (PARENTERAL.has(form) ? 'C' : 'C1')

/** As people and lists write it: 'H1', 'Schedule H', 'sch. c (1)', 'h'. @returns null for what names none */
export function readSchedule(text: string): Schedule | null {
  const found = /(?:^|[^a-z0-9])(h[\s-]?1|c[\s-]?\(?1\)?|otc|none|h|x|g|c)(?:$|[^a-z0-9])/i.exec(text)?.[1]
  const letters = found?.toUpperCase().replace(/[\s()-]/g, '')
  return SCHEDULES.find((schedule) => schedule.toUpperCase() === letters) ?? null
}
