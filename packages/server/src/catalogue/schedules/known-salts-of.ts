import type { SaltFacts } from '@dawakit/core/catalogue'
import { createKnownSalts, type KnownSalts } from '@dawakit/lists/salts'

const made = new WeakMap<readonly SaltFacts[], KnownSalts>()

/** What is known of salts, found by name: made once of a table, which takes longer than to read a product. */
export function knownSaltsOf(facts: readonly SaltFacts[]): KnownSalts {
  const known = made.get(facts) ?? createKnownSalts(facts)
  made.set(facts, known)
  return known
}
