import type { SaltFacts } from '@dawakit/core/catalogue'
import { nameKey } from '@dawakit/core/product'
import { NIL_RATED, nilRatedName } from '@dawakit/core/tax'
import { nearestOf } from '../values/nearest-of.ts'
import { isSaltForm } from './salt-forms.ts'
import { saltKey } from './salt-key.ts'
import { canonicalSaltKey, spelledKeys } from './salt-spellings.ts'

/** What is known of salts, by their names as packs print them. */
export interface KnownSalts {
  /**
   * @param name - 'Losartan Potassium' and 'Potassium Losartan' are found as 'Losartan', 'Amoxycillin' as 'Amoxicillin'.
   * @returns undefined for a salt that nobody has told of.
   */
  of(name: string): SaltFacts | undefined
  /**
   * The key of a salt that is known, to the shop or to the law of taxes, and whose name this is, with nothing beside it but what it is
   * bound to: for texts that may be anything.
   */
  named(name: string): string | undefined
  /** Whether a text has a word that a salt begins with: of one that has none, no salt is read. */
  hasWordOf(text: string): boolean
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

/** Names that are kept: those of a list's salts come again and again. */
const MOST_NAMES = 20_000

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
      beginning(known, words, LEADING.has(first) ? 2 : 1) ??
      (words.join(' ') === 'insulin' ? known.get('human insulin') : undefined)
    )
  }
  const whole = (key: string): string | undefined => {
    const words = canonicalSaltKey(plain(key)).split(' ')
    const own = LEADING.has(words[0] ?? '') && !known.has(words.join(' ')) ? words.slice(1) : words
    for (let count = own.length; count > 0; count--) {
      const name = canonicalSaltKey(own.slice(0, count).join(' '))
      if (known.has(name)) return name
      if (!isSaltForm(own[count - 1] ?? '')) return undefined
    }
    return undefined
  }
  const findNamed = (name: string): string | undefined => {
    const either = name.includes('/') ? name.split('/') : []
    const keys = new Set(either.map((one) => whole(saltKey(one))))
    const [only] = keys
    return whole(saltKey(name)) ?? (keys.size === 1 ? only : undefined) ?? nilRatedName(name)?.name
  }
  const named = new Map<string, string | undefined>()
  const firstWords = new Set([...known.keys(), ...spelledKeys(), ...NIL_RATED.salts].map(firstWordOf))
  /** 'Insulin Isophane/NPH', 'Nicoumalone/Acenocoumarol': the same salt by two names, and in doubt the one on prescription. */
  const findAny = (key: string) => {
    const facts = [key, ...(key.includes('/') ? key.split('/') : [])].flatMap((part) => find(part) ?? [])
    return facts.find((fact) => fact.isPrescriptionNeeded) ?? facts[0]
  }
  return {
    of(name) {
      const key = saltKey(name)
      if (!found.has(key)) found.set(key, findAny(key))
      return found.get(key)
    },
    named(name) {
      const known = named.get(name)
      if (known !== undefined || named.has(name)) return known
      if (named.size > MOST_NAMES) named.clear()
      const found = findNamed(name)
      named.set(name, found)
      return found
    },
    hasWordOf: (text) =>
      nameKey(text)
        .split(/[^a-z0-9]+/)
        .some((word) => firstWords.has(word)),
    nearest(name) {
      const near = nearestOf(saltKey(name), names.keys())
      return near === null ? null : (names.get(near) ?? null)
    },
  }
}

/** The first word of a key that is no number or letter alone: '5 fluorouracil', 'n acetylcysteine'. */
const firstWordOf = (key: string) => key.split(/[^a-z0-9]+/).find((word) => /[a-z]{2}/.test(word)) ?? key

/** 'povidone-iodine' and 'povidone iodine' are one. */
const plain = (key: string) => key.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/**
 * By the most of the first words, and not by a metal alone. What is free to sell is found by them alone where the rest is no more than
 * its form: 'Paracetamol Tramadol' is not Paracetamol.
 */
function beginning(
  known: ReadonlyMap<string, SaltFacts>,
  words: readonly string[],
  least = 1,
): SaltFacts | undefined {
  for (let count = words.length; count >= least; count--) {
    const found = known.get(words.slice(0, count).join(' '))
    if (found && (found.isPrescriptionNeeded || words.slice(count).every(isSaltForm))) return found
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
