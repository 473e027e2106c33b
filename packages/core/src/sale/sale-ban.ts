import { nameKey } from '../product/name-key.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { notSoldOnline, scheduleXNotSold } from '../refusals/sale.ts'
import { SCHEDULE_X } from './schedule-x.ts'

/** Why something is never sold here: by law, or by the shop's own list. */
export type SaleBan = 'schedule-x' | 'not-online'

/** What decides it. */
export interface BannedBy {
  name: string
  /** Its salts, as chips or keys. */
  salts: readonly string[]
  /** As the shop or its list says: 'H1', 'X', 'Schedule X'; null where nobody does. */
  schedule: string | null
  isGeneralProduct: boolean
}

/** What a shop does not sell online unless it says otherwise, as {@link bannedWords} reads it. */
export const NOT_SOLD_ONLINE = 'Mifepristone, MTP Kit'

/** What whoever asks is told. */
export const saleBanRefusals: Readonly<Record<SaleBan, Refusal>> = {
  'schedule-x': scheduleXNotSold,
  'not-online': notSoldOnline,
}

/**
 * Why a product may not be sold, whoever asks and whatever a pharmacist says. A name counts as much as a salt, since lists
 * come without compositions; not that of goods which are no medicine, as a test strip for a substance is not the substance.
 *
 * @param notOnline - What the shop does not sell beside, as `bannedWords` reads it.
 * @returns null for what may be sold. The law comes before the shop's list.
 * @source docs/sources.md#schedule-x
 */
export function saleBanOf(product: BannedBy, notOnline: readonly string[]): SaleBan | null {
  const { name, salts, schedule, isGeneralProduct } = product
  if (schedule !== null && inWords(schedule).includes(' x ')) return 'schedule-x'
  const text = [...salts, isGeneralProduct ? '' : name].map(inWords).join('')
  const names = (words: string) => words !== '' && text.includes(` ${words} `)
  if (SCHEDULE_X.some(names)) return 'schedule-x'
  return notOnline.some(names) ? 'not-online' : null
}

/** An operator's list of salts and words of names, with commas between, as {@link saleBanOf} takes it. */
export function bannedWords(text: string): string[] {
  return [...new Set(text.split(',').map((words) => inWords(words).trim()))].filter((words) => words !== '')
}

/** Letters and digits with one blank between and around words, so that no word is found in a longer one. */
const inWords = (text: string): string =>
  ` ${nameKey(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `
