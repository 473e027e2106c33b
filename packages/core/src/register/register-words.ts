import type { RegisterEntry } from '../contract/index.ts'
import { nameKey } from '../product/name-key.ts'

/** What an entry is found by; the letter stands before its words where they are kept. */
export const REGISTER_FIELDS = {
  product: 'p',
  batch: 'b',
  prescriber: 'd',
  patient: 'n',
  order: 'o',
} as const
export type RegisterField = keyof typeof REGISTER_FIELDS

const WORD_MAX = 40
/** Shorter words are in every other name: 'dr', 's', '50'. */
const WORD_MIN = 3

type Found = Pick<
  RegisterEntry,
  'drug' | 'batch' | 'prescriberName' | 'prescriberRegistration' | 'patientName' | 'orderNumber' | 'number'
>

/**
 * The words that an entry of a register is found by, each with its field's letter: `p:azithral`.
 * @param salts - Of its medicine.
 */
export function registerWords(entry: Found, salts: readonly string[]): string[] {
  const number = nameKey(entry.orderNumber)
  const texts: Readonly<Record<RegisterField, readonly string[]>> = {
    product: [entry.drug, ...salts].flatMap(wordsOf),
    batch: [nameKey(entry.batch)],
    prescriber: [entry.prescriberName, entry.prescriberRegistration].flatMap(wordsOf),
    patient: wordsOf(entry.patientName),
    order: [number, number.slice(number.lastIndexOf('-') + 1), nameKey(entry.number)],
  }
  const words = Object.entries(texts).flatMap(([field, found]) =>
    found
      .filter((word) => word !== '')
      .map((word) => `${REGISTER_FIELDS[field as RegisterField]}:${word.slice(0, WORD_MAX)}`),
  )
  return [...new Set(words)]
}

/** The words of what somebody looks for; of several short ones none. */
export function soughtRegisterWords(text: string, field: RegisterField | null): string[] {
  const words = field === 'batch' ? [nameKey(text)] : nameKey(text).split(/\s+/)
  const long = words.filter((word) => word.length >= WORD_MIN)
  return (long.length > 0 ? long : words).filter((word) => word !== '').map((word) => word.slice(0, WORD_MAX))
}

const wordsOf = (text: string): string[] =>
  nameKey(text)
    .split(/[^a-z0-9./-]+/)
    .filter((word) => word.length >= WORD_MIN)
