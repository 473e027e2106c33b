import type { SaltFacts } from '@dawakit/core/catalogue'
import { saltKey } from '../products/salt-key.ts'

/**
 * What is known of a salt.
 *
 * @param name - As a pack prints it: 'Losartan Potassium' is found as 'Losartan'.
 * @returns undefined for a salt that nobody has told of.
 */
export type KnownSalt = (name: string) => SaltFacts | undefined

export function createKnownSalts(facts: readonly SaltFacts[]): KnownSalt {
  const known = byKey(facts)
  return (name) => {
    const words = saltKey(name).split(' ')
    for (let count = words.length; count > 0; count--) {
      const found = known.get(words.slice(0, count).join(' '))
      if (found) return found
    }
    // 'Insulin' alone, where only its kinds are known.
    const [first = ''] = words
    return words.length === 1 ? [...known].find(([key]) => key.startsWith(`${first} `))?.[1] : undefined
  }
}

/** A salt on its own tells more than one in a combination: those come first and stay. */
function byKey(facts: readonly SaltFacts[]): Map<string, SaltFacts> {
  const found = new Map<string, SaltFacts>()
  for (const fact of facts.toSorted((a, b) => a.salts.length - b.salts.length)) {
    for (const name of fact.salts) {
      const key = saltKey(name)
      if (!found.has(key)) found.set(key, fact)
    }
  }
  return found
}
