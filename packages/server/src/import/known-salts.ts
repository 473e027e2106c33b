import type { SaltFacts } from '@dawakit/core/catalogue'
import { saltKey } from '../salts/salt-key.ts'
import { canonicalSaltKey } from '../salts/salt-spellings.ts'
import { nearestOf } from './nearest-of.ts'

/** What is known of salts, by their names as packs print them. */
export interface KnownSalts {
  /**
   * @param name - 'Losartan Potassium' and 'Potassium Losartan' are found as 'Losartan', 'Amoxycillin' as 'Amoxicillin'.
   * @returns undefined for a salt that nobody has told of.
   */
  of(name: string): SaltFacts | undefined
  /** The known salt that an unknown name may be a slip of; null where none is near. */
  nearest(name: string): string | null
}

/** What stands before a salt on packs, or behind it: the acid or the metal that it is bound to. */
const LEADING = new Set([
  'sodium',
  'potassium',
  'calcium',
  'magnesium',
  'zinc',
  'disodium',
  'micronised',
  'micronized',
  'natural',
])

export function createKnownSalts(facts: readonly SaltFacts[]): KnownSalts {
  const known = byKey(facts)
  const names = new Map(facts.flatMap(({ salts }) => salts.map((name) => [saltKey(name), name])))
  const found = new Map<string, SaltFacts | undefined>()
  const find = (key: string) => {
    const words = canonicalSaltKey(plain(key)).split(' ')
    const [first = '', ...rest] = words
    return (
      known.get(words.join(' ')) ??
      (LEADING.has(first) ? beginning(known, canonicalSaltKey(rest.join(' ')).split(' ')) : undefined) ??
      beginning(known, words) ??
      // 'Insulin' alone, where only its kinds are known.
      (words.length === 1 ? [...known].find(([key]) => key.startsWith(`${first} `))?.[1] : undefined)
    )
  }
  return {
    of(name) {
      const key = saltKey(name)
      if (!found.has(key)) found.set(key, find(key))
      return found.get(key)
    },
    nearest(name) {
      const near = nearestOf(saltKey(name), names.keys())
      return near === null ? null : (names.get(near) ?? null)
    },
  }
}

/** 'povidone-iodine' and 'povidone iodine' are one. */
const plain = (key: string) => key.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** By the most of the first words. */
function beginning(known: ReadonlyMap<string, SaltFacts>, words: readonly string[]): SaltFacts | undefined {
  for (let count = words.length; count > 0; count--) {
    const found = known.get(words.slice(0, count).join(' '))
    if (found) return found
  }
  return undefined
}

/** A salt on its own tells more than one in a combination: those come first and stay. */
function byKey(facts: readonly SaltFacts[]): Map<string, SaltFacts> {
  const found = new Map<string, SaltFacts>()
  for (const fact of facts.toSorted((a, b) => a.salts.length - b.salts.length)) {
    for (const name of fact.salts) {
      const key = canonicalSaltKey(plain(saltKey(name)))
      if (!found.has(key)) found.set(key, fact)
    }
  }
  return found
}
